import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PdfError } from './engine.ts'
import { FairQueue } from './fair-queue.ts'
import { createTurns } from './turns.ts'

describe('a fair queue', () => {
  it('takes one item of each owner before the second of any', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.charCodeAt(0), item)
    expect(Array.from({ length: 7 }, () => queue.shift())).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'c2',
      'a3',
      undefined,
    ])
  })
  it('gives out every item once and those of one owner in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), (owners) => {
        const queue = new FairQueue<readonly [number, number]>()
        owners.forEach((owner, index) => queue.push(owner, [owner, index]))
        const taken = Array.from({ length: owners.length }, () => queue.shift())
        expect(queue.size).toBe(0)
        for (const owner of new Set(owners)) {
          const indexes = taken.flatMap((item) => (item?.[0] === owner ? [item[1]] : []))
          expect(indexes).toEqual(owners.flatMap((one, index) => (one === owner ? [index] : [])))
        }
      }),
    )
  })
})

describe('turns', () => {
  const signal = new AbortController().signal
  it('lets a second owner in while the first has others waiting', async () => {
    const turns = createTurns(2)
    const started: string[] = []
    const enter = (name: string, owner: number): Promise<() => void> =>
      turns.enter(owner, signal).then((leave) => {
        started.push(name)
        return leave
      })
    const first = await enter('first of A', 1)
    void enter('second of A', 1)
    void enter('third of A', 1)
    await enter('first of B', 2)
    expect(started).toEqual(['first of A', 'first of B'])
    first()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    expect(started).toEqual(['first of A', 'first of B', 'second of A'])
  })
  it('removes a cancelled item from the queue', async () => {
    const turns = createTurns(1)
    const leave = await turns.enter(1, signal)
    const given = new AbortController()
    const waiting = turns.enter(2, given.signal)
    given.abort()
    await expect(waiting).rejects.toBeInstanceOf(PdfError)
    leave()
    expect(await turns.enter(3, signal)).toBeInstanceOf(Function)
  })
})
