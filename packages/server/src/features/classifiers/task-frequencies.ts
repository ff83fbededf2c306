/** Frequencies of tasks as a list to choose from; their words are those of the plan. */
import { frequencyNames, type FrequencyName } from '@larder/core/haccp'
import { frequencyIds } from '@larder/core/plan-progress'
import { isTaskSubtype, scheduleOptions } from '@larder/core/schedule'
import type { ResponseOf } from '@larder/contract/kit'
import type { classifiers } from '@larder/contract/classifiers'
import { notFound } from '#kit/problem.ts'
import { textsIn } from '#features/plan-data/public.ts'
import { lists } from './build-lists.ts'

type TaskFrequency = ResponseOf<typeof classifiers.task_frequencies>[number]
type Rhythm = {
  readonly times: number
  readonly each: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
}

const rhythms: Partial<Record<FrequencyName, Rhythm>> = {
  twice_a_day: { times: 2, each: 1, unit: 'day' },
  once_a_day: { times: 1, each: 1, unit: 'day' },
  once_a_week: { times: 1, each: 1, unit: 'week' },
  once_in_month: { times: 1, each: 1, unit: 'month' },
  once_in_2_months: { times: 1, each: 2, unit: 'month' },
  once_in_quartal: { times: 1, each: 3, unit: 'month' },
  twice_in_a_year: { times: 2, each: 1, unit: 'year' },
  once_in_year: { times: 1, each: 1, unit: 'year' },
}

/** All of them, or what the kind of task can be scheduled as. */
export function frequenciesIn(lang: string, task_subtype_id: number | undefined): TaskFrequency[] {
  const { words } = textsIn(lang)
  const timeUnits = lists.time_units(lang)
  const names = task_subtype_id === undefined ? frequencyNames : scheduleOptions(task_subtype_id)
  return names.map((key) => {
    const rhythm = rhythms[key]
    return {
      id: frequencyIds[key],
      key,
      name: words[`frequency.${key}`] ?? key,
      task_frequency_cnt: rhythm?.times ?? null,
      time_unit_cnt: rhythm?.each ?? null,
      time_unit: timeUnits.find((unit) => unit.key === rhythm?.unit) ?? null,
    }
  })
}

/** The same of one kind of task. @throws Problem 404 where there is no such kind. */
export function frequenciesOf(lang: string, task_subtype_id: number): TaskFrequency[] {
  if (!isTaskSubtype(task_subtype_id)) throw notFound('TaskSubtype')
  return frequenciesIn(lang, task_subtype_id)
}
