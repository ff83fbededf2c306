import { activityLog } from '@larder/contract/activity-log'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Pages } from '#ui/pages.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { choicesOf, tasksOf } from './activity-log.api.ts'
import { ContinuedNote } from './continued-note.tsx'
import { historyStart } from '#kit/days.ts'
import { EntryTable, historyOf } from '#features/entries/public.tsx'
import { ExportButtons } from '#ui/export-buttons.tsx'
import { HistoryFilters, type Filter } from './history-filters.tsx'
import { HistoryLinks } from './history-links.tsx'
import { unitName } from './unit-name.ts'

/**
 * The entries of the place, or of one task or unit from the address, filtered by date, kind, status and
 * words. All matching entries can be downloaded as a file.
 */
export function HistoryPage() {
  const { taskId, unitId } = useParams({ strict: false })
  return <History key={`${taskId}/${unitId}`} taskId={idOf(taskId)} unitId={idOf(unitId)} />
}

/** The readings that a task of traceability has asked for, each with its batch. */
export function BatchHistoryPage() {
  const { taskId } = useParams({ strict: false })
  return <History key={taskId} taskId={idOf(taskId)} unitId={null} ofBatches />
}

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

type Scope = {
  readonly taskId: number | null
  readonly unitId: number | null
  readonly ofBatches?: boolean
}

function History({ taskId, unitId, ofBatches = false }: Scope) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const { place } = useAccess()
  const today = todayAt(usePlaceZone())
  const [filter, setFilter] = useState<Filter>({
    fromDate: historyStart(today),
    toDate: today,
    kind: '',
    status: '',
    searchText: '',
  })
  const [{ page, size }, setPage] = useState({ page: 0, size: 25 })
  const request = requestOf(filter, { taskId, unitId })
  const entries = useQuery({
    ...historyOf(placeId, { ...request, lang, removed: 'true', page: page + 1, perPage: size }),
    placeholderData: (before) => before,
  })
  const names = useNames({ taskId, unitId, ofBatches })
  return (
    <>
      <PageHeader
        title={names.task ?? say('history.title')}
        hint={[names.unit, place?.name].filter((part) => part !== undefined && part !== '').join(' · ')}
      >
        <ExportButtons route={activityLog.export} placeId={placeId} asked={request} />
      </PageHeader>
      <HistoryLinks taskId={taskId} ofBatches={ofBatches} />
      {taskId !== null && <ContinuedNote taskId={taskId} />}
      <Card flush>
        <HistoryFilters
          filter={filter}
          oneTask={taskId !== null}
          onChange={(next) => {
            setFilter(next)
            setPage({ page: 0, size })
          }}
        />
        <QueryView query={entries} skeleton={<RowsSkeleton rows={6} />}>
          {({ data, meta }) => (
            <>
              <EntryTable label={say('history.title')} entries={data} />
              {meta.total > 10 && (
                <Pages
                  page={page}
                  size={size}
                  total={meta.total}
                  onPage={(next) => setPage({ page: next, size })}
                  onSize={(next) => setPage({ page: 0, size: next })}
                />
              )}
            </>
          )}
        </QueryView>
      </Card>
    </>
  )
}

/** The filter as the query of the list and of the download. */
const requestOf = ({ kind, status, ...rest }: Filter, { taskId, unitId }: Scope) => ({
  ...rest,
  ...(taskId !== null && { taskId }),
  ...(unitId !== null && { entityId: unitId }),
  ...(kind !== '' && { taskSubtypeId: Number(kind) }),
  ...(status !== '' && { status }),
})

type Names = { readonly task: string | undefined; readonly unit: string | undefined }

function useNames({ taskId, unitId, ofBatches = false }: Scope): Names {
  const placeId = usePlaceId()
  const tasks = useQuery({
    ...tasksOf(placeId, useLanguage(), ofBatches ? 5 : undefined),
    enabled: taskId !== null,
  })
  const choices = useQuery({ ...choicesOf(placeId), enabled: unitId !== null })
  const task = tasks.data?.find(({ id }) => id === taskId)
  return {
    task: task?.name,
    unit: unitId === null ? undefined : unitName(choices.data?.units ?? [], task, unitId),
  }
}
