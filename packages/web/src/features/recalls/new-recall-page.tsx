import type { OriginLot } from '@larder/contract/recalls'
import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { StartForm } from './start-form.tsx'
import { noSearch, OriginSearch, type Search } from './origin-search.tsx'
import { originLotsOf, type OriginQuery } from './recalls.api.ts'
import styles from './recalls.module.css'

/** From what a recall starts: its lots, found and chosen, and the reason. */
export function NewRecallPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { drill = false, lot } = useSearch({ from: '/shell/traceability/recalls/new' })
  const title = say(drill ? 'recalls.start_drill' : 'recalls.start')
  if (place === null || !can('recalls.edit')) return <NoPermission title={title} />
  return (
    <>
      <PageHeader title={title} hint={place.name} />
      <NewRecall key={place.id} placeId={place.id} startsAsDrill={drill} lot={lot} />
    </>
  )
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 300

const queryOf = ({ kind, typed, partner, product, from, to }: Search): OriginQuery => ({
  kind,
  ...(typed.trim() !== '' && { search: typed.trim() }),
  ...(partner !== '' && { partnerId: Number(partner) }),
  ...(product !== null && { productId: product.id }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

/** Whether the fields name something: not all lots of a place are recalled by accident. */
const isAsked = ({ kind, typed, partner, product, from, to }: Search): boolean => {
  if (kind === 'supplier') return partner !== ''
  if (kind === 'product') return product !== null || from !== '' || to !== ''
  return kind !== 'record' || typed.trim() !== ''
}

/** Lots that share what was searched for are recalled together unless one is left out. */
const startsChosen = (kind: Search['kind']): boolean =>
  kind === 'supplier' || kind === 'product' || kind === 'record'

type Props = {
  readonly placeId: number
  readonly startsAsDrill: boolean
  /** A lot from which the page was opened. */
  readonly lot: number | undefined
}

function NewRecall({ placeId, startsAsDrill, lot }: Props) {
  const say = useSay()
  const [search, setSearch] = useState(noSearch)
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set(lot === undefined ? [] : [lot]))
  const change = (changed: Partial<Search>): void => {
    setSearch((before) => ({ ...before, ...changed }))
    if (changed.kind !== undefined) setToggled(new Set())
  }
  const [delayedSearch] = useDebouncedValue(search, SEARCH_DELAY)
  const originLots = useQuery({
    ...originLotsOf(placeId, queryOf(delayedSearch)),
    enabled: isAsked(delayedSearch),
    placeholderData: keepPreviousData,
  })
  const lots = isAsked(delayedSearch) ? (originLots.data?.lots ?? []) : []
  const chosen = startsChosen(search.kind)
    ? lots.filter(({ id }) => !toggled.has(id)).map(({ id }) => id)
    : [...toggled]
  const toggle = (id: number): void =>
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <OriginSearch placeId={placeId} search={search} onChange={change} />
          {isAsked(delayedSearch) && (
            <QueryView query={originLots}>
              {({ is_more }) => (
                <>
                  <LotChoices lots={lots} chosen={new Set(chosen)} onToggle={toggle} />
                  {is_more && <Text role="status">{say('recalls.more_found')}</Text>}
                </>
              )}
            </QueryView>
          )}
        </Stack>
      </Card>
      <StartForm
        placeId={placeId}
        search={search}
        chosen={chosen}
        isSearching={isAsked(search) && (search !== delayedSearch || originLots.isPlaceholderData)}
        startsAsDrill={startsAsDrill}
      />
    </Stack>
  )
}

type ChoicesProps = {
  readonly lots: readonly OriginLot[]
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (id: number) => void
}

function LotChoices({ lots, chosen, onToggle }: ChoicesProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  if (lots.length === 0) return <Text role="status">{say('recalls.none_found')}</Text>
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text fw={500}>{say('recalls.lots')}</Text>
        <Text role="status">{say('recalls.chosen', { count: chosen.size })}</Text>
      </Group>
      <ul className={styles.lots} aria-label={say('recalls.lots')}>
        {lots.map(({ id, product_name, batch_number, supplier_name, expiry_date }) => (
          <li key={id} className={styles.lot}>
            <Checkbox
              checked={chosen.has(id)}
              onChange={() => onToggle(id)}
              label={[product_name, batch_number].filter((part) => part !== '').join(' · ')}
              description={[
                supplier_name,
                expiry_date === null
                  ? ''
                  : `${say('recalls.expiry_date')} ${formatDate(expiry_date, datePattern)}`,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
