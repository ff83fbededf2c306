import type { CallInput } from '@larder/contract/kit'
import type { ProductGroup, productGroups } from '@larder/contract/product-groups'

export type Product = ProductGroup['products'][number]
export type ProductInput = NonNullable<
  NonNullable<CallInput<typeof productGroups.change>['body']>['products']
>[number]

/** The products of a group as they are sent: those that stay keep their ids. */
export const productsOf = ({ products }: ProductGroup): ProductInput[] =>
  products.map(
    ({
      id,
      name,
      product_group_id,
      production_amount_range_id,
      production_time_unit_id,
      production_unit_id,
    }) => ({
      id,
      name,
      product_group_id,
      production_amount_range_id,
      production_time_unit_id,
      production_unit_id,
    }),
  )

/**
 * The group's products with one of them replaced, or with a new one at the end; other users' changes stay.
 */
export function withProduct(group: ProductGroup, product: ProductInput): ProductInput[] {
  const products = productsOf(group)
  if (product.id !== undefined && products.some(({ id }) => id === product.id))
    return products.map((one) => (one.id === product.id ? product : one))
  const { id: _, ...fresh } = product
  return [...products, fresh]
}
