import type { Place, PlaceInput, places } from '@larder/contract/places'
import { locationTypeKey } from '@larder/core/classifiers'
import { carryExtraData, locationBelongs, mailAddressesOf, normalizeEmailList } from '@larder/core/places'
import type { Activity } from '@larder/core/haccp'
import { companyOf, placeOf, type Ctx, type Input } from '#kit/context.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { invalid } from '#kit/problem.ts'
import { followPlaces, requireRoomForPlace } from '#features/billing/public.ts'
import { confirmedOf, enqueueLink, keyOf } from '#features/account/public.ts'
import { findActivity } from '#features/plan-data/public.ts'
import { countPlaces, lockPlace, type PlaceWrite } from './places.queries.ts'
import { readPlace } from './read-place.ts'
import { addPlace, writePlace } from './write-place.ts'

/** @throws Problem `invalid` where the activity is unknown or does not have the location type */
export function readActivity(business_activity_id: number, location_type_id: number): Activity {
  const activity = findActivity(business_activity_id)
  if (!activity) throw invalid('business_activity_id', 'unknown')
  const location = locationTypeKey(location_type_id)
  if (location === undefined || !locationBelongs(activity, location))
    throw invalid('location_type_id', 'unknown')
  return activity
}

const toRow = (form: PlaceInput): PlaceWrite => ({
  name: form.name.trim(),
  address: form.address.trim(),
  country_id: form.country_id,
  state_id: form.state_id ?? null,
  person_phone: form.person_phone.trim(),
  person_email: form.person_email.trim(),
  notification_email: normalizeEmailList(form.notification_email ?? ''),
  ...(form.mails_breaches !== undefined && { mails_breaches: form.mails_breaches }),
  contact_person: form.contact_person.trim(),
  business_activity_id: form.business_activity_id,
  location_type_id: form.location_type_id,
  number_of_employees: form.number_of_employees,
  preferred_language: form.preferred_language,
  timezone: form.timezone,
})

/** Requests consent to e-mails from addresses outside the company. */
const askMailAddresses = (ctx: Ctx, form: PlaceInput): Promise<unknown> =>
  confirmedOf(ctx, mailAddressesOf({ ...form, notification_email: form.notification_email ?? '' }), {
    company_id: companyOf(ctx),
    lang: form.preferred_language,
  })

/**
 * Sends the link again. @throws Problem `invalid`: `unknown` where the address is not of the place or agreed
 */
export async function askMailAddress(
  ctx: Ctx,
  { body }: Input<typeof places.ask_mail_address>,
): Promise<Place> {
  const place = await readPlace(ctx)
  const address = place.mail_addresses.find(({ email }) => keyOf(email) === keyOf(body.email))
  if (address === undefined || address.is_confirmed) throw invalid('email', 'unknown')
  const { company_id, preferred_language: lang } = place
  await countMail(ctx, { to: address.email, company_id, field: 'email' })
  await enqueueLink(ctx, address.email, { company_id, lang })
  ctx.audit({ entity: 'place', entity_id: place.id, detail: { asked_mail_address: address.email } })
  return place
}

/** Of a company; the largest chains stay far below. */
const MAX_PLACES = 1_000

/** A new place starts with the switches of its activity. @throws Problem `invalid` `too_many` */
export async function createPlace(ctx: Ctx, { body }: Input<typeof places.create>): Promise<Place> {
  const company_id = companyOf(ctx)
  const activity = readActivity(body.business_activity_id, body.location_type_id)
  await requireRoomForPlace(ctx)
  if ((await countPlaces(ctx.db, company_id)) >= MAX_PLACES) throw invalid('name', 'too_many')
  const place_id = await addPlace(ctx, {
    ...toRow(body),
    company_id,
    extra_data: activity.starts_with ?? [],
    created_at: ctx.now.toISOString(),
  })
  await askMailAddresses(ctx, body)
  await followPlaces(ctx, company_id)
  ctx.audit({
    entity: 'place',
    entity_id: place_id,
    place_id,
    detail: {
      name: body.name,
      business_activity_id: body.business_activity_id,
      location_type_id: body.location_type_id,
    },
  })
  return readPlace(ctx, { company_id, place_id })
}

/** Another activity keeps the switches that it offers as well. */
export async function changePlace(ctx: Ctx, { body }: Input<typeof places.change>): Promise<Place> {
  const at = placeOf(ctx)
  const activity = readActivity(body.business_activity_id, body.location_type_id)
  const stored = await lockPlace(ctx.db, at)
  const row = toRow(body)
  const moved = stored.business_activity_id !== body.business_activity_id
  await writePlace(ctx.db, at, {
    ...row,
    ...(moved ? { extra_data: carryExtraData(activity, stored.extra_data) } : {}),
  })
  await askMailAddresses(ctx, body)
  ctx.audit({ entity: 'place', entity_id: at.place_id, detail: row })
  return readPlace(ctx)
}
