import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { historyOf } from './activity-log.api.ts'
import { EntryTable } from './entry-table.tsx'

/** What was entered on a day that is not today. */
export function DayEntries({ placeId, date }: { readonly placeId: number; readonly date: string }) {
  const say = useSay()
  const lang = useLanguage()
  const found = useQuery(historyOf(placeId, { fromDate: date, toDate: date, lang, perPage: 50 }))
  return (
    <Card title={say('activity_log.day_entries')} flush>
      <QueryView query={found} skeleton={<RowsSkeleton rows={3} />}>
        {({ data }) => <EntryTable label={say('activity_log.day_entries')} entries={data} />}
      </QueryView>
    </Card>
  )
}
