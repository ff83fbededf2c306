import type { TraceabilityRecord } from '@larder/contract/traceability'
import { NativeSelect, Stack } from '@mantine/core'
import {
  IconClipboardCheck,
  IconPackageImport,
  IconRoute,
  IconToolsKitchen2,
  IconTrash,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recordKinds } from '@larder/core/traceability'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import rows from '#ui/rows.module.css'
import { waitingRecords } from './bench.ts'
import { RecordRows } from './record-rows.tsx'
import { kindNames, kindTitles } from './record-words.ts'
import { recordsOf } from './traceability.api.ts'
import styles from './traceability.module.css'

/** What happened to goods at the place, newest first, and the buttons that add to it. */
export function RecordsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.view'))
    return <NoPermission title={say('nav.traceability_records')} />
  return (
    <>
      <PageHeader title={say('nav.traceability_records')} hint={place.name} />
      {can('traceability.record') && <Actions />}
      <Records key={place.id} placeId={place.id} />
    </>
  )
}

const actions = [
  ['receipt', paths.traceabilityReceive, IconPackageImport],
  ['preparation', paths.traceabilityPrepare, IconToolsKitchen2],
  ['dispatch', paths.traceabilityDispatch, IconTruckDelivery],
  ['waste', paths.traceabilityWaste, IconTrash],
  ['count', paths.traceabilityCount, IconClipboardCheck],
] as const

function Actions() {
  const say = useSay()
  return (
    <nav className={styles.actions} aria-label={say('traceability.new_record')}>
      {actions.map(([kind, to, Icon], at) => (
        <Link key={kind} to={to} className={styles.action} data-first={at === 0 || undefined}>
          <Icon size={24} stroke={1.7} aria-hidden />
          {say(kindTitles[kind])}
        </Link>
      ))}
    </nav>
  )
}

function Records({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const [kind, setKind] = useState<TraceabilityRecord['kind'] | ''>('')
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const records = useQuery({
    ...recordsOf(placeId, { page: page + 1, perPage, ...(kind !== '' && { kind }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="lg">
      <Waiting placeId={placeId} asOf={records.dataUpdatedAt} />
      <Card flush>
        <div className={styles.tools}>
          <NativeSelect
            label={say('traceability.kind')}
            value={kind}
            data={[
              { value: '', label: say('traceability.kind_all') },
              ...recordKinds.map((one) => ({ value: one, label: say(kindNames[one]) })),
            ]}
            onChange={(event) => {
              setKind(event.currentTarget.value as TraceabilityRecord['kind'] | '')
              setPage(0)
            }}
          />
        </div>
        <QueryView query={records} skeleton={<RowsSkeleton rows={6} />}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState icon={IconRoute} title={say('traceability.empty_title')}>
                {say('traceability.empty_text')}
              </EmptyState>
            ) : (
              <>
                <RecordRows list={data} />
                {meta.total > 10 && (
                  <Pages
                    page={page}
                    size={perPage}
                    total={meta.total}
                    onPage={setPage}
                    onSize={(size) => {
                      setPerPage(size)
                      setPage(0)
                    }}
                  />
                )}
              </>
            )
          }
        </QueryView>
      </Card>
    </Stack>
  )
}

/** Records of this device that the list does not have yet. */
function Waiting({ placeId, asOf }: { readonly placeId: number; readonly asOf: number }) {
  const say = useSay()
  const waiting = waitingRecords(useOutbox(), placeId, asOf)
  if (waiting.length === 0) return null
  return (
    <Card title={say('traceability.on_device')}>
      <ul className={rows.rows} aria-label={say('traceability.on_device')}>
        {waiting.toReversed().map(({ item }) => (
          <li key={item.op_id} className={rows.row}>
            <span className={styles.words}>
              {item.title}: {item.detail}
            </span>
            <StateBadge state={item.state === 'refused' ? 'overdue' : 'due'}>
              {say(item.state === 'refused' ? 'outbox.state_refused' : 'outbox.state_waiting')}
            </StateBadge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
