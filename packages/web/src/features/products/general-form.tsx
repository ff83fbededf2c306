import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { CallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { ProductForm } from './product-form.tsx'
import type { Shown } from './products.api.ts'

type Values = { name: string; code: string; ean: string; is_outsourced: boolean; is_ingredient: boolean }

const below = ['label', 'input', 'description', 'error'] as const

/** What a product is called and what kind it is of. */
export function GeneralFields({ field }: { readonly field: CallForm<Values>['field'] }) {
  const say = useSay()
  return (
    <>
      <TextInput {...field('name')} label={say('products.name')} maxLength={255} required />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          {...field('code')}
          label={say('products.code')}
          description={say('products.code_hint')}
          inputWrapperOrder={[...below]}
          maxLength={60}
          autoComplete="off"
        />
        <TextInput
          {...field('ean')}
          label={say('products.ean')}
          description={say('products.ean_hint')}
          inputWrapperOrder={[...below]}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
      </SimpleGrid>
      <Stack gap="xs">
        <Checkbox {...field('is_ingredient', 'checkbox')} label={say('products.is_ingredient')} />
        <Checkbox {...field('is_outsourced', 'checkbox')} label={say('products.is_outsourced')} />
      </Stack>
    </>
  )
}

export function GeneralForm({ placeId, product }: Shown) {
  const say = useSay()
  const { name, code, ean, is_outsourced, is_ingredient } = product
  return (
    <ProductForm<Values>
      placeId={placeId}
      product={product}
      initialValues={{ name, code, ean, is_outsourced, is_ingredient }}
      validate={{ name: required }}
      bodyOf={(values) => values}
      wordsOf={(one) => [
        [say('products.name'), one.name],
        [say('products.code'), one.code],
        [say('products.ean'), one.ean],
      ]}
    >
      {(field) => <GeneralFields field={field} />}
    </ProductForm>
  )
}
