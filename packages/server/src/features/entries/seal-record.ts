/**
 * An entry's body as the chain keeps it: free text may name a person, so it is sealed and can be erased one
 * day.
 */
import { personal } from '#kit/records/records.ts'
import type { Identity } from '#kit/records/identity.ts'
import type { EntryRecord } from './judge-entry.ts'

type Field = EntryRecord['entry_fields'][number]
type Action = EntryRecord['action_options'][number]

/** Own words have no id; an option that the place offers is no personal text. */
const sealAction = (action: Action): unknown =>
  action.id === undefined ? { ...action, option_text: personal(action.option_text) } : action

function sealValue({ type, value }: Field): unknown {
  if (value === null || Array.isArray(value)) return value
  if (type === 'enter_text' && 'text' in value) return { ...value, text: personal(value.text) }
  if (type === 'ticket' && 'description' in value)
    return { ...value, description: personal(value.description) }
  return value
}

const sealField = (field: Field): unknown => ({
  ...field,
  value: sealValue(field),
  comment: personal(field.comment),
  action_options: field.action_options.map(sealAction),
})

/** The day whose check it fills, and when its next step is due. */
type Dated = { readonly entry_date: string; readonly next_due_at: string | null }

/** The sealed body with who wrote this revision, and how they were identified. */
export const recordedBy = (
  identity: Identity,
  record: EntryRecord,
  { entry_date, next_due_at }: Dated,
): unknown => ({ ...sealRecord(record), identity, entry_date, next_due_at })

/** Readings as decimal texts, free texts sealed. */
function sealRecord(record: EntryRecord): object {
  const [first] = record.entry_fields
  // Lists show the text of a text entry, so its value is sealed too.
  const value = first?.type === 'enter_text' && record.value !== null ? personal(record.value) : record.value
  return {
    ...record,
    value,
    reading: record.reading === null ? null : String(record.reading),
    comment: personal(record.comment),
    action_options: record.action_options.map(sealAction),
    entry_fields: record.entry_fields.map(sealField),
  }
}
