import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import type { Direction } from '@larder/core/traceability'
import { asCompany } from '#db/transaction.ts'
import { openTestApp } from '#test/harness.ts'
import { balanceOf } from '#test/lot-oracle.ts'
import { makeScene } from '#test/scene.ts'
import { TraceSeed } from '#test/seed-trace.ts'
import { listOnHand } from './lots.queries.ts'

it('what is left of a lot is in minus out minus waste since the last count', async () => {
  const test = await openTestApp()
  onTestFinished(() => test.close())
  const scene = await makeScene(test)
  const at = { company_id: scene.company, place_id: scene.place }
  const seed = new TraceSeed(test, at)
  const product = await seed.product('Any')
  const record = await seed.record('receipt')
  const amount = fc.option(
    fc.integer({ min: 0, max: 900_000 }).map((n) => String(n / 1_000)),
    { nil: null, freq: 9 },
  )
  const move = fc.record({
    direction: fc.constantFrom<Direction[]>('in', 'out', 'waste', 'count'),
    base_amount: amount,
  })
  let lots = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const id = await seed.lot(product, `H${(lots += 1)}`)
      for (const [order, { direction, base_amount }] of moves.entries()) {
        const occurred_at = new Date(test.clock.now.getTime() + order).toISOString()
        await seed.move(record, id, [direction, base_amount], { occurred_at })
      }
      const { on_hand } = balanceOf(moves)
      await asCompany(test.platform, scene.company, async (db) => {
        expect(await listOnHand(db, at, [id])).toEqual(new Map([[id, on_hand]]))
      })
    }),
    { numRuns: 25 },
  )
})
