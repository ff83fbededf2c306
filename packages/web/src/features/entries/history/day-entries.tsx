import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { historyOf } from './history.api.ts'
import { EntryTable } from './entry-table.tsx'

/** The entries of a day other than today. */
export function DayEntries({ placeId, date }: { readonly placeId: number; readonly date: string }) {
  const say = useSay()
  const lang = useLanguage()
  const entries = useQuery(
    historyOf(placeId, { fromDate: date, toDate: date, lang, removed: 'true', perPage: 50 }),
  )
  return (
    <Card title={say('activity_log.day_entries')} flush>
      <QueryView query={entries} skeleton={<RowsSkeleton rows={3} />}>
        {({ data, meta }) => (
          <>
            <EntryTable label={say('activity_log.day_entries')} entries={data} />
            <MoreEntries shown={data.length} total={meta.total} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

/**
 * Today's entries, below the open tasks: each can be opened and corrected. Hidden before the first entry, and
 * without network.
 */
export function TodayEntries({ placeId, date }: { readonly placeId: number; readonly date: string }) {
  const say = useSay()
  const lang = useLanguage()
  const { data } = useQuery(
    historyOf(placeId, { fromDate: date, toDate: date, lang, removed: 'true', perPage: 50 }),
  )
  if (data === undefined || data.data.length === 0) return null
  return (
    <Card title={say('activity_log.today_entries')} flush>
      <EntryTable label={say('activity_log.today_entries')} entries={data.data} />
      <MoreEntries shown={data.data.length} total={data.meta.total} />
    </Card>
  )
}

/** A day with more entries than are shown says so. */
function MoreEntries({ shown: visibleCount, total }: { readonly shown: number; readonly total: number }) {
  const say = useSay()
  if (total <= visibleCount) return null
  return (
    <Text size="sm" p="md">
      {say('activity_log.day_more', { shown: visibleCount, total })}{' '}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to={paths.activityLogEntries} />}>
        {say('activity_log.day_all')}
      </Anchor>
    </Text>
  )
}
