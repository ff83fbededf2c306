import { expect, it } from 'vitest'
import { addRecipients, type SentTo } from './recipients.ts'

const shop: SentTo = {
  recipient: 'partner:1',
  name: 'Shop',
  lots: 2,
  amounts: [{ unit: 'kg', amount: '0.1' }],
  first_sent_at: '2026-11-02T08:00:00.000Z',
  last_sent_at: '2026-11-04T08:00:00.000Z',
}

it('adds up lots and amounts of the same recipient, and shows who got the most lots first', () => {
  const market = { ...shop, recipient: 'partner:2', name: 'Market', lots: 3 }
  const more: SentTo = {
    ...shop,
    lots: 5,
    amounts: [
      { unit: 'pc', amount: '4' },
      { unit: 'kg', amount: '0.2' },
    ],
    first_sent_at: '2026-11-03T08:00:00.000Z',
    last_sent_at: '2026-11-05T08:00:00.000Z',
  }
  expect(addRecipients([[shop, market], [], [more]])).toEqual([
    {
      ...shop,
      lots: 7,
      amounts: [
        { unit: 'kg', amount: '0.3' },
        { unit: 'pc', amount: '4' },
      ],
      last_sent_at: more.last_sent_at,
    },
    market,
  ])
})
