import type { KnowledgeTexts } from '@larder/core/haccp'
import { en } from './texts/en/texts.ts'

export { knowledge } from './facts/knowledge.ts'

/** The texts of each language; a language that is not here reads English. */
export const texts: Readonly<Record<string, KnowledgeTexts>> = { en }
