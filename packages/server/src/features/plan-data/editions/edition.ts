import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'

/** An edition of the knowledge base: its facts, and its texts by language. */
export type Edition = {
  readonly version: number
  readonly knowledge: Knowledge
  readonly texts: Readonly<Record<string, KnowledgeTexts>>
}
