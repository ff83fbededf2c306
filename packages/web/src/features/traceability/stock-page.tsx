import type { StockLot } from '@larder/contract/traceability'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPackages, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { stockOf } from './traceability.api.ts'
import { useUnitName } from './use-unit-name.ts'
import styles from './traceability.module.css'

/** What is left of each lot, the first to expire first. */
export function StockPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.view'))
    return <NoPermission title={say('nav.traceability_stock')} />
  return (
    <>
      <PageHeader title={say('nav.traceability_stock')} hint={place.name} />
      <Stock key={place.id} placeId={place.id} />
    </>
  )
}

const shows = ['on_hand', 'expired', 'imbalanced', 'all'] as const
type Show = (typeof shows)[number]

function Stock({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [show, setShow] = useState<Show>('on_hand')
  const [search] = useDebouncedValue(typed.trim(), 400)
  return (
    <Card flush>
      <div className={styles.tools}>
        <TextInput
          type="search"
          label={say('traceability.search_stock')}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={say('traceability.show')}
          value={show}
          data={shows.map((one) => ({ value: one, label: say(`traceability.show_${one}`) }))}
          onChange={(event) => setShow(event.currentTarget.value as Show)}
        />
      </div>
      <StockList key={`${show} ${search}`} placeId={placeId} show={show} search={search} />
    </Card>
  )
}

function StockList({ placeId, show, search }: { placeId: number; show: Show; search: string }) {
  const say = useSay()
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const stock = useQuery({
    ...stockOf(placeId, { page: page + 1, perPage, show, ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView query={stock} skeleton={<RowsSkeleton rows={6} />}>
      {({ data, meta }) =>
        data.length > 0 ? (
          <>
            <LotRows list={data} />
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
        ) : search === '' && show === 'on_hand' ? (
          <EmptyState icon={IconPackages} title={say('traceability.stock_empty_title')}>
            {say('traceability.stock_empty_text')}
          </EmptyState>
        ) : (
          <Text c="dimmed" p="md">
            {say('products.none_found')}
          </Text>
        )
      }
    </QueryView>
  )
}

function LotRows({ list }: { readonly list: readonly StockLot[] }) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const unitName = useUnitName()
  const { datePattern } = useCompanyFormat()
  const hintOf = ({ batch_number, expiry_date, supplier_name, from_place_name }: StockLot): string =>
    [
      batch_number === '' ? say('traceability.no_number') : batch_number,
      expiry_date === null ? '' : say('traceability.until', { date: formatDate(expiry_date, datePattern) }),
      from_place_name ?? supplier_name,
    ]
      .filter((part) => part !== '')
      .join(' · ')
  return (
    <LinkRows
      label={say('nav.traceability_stock')}
      rows={list.map((lot) => ({
        id: lot.id,
        title: lot.product_name,
        hint: hintOf(lot),
        aside: (
          <>
            <LotState lot={lot} />
            <span className={styles.number}>
              {sayAmount(lot.on_hand)} {unitName(lot.base_unit_id)}
            </span>
          </>
        ),
      }))}
      link={({ id }, props) => (
        <Link to={paths.traceabilityStockLot} params={{ lotId: String(id) }} {...props} />
      )}
    />
  )
}

/** What asks for somebody: expired, more out than in, an amount that could not be counted. */
export function LotState({ lot: { is_expired, is_imbalanced, is_incomplete } }: { readonly lot: StockLot }) {
  const say = useSay()
  if (is_imbalanced) return <StateBadge state="overdue">{say('traceability.imbalanced')}</StateBadge>
  if (is_expired) return <StateBadge state="overdue">{say('traceability.expired')}</StateBadge>
  return is_incomplete ? <StateBadge state="due">{say('traceability.incomplete')}</StateBadge> : null
}
