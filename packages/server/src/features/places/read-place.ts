import type { Actor } from '@larder/core/permissions'
import { mailAddressesOf, waterSourceOf } from '@larder/core/places'
import type { Place } from '@larder/contract/places'
import { placeOf, type Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { keyOf, listConfirmed } from '#features/account/public.ts'
import { activityIn } from '#features/classifiers/public.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { levelAt } from '#features/companies/public.ts'
import { findPlace, listUserGroups, type PlaceRow } from './places.queries.ts'

/** The place as the contract shows it, its activity named in `lang`. @throws Problem `not_found` */
export async function readPlace(ctx: Ctx, at: PlaceKey = placeOf(ctx), lang?: string): Promise<Place> {
  const [row, user_groups, language] = await Promise.all([
    findPlace(ctx.db, at),
    listUserGroups(ctx.db, at),
    languageFor(ctx, lang),
  ])
  if (!row) throw notFound('Place')
  const visiblePlace = { ...row, ...hiddenFrom(ctx.actor) }
  return {
    ...present(visiblePlace, {
      role: levelAt(ctx.actor, row),
      user_groups: ctx.actor.kind === 'integration' ? [] : user_groups,
      lang: language,
    }),
    mail_addresses: ctx.actor.kind === 'user' ? await readMailAddresses(ctx, visiblePlace) : [],
  }
}

async function readMailAddresses(ctx: Ctx, place: PlaceRow): Promise<Place['mail_addresses']> {
  const emails = mailAddressesOf(place)
  const confirmed = await listConfirmed(ctx.db, place.company_id, emails.map(keyOf))
  return emails.map((email) => ({ email, is_confirmed: confirmed.has(keyOf(email)) }))
}

const contacts = (): Partial<PlaceRow> => ({
  contact_person: '',
  person_phone: '',
  person_email: '',
  food_production_capacities: [],
  resale_capacities: [],
})

/** A token without the plan reads what the place is called, of what kind it is, and its time zone. */
const particulars = (): Partial<PlaceRow> => ({
  address: '',
  number_of_employees: '',
  extra_data: [],
  customer_groups: [],
  plan_confirmed_at: null,
  plan_confirmed_by: null,
  water_source: null,
  water_source_comment: '',
  last_visit: null,
  onboarding_progress: [],
  plan_id: null,
})

/**
 * Who gets alarms is nothing for a visitor with a shared link, a token or a tablet; contact person and capacities
 * are for readers of the plan, which names them.
 */
function hiddenFrom(actor: Actor): Partial<PlaceRow> {
  switch (actor.kind) {
    case 'shared':
      return { notification_email: '', ...(!actor.modules.includes('plan') && contacts()) }
    case 'integration':
      return {
        notification_email: '',
        ...(!actor.scopes.includes('plan') && { ...contacts(), ...particulars() }),
      }
    case 'tablet':
      return { notification_email: '', ...contacts() }
    default:
      return {}
  }
}

type Presenting = {
  readonly role: string | null
  readonly user_groups: { id: number; name: string }[]
  readonly lang: string
}

function present(
  { plan_id, ...row }: PlaceRow,
  { role, user_groups, lang }: Presenting,
): Omit<Place, 'mail_addresses'> {
  const business_activity = activityIn(lang, row.business_activity_id) ?? null
  return {
    ...row,
    role,
    user_groups,
    job_titles: user_groups,
    business_activity,
    location_type: business_activity?.location_types.find(({ id }) => id === row.location_type_id) ?? null,
    layouts_on_paper: row.layouts_on_paper ? 1 : 0,
    location_plan_on_paper: row.location_plan_on_paper ? 1 : 0,
    water_source: waterSourceOf(row.extra_data, row.water_source),
    food_safety_plan: plan_id === null ? null : { id: plan_id },
  }
}
