import type { ActivityEntry } from '@larder/contract/entries'
import type { ShownFile } from '@larder/contract/entry-fields.schemas'
import { Stack, Text } from '@mantine/core'
import { TicketLink } from '#features/tickets/public.tsx'
import { useEntryInstant } from '#kit/access.ts'
import { localDecimals } from '@larder/core/entries'
import { useLanguage, useSay, type Say } from '#kit/i18n.ts'
import { FactList, type FactRow } from '#ui/fact-list.tsx'
import { PhotoList } from '#ui/photo-list.tsx'
import { sayIdentity, wordsOfEntry, wordsOfField } from './entry-words.ts'

type Field = ActivityEntry['entry_fields'][number]
type Props = {
  readonly entry: ActivityEntry
  /** The files of the entry. */
  readonly files: readonly ShownFile[]
  /** Further rows below the answers. */
  readonly more?: readonly FactRow[]
}

/** All values of an entry, and its authors. */
export function EntryFacts({ entry, files, more = [] }: Props) {
  const say = useSay()
  const {
    created_by_user: author,
    filled_by_sensor,
    corrected_by,
    entry_time,
    updated_at,
    ticket,
    verification,
  } = entry
  const when = useEntryInstant()
  const words = wordsOfEntry(say, { ...entry, entry_fields: [] })
  const photos = files.filter(({ id }) => entry.file_list.some((file) => file.id === id))
  const facts: FactRow[] = [
    ...answersOf(say, entry, files),
    ...more,
    { label: say('entries.corrective_action'), value: words.actions },
    { label: say('entries.comment'), value: words.comment },
    {
      label: say('tickets.photos'),
      value: photos.length === 0 ? '' : <PhotoList list={photos} label={say('tickets.photos')} />,
    },
    { label: say('tickets.ticket'), value: ticket === null ? '' : <TicketLink ticket={ticket} /> },
    {
      label: say('table.filled_by'),
      value: list(
        when(entry_time),
        filled_by_sensor ? say('table.by_sensor') : `${author.firstname} ${author.lastname}`.trim(),
      ),
    },
    {
      label: say('table.identified'),
      value: filled_by_sensor ? '' : sayIdentity(say, entry),
    },
    {
      label: say('table.corrected_by'),
      value: corrected_by === null ? '' : list(updated_at === null ? '' : when(updated_at), corrected_by),
    },
    {
      label: say('entries.verified_by'),
      value:
        verification === null
          ? ''
          : [verification.verified_by, verification.comment].filter((part) => part !== '').join(': '),
    },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}

const list = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** Each field of a form and each line of a checklist by itself. */
function answersOf(
  say: Say,
  { entry_fields, status }: ActivityEntry,
  files: readonly ShownFile[],
): FactRow[] {
  const only = entry_fields.length === 1
  const rows = entry_fields.map((field) => ({
    label:
      field.name === '' || (only && field.type !== 'choose_one_answer') ? say('table.value') : field.name,
    value: <Answer key={field.id} field={field} files={files} />,
  }))
  return rows.length > 0
    ? rows
    : [
        {
          label: say('table.value'),
          value: say(status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done'),
        },
      ]
}

/** One answer with its limit, corrective action, comment and photos. */
function Answer({ field, files }: { readonly field: Field; readonly files: readonly ShownFile[] }) {
  const say = useSay()
  const lang = useLanguage()
  const when = useEntryInstant()
  const { actions, comment } = wordsOfEntry(say, { entry_fields: [{ ...field, value: null }] })
  const photos = files.filter(({ id }) => field.files.some((file) => file.id === id))
  const beside = [
    field.limit === null || field.limit.text === ''
      ? ''
      : `${say('table.limit')}: ${localDecimals(field.limit.text, lang)}`,
    field.answered_at === undefined ? '' : say('entries.answered_at', { when: when(field.answered_at) }),
    actions,
    comment,
  ].filter((text) => text !== '')
  return (
    <Stack gap={2}>
      <span>{wordsOfField(say, { ...field, name: '' }) || '–'}</span>
      {beside.map((text) => (
        <Text key={text} size="sm" c="dimmed" fw={400}>
          {text}
        </Text>
      ))}
      <PhotoList list={photos} label={say('tickets.photos')} />
    </Stack>
  )
}
