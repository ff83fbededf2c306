/** The content of an entry, in words. */
import { besideUnit, localFigure, sayField, type IdentifiedBy } from '@larder/core/entries'
import type { FieldValue, StoredField } from '@larder/core/tasks'
import { currentLanguage, type Say } from '#kit/i18n.ts'

type Recorded = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly Recorded[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** How the author was identified; empty in entries from before that was kept. */
export const sayIdentity = (say: Say, { identified_by, device_name, vouched_by }: Identified): string =>
  identified_by === null
    ? ''
    : vouched(say, say(`table.identified_${identified_by}`, { tablet: device_name ?? '' }), vouched_by)

type Identified = {
  readonly identified_by: IdentifiedBy | null
  readonly device_name: string | null
  /** Who gave the code of the PIN. */
  readonly vouched_by: string | null
}

const vouched = (say: Say, how: string, name: string | null): string =>
  name === null || name === '' ? how : say('table.identified_vouched', { how, name })

const shortIdentities = {
  account: 'table.identified_account',
  pin: 'table.identified_pin_short',
  pin_later: 'table.identified_pin_later_short',
  sensor: 'table.by_sensor',
} as const

/** The same of a revision, by its body; the tablet is not named there. */
export function sayIdentityOf(say: Say, { identity }: Recorded): string {
  if (!isObject(identity)) return ''
  const by = textOf(identity['identified_by'])
  if (!Object.hasOwn(shortIdentities, by)) return ''
  return vouched(say, say(shortIdentities[by as IdentifiedBy]), textOf(identity['vouched_by']))
}

/** One answer with its name; a tick in words. */
export function wordsOfField(
  say: Say,
  { name, value: fieldValue, limit, food }: Recorded,
  language: string = currentLanguage(),
): string {
  const answer = isObject(fieldValue) ? fieldValue['text'] : undefined
  if (answer === 'done' || answer === 'not_done')
    return [textOf(name), say(answer === 'done' ? 'entries.answer_done' : 'entries.answer_not_done')]
      .filter((part) => part !== '')
      .join(': ')
  const { value: words, unit } = sayField({
    value: (fieldValue ?? null) as FieldValue,
    limit: isObject(limit) ? (limit as StoredField['limit']) : null,
  })
  if (words === null || words === '') return ''
  const text = localFigure(besideUnit(words, unit), language)
  const nameParts = [textOf(name), isObject(food) ? textOf(food['name']) : ''].filter((part) => part !== '')
  return [...nameParts, text].join(': ')
}

/**
 * Values, corrective actions and comment of an entry, stored, unsent or one of its revisions; absent parts
 * are empty.
 */
export function wordsOfEntry(
  say: Say,
  body: unknown,
  language: string = currentLanguage(),
): { readonly value: string; readonly actions: string; readonly comment: string } {
  if (!isObject(body)) return { value: '', actions: '', comment: '' }
  const fields = listOf(body['entry_fields'])
  const actions = [
    ...listOf(body['action_options']),
    ...fields.flatMap((field) => listOf(field['action_options'])),
  ].map(({ option_text }) => textOf(option_text))
  const comments = [body['comment'], ...fields.map(({ comment }) => comment)].map(textOf)
  return {
    value: fields
      .map((field) => wordsOfField(say, field, language))
      .filter((text) => text !== '')
      .join('; '),
    actions: actions.filter((text) => text !== '').join('; '),
    comment: comments.filter((text) => text !== '').join('; '),
  }
}
