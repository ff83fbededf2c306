import type { KnowledgeTexts, ShortNames } from '@larder/core/haccp'
import type { Glossary } from './glossary-terms.ts'
import { glossary as glossaryDe } from './texts/de/glossary.ts'
import { de } from './texts/de/texts.ts'
import { en } from './texts/en/texts.ts'
import { glossary as glossaryEs } from './texts/es/glossary.ts'
import { es } from './texts/es/texts.ts'
import { glossary as glossaryEt } from './texts/et/glossary.ts'
import { et } from './texts/et/texts.ts'
import { glossary as glossaryLv } from './texts/lv/glossary.ts'
import { lv } from './texts/lv/texts.ts'
import { glossary as glossaryRu } from './texts/ru/glossary.ts'
import { ru } from './texts/ru/texts.ts'
import { glossary as glossaryUk } from './texts/uk/glossary.ts'
import { uk } from './texts/uk/texts.ts'
import { shortNames as shortDe } from './texts/de/short-names.ts'
import { shortNames as shortEn } from './texts/en/short-names.ts'
import { shortNames as shortEs } from './texts/es/short-names.ts'
import { shortNames as shortEt } from './texts/et/short-names.ts'
import { shortNames as shortLv } from './texts/lv/short-names.ts'
import { shortNames as shortRu } from './texts/ru/short-names.ts'
import { shortNames as shortUk } from './texts/uk/short-names.ts'

export { knowledge } from './facts/knowledge.ts'
export { criteriaOf } from './facts/criteria.ts'
export { setupQuestions, storageTasks } from './facts/setup-questions.ts'
export { readyAudits } from './facts/ready-audits.ts'
export { standingDuties } from './facts/standing-duties.ts'
export { requiredDocuments } from './facts/required-documents.ts'
export { teamRequirements } from './facts/team-requirements.ts'
export { readyAuditTexts } from './ready-audit-texts.ts'
export { setupTexts } from './texts/setup-texts.ts'
export { editionContent } from './edition-content.ts'
export { englishOf, inVariant } from './variants.ts'

/** The texts of each language; a language that is not here reads English. */
export const texts: Readonly<Record<string, KnowledgeTexts>> = {
  en,
  de,
  es,
  et,
  lv,
  ru,
  uk,
}

/**
 * The words of the trade of each translated language; its texts and its file of packages/locales keep to
 * them.
 */
export const glossaries: Readonly<Record<string, Glossary>> = {
  de: glossaryDe,
  es: glossaryEs,
  et: glossaryEt,
  lv: glossaryLv,
  ru: glossaryRu,
  uk: glossaryUk,
}

/** Names of tasks for one line of a phone, by language: words of the interface, not of the plan. */
export const shortNames: Readonly<Record<string, ShortNames>> = {
  en: shortEn,
  de: shortDe,
  es: shortEs,
  et: shortEt,
  lv: shortLv,
  ru: shortRu,
  uk: shortUk,
}
