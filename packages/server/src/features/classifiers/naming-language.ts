import type { Ctx } from '#kit/context.ts'
import { findLanguageOf } from './classifiers.queries.ts'
import { namingLanguage } from './cldr-names.ts'

/** The language for names: the requested one, else the account's, else English. */
export async function languageFor(ctx: Ctx, asked?: string): Promise<string> {
  if (asked !== undefined) return namingLanguage(asked)
  return ctx.actor.kind === 'user' ? namingLanguage(await findLanguageOf(ctx.db, ctx.actor.user_id)) : 'en'
}
