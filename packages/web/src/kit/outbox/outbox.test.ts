/**
 * The queue against a server that loses answers, refuses, is overloaded or has another version: on a real
 * IndexedDB implementation.
 */
import 'fake-indexeddb/auto'
import { resources } from '@larder/contract/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { deliver, NotProven, outlived, Unsent, type Post } from './deliver.ts'
import {
  countItems,
  dueItems,
  groupByTask,
  nextDue,
  nobody,
  pauseAfter,
  progressOf,
  promisedPhotos,
  writesOf,
  type OutboxItem,
} from './item.ts'
import { openStore, type OutboxStore } from './store.ts'

const me = 7

/** One database for all tests: each clears it. */
const store = openStore('test-outbox')
const emptied = async (): Promise<OutboxStore> => {
  await store.remove((await store.list()).map(({ op_id }) => op_id))
  return store
}

const draft = (op_id: string, more: Partial<OutboxItem> = {}): Omit<OutboxItem, 'order'> => ({
  op_id,
  entity: op_id,
  user_id: me,
  place_id: 1,
  task_id: 1,
  delivery: {
    route: 'entries.create',
    method: 'POST',
    address: '/api',
    body: JSON.stringify({ uuid: op_id }),
  },
  photo: null,
  title: 'Fridge',
  detail: '4.0 °C',
  queued_at: 0,
  state: 'waiting',
  attempts: 0,
  next_at: 0,
  refusal: null,
  sent_at: null,
  writes: ['entries'],
  ...more,
})

/** A record that promises photos, and these. */
const addWithPhotos = (entity: string, names: readonly string[]): Promise<void> =>
  store.add(
    [
      draft(entity),
      ...names.map((op_id) =>
        draft(op_id, { entity, photo: { name: `${op_id}.jpg`, type: 'image/jpeg', size: 4 } }),
      ),
    ],
    names.map((op_id) => ({ op_id, bytes: new TextEncoder().encode(`bytes of ${op_id}`).buffer })),
  )

const problem = (status: number, code = 'x', more: object = {}): Problem =>
  new Problem({ code, message: code, status, ...more })

/** Delivers until nothing is due, each pause skipped. `send` may throw. */
async function drain(send: Post['send'], { user_id = me, rounds = 60 } = {}): Promise<void> {
  let now = 1
  for (let round = 0; round < rounds; round += 1) {
    await deliver({
      store,
      user_id,
      send,
      now: () => now,
      chance: () => 0.5,
      onChange: async () => undefined,
      stopped: () => false,
    })
    const due = nextDue(await store.list(), user_id)
    if (due === null) return
    now = Math.max(now, due)
  }
}

const statesOf = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await store.list()).map(({ op_id, state }) => [op_id, state]))

describe('delivery', () => {
  it('has each effect once, whatever gets lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('heard', 'request lost', 'answer lost', 'overloaded'), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.integer({ min: 1, max: 12 }),
        async (line, count) => {
          await emptied()
          for (let at = 0; at < count; at += 1) await store.add([draft(`op-${at}`)])
          const effects = new Map<string, string>()
          let turn = 0
          await drain(async ({ op_id, delivery }) => {
            const fate = turn < line.length ? line[turn] : 'heard'
            turn += 1
            if (fate === 'request lost') throw problem(0, 'network')
            if (fate === 'overloaded') throw new Unsent(problem(503), 2)
            if ((effects.get(op_id) ?? delivery.body) !== delivery.body) throw new Error('a body has changed')
            effects.set(op_id, delivery.body ?? '')
            if (fate === 'answer lost') throw problem(0, 'network')
          })
          expect(effects.size).toBe(count)
          expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['sent']))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is not held up by one that is refused for ever, and keeps its reason and its body', async () => {
    await emptied()
    for (const op_id of ['a', 'poison', 'b', 'c']) await store.add([draft(op_id)])
    const order: string[] = []
    await drain(async ({ op_id }) => {
      order.push(op_id)
      if (op_id === 'poison')
        throw problem(422, 'invalid', {
          errors: [{ field: 'entry_fields', code: 'number', message: 'No number' }],
        })
    })
    expect(await statesOf()).toEqual({ a: 'sent', poison: 'refused', b: 'sent', c: 'sent' })
    expect(order.filter((op_id) => op_id === 'poison')).toHaveLength(1)
    const poison = (await store.list()).find(({ op_id }) => op_id === 'poison')
    expect([poison?.refusal?.errors[0]?.code, poison?.delivery.body]).toEqual(['number', '{"uuid":"poison"}'])
  })

  it.each([408, 429, 500, 503])(
    'is tried again after an answer %i, which refuses nothing',
    async (status) => {
      await emptied()
      await store.add([draft('one')])
      let answers = 0
      await drain(async () => {
        answers += 1
        if (answers < 3) throw new Unsent(problem(status), null)
      })
      expect([answers, await statesOf()]).toEqual([3, { one: 'sent' }])
    },
  )

  it('keeps the order of one record and no other', async () => {
    await emptied()
    await store.add([draft('create', { entity: 'one' })])
    await store.add([draft('change', { entity: 'one' })])
    await store.add([draft('other')])
    const order: string[] = []
    let failures = 2
    await drain(async ({ op_id }) => {
      if (op_id === 'create' && failures > 0) {
        failures -= 1
        throw problem(0, 'network')
      }
      order.push(op_id)
    })
    expect(order.indexOf('create')).toBeLessThan(order.indexOf('change'))
    expect(order[0]).toBe('other')
  })

  it('sends a record after those that it names, whatever becomes of them', async () => {
    await emptied()
    const batch = draft('batch', {
      after: ['cook', 'cool', 'gone'],
      delivery: {
        route: 'traceability.create',
        method: 'POST',
        address: '/api',
        body: JSON.stringify({ uuid: 'batch', entry_uuids: ['cook', 'cool', 'gone'] }),
      },
    })
    await store.add([draft('gone'), draft('cook'), draft('cool'), batch])
    const sent: string[] = []
    const send = async ({ op_id }: OutboxItem): Promise<void> => {
      if (op_id === 'cool' || op_id === 'gone') throw new Unsent(problem(422), null)
      sent.push(op_id)
    }
    await drain(send)
    expect(sent).toEqual(['cook'])
    await store.discard(['gone'])
    const cool = (await store.list()).find(({ op_id }) => op_id === 'cool')
    if (cool === undefined) throw new Error('The item is gone.')
    await store.replace('cool', { ...cool, ...draft('cool again'), order: cool.order })
    await drain(send)
    expect(sent).toEqual(['cook', 'cool again', 'batch'])
    const { body } = (await store.list()).find(({ op_id }) => op_id === 'batch')?.delivery ?? { body: '' }
    expect(JSON.parse(body ?? '')).toEqual({ uuid: 'batch', entry_uuids: ['cook', 'cool again'] })
  })

  it('holds later changes of a record whose earlier one waits for a person', async () => {
    await emptied()
    await store.add([draft('change', { entity: 'one' })])
    await store.add([draft('later', { entity: 'one' })])
    await drain(async ({ op_id }) => {
      if (op_id === 'change') throw problem(409, 'conflict', { current: { comment: 'theirs', version: 2 } })
    })
    expect(await statesOf()).toEqual({ change: 'conflict', later: 'waiting' })
    expect((await store.list())[0]?.refusal?.current).toEqual({ comment: 'theirs', version: 2 })
  })

  it('waits for the same person where the session has ended, and is sent by nobody else', async () => {
    await emptied()
    await store.add([draft('mine')])
    let sent = 0
    await drain(async () => {
      throw problem(401, 'unauthorized')
    })
    await drain(
      async () => {
        sent += 1
      },
      { user_id: me + 1 },
    )
    expect([await statesOf(), sent]).toEqual([{ mine: 'waiting' }, 0])
    expect(countItems(await store.list(), me + 1)).toMatchObject({ waiting: 0, others: 1 })
    await drain(async () => {
      sent += 1
    })
    expect([await statesOf(), sent]).toEqual([{ mine: 'sent' }, 1])
  })

  it('is sent by its PIN without a session, and waits for its person where the PIN was wrong', async () => {
    await emptied()
    const pin = (sealed: string) => ({ worker_id: 3, sealed })
    await store.add([
      draft('right', { pin: pin('2580') }),
      draft('wrong', { pin: pin('0000') }),
      draft('none'),
    ])
    const tried: string[] = []
    const send: Post['send'] = async (item) => {
      tried.push(item.op_id)
      if (item.pin?.sealed === '0000') throw new NotProven('wrong_pin')
    }
    await drain(send, { user_id: nobody })
    expect(tried.toSorted()).toEqual(['right', 'wrong'])
    await drain(send, { user_id: nobody })
    expect([await statesOf(), tried.length]).toEqual([
      { none: 'waiting', right: 'sent', wrong: 'waiting' },
      2,
    ])
    await drain(send)
    expect(await statesOf()).toEqual({ none: 'sent', right: 'sent', wrong: 'sent' })
  })

  it("sends a record before its photo, and drops the photo's bytes once sent", async () => {
    await emptied()
    await addWithPhotos('one', ['photo'])
    let down = true
    const order: string[] = []
    const send: Post['send'] = async ({ op_id, photo }) => {
      if (photo !== null && down) throw problem(503)
      const bytes = photo === null ? null : await store.photo(op_id)
      order.push(`${op_id} ${new TextDecoder().decode(bytes ?? new ArrayBuffer())}`.trim())
    }
    await drain(send, { rounds: 3 })
    expect([await statesOf(), countItems(await store.list(), me).photos]).toEqual([
      { one: 'sent', photo: 'waiting' },
      1,
    ])
    down = false
    await drain(send)
    expect([order, await store.photo('photo')]).toEqual([['one', 'photo bytes of photo'], null])
  })

  it('keeps a photo that is refused with its reason and its bytes, and lets the others through', async () => {
    await emptied()
    await addWithPhotos('one', ['good', 'bad', 'better'])
    await drain(async ({ op_id }) => {
      if (op_id === 'bad')
        throw problem(422, 'invalid', { errors: [{ field: 'file', code: 'image_damaged', message: 'x' }] })
    })
    expect(await statesOf()).toEqual({ one: 'sent', good: 'sent', bad: 'refused', better: 'sent' })
    const bad = (await store.list()).find(({ op_id }) => op_id === 'bad')
    expect([bad?.refusal?.errors[0]?.code, (await store.photo('bad'))?.byteLength]).toEqual([
      'image_damaged',
      12,
    ])
  })

  it('holds photos of a refused record until it is sent as another, and they follow it', async () => {
    await emptied()
    await addWithPhotos('one', ['photo'])
    await drain(async () => {
      throw problem(422, 'invalid')
    })
    expect(await statesOf()).toEqual({ one: 'refused', photo: 'waiting' })
    const [record] = await store.list()
    if (record === undefined) throw new Error('nothing waits')
    await store.replace('one', { ...record, op_id: 'two', entity: 'two', state: 'waiting', refusal: null })
    const order: string[] = []
    await drain(async ({ op_id, entity }) => void order.push(`${op_id} of ${entity}`))
    expect(order).toEqual(['two of two', 'photo of two'])
  })

  it('says how far it has got, through a reload too', async () => {
    await emptied()
    await store.add([draft('earlier', { state: 'sent', sent_at: -1, queued_at: -1 })])
    for (let at = 0; at < 12; at += 1) await store.add([draft(`op-${at}`)])
    let left = 7
    await drain(async () => {
      if ((left -= 1) < 0) throw problem(401, 'unauthorized')
    })
    expect(progressOf(await store.list(), me)).toEqual({ done: 7, total: 12 })
    expect(outlived(await store.list(), 90_000_000)).toEqual(['earlier'])
    await drain(async () => undefined)
    expect([progressOf(await store.list(), me), outlived(await store.list(), 90_000_000).length]).toEqual([
      null,
      13,
    ])
  })

  it('drains 500', async () => {
    await emptied()
    for (let at = 0; at < 500; at += 1) await store.add([draft(`op-${at}`)])
    let sent = 0
    await drain(async () => {
      sent += 1
    })
    expect(sent).toBe(500)
  }, 60_000)
})

describe('pauses', () => {
  it('grow, jitter fully, end at five minutes and are never shorter than the server wished', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.option(fc.integer({ min: 0, max: 3_600 })),
        fc.float({ min: 0, max: 1, noNaN: true }),
        (attempts, wished, chance) => {
          const pause = pauseAfter(attempts, wished, chance)
          expect(pause).toBeGreaterThanOrEqual((wished ?? 0) * 1_000)
          expect(pause).toBeLessThanOrEqual(Math.max(300_000, (wished ?? 0) * 1_000))
        },
      ),
    )
    expect([pauseAfter(1, null, 1), pauseAfter(4, null, 1), pauseAfter(4, null, 0)]).toEqual([
      1_000, 8_000, 0,
    ])
  })
})

describe('what is shown', () => {
  it('of what was sent ends after a day', () => {
    const sent = (op_id: string, sent_at: number): OutboxItem => ({
      ...draft(op_id, { state: 'sent', sent_at }),
      order: 1,
    })
    expect(
      outlived(
        [sent('old', 0), sent('new', 90_000_000), { ...draft('waits', { queued_at: 5 }), order: 2 }],
        90_000_000,
      ),
    ).toEqual(['old'])
  })
  it('is due by the device clock only where a pause was given', () => {
    const items = [
      { ...draft('now'), order: 1 },
      { ...draft('later', { next_at: 10 }), order: 2 },
    ]
    expect(dueItems(items, me, 5).map(({ op_id }) => op_id)).toEqual(['now'])
  })
})

describe('photos that an operation promises', () => {
  it('are those that came with it, not those of an earlier operation on the record', () => {
    const jpeg = { name: 'a.jpg', type: 'image/jpeg', size: 4 }
    const body = JSON.stringify({ photos: [{ uuid: 'first' }, { uuid: 'second' }] })
    const delivery = { ...draft('change').delivery, body }
    const items = [
      { ...draft('record'), order: 1 },
      { ...draft('first', { entity: 'record', photo: jpeg }), order: 2 },
      { ...draft('change', { entity: 'record', delivery }), order: 3 },
      { ...draft('second', { entity: 'record', photo: jpeg }), order: 4 },
      { ...draft('other', { photo: jpeg }), order: 5 },
    ]
    const names = items.map((item) => promisedPhotos(item, items).map(({ op_id }) => op_id))
    expect(names).toEqual([['first'], [], ['second'], [], []])
  })
})

describe('items by task', () => {
  const item = (op_id: string, task_id: number, more: Partial<OutboxItem> = {}): OutboxItem =>
    ({ op_id, task_id, state: 'waiting', ...more }) as OutboxItem
  it('keep the list of a task in which nothing changed', () => {
    const before = groupByTask([item('a', 1), item('b', 2)], new Map())
    const after = groupByTask([item('a', 1), item('b', 2, { state: 'sent' }), item('c', 2)], before)
    expect(after.get(1)).toBe(before.get(1))
    expect(after.get(2)?.map(({ op_id, state }) => `${op_id} ${state}`)).toEqual(['b sent', 'c waiting'])
  })
})

describe('an item that an earlier version stored', () => {
  it('is sent, and makes everything stale, since it named routes instead of what they write', async () => {
    const { writes: _, ...earlier } = draft('1')
    await (await emptied()).add([{ ...earlier, makes_stale: ['entries.today'] } as typeof earlier], [])
    const stale: string[] = []
    await deliver({
      store,
      user_id: me,
      send: async () => undefined,
      now: () => 1,
      chance: () => 0.5,
      onChange: async (item, acknowledged) => {
        if (acknowledged) stale.push(...writesOf(item))
      },
      stopped: () => false,
    })
    expect(stale).toEqual(resources)
    expect(writesOf({ ...draft('2'), order: 2 })).toEqual(['entries'])
  })
})
