/** To whom lots were sent, read a part of the lots at a time. */
import { addAmounts } from './mass-balance.ts'
import type { BaseUnit } from './types.ts'

export type Delivered = {
  readonly recipient: string
  readonly lot_id: number
  /** null = its unit has no way to that of the lot. */
  readonly amount: string | null
  readonly unit: BaseUnit
  readonly sent_at: string
}

export type SentTo = {
  readonly recipient: string
  readonly lots: number
  /** Of one unit each. */
  readonly amounts: { readonly unit: BaseUnit; readonly amount: string }[]
  readonly first_sent_at: string
  readonly last_sent_at: string
}

/** What each recipient got by deliveries of a part of the lots. */
export const sumDeliveries = (deliveries: readonly Delivered[]): readonly SentTo[] =>
  [...Map.groupBy(deliveries, ({ recipient }) => recipient)].map(([recipient, sent]) => {
    const times = sent.map(({ sent_at }) => sent_at).toSorted(compareTexts)
    return {
      recipient,
      lots: new Set(sent.map(({ lot_id }) => lot_id)).size,
      amounts: addByUnit(sent),
      first_sent_at: times.at(0) ?? '',
      last_sent_at: times.at(-1) ?? '',
    }
  })

/** The recipient with what another part of the lots says. No lot is in two parts. */
export const addSent = <One extends SentTo>(one: One, other: SentTo): One => ({
  ...one,
  lots: one.lots + other.lots,
  amounts: addByUnit([...one.amounts, ...other.amounts]),
  first_sent_at: one.first_sent_at < other.first_sent_at ? one.first_sent_at : other.first_sent_at,
  last_sent_at: one.last_sent_at > other.last_sent_at ? one.last_sent_at : other.last_sent_at,
})

/** Who got the most lots first. */
export const sortRecipients = <One extends SentTo & { readonly name: string }>(
  recipients: Iterable<One>,
): readonly One[] =>
  [...recipients].toSorted(
    (a, b) => b.lots - a.lots || compareTexts(a.name, b.name) || compareTexts(a.recipient, b.recipient),
  )

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const addByUnit = (amounts: readonly Pick<Delivered, 'amount' | 'unit'>[]): SentTo['amounts'] =>
  [...Map.groupBy(amounts, ({ unit }) => unit)]
    .map(([unit, all]) => ({ unit, amount: addAmounts(all.map(({ amount }) => amount ?? '0')) }))
    .toSorted((a, b) => compareTexts(a.unit, b.unit))
