import { products } from '@larder/contract/products'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'

type ProductName = { readonly id: number; readonly name: string }
type Props = {
  readonly label?: string
  readonly required?: boolean
  readonly 'aria-labelledby'?: string
  /** Those that the device keeps: they are offered without network too. */
  readonly kept: readonly ProductName[]
  readonly chosen: number | null
  readonly onChange: (id: number | null) => void
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 300
const SHOWN = 50

/** One product of a catalogue that is too large for a list: searched on the server, else among the kept. */
export function ProductSearch({ kept: localProducts, chosen, onChange, ...label }: Props) {
  const say = useSay()
  const placeId = usePlaceId()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<ProductName | null>(null)
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const searchQuery = useQuery({
    ...query(products.list, {
      params: { placeId },
      query: { page: 1, perPage: SHOWN, kind: 'all', search },
    }),
    enabled: search !== '' && search !== picked?.name,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const matching = localProducts.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const offered =
    searchQuery.data === undefined || search === '' ? matching.slice(0, SHOWN) : searchQuery.data.data
  const selectableProducts = [
    ...offered,
    ...(picked === null ? [] : [picked]),
    ...localProducts.filter(({ id }) => id === chosen),
  ]
  const options = new Map(selectableProducts.map(({ id, name }) => [String(id), name]))
  return (
    <Select
      {...label}
      size="md"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': say('entries.product_none') }}
      placeholder={say('products.search')}
      value={chosen === null ? null : String(chosen)}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...options].map(([value, name]) => ({ value, label: name }))}
      filter={({ options: all }) => all}
      nothingFoundMessage={say('products.none_found')}
      onChange={(value) => {
        setPicked(selectableProducts.find(({ id }) => String(id) === value) ?? null)
        onChange(value === null ? null : Number(value))
      }}
    />
  )
}
