import { personOf } from '@larder/core/permissions'
import type { Ctx } from '#kit/context.ts'
import { findLanguageOf } from './classifiers.queries.ts'
import { namingLanguage } from './cldr-names.ts'

/** The language for names: the requested one, else the account's, else English. */
export async function languageFor(ctx: Ctx, asked?: string): Promise<string> {
  if (asked !== undefined) return namingLanguage(asked)
  const person = personOf(ctx.actor)
  return person === null ? 'en' : namingLanguage(await findLanguageOf(ctx.db, person))
}
