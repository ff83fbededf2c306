import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'

/**
 * What makes an edition of the knowledge base another one: its facts, and the English texts that plans say them in.
 * Other languages and words of the interface may be added and corrected without a new version.
 */
export function editionContent(
  { version: _version, ...facts }: Knowledge,
  english: KnowledgeTexts,
): Readonly<Record<string, unknown>> {
  const { hazards, limits, tasks, actions, prps, analyses, duties, processes } = english
  return { facts, texts: { hazards, limits, tasks, actions, prps, analyses, duties, processes } }
}
