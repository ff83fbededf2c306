/** Laboratory analyses of the demo: one that each place makes every month, and results as they come. */
import { analysisSubtypes } from '@larder/core/schedule'
import type { Criterion } from '@larder/core/analyses'
import { analyses } from '@larder/contract/analyses'
import type { entries, TaskOfDay } from '@larder/contract/entries'
import type { CallInput } from '@larder/contract/kit'
import type { Calls } from './fill-plan.ts'

const LABORATORY = 'Toidulabor OÜ'

export async function addAnalysis(owner: Calls, placeId: number): Promise<void> {
  const of = (parameter: string, m: number, M: number): Criterion => ({
    parameter,
    unit: 'cfu/g',
    is_absence: false,
    n: 5,
    c: 2,
    m,
    M,
  })
  await owner(analyses.create, {
    params: { placeId },
    body: {
      task_desc: 'Ready dishes from the counter',
      task_subtype_id: 20,
      task_frequency_type_id: 4,
      comment: 'Five portions of one dish, taken at noon.',
      criteria: [of('Enterobacteriaceae', 100, 1_000), of('Escherichia coli', 10, 100)],
    },
  })
}

const kinds: readonly number[] = analysisSubtypes
export const isAnalysis = ({ task_subtype_id }: TaskOfDay): boolean => kinds.includes(task_subtype_id)

type Chance = () => number

export type Answers = Omit<NonNullable<CallInput<typeof entries.create>['body']>, 'uuid'>

/** One in six results is outside its criterion. */
export function resultOf(task: TaskOfDay, chance: Chance): Answers {
  const breach = chance() < 0.17
  const [action] = task.action_options
  return {
    entry_fields: task.task_steps.flatMap((step) => {
      const value = valueOf(step, breach, chance)
      return value === null ? [] : [{ task_step_id: step.id, value }]
    }),
    comment: '',
    action_options: !breach
      ? []
      : [action === undefined ? { option_text: 'New samples were taken' } : { id: action.id }],
  }
}

function valueOf(
  { task_step_type_name: type, criterion, options }: TaskOfDay['task_steps'][number],
  breach: boolean,
  chance: Chance,
) {
  if (criterion !== undefined) return { amount: samples(criterion, breach, chance), unit: null }
  if (type === 'choose_partner') return { text: LABORATORY }
  const option = options.find(({ is_breach }) => is_breach === breach)
  return type === 'choose_one_answer' && option !== undefined ? { id: option.id, text: option.text } : null
}

function samples({ is_absence, n, m, M }: Criterion, breach: boolean, chance: Chance): string {
  if (is_absence) return breach ? `1/${n}` : `0/${n}`
  return Array.from({ length: n }, (_, index) => {
    if (index === 0 && breach) return Math.round((M ?? m) * (1.2 + chance()))
    if (index === 1 && chance() < 0.3) return Math.round(m * (1 + chance() * 0.5))
    return Math.round(m * chance() * 0.8)
  }).join('; ')
}
