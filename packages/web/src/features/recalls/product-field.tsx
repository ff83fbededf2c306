import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { foundProducts } from './recalls.api.ts'

type Product = { readonly id: number; readonly name: string }
type Props = {
  readonly placeId: number
  readonly value: Product | null
  readonly onChange: (product: Product | null) => void
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 300

/** Finds a product of the catalogue by typing. */
export function ProductField({ placeId, value, onChange }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const { data } = useQuery({
    ...foundProducts(placeId, search === value?.name ? '' : search),
    placeholderData: keepPreviousData,
  })
  const offered = data?.data ?? []
  const all = value === null || offered.some(({ id }) => id === value.id) ? offered : [value, ...offered]
  return (
    <Select
      label={say('recalls.product')}
      placeholder={say('products.search')}
      searchable
      clearable
      value={value === null ? null : String(value.id)}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => onChange(all.find(({ id }) => String(id) === chosen) ?? null)}
      nothingFoundMessage={say('products.none_found')}
      filter={({ options }) => options}
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
