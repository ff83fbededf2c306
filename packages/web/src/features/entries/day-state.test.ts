import { entries } from '@larder/contract/entries'
import { expect, it } from 'vitest'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { isEntry, newsOf, recordsOf, removedIn } from './day-state.ts'

const item = (more: object = {}, body: object = {}): OutboxItem =>
  ({
    entity: 'a',
    task_id: 1,
    photo: null,
    state: 'waiting',
    sent_at: null,
    queued_at: Date.parse('2026-11-19T21:30:00Z'),
    delivery: { route: entries.create.name, body: JSON.stringify(body) },
    ...more,
  }) as unknown as OutboxItem
const isOfDay = (date: string, one: OutboxItem, unit: number | null = null): boolean =>
  recordsOf({ id: 1, unit: unit === null ? null : { id: unit } } as Parameters<typeof recordsOf>[0], [one], {
    date,
    zone: 'Europe/Tallinn',
  }).length === 1

it.each([
  // 23:30 at the place.
  ['when it was queued', item(), '2026-11-19', true],
  ['when it was queued', item(), '2026-11-20', false],
  ['when it was done', item({}, { performed_at: '2026-11-19T22:30:00Z' }), '2026-11-20', true],
  ['when it was done', item({}, { performed_at: '2026-11-19T22:30:00Z' }), '2026-11-19', false],
  ['of another task', item({ task_id: 2 }), '2026-11-19', false],
  ['of a photo', item({ photo: 'b' }), '2026-11-19', false],
  ['of a unit', item({}, { related_entity_id: 3 }), '2026-11-19', false],
] as const)('a record %s is of the day at the place: %#', (_title, one, date, expected) => {
  expect(isOfDay(date, one)).toBe(expected)
})

it('a record is of its own unit', () => {
  const ofUnit = item({}, { related_entity_id: 3 })
  expect([isOfDay('2026-11-19', ofUnit, 3), isOfDay('2026-11-19', item(), 3)]).toEqual([true, false])
})

it('news are what the list cannot have: not sent, or sent after it was answered', () => {
  const items = [
    item(),
    item({ state: 'refused' }),
    item({ state: 'sent', sent_at: 100 }),
    item({ state: 'sent', sent_at: 101 }),
    item({ state: 'sent' }),
  ]
  expect(items.map((one) => newsOf([one], 100).length)).toEqual([1, 1, 0, 1, 0])
})

it('an entry is one that waits or was sent, not a change or a refused one', () => {
  const route = (name: string): object => ({ delivery: { route: name, body: '{}' } })
  const items = [
    item(),
    item({ state: 'sent' }),
    item({ state: 'refused' }),
    item(route(entries.change.name)),
    item({ entity: 'b', ...route(entries.remove.name) }),
  ]
  expect(items.map(isEntry)).toEqual([true, true, false, false, false])
  expect([...removedIn(items)]).toEqual(['b'])
})
