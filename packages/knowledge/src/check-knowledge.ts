/**
 * The rules that the knowledge base has to keep. Every finding is one sentence that names the fact; none =
 * sound. The rules are in `check-facts.ts` (facts among themselves) and `check-texts.ts` (texts against
 * facts).
 */
import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'
import { checkFacts } from './check-facts.ts'
import { checkTexts, checkTranslation } from './check-texts.ts'

/** Findings over the facts and every language; `wordKeys` are the keys that the plan's writer looks up. */
export function checkKnowledge(
  knowledge: Knowledge,
  texts: Readonly<Record<string, KnowledgeTexts>>,
  wordKeys: readonly string[],
): readonly string[] {
  const english = texts['en']
  const inWords = (one: KnowledgeTexts): readonly string[] => [
    ...checkTexts(knowledge, one, wordKeys),
    ...(english === undefined || one === english ? [] : checkTranslation(english, one)),
  ]
  return [
    ...checkFacts(knowledge),
    ...Object.values(texts).flatMap((one) => inWords(one).map((finding) => `${one.language}: ${finding}`)),
  ]
}
