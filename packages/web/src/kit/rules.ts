/** Rules of single fields. Each answers the words to show, or null when the value will do. */
import { texts } from './i18n.ts'

type Rule = (value: unknown) => string | null

/** The first rule that objects speaks. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value) =>
    rules.map((rule) => rule(value)).find((words) => words !== null) ?? null

export const required: Rule = (value) =>
  value === null || value === undefined || String(value).trim() === '' ? texts.t('rule.required') : null

/** The same pattern as the contract's: one address, a dot in the domain. */
const address = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/

export const email: Rule = (value) => (address.test(String(value).trim()) ? null : texts.t('rule.email'))

/** An old password: at least 4 characters (general 5.5). */
export const oldPassword: Rule = (value) =>
  String(value).length >= 4 ? null : texts.t('rule.password_short')
