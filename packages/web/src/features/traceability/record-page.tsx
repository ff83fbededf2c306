import type { TraceabilityRecord } from '@larder/contract/traceability'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { RecordEntries } from '#features/entries/public.tsx'
import { useAccess, useCompanyFormat, useEntryInstant } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PhotoList } from '#ui/photo-list.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { kindNames } from './record-words.ts'
import { recordOf, useRemoveRecord, versionsOf } from './traceability.api.ts'
import styles from './traceability.module.css'

/** One record: what it says, what is remarkable, its versions. */
export function RecordPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { recordId } = useParams({ from: '/shell/traceability/preparation/record/$recordId' })
  const may = place !== null && can('traceability.view')
  const record = useQuery({ ...recordOf(place?.id ?? 0, Number(recordId)), enabled: may })
  if (!may) return <NoPermission title={say('nav.traceability_records')} />
  return (
    <QueryView query={record}>
      {(storedRecord) => <RecordView placeId={place.id} record={storedRecord} />}
    </QueryView>
  )
}

type Props = { readonly placeId: number; readonly record: TraceabilityRecord }

function RecordView({ placeId, record }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const { kind, is_removed, product_name } = record
  return (
    <>
      <PageHeader title={product_name} hint={say(kindNames[kind])}>
        {can('traceability.record') && !is_removed && (
          <>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to={paths.traceabilityRecordEdit} params={{ recordId: String(record.id) }} {...props} />
              )}
            >
              {say('traceability.correct')}
            </Button>
            <Withdraw placeId={placeId} record={record} />
          </>
        )}
      </PageHeader>
      <Stack gap="lg">
        {is_removed && <Alert color="red">{say('traceability.withdrawn')}</Alert>}
        <Issues record={record} />
        <Card>
          <Facts record={record} />
        </Card>
        <Card title={say(kind === 'preparation' ? 'traceability.ingredients' : 'traceability.goods')}>
          <Lines record={record} />
        </Card>
        <Suspense fallback={null}>
          <RecordEntries recordId={record.id} />
        </Suspense>
        {record.photos.length > 0 && (
          <Card title={say('tickets.photos')}>
            <PhotoList
              label={say('tickets.photos')}
              list={record.photos.map(({ id, sha256 }) => ({ id, sha256, filename: '', mime: 'image/jpeg' }))}
            />
          </Card>
        )}
        <Versions placeId={placeId} record={record} />
      </Stack>
    </>
  )
}

function Issues({ record: { issues, lines } }: Pick<Props, 'record'>) {
  const say = useSay()
  if (issues.length === 0) return null
  return (
    <Alert color="amber" title={say('traceability.remarks')}>
      <ul className={styles.plain}>
        {issues.map(({ code, lot_id }) => (
          <li key={`${code} ${lot_id}`}>
            {say(`traceability.issue_${code}`, {
              name: lines.find((line) => line.lot_id === lot_id)?.product_name ?? '',
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Facts({ record }: Pick<Props, 'record'>) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const moment = useEntryInstant()
  const { datePattern } = useCompanyFormat()
  const isBatch = record.kind === 'preparation'
  const { partner_name, to_place_name, document_number, stage_name, comment } = record
  const optional = [
    ['traceability.supplier', record.kind === 'receipt' ? partner_name : ''],
    ['traceability.customer', record.kind === 'dispatch' ? partner_name || to_place_name : ''],
    ['traceability.document_number', document_number],
    ['traceability.stage', stage_name],
    ['entries.comment', comment],
  ] as const
  const date = record.expiry_date
  return (
    <FactList
      facts={[
        ...(isBatch
          ? [
              {
                label: say('traceability.amount'),
                value: (
                  <span className={styles.amount}>
                    {sayAmount(record.amount)} {record.amount_unit}
                  </span>
                ),
              },
              { label: say('traceability.batch_number'), value: record.batch_number },
              {
                label: say('traceability.expiry_date'),
                value: date === null ? '' : formatDate(date, datePattern),
              },
            ]
          : []),
        ...optional
          .filter(([, value]) => value !== '')
          .map(([label, value]) => ({ label: say(label), value })),
        { label: say('traceability.when'), value: moment(record.occurred_at) },
        { label: say('traceability.by'), value: record.created_by },
      ]}
    />
  )
}

function Lines({ record: { kind, lines } }: Pick<Props, 'record'>) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const { datePattern } = useCompanyFormat()
  const visibleLines = kind === 'preparation' ? lines.filter(({ direction }) => direction === 'out') : lines
  if (visibleLines.length === 0) return <Text c="dimmed">{say('traceability.no_ingredients')}</Text>
  return (
    <ul className={styles.plain}>
      {visibleLines.map((line, at) => (
        <li key={at} className={styles.entry}>
          <span className={styles.words}>
            <Link
              className={styles.link ?? ''}
              to={paths.traceabilityStockLot}
              params={{ lotId: String(line.lot_id) }}
            >
              {line.product_name}
            </Link>
            <Text size="sm" c="dimmed">
              {[
                line.batch_number === '' ? say('traceability.no_number') : line.batch_number,
                line.expiry_date === null
                  ? ''
                  : say('traceability.until', { date: formatDate(line.expiry_date, datePattern) }),
                line.supplier_name,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </span>
          <span className={styles.number}>
            {sayAmount(line.amount)} {line.amount_unit}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Versions({ placeId, record }: Props) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const moment = useEntryInstant()
  const versions = useQuery({ ...versionsOf(placeId, record.id), enabled: record.version > 1 })
  if (record.version === 1 || versions.data === undefined) return null
  return (
    <Card title={say('traceability.versions')}>
      <ul className={styles.plain}>
        {versions.data.map(({ version, written_at, author, reason, is_removal, lines }) => (
          <li key={version} className={styles.entry}>
            <span className={styles.words}>
              {moment(written_at)} · {author}
              <Text size="sm" c="dimmed">
                {[
                  is_removal ? say('traceability.withdrawn_short') : '',
                  reason,
                  lines
                    .map((line) =>
                      `${line.product_name} ${line.batch_number} ${sayAmount(line.amount)} ${line.amount_unit}`.replaceAll(
                        '  ',
                        ' ',
                      ),
                    )
                    .join(', '),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Text>
            </span>
            {version === record.version && (
              <StateBadge state="none">{say('traceability.present')}</StateBadge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Withdraw({ placeId, record: { id, version } }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveRecord()
  const [asks, setAsks] = useState(false)
  return (
    <Group>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {say('traceability.withdraw')}
      </Button>
      {asks && (
        <ReasonQuestion
          title={say('traceability.withdraw')}
          text={say('traceability.withdraw_text')}
          reasonLabel={say('audits.reason')}
          onConfirm={async (reason) => {
            await remove.mutateAsync({ params: { placeId, id }, body: { base_version: version, reason } })
            await navigate({ to: paths.traceabilityRecords })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Group>
  )
}
