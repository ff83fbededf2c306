import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { FieldValue } from '@larder/core/tasks'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { choicesOf } from './entries.api.ts'

type Props = {
  readonly label?: string
  readonly required?: boolean
  readonly 'aria-labelledby'?: string
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

const ProductSearch = lazyPiece(() => import('./product-search.tsx'), 'ProductSearch')

/** One of the company's products: from a list, from a large catalogue by searching. */
export function ProductField({ value, onChange, ...label }: Props) {
  const say = useSay()
  const choices = useQuery(choicesOf(usePlaceId()))
  const products = choices.data?.products ?? []
  const chosen =
    value !== null && !Array.isArray(value) && 'id' in value && value.id !== undefined ? String(value.id) : ''
  if (choices.data?.has_more_products === true)
    return (
      <Suspense fallback={null}>
        <ProductSearch
          {...label}
          kept={products}
          chosen={chosen === '' ? null : Number(chosen)}
          onChange={(id) => onChange(id === null ? null : { id })}
        />
      </Suspense>
    )
  return (
    <NativeSelect
      {...label}
      size="md"
      value={chosen}
      error={choices.isError ? say('entries.products_missing') : undefined}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : { id: Number(event.currentTarget.value) })
      }
      data={[
        { value: '', label: say('ui.choose') },
        ...products.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
