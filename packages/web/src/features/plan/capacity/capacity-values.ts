import type { Capacities } from '@larder/contract/product-groups'

type Capacity = Capacities['resale_capacities'][number]

/** How much of one kind of product, as it is chosen; '' = not told. */
export type Line = {
  readonly product_group_id: number
  readonly range: string
  readonly unit: string
  readonly time: string
}

const written = (value: number | null | undefined): string => (value == null ? '' : String(value))
const chosen = (value: string): number | null => (value === '' ? null : Number(value))

/** A line for each kind of product, with what was told of it. */
export const linesOf = (
  kinds: readonly { readonly id: number }[],
  known: readonly Capacity[],
): readonly Line[] =>
  kinds.map(({ id }) => {
    const here = known.find(({ product_group_id }) => product_group_id === id)
    return {
      product_group_id: id,
      range: written(here?.range_id),
      unit: written(here?.unit_id),
      time: written(here?.time_unit_id),
    }
  })

/** The lines that say how much. */
export const told = (lines: readonly Line[]): Capacity[] =>
  lines.flatMap(({ product_group_id, range, unit, time }) =>
    range === ''
      ? []
      : [{ product_group_id, range_id: Number(range), unit_id: chosen(unit), time_unit_id: chosen(time) }],
  )
