import { Button, Group, NativeSelect, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { tickets } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { historyStart } from '#kit/days.ts'
import { ExportButtons } from '#ui/export-buttons.tsx'
import { useAccess, useCompanyFormat, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { TicketTable } from './ticket-table.tsx'
import { ticketEntriesOf } from './tickets.api.ts'

const shows = {
  open: 'tickets.state_open',
  answered: 'tickets.state_answered',
  done: 'tickets.state_done',
  not_done: 'tickets.state_not_done',
  all: 'tickets.state_all',
} as const
type Filter = {
  readonly show: keyof typeof shows
  /** Empty = no start or end. */
  readonly fromDate: string
  readonly toDate: string
}

/** Tickets of the place by state and day, open ones first; all of them can be downloaded as a file. */
export function TicketsPage() {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const [filter, setFilter] = useState<Filter>({ show: 'open', fromDate: '', toDate: '' })
  const [{ page, size }, setPage] = useState({ page: 0, size: 25 })
  const request = requestOf(lang, filter)
  const list = useQuery({
    ...ticketEntriesOf(placeId, { ...request, page: page + 1, perPage: size }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <Header request={request} />
      <Card flush>
        <Filters
          filter={filter}
          onChange={(next) => {
            setFilter(next)
            setPage({ page: 0, size })
          }}
        />
        <QueryView query={list} skeleton={<RowsSkeleton rows={6} />}>
          {({ data, meta }) => (
            <>
              {data.length === 0 ? (
                <EmptyState icon={IconAlertTriangle} title={say('tickets.empty_title')}>
                  {say('tickets.empty_text')}
                </EmptyState>
              ) : (
                <TicketTable label={say('tickets.title')} rows={data} />
              )}
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
const requestOf = (lang: string, { show, fromDate, toDate }: Filter) => ({
  lang,
  ...(show !== 'all' && { status: show }),
  ...(fromDate !== '' && { fromDate }),
  ...(toDate !== '' && { toDate }),
})

function Header({ request }: { readonly request: ReturnType<typeof requestOf> }) {
  const say = useSay()
  const placeId = usePlaceId()
  const { can } = useAccess()
  return (
    <PageHeader title={say('tickets.title')} hint={say('tickets.hint')}>
      {can('tickets.raise') && (
        <Button
          size="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link {...props} to={paths.activityLogTicket} params={{ id: 'new' }} />}
        >
          {say('tickets.new')}
        </Button>
      )}
      <Suspense fallback={<Skeleton height={42} width={228} />}>
        <ExportButtons route={tickets.export} placeId={placeId} asked={request} />
      </Suspense>
    </PageHeader>
  )
}

type FilterProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

function Filters({ filter, onChange }: FilterProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const today = todayAt(usePlaceZone())
  const show = (next: Filter['show']): void =>
    onChange(
      next === 'open'
        ? { show: next, fromDate: '', toDate: '' }
        : { show: next, fromDate: filter.fromDate || historyStart(today), toDate: filter.toDate || today },
    )
  return (
    <Group gap="sm" p="md" align="flex-end">
      <NativeSelect
        flex="1 1 170px"
        size="md"
        label={say('tickets.show')}
        value={filter.show}
        onChange={(event) => show(event.currentTarget.value as Filter['show'])}
        data={Object.entries(shows).map(([value, word]) => ({ value, label: say(word) }))}
      />
      <DateInput
        flex="1 1 150px"
        size="md"
        label={say('history.from')}
        pattern={datePattern}
        value={filter.fromDate}
        onChange={(fromDate) => onChange({ ...filter, fromDate })}
      />
      <DateInput
        flex="1 1 150px"
        size="md"
        label={say('history.to')}
        pattern={datePattern}
        value={filter.toDate}
        onChange={(toDate) => onChange({ ...filter, toDate })}
      />
    </Group>
  )
}
