import type { Product } from '@larder/contract/products'
import { expirationTypes, shelfLifeUnits } from '@larder/core/products'
import { NativeSelect, SimpleGrid, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { timeUnitsIn } from '#kit/classifiers.ts'
import type { CallForm } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { PackagingField } from './packaging-field.tsx'
import { ProductForm } from './product-form.tsx'
import type { ProductProps } from './products.api.ts'

type TimeUnit = { readonly id: number; readonly name: string }
const DAY = 4

export function ConsumerForm(props: ProductProps) {
  const units = useQuery(timeUnitsIn(useLanguage()))
  return (
    <QueryView query={units} skeleton={<FormSkeleton />}>
      {(list) => <Form {...props} units={list.filter(({ id }) => shelfLifeUnits.includes(id))} />}
    </QueryView>
  )
}

const valuesOf = (product: Product) => ({
  expiration_type_id: String(product.expiration_type_id ?? ''),
  expiration_time_unit_count: String(product.expiration_time_unit_count ?? ''),
  expiration_time_unit_id: String(product.expiration_time_unit_id ?? DAY),
  ingredients_text: product.ingredients_text,
  consuming_guide_text: product.consuming_guide_text,
  storing_conditions_text: product.storing_conditions_text,
  packaging_material_ids: product.packaging_material_ids,
})
type Values = ReturnType<typeof valuesOf>

function bodyOf({ expiration_type_id: type, ...values }: Values) {
  const count = values.expiration_time_unit_count
  return {
    ...values,
    expiration_type_id: type === '' ? null : Number(type),
    expiration_time_unit_count: count === '' ? null : Number(count),
    expiration_time_unit_id: count === '' ? null : Number(values.expiration_time_unit_id),
  }
}

function Form({ placeId, product, units }: ProductProps & { readonly units: readonly TimeUnit[] }) {
  const say = useSay()
  return (
    <ProductForm<Values>
      placeId={placeId}
      product={product}
      initialValues={valuesOf(product)}
      bodyOf={bodyOf}
      wordsOf={(one) => [
        [say('products.shelf_life'), String(one.expiration_time_unit_count ?? '')],
        [say('products.ingredients_text'), one.ingredients_text],
        [say('products.consuming_guide'), one.consuming_guide_text],
        [say('products.storing'), one.storing_conditions_text],
      ]}
    >
      {(field, form) => (
        <>
          <DateFields field={field} units={units} />
          <Textarea
            {...field('ingredients_text')}
            label={say('products.ingredients_text')}
            description={say('products.ingredients_text_hint')}
            maxLength={5_000}
          />
          <Textarea {...field('storing_conditions_text')} label={say('products.storing')} maxLength={5_000} />
          <Textarea
            {...field('consuming_guide_text')}
            label={say('products.consuming_guide')}
            maxLength={5_000}
          />
          <PackagingField
            chosen={product.packaging_material_ids}
            onChange={(ids) => form.setFieldValue('packaging_material_ids', ids)}
          />
        </>
      )}
    </ProductForm>
  )
}

type DateProps = Pick<CallForm<Values>, 'field'> & { readonly units: readonly TimeUnit[] }

/** The date on the label, and how long the product keeps. */
function DateFields({ field, units }: DateProps) {
  const say = useSay()
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <NativeSelect
        {...field('expiration_type_id')}
        label={say('products.expiration_type')}
        data={[
          { value: '', label: say('products.no_date') },
          ...expirationTypes.map(({ id, key }) => ({
            value: String(id),
            label: say(`products.${key}`),
          })),
        ]}
      />
      <NumberInput
        {...field('expiration_time_unit_count')}
        label={say('products.shelf_life')}
        digits
        max={1_000}
      />
      <NativeSelect
        {...field('expiration_time_unit_id')}
        label={say('products.shelf_life_unit')}
        data={units.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </SimpleGrid>
  )
}
