import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { productGroups, type ProductGroup } from '@larder/contract/product-groups'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { usePlan } from '../plan-context.ts'
import { productGroupsOf, useChangeGroup } from '../plan.api.ts'
import { AmountFields } from './amount-fields.tsx'
import { withProduct, type Product, type ProductInput } from './product-values.ts'

type Props = { readonly group: ProductGroup; readonly product: Product | null; readonly onClose: () => void }
type Values = { name: string; product_group_id: string; range: string; unit: string; time: string }

const written = (value: number | null | undefined): string => (value == null ? '' : String(value))
const chosen = (value: string): number | null => (value === '' ? null : Number(value))

const inputOf = (
  id: number | undefined,
  { name, product_group_id, range, unit, time }: Values,
): ProductInput => ({
  ...(id !== undefined && { id }),
  name: name.trim(),
  product_group_id: chosen(product_group_id),
  production_amount_range_id: chosen(range),
  production_unit_id: chosen(unit),
  production_time_unit_id: chosen(time),
})

const namesOf = (products: readonly { readonly name: string }[]): string =>
  products.map(({ name }) => name).join(', ')

/**
 * A product of the group, new or to be changed. Where somebody else has saved meanwhile, mine goes into
 * theirs, and nothing else of theirs is touched.
 */
export function ProductForm({ group, product, onClose }: Props) {
  const say = useSay()
  const { placeId, planId, lang } = usePlan()
  const { data: kinds = [] } = useQuery(productGroupsOf(placeId, lang))
  const change = useChangeGroup()
  const conflict = useConflict(group, productGroups.list)
  const form = useCallForm<Values>({
    onProblem: conflict.onProblem,
    initialValues: {
      name: product?.name ?? '',
      product_group_id: written(product?.product_group_id),
      range: written(product?.production_amount_range_id),
      unit: written(product?.production_unit_id),
      time: written(product?.production_time_unit_id),
    },
    validate: { name: required },
    save: async (values) => {
      const seen = conflict.latest() ?? group
      await change.mutateAsync({
        params: { placeId, planId, id: group.id },
        body: {
          name: seen.name,
          version: seen.version,
          products: withProduct(seen, inputOf(product?.id, values)),
        },
      })
      onClose()
    },
  })
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
