import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { productsOf } from './products.api.ts'

type Props = {
  readonly placeId: number
  /** Products that are not offered: the one of the recipe, and its ingredients. */
  readonly without: readonly number[]
  readonly onChoose: (product: { readonly id: number; readonly name: string }) => void
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 300

/** Finds a product of the catalogue by typing, and adds it. */
export function IngredientPicker({ placeId, without, onChoose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const { data } = useQuery({
    ...productsOf(placeId, { page: 1, perPage: 50, kind: 'all', ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  })
  const offered = (data?.data ?? []).filter(({ id }) => !without.includes(id))
  const choose = (value: string | null): void => {
    const product = offered.find(({ id }) => String(id) === value)
    if (product === undefined) return
    onChoose(product)
    setTyped('')
  }
  return (
    <Select
      label={say('recipe.add')}
      placeholder={say('products.search')}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      nothingFoundMessage={say('products.none_found')}
      filter={({ options }) => options}
      data={offered.map(({ id, name, code }) => ({
        value: String(id),
        label: code === '' ? name : `${name} · ${code}`,
      }))}
    />
  )
}
