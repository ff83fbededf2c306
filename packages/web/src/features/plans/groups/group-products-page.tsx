import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ProductGroup } from '@larder/contract/product-groups'
import { capacityRanges } from '@larder/core/classifiers'
import { useAccess } from '#kit/access.ts'
import { timeUnitsIn } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionView } from '../document/section-view.tsx'
import inputs from '../inputs/inputs.module.css'
import { RemoveQuestion } from '../inputs/remove-question.tsx'
import { RowAction } from '../inputs/row-action.tsx'
import { titled, usePlan } from '../plan-context.ts'
import { productGroupsOf, useChangeGroup } from '../plans.api.ts'
import { productsOf, type Product } from './product-values.ts'
import { useUnits } from './use-units.ts'

const ProductForm = lazyPiece(() => import('./product-form.tsx'), 'ProductForm')

/** The products of a product group; visitors read them as in the plan. */
export function GroupProductsPage() {
  const say = useSay()
  const { visit } = useAccess()
  const { group } = usePlan()
  if (group === null) return null
  if (visit !== null) return <SectionView name="products-list" />
  return (
    <>
      <PageHeader
        title={titled(group, say('nav.group_products_list'))}
        hint={say('plan.group_products_hint')}
      />
      <Products key={group.id} group={group} />
    </>
  )
}

function Products({ group }: { readonly group: ProductGroup }) {
  const say = useSay()
  const { placeId, planId, canEdit } = usePlan()
  const change = useChangeGroup()
  const [edited, setEdited] = useState<Product | 'new' | null>(null)
  const [removed, setRemoved] = useState<Product | null>(null)
  const remove = (): Promise<unknown> =>
    change.mutateAsync({
      params: { placeId, planId, id: group.id },
      body: {
        name: group.name,
        version: group.version,
        products: productsOf(group).filter(({ id }) => id !== removed?.id),
      },
    })
  const add = canEdit ? (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {say('plan.product_add')}
    </Button>
  ) : null
  return (
    <Card title={say('plan.group_products')} aside={add}>
      {group.products.length === 0 && <Text c="dimmed">{say('plan.group_products_none')}</Text>}
      <ul className={inputs.rows}>
        {group.products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            onEdit={() => setEdited(product)}
            onRemove={() => setRemoved(product)}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {edited !== null && (
          <ProductForm
            group={group}
            product={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
      <RemoveQuestion name={removed?.name ?? null} remove={remove} onClose={() => setRemoved(null)} />
    </Card>
  )
}

type RowProps = { readonly product: Product; readonly onEdit: () => void; readonly onRemove: () => void }

function ProductRow({ product, onEdit, onRemove }: RowProps) {
  const say = useSay()
  const { canEdit } = usePlan()
  const details = useDescribed(product)
  return (
    <li className={inputs.row} data-actions>
      <div className={inputs.rowText}>
        <Text fw={600}>{product.name}</Text>
        <Text size="sm" c="dimmed">
          {details.length === 0 ? say('plan.product_no_details') : details.join(' · ')}
        </Text>
      </div>
      {canEdit && (
        <div className={inputs.rowActions}>
          <RowAction kind="edit" label={say('plan.edit_item', { name: product.name })} onClick={onEdit} />
          <RowAction
            kind="remove"
            label={say('plan.remove_item', { name: product.name })}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}

/** Kind and amount in words: “Soups · 51–100 kg / day”. */
function useDescribed({
  product_group_id,
  production_amount_range_id,
  production_unit_id,
  production_time_unit_id,
}: Product): readonly string[] {
  const { placeId, lang } = usePlan()
  const { data: kinds = [] } = useQuery(productGroupsOf(placeId, lang))
  const { data: times = [] } = useQuery(timeUnitsIn(lang))
  const { nameOf } = useUnits()
  const kind = kinds.find(({ id }) => id === product_group_id)?.name
  const amount = [
    capacityRanges.find(({ id }) => id === production_amount_range_id)?.range_option,
    nameOf(production_unit_id),
  ]
    .filter((one) => one !== undefined)
    .join(' ')
  const time = times.find(({ id }) => id === production_time_unit_id)?.name
  return [kind, amount === '' || time === undefined ? amount : `${amount} / ${time}`].filter(
    (one): one is string => one !== undefined && one !== '',
  )
}
