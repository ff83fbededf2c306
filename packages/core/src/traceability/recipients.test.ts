import { expect, it } from 'vitest'
import { addSent, sortRecipients, sumDeliveries, type Delivered } from './recipients.ts'

const sent = (recipient: string, lot_id: number, more: Partial<Delivered> = {}): Delivered => ({
  recipient,
  lot_id,
  amount: '0.1',
  unit: 'kg',
  sent_at: '2026-11-03T08:00:00.000Z',
  ...more,
})

it('counts the lots of each recipient once and adds up amounts of each unit', () => {
  const early = '2026-11-02T08:00:00.000Z'
  const late = '2026-11-04T08:00:00.000Z'
  expect(
    sumDeliveries([
      sent('partner:1', 5),
      sent('place:1', 6, { amount: null }),
      sent('partner:1', 5, { amount: '0.2', sent_at: late }),
      sent('partner:1', 7, { amount: '4', unit: 'pc', sent_at: early }),
    ]),
  ).toEqual([
    {
      recipient: 'partner:1',
      lots: 2,
      amounts: [
        { unit: 'kg', amount: '0.3' },
        { unit: 'pc', amount: '4' },
      ],
      first_sent_at: early,
      last_sent_at: late,
    },
    {
      recipient: 'place:1',
      lots: 1,
      amounts: [{ unit: 'kg', amount: '0' }],
      first_sent_at: sent('', 0).sent_at,
      last_sent_at: sent('', 0).sent_at,
    },
  ])
})

it('finds the same in parts of the lots as in all of them', () => {
  const parts = [1, 2, 3].map((lot) => [
    sent('partner:1', lot, { sent_at: `2026-11-0${4 - lot}T08:00:00.000Z` }),
    sent('partner:1', lot, { unit: lot === 2 ? 'l' : 'kg' }),
  ])
  const [first, ...others] = parts.flatMap(sumDeliveries)
  if (first === undefined) throw new Error('no recipient')
  expect([others.reduce(addSent, first)]).toEqual(sumDeliveries(parts.flat()))
})

it('shows who got the most lots first, then by name', () => {
  const of = (name: string, lots: number) => ({
    name,
    recipient: `name:${name}`,
    lots,
    amounts: [],
    first_sent_at: '',
    last_sent_at: '',
  })
  const names = sortRecipients([of('C', 1), of('B', 1), of('Z', 2)]).map(({ name }) => name)
  expect(names).toEqual(['Z', 'B', 'C'])
})
