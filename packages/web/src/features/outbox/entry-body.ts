/**
 * The parts of an entry that people can read and correct, out of a stored body or out of an answer; unknown
 * shapes have none.
 */
import type { OutboxItem } from '#kit/outbox/item.ts'

type Field = { readonly task_step_id: unknown; readonly value: Readonly<Record<string, unknown>> }
export type Body = Readonly<Record<string, unknown>>
export type EntryParts = {
  readonly fields: readonly Field[]
  readonly value: string
  readonly comment: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export function readBody({ delivery: { body } }: OutboxItem): Body {
  const read: unknown = body === null ? {} : JSON.parse(body)
  return isObject(read) ? read : {}
}

const isField = (field: unknown): field is Field => isObject(field) && isObject(field['value'])

export function entryOf(body: unknown): EntryParts {
  if (!isObject(body)) return { fields: [], value: '', comment: '' }
  const { entry_fields, value, unit, comment } = body
  const own = [value, unit].filter((part) => typeof part === 'string').join(' ')
  return {
    fields: Array.isArray(entry_fields) ? entry_fields.filter(isField) : [],
    value: own,
    comment: typeof comment === 'string' ? comment : '',
  }
}

/** Names under which a value is typed as text or number. */
const typed = ['temp', 'amount'] as const

/** Which part of a field's value was typed; undefined where it was chosen. */
export const typedPart = ({ value }: Field): (typeof typed)[number] | undefined =>
  typed.find((name) => typeof value[name] === 'string')

export function wordsOf({ fields, value, comment }: EntryParts): { value: string; comment: string } {
  const words = fields.map((field) =>
    Object.values(field.value)
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' '),
  )
  return { value: words.length === 0 ? value : words.join('; '), comment }
}
