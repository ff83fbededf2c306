import type { companies, Company, CompanyInput } from '@larder/contract/companies'
import { hasRegCode, normalizeVatNumber, trialEnd } from '@larder/core/companies'
import type { Actor } from '@larder/core/permissions'
import { companyOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import {
  countCompaniesBy,
  insertCompany,
  reserveCompanyId,
  updateCompany,
  type CompanyWrite,
} from './companies.queries.ts'
import { grantCompany } from './members.queries.ts'
import { readCompany } from './list-companies.ts'

const orNull = (text: string | null | undefined): string | null =>
  text == null || text.trim() === '' ? null : text.trim()

function toRow(form: CompanyInput): CompanyWrite {
  const vat_number = orNull(form.vat_number)
  return {
    name: form.name.trim(),
    address: form.address.trim(),
    email: form.email.trim(),
    reg_code: hasRegCode(form.country_id) ? orNull(form.reg_code) : null,
    vat_number: vat_number === null ? null : normalizeVatNumber(vat_number),
    country_id: form.country_id,
    state_id: form.state_id ?? null,
    preferred_language: form.preferred_language,
    volume_system: form.volume_system,
    weight_system: form.weight_system,
    temperature_scale: form.temperature_scale,
    production_currency_id: form.production_currency_id ?? null,
    date_format_id: form.date_format_id,
    entry_created_at_hidden: form.entry_created_at_hidden,
    ...(form.is_temp_predictions_enabled === undefined
      ? {}
      : { is_temp_predictions_enabled: form.is_temp_predictions_enabled }),
  }
}

/** Created by one account: each starts a trial. */
const MAX_COMPANIES = 50

/** The creator becomes owner; the trial starts. @throws Problem `invalid` `too_many` */
export async function createCompany(ctx: Ctx, { body }: Input<typeof companies.create>): Promise<Company> {
  const user_id = userId(ctx)
  if ((await countCompaniesBy(ctx.db, user_id)) >= MAX_COMPANIES) throw invalid('name', 'too_many')
  const created_at = ctx.now.toISOString()
  const id = await reserveCompanyId(ctx.db)
  await insertCompany(ctx.db, {
    ...toRow(body),
    id,
    sess_id: body.sess_id ?? null,
    trial_end_date: trialEnd(created_at),
    created_by: user_id,
    created_at,
  })
  await grantCompany(ctx.db, id, { user_id, access_level: 'owner', created_at })
  ctx.audit({
    entity: 'company',
    entity_id: id,
    company_id: id,
    detail: { name: body.name, country_id: body.country_id },
  })
  return readCompany(ctx, withOwnership(ctx.actor, id), id)
}

/** The actor as the next request will find it. */
const withOwnership = (actor: Actor, id: number): Actor =>
  actor.kind === 'user' ? { ...actor, companies: { ...actor.companies, [id]: 'owner' } } : actor

export async function changeCompany(ctx: Ctx, { body }: Input<typeof companies.change>): Promise<Company> {
  const id = companyOf(ctx)
  const row = toRow(body)
  await updateCompany(ctx.db, id, row)
  ctx.audit({ entity: 'company', entity_id: id, detail: row })
  return readCompany(ctx, ctx.actor, id)
}
