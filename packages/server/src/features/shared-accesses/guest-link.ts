/** The link behind a code that hangs where everybody passes: it opens the allergen matrix and nothing else. */
import { isForGuests } from '@larder/core/shared-accesses'
import { placeOf, type Ctx } from '#kit/context.ts'
import { hashToken } from '#kit/tokens.ts'
import { findValidLink } from './shared-accesses.queries.ts'

type Host = Pick<Ctx['platform'], 'config'>
const SECRET = 'shared_access_token'

export const sharedLink = ({ config }: Host, token: string, lang: string): string =>
  `${config.base_url}/?${SECRET}=${token}&lang=${lang}`

/** Written anew from its secret, so that nothing else in it is printed; null for any other link. */
export async function guestLink(ctx: Ctx, link: string): Promise<string | null> {
  if (!link.startsWith(`${ctx.platform.config.base_url}/`)) return null
  const [token, ...others] = URL.parse(link)?.searchParams.getAll(SECRET) ?? []
  if (token === undefined || others.length > 0) return null
  const storedLink = await findValidLink(ctx.db, placeOf(ctx), {
    token_hash: hashToken(token),
    now: ctx.now.toISOString(),
  })
  if (storedLink === undefined || !isForGuests(storedLink.modules)) return null
  return sharedLink(ctx.platform, token, storedLink.lang)
}
