import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productGroups, type ProductGroup } from '@larder/contract/product-groups'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { usePlan } from '../plan-context.ts'
import { productGroupsOf, useChangeGroup } from '../plans.api.ts'
import { AmountFields } from './amount-fields.tsx'
import { withProduct, type Product, type ProductInput } from './product-values.ts'

type Props = { readonly group: ProductGroup; readonly product: Product | null; readonly onClose: () => void }
type Values = { name: string; product_group_id: string; range: string; unit: string; time: string }

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))
const idOf = (value: string): number | null => (value === '' ? null : Number(value))

const inputOf = (
  id: number | undefined,
  { name, product_group_id, range, unit, time }: Values,
): ProductInput => ({
  ...(id !== undefined && { id }),
  name: name.trim(),
  product_group_id: idOf(product_group_id),
  production_amount_range_id: idOf(range),
  production_unit_id: idOf(unit),
  production_time_unit_id: idOf(time),
})

const namesOf = (products: readonly { readonly name: string }[]): string =>
  products.map(({ name }) => name).join(', ')

/**
 * A product of the group, new or to be changed. If somebody else saved the group meanwhile, only this product
 * replaces theirs.
 */
export function ProductForm({ group, product, onClose }: Props) {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const { data: kinds = [] } = useQuery(productGroupsOf(placeId, lang))
  const { conflict, form } = useProductForm({ group, product, onClose })
  if (conflict.theirs !== null) {
    const mine = withProduct(conflict.theirs, inputOf(product?.id, form.form.getValues()))
    return (
      <InputConflict
        conflict={conflict}
        fields={[
          {
            label: say('plan.group_products'),
            mine: namesOf(mine),
            theirs: namesOf(conflict.theirs.products),
          },
        ]}
        form={form}
        onClose={onClose}
      />
    )
  }
  return (
    <FormModal
      title={say(product === null ? 'plan.product_add' : 'plan.product_edit')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={say('plan.product_name')}
        maxLength={255}
        required
        data-autofocus
      />
      <NativeSelect
        {...form.field('product_group_id')}
        label={say('plan.product_kind')}
        data={[
          { value: '', label: say('plan.not_told') },
          ...kinds.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <AmountFields range={form.field('range')} unit={form.field('unit')} time={form.field('time')} />
    </FormModal>
  )
}

/** The form, and the conflict dialog's state. */
function useProductForm({ group, product, onClose }: Props) {
  const { placeId, planId } = usePlan()
  const change = useChangeGroup()
  const conflict = useConflict(group, productGroups.list)
  const form = useCallForm<Values>({
    onProblem: conflict.onProblem,
    initialValues: {
      name: product?.name ?? '',
      product_group_id: textOf(product?.product_group_id),
      range: textOf(product?.production_amount_range_id),
      unit: textOf(product?.production_unit_id),
      time: textOf(product?.production_time_unit_id),
    },
    validate: { name: required },
    save: async (values) => {
      const latest = conflict.latest() ?? group
      await change.mutateAsync({
        params: { placeId, planId, id: group.id },
        body: {
          name: latest.name,
          version: latest.version,
          products: withProduct(latest, inputOf(product?.id, values)),
        },
      })
      onClose()
    },
  })
  return { conflict, form }
}
