/** Tells the owners which of their tokens read less since products and traceability are areas of their own. */
import { forCompany, type JobHandler } from '#kit/jobs/jobs.ts'
import { composeEmail, type Reader } from '#kit/mail/emails.ts'
import { post, type Email } from '#kit/mail/mail.ts'
import { listTokensOf } from './company-tokens.queries.ts'
import { listOwners } from './members.queries.ts'

type TokenAreas = { readonly company: string; readonly tokens: readonly string[]; readonly link: string }

export const tokenAreasEmail = (reader: Reader, { company, tokens, link }: TokenAreas): Email =>
  composeEmail(reader, (say) => ({
    subject: say('email.token_areas_subject', { company }),
    paragraphs: [
      say('email.token_areas_text'),
      tokens.map((name) => `• ${name.replace(/\s+/g, ' ')}`).join('\n'),
      say('email.token_areas_how'),
      link,
    ],
  }))

/** Enqueued by the migration, once for each company that has such tokens. */
export const tellTokenAreas: JobHandler = async (platform, payload) => {
  const { company_id, token_ids } = payload as { company_id: number; token_ids: readonly number[] }
  const link = `${platform.config.base_url}/set-up/integrations?company_id=${company_id}`
  await forCompany(platform, company_id, async ({ db, now }) => {
    const rows = await listTokensOf(db, company_id, token_ids)
    const [first] = rows
    if (first === undefined) return
    const tokenAreas = { company: first.company, tokens: rows.map(({ name }) => name), link }
    for (const { username, firstname, lang } of await listOwners(db, company_id))
      await post({ db, now, platform }, tokenAreasEmail({ to: username, name: firstname, lang }, tokenAreas))
  })
}
