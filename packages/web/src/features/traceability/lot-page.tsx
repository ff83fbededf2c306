import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { traceability } from '@larder/contract/traceability'
import type { ResponseOf } from '@larder/contract/kit'
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
import { QueryView } from '#ui/query-view.tsx'
import { kindNames } from './record-words.ts'
import { LotState } from './stock-page.tsx'
import { lotOf } from './traceability.api.ts'
import { useUnitName } from './use-unit-name.ts'
import styles from './traceability.module.css'

/** One lot: what is left of it, and what happened to it. */
export function LotPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { lotId } = useParams({ from: '/shell/traceability/stock/$lotId' })
  const may = place !== null && can('traceability.view')
  const lot = useQuery({ ...lotOf(place?.id ?? 0, Number(lotId)), enabled: may })
  if (!may) return <NoPermission title={say('nav.traceability_stock')} />
  return <QueryView query={lot}>{(details) => <LotDetails {...details} />}</QueryView>
}

type LotDetails = ResponseOf<typeof traceability.lot>

function LotDetails({ lot, movements }: LotDetails) {
  const say = useSay()
  const { can } = useAccess()
  const { batch_number } = lot
  return (
    <>
      <PageHeader
        title={lot.product_name}
        hint={batch_number === '' ? say('traceability.no_number') : batch_number}
      >
        <LotState lot={lot} />
        {can('recalls.view') && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to={paths.traceabilityLot} params={{ lotId: String(lot.id) }} {...props} />
            )}
          >
            {say('traceability.trace')}
          </Button>
        )}
      </PageHeader>
      <Stack gap="lg">
        <LotFacts lot={lot} />
        <Card title={say('traceability.movements')}>
          <ul className={styles.plain}>
            {movements.map((movement, at) => (
              <Movement key={at} movement={movement} />
            ))}
          </ul>
        </Card>
        <Suspense fallback={null}>
          <RecordEntries lotId={lot.id} />
        </Suspense>
      </Stack>
    </>
  )
}

function LotFacts({ lot }: Pick<LotDetails, 'lot'>) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const unitName = useUnitName()
  const { datePattern } = useCompanyFormat()
  const { expiry_date, supplier_name, from_place_name } = lot
  return (
    <Card>
      <FactList
        facts={[
          {
            label: say('traceability.on_hand'),
            value: (
              <span className={styles.amount}>
                {sayAmount(lot.on_hand)} {unitName(lot.base_unit_id)}
              </span>
            ),
          },
          {
            label: say('traceability.expiry_date'),
            value: expiry_date === null ? '' : formatDate(expiry_date, datePattern),
          },
          {
            label: say(from_place_name === null ? 'traceability.supplier' : 'traceability.from_place'),
            value: from_place_name ?? (supplier_name || say('traceability.made_here')),
          },
        ]}
      />
    </Card>
  )
}

function Movement({ movement }: { readonly movement: LotDetails['movements'][number] }) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const moment = useEntryInstant()
  const { record_id, kind, direction, amount, amount_unit, occurred_at, partner_name } = movement
  const into = [movement.product_name, movement.batch_number].filter((part) => part !== '').join(' ')
  const sign = direction === 'in' ? '+' : direction === 'count' ? '=' : '−'
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <Link
          className={styles.link ?? ''}
          to={paths.traceabilityRecord}
          params={{ recordId: String(record_id) }}
        >
          {[say(kindNames[kind]), into || partner_name].filter((part) => part !== '').join(': ')}
        </Link>
        <Text size="sm" c="dimmed">
          {moment(occurred_at)}
        </Text>
      </span>
      <Group gap={4} className={styles.number ?? ''}>
        {sign} {sayAmount(amount)} {amount_unit}
      </Group>
    </li>
  )
}
