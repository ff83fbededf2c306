import { useQuery } from '@tanstack/react-query'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { historyOf } from './history.api.ts'
import { EntryTable } from './entry-table.tsx'

type Props =
  | { readonly recordId: number; readonly lotId?: never }
  | { readonly lotId: number; readonly recordId?: never }

/** Readings that were taken with a record of traceability, or with those that brought a lot; nothing without any. */
export function RecordEntries(of: Props) {
  const say = useSay()
  const lang = useLanguage()
  const { can } = useAccess()
  const entries = useQuery({
    ...historyOf(usePlaceId(), { ...of, lang, page: 1, perPage: 50 }),
    enabled: can('entries.view'),
  })
  if (entries.data === undefined || entries.data.data.length === 0) return null
  return (
    <Card flush title={say('traceability.readings')}>
      <EntryTable
        label={say('traceability.readings')}
        entries={entries.data.data}
        withBatch={of.recordId === undefined}
      />
    </Card>
  )
}
