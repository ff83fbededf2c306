/** A fault of a form field. The code is the same in the browser and in the server's answer. */
export type FaultCode =
  | 'required'
  | 'email'
  | 'emails'
  | 'too_many_emails'
  | 'phone'
  | 'vat_format'
  | 'unknown'
export type Fault = { readonly field: string; readonly code: FaultCode }

const address = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/

/** One plain e-mail address of at most 254 characters. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text)

/** Nothing, or nothing but white space. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

export const missing = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): Fault[] =>
  names.filter((name) => isBlank(fields[name])).map((field) => ({ field, code: 'required' }))

/**
 * Country and state belong together: the country is known; a state is named only where the country has
 * states, must be one of them and must not be missing there (general 5.2, 5.3).
 */
export function judgeState(
  country: { readonly known: boolean; readonly has_states: boolean },
  state: { readonly given: boolean; readonly belongs: boolean },
): Fault[] {
  if (!country.known) return [{ field: 'country_id', code: 'unknown' }]
  if (country.has_states && !state.given) return [{ field: 'state_id', code: 'required' }]
  return state.given && !state.belongs ? [{ field: 'state_id', code: 'unknown' }] : []
}
