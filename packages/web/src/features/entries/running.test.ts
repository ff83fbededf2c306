import { entries, type EntryInput, type TaskOfDay } from '@larder/contract/entries'
import { describe, expect, it } from 'vitest'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { changeOf, runningOf } from './running.ts'

const answered = Date.parse('2026-11-19T10:00:00Z')
const step = (id: number, more: object = {}) => ({ id, order_number: id, is_required: true, ...more })
/** Cooling: the second measurement is due after two hours. */
const steps = [step(1), step(2, { timer_hours: 2, timer_notify_minutes: 10 })]
const stored = {
  id: 5,
  uuid: 'stored',
  version: 3,
  task_version: 1,
  task_steps: steps,
  performed_at: '2026-11-19T08:00:00.000Z',
  entry_fields: [
    {
      task_step_id: 1,
      value: { temp: '60', unit: 'C' },
      files: [{ id: 9, name: 'a' }],
      source: 'sensor',
      comment: 'c',
    },
  ],
  action_options: [{ id: 4 }, { option_text: 'Stirred' }],
  comment: 'Pot',
  file_list: [{ id: 8 }],
}
const task = (more: object = {}): TaskOfDay =>
  ({ id: 1, unit: null, task_version: 1, task_steps: steps, running: [], ...more }) as unknown as TaskOfDay
const item = (body: object, more: object = {}): OutboxItem =>
  ({
    op_id: 'a',
    entity: 'new',
    task_id: 1,
    photo: null,
    state: 'waiting',
    sent_at: null,
    queued_at: Date.parse('2026-11-19T09:00:00Z'),
    delivery: { route: entries.create.name, body: JSON.stringify(body) },
    ...more,
  }) as unknown as OutboxItem
const first = { entry_fields: [{ task_step_id: 1, value: { temp: '63', unit: 'C' } }] }
const changed = (body: object, more: object = {}): OutboxItem =>
  item(body, {
    entity: 'stored',
    delivery: { route: entries.change.name, body: JSON.stringify(body) },
    ...more,
  })
const running = (tasks: readonly TaskOfDay[], items: readonly OutboxItem[] = []) =>
  runningOf(tasks, items, answered).map(({ uuid, version, next }) => [
    uuid,
    version,
    next.due_at.slice(11, 16),
  ])

describe('entries that wait for a step', () => {
  it('are those of the server and those of this device, the one that is due first before the others', () => {
    const items = [item({ ...first, performed_at: '2026-11-19T07:30:00Z' })]
    expect(running([task({ running: [stored] })], items)).toEqual([
      ['new', 1, '09:30'],
      ['stored', 3, '10:00'],
    ])
    // Without a time it was done when it was queued.
    expect(running([task({ running: [stored] })], [item(first)])).toEqual([
      ['stored', 3, '10:00'],
      ['new', 1, '11:00'],
    ])
  })
  it.each<[string, readonly OutboxItem[], TaskOfDay]>([
    ['of another task', [item(first, { task_id: 2 })], task()],
    ['of another unit', [item({ ...first, related_entity_id: 3 })], task()],
    ['of the place where the task has units', [item(first)], task({ unit: { id: 3 } })],
    ['by another version of the task', [item({ ...first, task_version: 2 })], task()],
    ['that are photos', [item(first, { photo: 'x' })], task()],
    ['that were refused', [item(first, { state: 'refused' })], task()],
    ['that the list knows', [item(first, { state: 'sent', sent_at: answered })], task()],
    ['that are finished', [item({ entry_fields: [{ task_step_id: 1 }, { task_step_id: 2 }] })], task()],
    ['of a task without timers', [item(first)], task({ task_steps: [step(1), step(2)] })],
    ['that are changes', [changed(first)], task()],
  ])('are none %s', (_title, items, of) => {
    expect(running([of], items)).toEqual([])
  })
  it('are counted once where the list has them, and as sent later than the list', () => {
    expect(running([task({ running: [stored] })], [item(first, { entity: 'stored' })])).toEqual([
      ['stored', 3, '10:00'],
    ])
    expect(running([task()], [item(first, { state: 'sent', sent_at: answered + 1 })])).toHaveLength(1)
    expect(running([task({ unit: { id: 3 } })], [item({ ...first, related_entity_id: 3 })])).toHaveLength(1)
  })
  it('follow a change of this device that was made to their version', () => {
    const both = {
      entry_fields: [
        { task_step_id: 1, value: null },
        { task_step_id: 2, value: null },
      ],
    }
    const of = [task({ running: [stored] })]
    expect(running(of, [changed({ ...both, base_version: 3 })])).toEqual([])
    expect(running(of, [changed({ ...both, base_version: 2 })])).toHaveLength(1)
    expect(running(of, [changed({ ...both, base_version: 3 }, { entity: 'other' })])).toHaveLength(1)
    const again = { ...first, base_version: 3, comment: 'Lid' }
    const [changedOnce] = runningOf(of, [changed(again)], answered)
    expect(changedOnce).toMatchObject({ version: 4, comment: 'Lid', actions: [], files: [] })
    // The answer keeps the time at which it was first given.
    expect(changedOnce?.fields[0]).toMatchObject({ answered_at: '2026-11-19T08:00:00.000Z' })
  })
  it('keep the answers of the server, a sensor’s as typed ones', () => {
    const [one] = runningOf([task({ running: [stored] })], [], answered)
    expect(one).toMatchObject({
      ref: 5,
      actions: [{ id: 4 }, { option_text: 'Stirred' }],
      files: [{ id: 8 }],
      fields: [{ source: 'typed', comment: 'c', files: [{ id: 9 }], answered_at: stored.performed_at }],
    })
  })
})

describe('the change that adds a step', () => {
  const added = (more: object = {}): EntryInput =>
    ({
      entry_fields: [{ task_step_id: 2, value: { temp: '4', unit: 'C' } }],
      ...more,
    }) as unknown as EntryInput
  const change = (of: TaskOfDay, more: object = {}) => {
    const [one] = runningOf([of], [], answered)
    if (one === undefined) throw new Error('nothing is running')
    return changeOf(one, added(more), '2026-11-19T10:01:00Z')
  }
  it('has earlier answers before the new ones, in the order of the form', () => {
    const later = {
      ...stored,
      entry_fields: [{ ...stored.entry_fields[0], task_step_id: 3, value: { id: 7, name: 'Mill' } }],
    }
    const form = [...steps, step(3, { order_number: 0 })]
    const body = change(task({ running: [{ ...later, task_steps: form }], task_steps: form }))
    expect(body.entry_fields.map(({ task_step_id, value }) => [task_step_id, value])).toEqual([
      [3, { id: 7 }],
      [2, { temp: '4', unit: 'C' }],
    ])
    expect(JSON.stringify(body)).not.toContain('answered_at":"2026-11-19T08')
  })
  it('adds comment, actions and files to those of before', () => {
    const more = { comment: 'Lid', action_options: [{ id: 6 }], file_list: [{ id: 1 }] }
    expect(change(task({ running: [stored] }), more)).toMatchObject({
      base_version: 3,
      task_version: 1,
      answered_at: '2026-11-19T10:01:00Z',
      comment: 'Pot\nLid',
      action_options: [{ id: 4 }, { option_text: 'Stirred' }, { id: 6 }],
      file_list: [{ id: 8 }, { id: 1 }],
    })
    expect(change(task({ running: [stored] }), { comment: ' ' })).toMatchObject({ comment: 'Pot' })
    expect(change(task({ running: [stored] }))).not.toHaveProperty('related_entity_id')
    expect(change(task({ running: [stored], unit: { id: 3 } }))).toMatchObject({ related_entity_id: 3 })
  })
})
