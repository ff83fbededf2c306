import { languages } from '@larder/core/languages'
import { personOf } from '@larder/core/permissions'
import type { Ctx } from '#kit/context.ts'

/** One of ours, else English. */
const namingLanguage = (lang: string | undefined): string =>
  languages.find(({ key }) => key === lang)?.key ?? 'en'

/** The language for names: the requested one, else the account's, else English. */
export async function languageFor(ctx: Ctx, requestedLang?: string): Promise<string> {
  if (requestedLang !== undefined) return namingLanguage(requestedLang)
  const person = personOf(ctx.actor)
  if (person === null) return 'en'
  const account = await ctx.db.selectFrom('users').select('lang').where('id', '=', person).executeTakeFirst()
  return namingLanguage(account?.lang)
}
