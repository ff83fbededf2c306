import { createHash } from 'node:crypto'
import { canonicalJson } from '@larder/core/canonical-json'
import type { KnowledgeTexts } from '@larder/core/haccp'
import { expect, it } from 'vitest'
import { editionContent, knowledge, texts } from './index.ts'
import { publishedEditions } from './published-editions.ts'

const english = texts['en'] as KnowledgeTexts
const hash = (content: unknown): string => createHash('sha256').update(canonicalJson(content)).digest('hex')

it('does not change facts or English texts without raising the version', () => {
  expect(
    publishedEditions[knowledge.version],
    'Facts or English texts have changed: see published-editions.ts',
  ).toBe(hash(editionContent(knowledge, english)))
})

it('gives another hash for another fact or text, and none for another version number', () => {
  const now = hash(editionContent(knowledge, english))
  expect(hash(editionContent({ ...knowledge, version: 99 }, english))).toBe(now)
  expect(hash(editionContent({ ...knowledge, limits: knowledge.limits.slice(1) }, english))).not.toBe(now)
  expect(hash(editionContent(knowledge, { ...english, duties: {} }))).not.toBe(now)
})
