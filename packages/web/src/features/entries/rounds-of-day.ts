/**
 * The rounds of a day: its checks, grouped by what is done on one walk at one time. A round is not stored.
 * Each line is one check of a task, with the unsent entries of this device counted in.
 */
import { roundIds, type RoundId } from '@larder/core/haccp'
import { entries, type TaskOfDay } from '@larder/contract/entries'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { isEntry, newsOf, recordsOf, removedIn, type DayView } from './day-state.ts'
import { keyOf, type JustSaved } from './just-saved.ts'

/** `own`: tasks that belong to no round. `exception`: filled only when something is wrong. */
export type RoundKind = RoundId | 'own' | 'exception' | 'rest'

/** `saved`: an entry waits on this device. `free`: filled when needed. `rest`: due on another day. */
export type LineState = 'overdue' | 'due' | 'saved' | 'done' | 'free' | 'rest'

export type Line = {
  readonly key: string
  readonly task: TaskOfDay
  readonly time: string | null
  readonly state: LineState
  /** It counts in the day's figures; a check that was done earlier in its period does not. */
  readonly counts: boolean
  /** The next entry of the task belongs here. */
  readonly fills: boolean
  /** The last entry of the task is the answer to this check. */
  readonly isLast: boolean
  /** `op_id`s of operations that the list does not know yet, and of unsent photos. */
  readonly queued: string
}

/** Where a round is on the page. */
export type RoundPlace = 'now' | 'later' | 'period' | 'event' | 'done' | 'rest'

export type Round = {
  readonly key: string
  readonly kind: RoundKind
  readonly time: string | null
  readonly place: RoundPlace
  readonly lines: readonly Line[]
  readonly done: number
  readonly overdue: number
  /** Something of it is overdue, or was until a moment ago. */
  readonly isUrgent: boolean
}

const order: readonly RoundKind[] = [...roundIds, 'own', 'exception', 'rest']
const happens: ReadonlySet<RoundKind> = new Set([
  'delivery',
  'making',
  'cooking',
  'cooling',
  'serving',
  'transport',
])
const periods: ReadonlySet<RoundKind> = new Set(['weekly', 'monthly', 'yearly'])

/** Whether nothing is left to do at the line. */
export const isAnswered = ({ state }: Pick<Line, 'state'>): boolean => state === 'done' || state === 'saved'
/** Whether somebody is to fill it today. */
export const isToDo = ({ state }: Pick<Line, 'state'>): boolean => state === 'due' || state === 'overdue'

type Check = { readonly time: string | null; readonly status: TaskOfDay['status'] }

/** A list that an older version of the page has stored knows the open times only. */
function checksOf({ checks, due_times, status }: TaskOfDay): readonly Check[] {
  const allChecks: readonly Check[] = checks ?? due_times.map((time) => ({ time, status: 'due' }))
  return allChecks.length === 0 ? [{ time: null, status }] : allChecks
}

/** Without checks of the day the task was done earlier in its period. */
const wasDoneBefore = ({ checks, status }: TaskOfDay): boolean => status === 'ok' && checks?.length === 0

const lineOf = (task: TaskOfDay, state: 'free' | 'rest', queued: string): Line => ({
  key: `${keyOf(task)}@`,
  task,
  time: null,
  state,
  counts: false,
  fills: true,
  isLast: false,
  queued,
})

const idsOf = (items: readonly OutboxItem[]): string => items.map(({ op_id }) => op_id).join(' ')

/** What of the outbox concerns the task: entries that count, and everything that its lines show. */
function outboxOf(task: TaskOfDay, items: readonly OutboxItem[], dayView: DayView) {
  const records = items.length === 0 ? [] : recordsOf(task, items, dayView)
  const news = newsOf(records, dayView.answeredAt)
  const removed = removedIn(items)
  const photos = items.filter(
    ({ photo, state, entity }) =>
      photo !== null && state !== 'sent' && records.some((record) => record.entity === entity),
  )
  return {
    saved: news.filter((item) => isEntry(item) && !removed.has(item.entity)),
    all: [...news, ...photos],
  }
}

/** The lines of one task: each of its checks is one. */
export function linesOf(task: TaskOfDay, items: readonly OutboxItem[], dayView: DayView): readonly Line[] {
  if (task.is_disabled) return []
  const { saved, all } = outboxOf(task, items, dayView)
  if (!task.scheduled) return [lineOf(task, task.is_free ? 'free' : 'rest', idsOf(all))]
  const checks = checksOf(task)
  const open = checks.flatMap(({ status }, index) => (status === 'ok' ? [] : [index]))
  const states = checks.map(({ status }, index): LineState => {
    if (status === 'ok') return 'done'
    const entry = saved[open.indexOf(index)]
    return entry === undefined ? status : entry.state === 'waiting' ? 'saved' : 'done'
  })
  const next = states.findIndex((state) => isToDo({ state }))
  const last = states.findLastIndex((state) => state === 'done' || state === 'saved')
  const main = next === -1 ? states.length - 1 : next
  const queuedAt = (index: number): string => {
    const own = saved[open.indexOf(index)]?.entity
    const elsewhere = new Set(saved.slice(0, open.length).map(({ entity }) => entity))
    return idsOf(
      all.filter((item) =>
        elsewhere.has(item.entity)
          ? item.entity === own
          : index === (isTrouble(item) ? main : Math.max(last, 0)),
      ),
    )
  }
  return checks.map(({ time }, index) => ({
    key: `${keyOf(task)}@${time ?? ''}#${index}`,
    task,
    time,
    state: states[index] ?? 'done',
    counts: !wasDoneBefore(task),
    fills: index === main,
    isLast: index === last,
    queued: queuedAt(index),
  }))
}

/** An entry that was not accepted: it is still to be filled. */
const isTrouble = ({ delivery, state }: OutboxItem): boolean =>
  delivery.route === entries.create.name && (state === 'refused' || state === 'conflict')

function kindOf({ task, state }: Line): RoundKind {
  if (state === 'rest') return 'rest'
  if (task.round === null) return 'own'
  return state !== 'free' || happens.has(task.round) ? task.round : 'exception'
}

const roundKey = (line: Line): string =>
  `${line.state === 'free' ? 'event' : 'round'}/${kindOf(line)}@${line.time ?? ''}`

/**
 * The end of the present round: the next time of the day at which something is or was due. What is due later
 * is not asked for yet, so that no check is filled twice by mistake.
 */
function presentTime(lines: readonly Line[], now: string): string {
  const times = lines.flatMap(({ time }) => (time !== null && time >= now ? [time] : []))
  return times.sort()[0] ?? '24:00'
}

function placeOf(
  { kind, time, lines, done, isUrgent }: Omit<Round, 'place'>,
  present: string,
  stays: boolean,
): RoundPlace {
  if (kind === 'rest') return 'rest'
  if (lines.some(({ state }) => state === 'free')) return 'event'
  if (done === lines.length && !stays) return 'done'
  if (isUrgent) return 'now'
  if (time === null) return periods.has(kind) ? 'period' : 'now'
  return time <= present ? 'now' : 'later'
}

const byOrder = (a: Round, b: Round): number =>
  Number(b.isUrgent) - Number(a.isUrgent) ||
  (a.time ?? '99').localeCompare(b.time ?? '99') ||
  order.indexOf(a.kind) - order.indexOf(b.kind)

/**
 * The rounds in the order of the day, what is overdue first. A round with an entry that can still be undone
 * stays where it is: nothing moves under somebody's thumb.
 */
export function roundsOf(
  tasks: readonly TaskOfDay[],
  items: readonly OutboxItem[],
  dayView: DayView,
  justSaved: ReadonlyMap<string, JustSaved> = new Map(),
): readonly Round[] {
  const lines = tasks.flatMap((task) => linesOf(task, items, dayView))
  const present = presentTime(lines, dayView.time)
  const stays = ({ task, isLast }: Line): boolean => isLast && justSaved.has(keyOf(task))
  const wasOverdue = (line: Line): boolean =>
    stays(line) && justSaved.get(keyOf(line.task))?.task.status === 'overdue'
  return [...Map.groupBy(lines, roundKey)]
    .flatMap(([key, members]): readonly Round[] => {
      const [first] = members
      if (first === undefined) return []
      const facts = {
        key,
        kind: kindOf(first),
        time: first.time,
        lines: members,
        done: members.filter((line) => isAnswered(line)).length,
        overdue: members.filter(({ state }) => state === 'overdue').length,
        isUrgent: members.some((line) => line.state === 'overdue' || wasOverdue(line)),
      }
      return [{ ...facts, place: placeOf(facts, present, members.some(stays)) }]
    })
    .sort(byOrder)
}

/** How far the day is, by its checks, as the chart counts them. */
export function countDay(rounds: readonly Round[]) {
  const lines = rounds.flatMap((round) => round.lines).filter(({ counts }) => counts)
  return {
    done: lines.filter((line) => isAnswered(line)).length,
    count: lines.length,
    overdue: lines.filter(({ state }) => state === 'overdue').length,
    saved: lines.filter(({ state }) => state === 'saved').length,
  }
}

/** The line to be filled after this one, in the order of the walk; then from its start. */
export function lineAfter(
  lines: readonly Line[],
  key: string,
  isSaved: (line: Line) => boolean,
): Line | undefined {
  const at = lines.findIndex((line) => line.key === key)
  const walk = [...lines.slice(at + 1), ...lines.slice(0, at + 1)]
  return walk.find((line) => line.fills && isToDo(line) && !isSaved(line))
}
