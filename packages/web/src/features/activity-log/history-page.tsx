import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Pages } from '#ui/pages.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { historyOf } from './activity-log.api.ts'
import { historyStart, todayAt } from './days.ts'
import { EntryTable } from './entry-table.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { HistoryFilters, type Filter } from './history-filters.tsx'

/** What was entered at the place, by date, kind, status and words; all of what is found as a file. */
export function HistoryPage() {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const { place } = useAccess()
  const { taskId } = useParams({ strict: false })
  const today = todayAt(usePlaceZone())
  const [filter, setFilter] = useState<Filter>({ fromDate: historyStart(today), toDate: today, kind: taskId ?? '', status: '', searchText: '' })
  const [{ page, size }, setPage] = useState({ page: 0, size: 25 })
  const { kind, status, ...rest } = filter
  const asked = { ...rest, lang, ...(kind !== '' && { taskSubtypeId: Number(kind) }), ...(status !== '' && { status }) }
  const found = useQuery({ ...historyOf(placeId, { ...asked, page: page + 1, perPage: size }), placeholderData: (before) => before })
  return (
    <>
      <PageHeader title={say('history.title')} hint={place?.name ?? ''}>
        <ExportButtons placeId={placeId} asked={asked} />
      </PageHeader>
      <Card flush>
        <HistoryFilters filter={filter} onChange={(next) => { setFilter(next); setPage({ page: 0, size }) }} />
        <QueryView query={found} skeleton={<RowsSkeleton rows={6} />}>
          {({ data, meta }) => (
            <>
              <EntryTable label={say('history.title')} entries={data} />
              {meta.total > 10 && <Pages page={page} size={size} total={meta.total} onPage={(next) => setPage({ page: next, size })} onSize={(next) => setPage({ page: 0, size: next })} />}
            </>
          )}
        </QueryView>
      </Card>
    </>
  )
}
