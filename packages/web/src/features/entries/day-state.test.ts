import { entries, type TaskOfDay } from '@larder/contract/entries'
import { describe, expect, it } from 'vitest'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { groupOrder, groupsOf, standingOf } from './day-state.ts'

const shown = {
  date: '2026-11-19',
  zone: 'Europe/Tallinn',
  time: '12:05',
  answeredAt: Date.parse('2026-11-19T10:00:00Z'),
}
const task = (more: Partial<TaskOfDay> = {}): TaskOfDay =>
  ({
    id: 1,
    unit: null,
    scheduled: true,
    is_free: false,
    is_disabled: false,
    status: 'due',
    due_time: '08:00',
    due_times: ['08:00', '16:00'],
    ...more,
  }) as TaskOfDay
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
const stands = (of: TaskOfDay, ...items: OutboxItem[]) => {
  const {
    task: { status, due_time },
    group,
  } = standingOf(of, items, shown)
  return [group, status, due_time]
}

describe('a task of the day', () => {
  it.each([
    ['due', task(), 'open'],
    ['overdue', task({ status: 'overdue' }), 'overdue'],
    ['filled', task({ status: 'ok' }), 'done'],
    ['filled when it happens', task({ scheduled: false, is_free: true }), 'free'],
    ['asked on another day', task({ scheduled: false }), 'rest'],
  ] as const)('that is %s stands in its group', (_title, one, group) => expect(stands(one)[0]).toBe(group))

  it('with one of two checks saved on this device is asked for the second when its time has come', () => {
    expect(stands(task({ status: 'overdue' }), item())).toEqual(['saved', 'due', '16:00'])
    const { group, task: later } = standingOf(task({ status: 'overdue' }), [item()], {
      ...shown,
      time: '16:00',
    })
    expect([group, later.status, later.due_time]).toEqual(['open', 'due', '16:00'])
  })
  it('with one of two checks sent waits for the second', () => {
    expect(
      stands(task({ status: 'overdue' }), item({ state: 'sent', sent_at: shown.answeredAt + 1 })),
    ).toEqual(['open', 'due', '16:00'])
  })
  it('with one of two overdue checks saved on this device stays overdue', () => {
    const checks: TaskOfDay['checks'] = [
      { time: '06:00', status: 'ok' },
      { time: '08:00', status: 'overdue' },
      { time: '10:00', status: 'overdue' },
    ]
    const late = task({ status: 'overdue', due_times: ['08:00', '10:00'], checks })
    expect(stands(late, item())).toEqual(['overdue', 'overdue', '10:00'])
  })
  it('with its last check saved on this device leaves what is to do', () => {
    expect(stands(task({ due_times: ['16:00'] }), item())).toEqual(['saved', 'ok', null])
    expect(stands(task({ due_times: [] }), item())).toEqual(['saved', 'ok', null])
    expect(stands(task(), item(), item({ op_id: 'b', entity: 'b' }))).toEqual(['saved', 'ok', null])
  })
  it('is done once the entry was sent, also before the list knows of it', () => {
    expect(
      stands(task({ due_times: ['16:00'] }), item({ state: 'sent', sent_at: shown.answeredAt + 1 })),
    ).toEqual(['done', 'ok', null])
    expect(
      stands(task({ due_times: ['16:00'] }), item({ state: 'sent', sent_at: shown.answeredAt - 1 })),
    ).toEqual(['open', 'due', '08:00'])
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
  ])('is not filled by %s', (_title, one) => expect(stands(task(), one)).toEqual(['open', 'due', '08:00']))

  it('is to be done again once its entry was undone', () => {
    const sent = item({ state: 'sent', sent_at: shown.answeredAt + 1 })
    const removal = item({
      op_id: 'b',
      delivery: { route: entries.remove.name, method: 'DELETE', address: '/', body: '{}' },
    })
    expect(stands(task({ due_times: ['16:00'] }), sent, removal)).toEqual(['open', 'due', '08:00'])
  })
  it('keeps its place in the list as long as its entry can be undone', () => {
    const before = task({ due_times: ['16:00'] })
    const [done, other]: TaskOfDay[] = [{ ...before, status: 'ok' }, task({ id: 2 })]
    const order = new Map([
      ['1/0', 0],
      ['2/0', 1],
    ])
    const justSaved = new Map([['1/0', { task: before, answer: '3.9 °C', order }]])
    const groups = groupsOf([other, done] as TaskOfDay[], [item()], shown, justSaved)
    expect(groups.get('open')).toEqual([before, other])
  })

  it('is counted in one group, the soonest first', () => {
    const groups = groupsOf(
      [
        task({ id: 1, due_times: ['16:00'] }),
        task({ id: 2, due_time: null }),
        task({ id: 3, due_time: '07:00' }),
        task({ id: 4, is_disabled: true }),
      ],
      [item()],
      shown,
    )
    expect(groupOrder.map((key) => groups.get(key)?.map(({ id }) => id))).toEqual([
      [],
      [3, 2],
      [],
      [1],
      [],
      [],
    ])
  })
})
