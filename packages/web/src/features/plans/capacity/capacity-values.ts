import type { Capacities } from '@larder/contract/product-groups'

type Capacity = Capacities['resale_capacities'][number]

/** How much of one kind of product, as chosen in the form; '' = not provided. */
export type Line = {
  readonly product_group_id: number
  readonly range: string
  readonly unit: string
  readonly time: string
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))
const idOf = (value: string): number | null => (value === '' ? null : Number(value))

/** A line for each kind of product, with its stored capacity. */
export const linesOf = (
  kinds: readonly { readonly id: number }[],
  stored: readonly Capacity[],
): readonly Line[] =>
  kinds.map(({ id }) => {
    const here = stored.find(({ product_group_id }) => product_group_id === id)
    return {
      product_group_id: id,
      range: textOf(here?.range_id),
      unit: textOf(here?.unit_id),
      time: textOf(here?.time_unit_id),
    }
  })

/** The lines that have a range, as the request's body. */
export const filledLines = (lines: readonly Line[]): Capacity[] =>
  lines.flatMap(({ product_group_id, range, unit, time }) =>
    range === ''
      ? []
      : [{ product_group_id, range_id: Number(range), unit_id: idOf(unit), time_unit_id: idOf(time) }],
  )
