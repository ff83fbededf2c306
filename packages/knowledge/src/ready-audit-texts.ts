import type { AuditTexts } from './facts/ready-audits.ts'
import { audits as de } from './texts/de/audits.ts'
import { audits as en } from './texts/en/audits.ts'
import { audits as es } from './texts/es/audits.ts'
import { audits as et } from './texts/et/audits.ts'
import { audits as lv } from './texts/lv/audits.ts'
import { audits as ru } from './texts/ru/audits.ts'
import { audits as uk } from './texts/uk/audits.ts'

/** The texts of the ready audit templates; a language that is not here reads English. */
export const readyAuditTexts: Readonly<Record<string, AuditTexts>> & { readonly en: AuditTexts } = {
  de,
  en,
  es,
  et,
  lv,
  ru,
  uk,
}
