import { expect, it } from 'vitest'
import { shortPlanWordKeys, type KnowledgeTexts } from '@larder/core/haccp'
import { newestEdition } from './editions/editions.ts'
import { textsOf } from './texts.ts'

const newest = newestEdition.texts['de'] as KnowledgeTexts
const isOfShortPlan = (key: string): boolean => shortPlanWordKeys.some((one) => one === key)

it('gives an older edition the words of the short plan, and leaves its own', () => {
  const words = {
    ...Object.fromEntries(Object.entries(newest.words).filter(([key]) => !isOfShortPlan(key))),
    'section.sources': 'Alte Quellen',
    'column.programme': 'Altes Programm',
  }
  const older = { texts: { de: { ...newest, words } } }
  expect(textsOf(older, 'de').words).toMatchObject({
    'short.title': newest.words['short.title'],
    'section.sources': 'Alte Quellen',
    'column.programme': 'Altes Programm',
  })
})
