/** The rules of the place form (general 5.3): used by the form while typing and by the contract again. */
import { findCountry, findState, timeZoneExists } from '../classifiers/index.ts'
import { isLanguage } from '../languages/index.ts'
import { isBlank, isEmailAddress, judgeState, missing, type Fault } from '../companies/index.ts'
import { employeeRanges } from '../haccp/index.ts'

/** The form as far as it is filled in. */
export type PlaceForm = {
  readonly name?: string | null | undefined
  readonly address?: string | null | undefined
  readonly country_id?: number | null | undefined
  readonly state_id?: number | null | undefined
  readonly person_phone?: string | null | undefined
  readonly person_email?: string | null | undefined
  readonly notification_email?: string | null | undefined
  readonly contact_person?: string | null | undefined
  readonly business_activity_id?: number | null | undefined
  readonly location_type_id?: number | null | undefined
  readonly number_of_employees?: string | null | undefined
  readonly preferred_language?: string | null | undefined
  readonly timezone?: string | null | undefined
}

const requiredFields = [
  'name',
  'address',
  'country_id',
  'person_phone',
  'person_email',
  'contact_person',
  'business_activity_id',
  'location_type_id',
  'number_of_employees',
  'preferred_language',
  'timezone',
] as const

/**
 * Digits with spaces, dots, hyphens and brackets, an optional plus in front; at least five digits, at most
 * fifteen (E.164).
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 5 && digits <= 15
}

/** One address or several separated by commas with optional spaces; nothing will do. */
export const isEmailList = (text: string): boolean =>
  text.trim() === '' || text.split(',').every((one) => isEmailAddress(one.trim()))

export const listEmails = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Addresses separated by one comma and a space. */
export const normalizeEmailList = (text: string): string => listEmails(text).join(', ')

export const MAX_NOTIFICATION_EMAILS = 10

/** Where e-mails of a place go: its addresses for notifications, else its own. */
export const mailAddressesOf = (place: {
  readonly notification_email: string
  readonly person_email: string
}): string[] =>
  listEmails(place.notification_email.trim() === '' ? place.person_email : place.notification_email)

/**
 * Every fault of the form, at most one a field. Empty: it may be saved. Whether the location type belongs to
 * the business activity is the knowledge base's word: see `locationBelongs`.
 */
export function judgePlace(form: PlaceForm): Fault[] {
  return [
    ...missing(form, requiredFields),
    ...(isBlank(form.country_id) ? [] : judgeWhere(form)),
    ...judgeTexts(form),
  ]
}

function judgeWhere(form: PlaceForm): Fault[] {
  const country = findCountry(form.country_id)
  const state = findState(form.state_id)
  return judgeState(
    { known: country !== undefined, has_states: country?.has_states ?? false },
    { given: form.state_id != null, belongs: state !== undefined && state.country_id === form.country_id },
  )
}

function judgeTexts(form: PlaceForm): Fault[] {
  const rules: readonly (readonly [
    field: keyof PlaceForm,
    code: Fault['code'],
    holds: (text: string) => boolean,
  ])[] = [
    ['person_phone', 'phone', isPhone],
    ['person_email', 'email', (text) => isEmailAddress(text.trim())],
    ['notification_email', 'emails', isEmailList],
    [
      'notification_email',
      'too_many_emails',
      (text) => !isEmailList(text) || listEmails(text).length <= MAX_NOTIFICATION_EMAILS,
    ],
    ['number_of_employees', 'unknown', (text) => employeeRanges.some((range) => range === text)],
    ['preferred_language', 'unknown', isLanguage],
    ['timezone', 'unknown', timeZoneExists],
  ]
  return rules
    .filter(([field, , holds]) => !isBlank(form[field]) && !holds(String(form[field])))
    .map(([field, code]) => ({ field, code }))
}

/** A location type is chosen from those of the business activity. */
export const locationBelongs = (
  activity: { readonly location_types: readonly string[] },
  location_type: string,
): boolean => activity.location_types.includes(location_type)

/** The switches that stay when the activity changes: those of the new one, and its defaults. */
export function carryExtraData<Switch extends string>(
  activity: { readonly extra_data: readonly Switch[]; readonly starts_with?: readonly Switch[] },
  chosen: readonly string[],
): Switch[] {
  const starts = activity.starts_with ?? []
  return activity.extra_data.filter((one) => chosen.includes(one) || starts.includes(one))
}
