import type { Product, ProductUnit } from '@larder/contract/products'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { AmountField, amountOf } from './amount-field.tsx'
import { ProductForm } from './product-form.tsx'
import { unitsOf, type ProductProps } from './products.api.ts'

/** Ids of core/measures. */
const KILOGRAM = 1
const PORTION = 18

export function ProductionForm(props: ProductProps) {
  const units = useQuery(unitsOf(props.placeId, useLanguage()))
  return (
    <QueryView query={units} skeleton={<FormSkeleton />}>
      {(list) => <Form {...props} units={list} />}
    </QueryView>
  )
}

const textOf = (id: number | null): string => (id === null ? '' : String(id))

const valuesOf = (product: Product) => ({
  recipe_total_amount: product.recipe_total_amount ?? '',
  recipe_total_amount_unit_id: textOf(product.recipe_total_amount_unit_id ?? KILOGRAM),
  portion_amount: product.portion_amount ?? '',
  portion_amount_unit_id: textOf(product.portion_amount_unit_id),
  piece_amount: product.piece_amount ?? '',
  piece_amount_unit_id: textOf(product.piece_amount_unit_id),
  density: product.density ?? '',
  preparation_instructions_text: product.preparation_instructions_text,
})
type Values = ReturnType<typeof valuesOf>

function bodyOf(values: Values) {
  const [recipe_total_amount, recipe_total_amount_unit_id] = amountOf(
    values.recipe_total_amount,
    values.recipe_total_amount_unit_id,
  )
  const [portion_amount, portion_amount_unit_id] = amountOf(
    values.portion_amount,
    values.portion_amount_unit_id,
  )
  const [piece_amount, piece_amount_unit_id] = amountOf(values.piece_amount, values.piece_amount_unit_id)
  return {
    recipe_total_amount,
    recipe_total_amount_unit_id,
    portion_amount,
    portion_amount_unit_id,
    piece_amount,
    piece_amount_unit_id,
    density: values.density === '' ? null : values.density,
    preparation_instructions_text: values.preparation_instructions_text,
  }
}

function Form({ placeId, product, units }: ProductProps & { readonly units: readonly ProductUnit[] }) {
  const say = useSay()
  return (
    <ProductForm<Values>
      placeId={placeId}
      product={product}
      initialValues={valuesOf(product)}
      bodyOf={bodyOf}
      wordsOf={(one) => [
        [say('products.recipe_total'), one.recipe_total_amount],
        [say('products.portion'), one.portion_amount],
        [say('products.piece'), one.piece_amount],
        [say('products.density'), one.density],
        [say('products.instructions'), one.preparation_instructions_text],
      ]}
    >
      {(field) => (
        <>
          <AmountField
            label={say('products.recipe_total')}
            amount={field('recipe_total_amount')}
            unit={field('recipe_total_amount_unit_id')}
            units={units}
          />
          <AmountField
            label={say('products.portion')}
            amount={field('portion_amount')}
            unit={field('portion_amount_unit_id')}
            units={units.filter(({ id }) => id !== PORTION)}
          />
          <AmountField
            label={say('products.piece')}
            amount={field('piece_amount')}
            unit={field('piece_amount_unit_id')}
            units={units.filter(({ kind }) => kind !== 'count')}
          />
          <NumberInput
            {...field('density')}
            label={say('products.density')}
            description={say('products.density_hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            negatives={false}
            unit="kg"
          />
          <Textarea
            {...field('preparation_instructions_text')}
            label={say('products.instructions')}
            minRows={4}
            maxLength={20_000}
          />
        </>
      )}
    </ProductForm>
  )
}
