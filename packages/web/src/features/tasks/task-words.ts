/** A task's draft as words, part by part: shows two versions side by side when they conflict. */
import type { Say, TextKey } from '#kit/i18n.ts'
import type { ConflictField } from '#kit/conflict.ts'
import type { LineDraft, OptionDraft, StepDraft, TaskDraft } from './editor-values.ts'
import type { ScheduleDraft } from './schedule-draft.ts'

/** Names by id, as text. */
type Names = {
  readonly frequencies: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  readonly units: ReadonlyMap<string, string>
}

type Versions = { readonly mine: TaskDraft; readonly theirs: TaskDraft; readonly names: Names }

const nameIn =
  (names: ReadonlyMap<string, string>) =>
  (id: string): string =>
    names.get(id) ?? id
const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by)
const options = (list: readonly OptionDraft[]): string => joined(list.map(({ text }) => text))

const rangeWords = ({ min, max, unit }: Pick<StepDraft, 'min' | 'max' | 'unit'>): string =>
  joined(
    [min === '' ? '' : `≥ ${min}`, max === '' ? '' : `≤ ${max}`, min === '' && max === '' ? '' : unit],
    ' ',
  )
const stepWords =
  (say: Say) =>
  (step: StepDraft): string =>
    joined([
      step.name,
      say(`tasks.type_${step.type}`),
      rangeWords(step),
      options(step.options),
      step.timer_hours === '' ? '' : `${step.timer_hours} h`,
    ])
const lineWords = ({ description, action_text, actions }: LineDraft): string =>
  joined([description, action_text, options(actions)], ': ')

const customWords = (say: Say, { count, type, days, start }: ScheduleDraft['custom']): string =>
  `${say('tasks.frequency_own')}: ${count} × ${type} ${days.join('/')} ${start}`.trim()

const scheduleWords = (
  say: Say,
  { frequencies }: Names,
  { custom, frequency, times }: ScheduleDraft,
): string => joined([custom.on ? customWords(say, custom) : nameIn(frequencies)(frequency), ...times])

/** Every part of the editor, whether the two differ there or not. */
export function differences(say: Say, { mine, theirs, names }: Versions): readonly ConflictField[] {
  const both = (label: TextKey, words: (draft: TaskDraft) => string): ConflictField => ({
    label: say(label),
    mine: words(mine),
    theirs: words(theirs),
  })
  const group = nameIn(names.groups)
  return [
    both('tasks.name', ({ name }) => name),
    both('tasks.state', ({ active }) => say(active ? 'tasks.state_active' : 'tasks.state_disabled')),
    both('tasks.instruction', ({ instruction }) => instruction),
    both('tasks.instruction_summary', ({ summary }) => summary),
    mine.is_checklist
      ? both('tasks.lines', ({ lines }) => lines.map(lineWords).join('; '))
      : both('tasks.fields', ({ steps }) => steps.map(stepWords(say)).join('; ')),
    both('tasks.where', ({ related_to, units }) =>
      related_to === 'none'
        ? say('tasks.related_none')
        : joined(units.map(({ id }) => nameIn(names.units)(`${related_to} ${id}`))),
    ),
    both('tasks.schedule', (draft) => scheduleWords(say, names, draft)),
    both('entries.corrective_action', ({ action_text, actions }) =>
      joined([action_text, options(actions)], ': '),
    ),
    both('tasks.people', (draft) =>
      joined([
        group(draft.group),
        ...draft.responsible.map(group),
        ...draft.notify.map(group),
        draft.verified ? `${say('tasks.verified')} ${group(draft.verified_by)}`.trim() : '',
      ]),
    ),
  ]
}
