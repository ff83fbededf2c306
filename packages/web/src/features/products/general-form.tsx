import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { kindNames } from './kind-names.ts'
import { ProductForm } from './product-form.tsx'
import type { ProductProps } from './products.api.ts'

type Values = { name: string; code: string; ean: string; is_outsourced: boolean; is_ingredient: boolean }

type FieldsProps = {
  readonly field: CallForm<Values>['field']
  /** Instead of the two boxes, where the kind is not stated. */
  readonly kind?: ReactNode
}

const below = ['label', 'input', 'description', 'error'] as const

/** What a product is called and what kind it is of. */
export function GeneralFields({ field, kind }: FieldsProps) {
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
      {kind ?? (
        <Stack gap="xs">
          <Checkbox {...field('is_ingredient', 'checkbox')} label={say('products.is_ingredient')} />
          <Checkbox {...field('is_outsourced', 'checkbox')} label={say('products.is_outsourced')} />
        </Stack>
      )}
    </>
  )
}

const kinds = ['produced', 'ingredient', 'outsourced'] as const
type Kind = '' | (typeof kinds)[number]
const flagsOf = (kind: Kind) => ({
  is_ingredient: kind === 'ingredient',
  is_outsourced: kind === 'outsourced',
})

/** Nobody said what it is, and nothing is taken for granted: guests do not see it before. */
function KindQuestion({ field }: { readonly field: CallForm<Values & { kind: Kind }>['field'] }) {
  const say = useSay()
  return (
    <NativeSelect
      {...field('kind')}
      label={say('products.kind_column')}
      description={say('products.kind_hint')}
      data={[
        { value: '', label: say('products.kind_unstated') },
        ...kinds.map((kind) => ({ value: kind, label: say(kindNames[kind]) })),
      ]}
    />
  )
}

export function GeneralForm({ placeId, product }: ProductProps) {
  const say = useSay()
  const { name, code, ean, is_outsourced, is_ingredient, is_kind_stated } = product
  return (
    <ProductForm<Values & { kind: Kind }>
      key={String(is_kind_stated)}
      placeId={placeId}
      product={product}
      initialValues={{ name, code, ean, is_outsourced, is_ingredient, kind: '' }}
      validate={{ name: required }}
      bodyOf={({ kind, is_outsourced: outsourced, is_ingredient: ingredient, ...values }) => ({
        ...values,
        ...(is_kind_stated && { is_outsourced: outsourced, is_ingredient: ingredient }),
        ...(!is_kind_stated && kind !== '' && flagsOf(kind)),
      })}
      wordsOf={(one) => [
        [say('products.name'), one.name],
        [say('products.code'), one.code],
        [say('products.ean'), one.ean],
      ]}
    >
      {(field) => (
        <GeneralFields field={field} kind={is_kind_stated ? undefined : <KindQuestion field={field} />} />
      )}
    </ProductForm>
  )
}
