import { traceability } from '@larder/contract/traceability'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ExportButtons } from '#ui/export-buttons.tsx'
import { RecordRows } from './record-rows.tsx'
import { recordsOf } from './traceability.api.ts'
import styles from './traceability.module.css'

/** Finds records by product, ingredient, batch number and date (document 3, “Traceability search filter”). */
export function SearchPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.view'))
    return <NoPermission title={say('nav.traceability_search')} />
  return (
    <>
      <PageHeader title={say('nav.traceability_search')} hint={say('traceability.search_hint')} />
      <Search key={place.id} placeId={place.id} zone={place.timezone} />
    </>
  )
}

const texts = [
  ['productName', 'traceability.product'],
  ['productBatchNumber', 'traceability.batch_number'],
  ['ingredientName', 'traceability.ingredient'],
  ['ingredientBatchNumber', 'traceability.ingredient_batch_number'],
] as const
const dates = [
  ['fromDate', 'traceability.from_date'],
  ['toDate', 'traceability.to_date'],
  ['expiryFromDate', 'traceability.expiry_from'],
  ['expiryToDate', 'traceability.expiry_to'],
] as const

type Field = (typeof texts)[number][0] | (typeof dates)[number][0]
export type SearchFilter = Partial<Record<Field, string>>

function Search({ placeId, zone }: { readonly placeId: number; readonly zone: string | undefined }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const [filter, setFilter] = useState<SearchFilter>({ toDate: todayAt(zone) })
  const [settled] = useDebouncedValue(filter, 400)
  const set = (name: Field, value: string): void => setFilter((before) => ({ ...before, [name]: value }))
  return (
    <Stack gap="lg">
      <Card flush>
        <div className={styles.tools}>
          {texts.map(([name, label]) => (
            <TextInput
              key={name}
              type="search"
              label={say(label)}
              maxLength={80}
              value={filter[name] ?? ''}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
          {dates.map(([name, label]) => (
            <DateInput
              key={name}
              label={say(label)}
              pattern={datePattern}
              value={filter[name] ?? ''}
              onChange={(value) => set(name, value)}
            />
          ))}
        </div>
        <Group px="md" pt="md">
          <Suspense fallback={null}>
            <ExportButtons route={traceability.export} placeId={placeId} asked={omitBlanks(settled)} />
          </Suspense>
        </Group>
        <SearchResults key={JSON.stringify(settled)} placeId={placeId} filter={settled} />
      </Card>
    </Stack>
  )
}

/** The fields that say something. */
const omitBlanks = (filter: SearchFilter): SearchFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''))

function SearchResults({ placeId, filter }: { readonly placeId: number; readonly filter: SearchFilter }) {
  const say = useSay()
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const records = useQuery({
    ...recordsOf(placeId, { page: page + 1, perPage, ...omitBlanks(filter) }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView query={records} skeleton={<RowsSkeleton rows={6} />}>
      {({ data, meta }) =>
        data.length === 0 ? (
          <Text c="dimmed" p="md">
            {say('traceability.none_found')}
          </Text>
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
  )
}
