/** The short plan on paper: its pages, PDF/UA-1, and the same bytes again. */
import { examplePlace } from '@larder/knowledge/test/places'
import { writtenPlan } from '@larder/knowledge/test/written-plan'
import { expect, test } from 'vitest'
import { openCompiler, type PdfStandard } from './compile-section.ts'
import { withChanges } from '@larder/core/haccp'
import { textsIn } from '@larder/knowledge/test/written-plan'
import { readPdf, squeezed } from '../test/read-pdf.ts'

const compiler = openCompiler()

function compiled(kind: string, language: string, standard: PdfStandard) {
  const {
    short_plan,
    sections: _sections,
    ...frame
  } = withChanges(
    writtenPlan(examplePlace(kind, 'DE'), language),
    { date_text: '1.2.2026', sections: ['1 2', '3 4'] },
    textsIn(language).words,
  )
  if (short_plan === undefined) throw new Error('no short plan')
  return compiler.compile({ frame, section: short_plan.section, standard })
}

/** Typical small places; the restaurant has every dish and method that its activity offers. */
test.each([
  ['restaurant', 8],
  ['bar', 4],
  ['bakery', 8],
  ['butcher', 8],
  ['fishmonger', 8],
  ['grocery', 4],
  ['fast-food', 8],
  ['home', 4],
])('of a %s has %d to 12 pages, and is PDF/UA-1', (kind, least) => {
  const { pages } = compiled(kind, 'de', 'ua-1')
  expect(pages).toBeGreaterThanOrEqual(least)
  expect(pages).toBeLessThanOrEqual(12)
})

test('has the same bytes for the same plan', async () => {
  const [first, second] = [compiled('bar', 'uk', 'a-2a'), compiled('bar', 'uk', 'a-2a')]
  expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true)
  const { title, language, pages } = await readPdf(first.pdf)
  expect([language, squeezed(title).startsWith(squeezed('Короткий план'))]).toEqual(['uk', true])
  expect(squeezed(pages.join(''))).toContain(squeezed('Від версії 1.2.2026 змінилося: 1 2, 3 4.'))
})
