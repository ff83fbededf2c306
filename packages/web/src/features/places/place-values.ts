import { deviceZone } from '#kit/format.ts'
import type { Place, PlaceInput } from '@larder/contract/places'
import { normalizeEmailList } from '@larder/core/places'
import type { Company, Profile } from '#kit/access.ts'

/** The form's fields by their names in the API; a choice is its id as text, empty for none. */
export type PlaceValues = {
  name: string
  address: string
  country_id: string
  state_id: string
  contact_person: string
  person_phone: string
  person_email: string
  notification_email: string
  /** `true` or `false`. */
  mails_breaches: string
  business_activity_id: string
  location_type_id: string
  number_of_employees: string
  preferred_language: string
  timezone: string
}

export const placeFields = [
  'name',
  'business_activity_id',
  'location_type_id',
  'number_of_employees',
  'address',
  'country_id',
  'state_id',
  'contact_person',
  'person_phone',
  'person_email',
  'notification_email',
  'mails_breaches',
  'preferred_language',
  'timezone',
] as const

const text = (id: number | null): string => (id === null ? '' : String(id))
const number = (id: string): number | null => (id === '' ? null : Number(id))

/** The time zone of the browser, where the server knows it under this name. */
export function browserZone(zones: readonly { readonly key: string }[]): string {
  const timeZone = deviceZone()
  return zones.some(({ key }) => key === timeZone) ? timeZone : ''
}

type PlaceContext = {
  readonly company: Company
  readonly profile: Profile | undefined
  readonly zone: string
}

/** A new place as far as it can be guessed: a company's first one mostly has its name and address. */
export function newPlaceValues({ company, profile, zone }: PlaceContext): PlaceValues {
  const isFirst = company.places.length === 0
  return {
    name: isFirst ? company.name : '',
    address: isFirst ? (company.address ?? '') : '',
    country_id: String(company.country_id),
    state_id: text(company.state_id),
    contact_person: profile === undefined ? '' : `${profile.firstname} ${profile.lastname}`.trim(),
    person_phone: profile?.phone ?? '',
    person_email: company.email ?? profile?.username ?? '',
    notification_email: '',
    mails_breaches: 'true',
    business_activity_id: '',
    location_type_id: '',
    number_of_employees: '',
    preferred_language: company.preferred_language,
    timezone: zone,
  }
}

export const placeValues = (place: Place): PlaceValues => ({
  name: place.name,
  address: place.address,
  country_id: String(place.country_id),
  state_id: text(place.state_id),
  contact_person: place.contact_person,
  person_phone: place.person_phone,
  person_email: place.person_email,
  notification_email: place.notification_email,
  mails_breaches: String(place.mails_breaches),
  business_activity_id: place.business_activity === null ? '' : String(place.business_activity_id),
  location_type_id: place.location_type === null ? '' : String(place.location_type_id),
  number_of_employees: place.number_of_employees,
  preferred_language: place.preferred_language,
  timezone: place.timezone,
})

/** As the rules of core read it. */
export const placeDraft = (values: PlaceValues) => ({
  ...values,
  country_id: number(values.country_id),
  state_id: number(values.state_id),
  mails_breaches: values.mails_breaches === 'true',
  business_activity_id: number(values.business_activity_id),
  location_type_id: number(values.location_type_id),
})

/** As it is sent. Only for values that the rules have let pass. */
export function placeInput(values: PlaceValues): PlaceInput {
  const draft = placeDraft(values)
  return {
    ...draft,
    name: draft.name.trim(),
    address: draft.address.trim(),
    contact_person: draft.contact_person.trim(),
    person_phone: draft.person_phone.trim(),
    person_email: draft.person_email.trim(),
    notification_email: normalizeEmailList(draft.notification_email),
    country_id: draft.country_id ?? 0,
    business_activity_id: draft.business_activity_id ?? 0,
    location_type_id: draft.location_type_id ?? 0,
  }
}
