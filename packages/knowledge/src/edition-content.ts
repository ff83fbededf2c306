import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'

/**
 * The content that identifies an edition of the knowledge base: its facts, and the English texts of plans.
 * Other languages and words of the interface may be added and corrected without a new version.
 */
export function editionContent(
  { version: _version, ...facts }: Knowledge,
  english: KnowledgeTexts,
): Readonly<Record<string, unknown>> {
  const { hazards, limits, tasks, actions, prps, analyses, duties, processes } = english
  return { facts, texts: { hazards, limits, tasks, actions, prps, analyses, duties, processes } }
}
