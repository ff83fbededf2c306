/** One card of the day, as the contract names it. */
import type { DayState } from '@larder/core/schedule'
import type { TaskDefinition } from '@larder/core/tasks'
import type { TaskOfDay } from '@larder/contract/entries'
import { describeForm, type Form } from './describe-form.ts'
import type { TaskWords } from './task-to-fill.queries.ts'

export type CardOfDay = {
  readonly form: Form & { readonly is_default: boolean; readonly plan_task_id: string | null }
  readonly words: TaskWords | null
  readonly is_disabled: boolean
  readonly state: DayState
  readonly is_free: boolean
  /** Of a daily task that has not started: its first day. */
  readonly starts_on: string | null
  readonly entries_today: number
  readonly lines_due: readonly number[]
  /** Null = the task is done at no unit. */
  readonly unit: TaskOfDay['unit']
  readonly running: TaskOfDay['running']
  readonly last_entry: TaskOfDay['last_entry']
}

export function describeTaskOfDay(card: CardOfDay): TaskOfDay {
  const { form, words, state, unit } = card
  const { definition } = form
  const { due_times, checks, ...day } = state
  return {
    ...describeForm(form, words),
    short_name: words?.short ?? null,
    short_foods: words?.short_foods ?? '',
    instructionSummaryText: definition.instructionSummaryText,
    round: definition.round ?? null,
    is_default: form.is_default,
    plan_task_id: form.plan_task_id,
    is_disabled: card.is_disabled,
    ...day,
    due_times: [...due_times],
    checks: [...checks],
    is_free: card.is_free,
    starts_on: card.starts_on,
    entries_today: card.entries_today,
    lines_due: [...card.lines_due],
    user_group_id: definition.user_group_id,
    responsible_role_ids: [...definition.responsible_role_ids],
    related_entities: entitiesAt(definition, unit),
    unit,
    running: card.running,
    last_entry: card.last_entry,
  }
}

const entitiesAt = (
  { related_entities }: TaskDefinition,
  unit: TaskOfDay['unit'],
): TaskOfDay['related_entities'] =>
  unit === null ? [] : (related_entities.filter(({ id }) => id === unit.id) as TaskOfDay['related_entities'])

const ranks = { overdue: 0, due: 1, ok: 2 } as const

/** Overdue first, then due, then done; tasks without a check on the day come last. */
export const rankOf = ({ scheduled, status }: Pick<TaskOfDay, 'scheduled' | 'status'>): number =>
  scheduled ? ranks[status] : 3
