import type { Trace, TracedLot } from '@larder/contract/recalls'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useAmounts } from './use-amounts.ts'
import styles from './recalls.module.css'

const relations = { origin: 0, affected: 1, source: 2 } as const

/** Ways out of stock: one that nothing went is left empty. */
const out: ReadonlySet<string> = new Set(['used', 'sent', 'wasted'])

/** All lots that are shown, with where their amounts are. */
export function LotsCard({ trace }: { readonly trace: Trace }) {
  const say = useSay()
  const columns = useColumns()
  const rows = trace.lots.toSorted((a, b) => relations[a.relation] - relations[b.relation] || a.id - b.id)
  const { origin_count, affected_count, source_count } = trace
  return (
    <Card flush title={say('recalls.lots')}>
      <Text px="md" pb="xs">
        {say('recalls.lot_counts', { origin: origin_count, affected: affected_count, sources: source_count })}
      </Text>
      <DataTable label={say('recalls.lots')} columns={columns} rows={rows} rowId={({ id }) => String(id)} />
    </Card>
  )
}

function useColumns(): readonly Column<TracedLot>[] {
  const say = useSay()
  const amount = useAmounts()
  const amounts = (['received', 'used', 'sent', 'wasted', 'on_hand'] as const).map(
    (key): Column<TracedLot> => ({
      id: key,
      header: say(`recalls.${key}`),
      value: ({ balance }) => Number(balance[key]),
      cell: ({ balance, base_unit }) =>
        out.has(key) && Number(balance[key]) === 0 ? null : (
          <span className={styles.number}>{amount(balance[key], base_unit)}</span>
        ),
    }),
  )
  return [
    {
      id: 'product',
      header: say('recalls.product'),
      value: ({ product_name }) => product_name,
      cell: (lot) => <LotName lot={lot} />,
    },
    {
      id: 'relation',
      header: say('recalls.relation'),
      value: ({ relation }) => relations[relation],
      cell: ({ relation }) => say(`recalls.relation_${relation}`),
    },
    ...amounts,
    {
      id: 'balance',
      header: say('recalls.balance'),
      value: ({ balance }) => balance.state,
      cell: (lot) => <BalanceState lot={lot} />,
    },
  ]
}

function LotName({ lot }: { readonly lot: TracedLot }) {
  const say = useSay()
  const { place } = useAccess()
  const { datePattern } = useCompanyFormat()
  const name = [lot.product_name, lot.batch_number].filter((part) => part !== '').join(' · ')
  const under = [
    lot.supplier_name,
    lot.expiry_date === null
      ? ''
      : `${say('recalls.expiry_date')} ${formatDate(lot.expiry_date, datePattern)}`,
    lot.place_id === place?.id ? '' : lot.place_name,
  ].filter((part) => part !== '')
  return (
    <span className={styles.words}>
      {lot.place_id === place?.id ? (
        <Anchor
          renderRoot={(props) => (
            <Link to={paths.traceabilityLot} params={{ lotId: String(lot.id) }} {...props} />
          )}
        >
          {name}
        </Anchor>
      ) : (
        name
      )}
      {under.length > 0 && (
        <Text size="sm" c="dimmed">
          {under.join(' · ')}
        </Text>
      )}
    </span>
  )
}

function BalanceState({ lot: { balance, base_unit } }: { readonly lot: TracedLot }) {
  const say = useSay()
  const amount = useAmounts()
  const word = say(`recalls.state_${balance.state}`)
  if (balance.state === 'balanced') return word
  const missing = balance.missing.replace(/^-/, '')
  return (
    <StateBadge state="overdue">
      {balance.state === 'unknown' ? word : `${word}: ${amount(missing, base_unit)}`}
    </StateBadge>
  )
}
