import { sayCitation } from '@larder/core/languages'
import type { classifiers } from '@larder/contract/classifiers'
import type { ResponseOf } from '@larder/contract/kit'
import type { Product } from '@larder/contract/products'
import { NativeSelect, Select, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallForm } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { ProductForm } from './product-form.tsx'
import { esubstancesIn, type ProductProps } from './products.api.ts'

type Additives = ResponseOf<typeof classifiers.esubstances>

/** Which food additive the product is, and how lists of ingredients name it. */
export function AdditiveForm(props: ProductProps) {
  const additives = useQuery(esubstancesIn(useLanguage()))
  return (
    <QueryView query={additives} skeleton={<FormSkeleton />}>
      {(list) => <Form {...props} additives={list} />}
    </QueryView>
  )
}

const valuesOf = (product: Product) => ({
  esubstance_id: String(product.esubstance_id ?? ''),
  additive_class_id: String(product.additive_class_id ?? ''),
  is_additive_named: product.is_additive_named ? 'name' : 'number',
})
type Values = ReturnType<typeof valuesOf>

const bodyOf = ({ esubstance_id, additive_class_id, is_additive_named }: Values) => ({
  esubstance_id: esubstance_id ? Number(esubstance_id) : null,
  additive_class_id: esubstance_id && additive_class_id ? Number(additive_class_id) : null,
  is_additive_named: is_additive_named === 'name',
})

function Form({ placeId, product, additives }: ProductProps & { readonly additives: Additives }) {
  const say = useSay()
  const labelOf = (id: number | null): string =>
    additives.filter((one) => one.id === id).map(({ e_number, name }) => `${e_number} ${name}`)[0] ?? ''
  return (
    <ProductForm<Values>
      placeId={placeId}
      product={product}
      initialValues={valuesOf(product)}
      bodyOf={bodyOf}
      wordsOf={(one) => [[say('products.additive'), labelOf(one.esubstance_id)]]}
    >
      {(field, form) => <Fields field={field} form={form} additives={additives} />}
    </ProductForm>
  )
}

type FieldsProps = Pick<CallForm<Values>, 'field' | 'form'> & { readonly additives: Additives }

function Fields({ field, form, additives }: FieldsProps) {
  const say = useSay()
  const [chosen, setChosen] = useState(() => form.getValues().esubstance_id)
  const { onChange, key, ...rest } = field('esubstance_id')
  const additive = additives.find(({ id }) => String(id) === chosen)
  const choose = (value: string | null): void => {
    const newAdditive = additives.find(({ id }) => String(id) === value)
    onChange(value ?? '')
    form.setFieldValue('additive_class_id', String(newAdditive?.classes[0]?.id ?? ''))
    setChosen(value ?? '')
  }
  return (
    <>
      <Select
        key={key}
        {...rest}
        onChange={choose}
        label={say('products.additive')}
        description={say('products.additive_hint')}
        placeholder={say('products.additive_none')}
        data={additives.map(({ id, e_number, name }) => ({
          value: String(id),
          label: `${e_number} ${name}`,
        }))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': say('products.additive_none') }}
        limit={50}
        nothingFoundMessage={say('products.none_found')}
      />
      {additive !== undefined && <PrintedAs field={field} additive={additive} additives={additives} />}
    </>
  )
}

type PrintedProps = Pick<CallForm<Values>, 'field'> & {
  readonly additive: Additives[number]
  readonly additives: Additives
}

/** Its usual classes first; a product may use it for another one. */
function PrintedAs({ field, additive, additives }: PrintedProps) {
  const say = useSay()
  const allClasses = [...additive.classes, ...additives.flatMap(({ classes }) => classes)]
  const classes = new Map(allClasses.map(({ id, name }) => [id, name]))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          {...field('additive_class_id')}
          label={say('products.additive_class')}
          data={[...classes].map(([id, name]) => ({ value: String(id), label: name }))}
        />
        <NativeSelect
          {...field('is_additive_named')}
          label={say('products.additive_by')}
          data={[
            { value: 'number', label: additive.e_number },
            { value: 'name', label: additive.name },
          ]}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {sayCitation(additive.source, say)}
      </Text>
    </>
  )
}
