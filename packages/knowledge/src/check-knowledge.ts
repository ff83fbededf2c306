/**
 * What the build refuses of the knowledge base. Every finding is one sentence that names the fact; none = sound.
 * The single rules stand in `check-facts.ts` (facts among themselves) and `check-texts.ts` (texts against facts).
 */
import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'
import { checkFacts } from './check-facts.ts'
import { checkTexts } from './check-texts.ts'

/** Findings over the facts and every language; `wordKeys` are the keys that the plan's writer looks up. */
export function checkKnowledge(
  knowledge: Knowledge,
  texts: Readonly<Record<string, KnowledgeTexts>>,
  wordKeys: readonly string[],
): readonly string[] {
  return [
    ...checkFacts(knowledge),
    ...Object.values(texts).flatMap((one) => checkTexts(knowledge, one, wordKeys).map((finding) => `${one.language}: ${finding}`)),
  ]
}
