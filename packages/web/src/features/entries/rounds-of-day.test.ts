import { roundIds } from '@larder/core/haccp'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { keyOf, type JustSaved } from './just-saved.ts'
import { countDay, isToDo, lineAfter, linesOf, roundsOf, type Round } from './rounds-of-day.ts'

const shown = {
  date: '2026-11-19',
  zone: 'Europe/Tallinn',
  time: '12:05',
  answeredAt: Date.parse('2026-11-19T10:00:00Z'),
}
const morning = { time: '08:00', status: 'due' } as const
const afternoon = { time: '16:00', status: 'due' } as const
const task = (more: Partial<TaskOfDay> = {}): TaskOfDay =>
  ({
    id: 1,
    unit: null,
    round: 'cold',
    scheduled: true,
    is_free: false,
    is_disabled: false,
    status: 'due',
    due_times: ['08:00', '16:00'],
    checks: [morning, afternoon],
    ...more,
  }) as TaskOfDay
const free = (more: Partial<TaskOfDay> = {}): TaskOfDay =>
  task({ scheduled: false, is_free: true, status: 'ok', due_times: [], checks: [], ...more })
const item = (more: Partial<OutboxItem> = {}, body: object = {}): OutboxItem =>
  ({
    op_id: 'a',
    entity: 'a',
    task_id: 1,
    photo: null,
    state: 'waiting',
    sent_at: null,
    queued_at: Date.parse('2026-11-19T10:05:00Z'),
    delivery: {
      route: entries.create.name,
      method: 'POST',
      address: '/',
      body: JSON.stringify({ performed_at: '2026-11-19T10:05:00Z', ...body }),
    },
    ...more,
  }) as OutboxItem
const sent = (more: Partial<OutboxItem> = {}) =>
  item({ state: 'sent', sent_at: shown.answeredAt + 1, ...more })
const states = (of: TaskOfDay, ...items: OutboxItem[]) =>
  linesOf(of, items, shown).map(({ time, state, fills }) => `${time} ${state}${fills ? ' fills' : ''}`)
const places = (rounds: readonly Round[]) => rounds.map(({ kind, time, place }) => [kind, time, place])

describe('the lines of a task', () => {
  it('are its checks, and the first open one is filled next', () => {
    expect(states(task())).toEqual(['08:00 due fills', '16:00 due'])
    expect(states(task({ checks: [{ time: '08:00', status: 'overdue' }, afternoon] }))).toEqual([
      '08:00 overdue fills',
      '16:00 due',
    ])
    expect(states(task({ checks: [{ time: '08:00', status: 'ok' }, afternoon] }))).toEqual([
      '08:00 done',
      '16:00 due fills',
    ])
  })
  it('are the open times where an older version of the page has stored the list', () => {
    const { checks: _checks, ...older } = task()
    expect(states(older)).toEqual(['08:00 due fills', '16:00 due'])
    expect(states({ ...older, due_times: [] })).toEqual(['null due fills'])
  })
  it('count an entry of this device at once, in the order of the checks', () => {
    expect(states(task(), item())).toEqual(['08:00 saved', '16:00 due fills'])
    expect(states(task(), sent())).toEqual(['08:00 done', '16:00 due fills'])
    expect(states(task(), item(), item({ op_id: 'b', entity: 'b' }))).toEqual([
      '08:00 saved',
      '16:00 saved fills',
    ])
    expect(states(task(), sent({ sent_at: shown.answeredAt - 1 }))).toEqual(['08:00 due fills', '16:00 due'])
  })
  it.each([
    ['a refused entry', item({ state: 'refused' })],
    [
      'a correction',
      item({ delivery: { route: entries.change.name, method: 'PUT', address: '/', body: '{}' } }),
    ],
    ['an entry of another task', item({ task_id: 2 })],
    ['an entry at another unit', item({}, { related_entity_id: 7 })],
    ['an entry for yesterday', item({}, { performed_at: '2026-11-18T10:00:00Z' })],
    ['a photo', item({ photo: { name: 'a.jpg', type: 'image/jpeg', size: 1 } })],
  ])('are not filled by %s', (_title, one) =>
    expect(states(task(), one)).toEqual(['08:00 due fills', '16:00 due']),
  )
  it('are to be filled again once the entry was undone', () => {
    const removal = item({
      op_id: 'b',
      delivery: { route: entries.remove.name, method: 'DELETE', address: '/', body: '{}' },
    })
    expect(states(task(), sent(), removal)).toEqual(['08:00 due fills', '16:00 due'])
  })
  it('show their own entry of the outbox, and a refused one where it is to be filled', () => {
    const photo = item({ op_id: 'p', photo: { name: 'a.jpg', type: 'image/jpeg', size: 1 } })
    const refused = item({ op_id: 'r', entity: 'r', state: 'refused' })
    expect(linesOf(task(), [item(), photo, refused], shown).map(({ queued }) => queued)).toEqual(['a p', 'r'])
  })
})

describe('the rounds of a day', () => {
  it('are the tasks of one round and time, in the order of the day, what is overdue first', () => {
    const checks = (time: string | null, status: 'due' | 'overdue' | 'ok') => ({ checks: [{ time, status }] })
    const rounds = roundsOf(
      [
        task({ id: 1, round: 'yearly', ...checks(null, 'due') }),
        task({ id: 2, round: 'closing', ...checks('21:00', 'due') }),
        task({ id: 3, round: 'cold' }),
        task({ id: 4, round: 'service', ...checks('12:00', 'overdue') }),
        task({ id: 5, round: null, ...checks('16:00', 'due') }),
        task({ id: 6, round: 'opening', ...checks('08:00', 'ok') }),
        task({ id: 7, round: 'cold', ...checks('16:00', 'due') }),
        task({ id: 8, round: null, ...checks(null, 'due') }),
      ],
      [],
      shown,
    )
    expect(
      rounds.map(({ kind, time, place, lines }) => [kind, time, place, lines.map((l) => l.task.id)]),
    ).toEqual([
      ['service', '12:00', 'now', [4]],
      ['opening', '08:00', 'done', [6]],
      ['cold', '08:00', 'now', [3]],
      ['cold', '16:00', 'now', [3, 7]],
      ['own', '16:00', 'now', [5]],
      ['closing', '21:00', 'later', [2]],
      ['yearly', null, 'period', [1]],
      ['own', null, 'now', [8]],
    ])
  })
  it('of what happens when it happens have no time; a slip of opening or closing is an exception', () => {
    const rounds = roundsOf(
      [free({ round: 'cooking' }), free({ id: 2, round: 'closing' }), free({ id: 3, round: null })],
      [],
      shown,
    )
    expect(places(rounds)).toEqual([
      ['cooking', null, 'event'],
      ['own', null, 'event'],
      ['exception', null, 'event'],
    ])
  })
  it('do not list disabled tasks, and keep apart what is due on another day', () => {
    expect(
      places(roundsOf([task({ is_disabled: true }), free({ id: 2, is_free: false })], [], shown)),
    ).toEqual([['rest', null, 'rest']])
  })
  it('do not ask for the next time right after this one was filled', () => {
    const early = { ...shown, time: '07:30' }
    expect(places(roundsOf([task()], [item()], early))).toEqual([
      ['cold', '08:00', 'done'],
      ['cold', '16:00', 'later'],
    ])
  })
  it('stay where they are as long as an entry can be undone', () => {
    const before = task({ checks: [{ time: '08:00', status: 'overdue' }], status: 'overdue' })
    const saved = new Map<string, JustSaved>([[keyOf(before), { task: before, entry: null }]])
    const other = task({ id: 2, checks: [{ time: '06:00', status: 'overdue' }], round: 'opening' })
    const placed = (justSaved?: ReadonlyMap<string, JustSaved>) =>
      roundsOf([before, other], [item()], shown, justSaved).map(({ kind, place }) => [kind, place])
    expect(placed(saved)).toEqual([
      ['opening', 'now'],
      ['cold', 'now'],
    ])
    expect(placed()).toEqual([
      ['opening', 'now'],
      ['cold', 'done'],
    ])
  })
  it('open the next line of the walk, then what was left out', () => {
    const tasks = [1, 2, 3].map((id) => task({ id, checks: [morning] }))
    const [round] = roundsOf(tasks, [], shown)
    const [first, second, third] = round?.lines ?? []
    const after = (key = '', saved: readonly string[] = []) =>
      lineAfter(round?.lines ?? [], key, (line) => saved.includes(line.key))
    expect(after(first?.key)).toBe(second)
    expect(after(first?.key, [second?.key ?? ''])).toBe(third)
    expect(after(third?.key)).toBe(first)
    expect(after(third?.key, [first?.key, second?.key, third?.key].map(String))).toBeUndefined()
  })
  it('count what this device has saved, but not what was done earlier in its period', () => {
    const rounds = roundsOf(
      [task(), task({ id: 2, round: 'weekly', status: 'ok', checks: [], due_times: [] })],
      [item()],
      shown,
    )
    expect(countDay(rounds)).toEqual({ done: 1, count: 2, overdue: 0, saved: 1 })
    expect(rounds.find(({ kind }) => kind === 'weekly')).toMatchObject({ done: 1, place: 'done' })
  })
})

const check = fc.record({
  time: fc.option(fc.constantFrom('06:00', '08:00', '12:05', '16:00', '21:00'), { nil: null }),
  status: fc.constantFrom('due', 'overdue', 'ok'),
})
const someDay = fc
  .array(
    fc.record({
      round: fc.option(fc.constantFrom(...roundIds), { nil: null }),
      checks: fc.array(check, { maxLength: 3 }),
      kind: fc.constantFrom('scheduled', 'free', 'rest'),
      saved: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => ({
    tasks: all.map(({ round, checks, kind }, id) =>
      kind === 'scheduled'
        ? task({ id, round, checks, status: checks.find(({ status }) => status !== 'ok')?.status ?? 'ok' })
        : free({ id, round, is_free: kind === 'free' }),
    ),
    items: all.flatMap(({ saved }, task_id) =>
      Array.from({ length: saved }, (_, n) =>
        item({ task_id, op_id: `${task_id}.${n}`, entity: `${task_id}.${n}` }),
      ),
    ),
  }))

describe('any day', () => {
  it('has each check in exactly one round, and each task without a check in one', () =>
    fc.assert(
      fc.property(someDay, ({ tasks, items }) => {
        const lines = roundsOf(tasks, items, shown).flatMap((round) => round.lines)
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
        for (const one of tasks) {
          const own = lines.filter((line) => line.task === one)
          expect(own).toHaveLength(Math.max(1, one.checks?.length ?? 0))
          expect(own.filter(({ fills }) => fills)).toHaveLength(1)
          const times = one.checks?.length === 0 ? [null] : one.checks?.map(({ time }) => time)
          expect(own.map(({ time }) => time).toSorted()).toEqual(times?.toSorted())
        }
      }),
    ))
  it('has as many open lines as the chart has open checks, less the entries of this device', () =>
    fc.assert(
      fc.property(someDay, ({ tasks, items }) => {
        const openOf = ({ checks = [] }: TaskOfDay) => checks.filter(({ status }) => status !== 'ok').length
        const rounds = roundsOf(tasks, [], shown)
        const lines = rounds.flatMap((round) => round.lines)
        const total = tasks.reduce((sum, one) => sum + (one.scheduled ? openOf(one) : 0), 0)
        expect(lines.filter((line) => isToDo(line) && line.task.checks?.length !== 0)).toHaveLength(total)
        const after = roundsOf(tasks, items, shown).flatMap((round) => round.lines)
        for (const one of tasks.filter(({ scheduled, checks }) => scheduled && checks?.length !== 0))
          expect(after.filter((line) => line.task === one && isToDo(line))).toHaveLength(
            Math.max(0, openOf(one) - items.filter(({ task_id }) => task_id === one.id).length),
          )
      }),
    ))
  it('shows each operation of the outbox at one line at most', () =>
    fc.assert(
      fc.property(someDay, ({ tasks, items }) => {
        const queued = roundsOf(tasks, items, shown).flatMap((round) =>
          round.lines.flatMap((line) => line.queued.split(' ').filter((id) => id !== '')),
        )
        expect(new Set(queued).size).toBe(queued.length)
        expect(queued).toHaveLength(items.length)
      }),
    ))
})
