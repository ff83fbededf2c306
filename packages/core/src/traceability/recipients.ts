/** To whom lots were sent, read a part of the lots at a time. */
import { addAmounts } from './mass-balance.ts'
import type { BaseUnit } from './types.ts'

export type SentTo = {
  readonly recipient: string
  readonly name: string
  readonly lots: number
  /** Of one unit each. */
  readonly amounts: readonly { readonly unit: BaseUnit; readonly amount: string }[]
  readonly first_sent_at: string
  readonly last_sent_at: string
}

/** Recipients of parts of the lots together: those who got the most lots first. No lot is in two parts. */
export function addRecipients<One extends SentTo>(parts: readonly (readonly One[])[]): readonly One[] {
  const found = new Map<string, One>()
  for (const one of parts.flat()) {
    const other = found.get(one.recipient)
    found.set(one.recipient, other === undefined ? one : together(other, one))
  }
  return [...found.values()].toSorted(
    (a, b) => b.lots - a.lots || compareTexts(a.name, b.name) || compareTexts(a.recipient, b.recipient),
  )
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const together = <One extends SentTo>(one: One, other: One): One => ({
  ...one,
  lots: one.lots + other.lots,
  amounts: [...Map.groupBy([...one.amounts, ...other.amounts], ({ unit }) => unit)]
    .map(([unit, all]) => ({ unit, amount: addAmounts(all.map(({ amount }) => amount)) }))
    .toSorted((a, b) => compareTexts(a.unit, b.unit)),
  first_sent_at: one.first_sent_at < other.first_sent_at ? one.first_sent_at : other.first_sent_at,
  last_sent_at: one.last_sent_at > other.last_sent_at ? one.last_sent_at : other.last_sent_at,
})
