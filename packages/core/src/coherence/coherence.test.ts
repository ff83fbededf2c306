import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultProfile,
  extraSwitches,
  generatePlan,
  withOwnValue,
  type FrequencyName,
  type LimitEdit,
  type Plan,
  type PlanLimit,
} from '../haccp/index.ts'
import { fixture } from '../haccp/fixture.ts'
import {
  checkCoherence,
  compareSchedules,
  countChecked,
  mendAct,
  type Finding,
  type MeasuredStep,
  type PlaceTask,
  type Range,
} from './index.ts'
import { mendTasks, taskOfPlan } from '../../test/mend-tasks.ts'

const profileOf = (country: string, extra_data: readonly (typeof extraSwitches)[number][] = []) => ({
  ...defaultProfile(
    { country, region: null, activity: 'A01', location_type: 'kitchen', number_of_employees: '4-14' },
    fixture,
  ),
  extra_data,
})
const planOf = (country = 'EE', limits: readonly LimitEdit[] = []): Plan =>
  generatePlan(profileOf(country), fixture, { hazards: [], limits, own: [] })
const adopted = (plan: Plan): PlaceTask[] => plan.tasks.map((task, index) => taskOfPlan(task, index + 1))
const change = (tasks: readonly PlaceTask[], id: string, by: Partial<PlaceTask>): PlaceTask[] =>
  tasks.map((task) => (task.plan_task_id === id ? { ...task, ...by } : task))
const limitOf = (plan: Plan, id: string): PlanLimit => {
  const limit = plan.tasks.find((task) => task.id === id)?.limit
  if (limit == null) throw new Error(`no limit at ${id}`)
  return limit
}

describe('a place that follows its plan', () => {
  it('has no findings, in any plan', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EE', 'ES', 'DE', 'GB', 'US', 'NO'),
        fc.subarray([...extraSwitches]),
        (country, extra) => {
          const plan = generatePlan(profileOf(country, extra), fixture)
          expect(checkCoherence(plan, adopted(plan))).toEqual([])
        },
      ),
    )
  })
  it('may check at other hours, and have own tasks with limits of the plan', () => {
    const plan = planOf()
    const tasks = [
      ...change(adopted(plan), 'T-fridge', { times: ['06:30', '23:00'] }),
      { ...taskOfPlan(plan.tasks[0] as Plan['tasks'][number], 99), plan_task_id: null },
    ]
    expect(checkCoherence(plan, tasks)).toEqual([])
  })
  it('gets the number of compared control points', () => {
    expect(countChecked(planOf())).toMatchObject({ tasks: planOf().tasks.length })
    expect(countChecked(planOf()).ccps).toBeGreaterThan(0)
  })
})

describe('a difference', () => {
  const plan = planOf()
  const only = (tasks: readonly PlaceTask[], of = plan): Finding => {
    const findings = checkCoherence(of, tasks)
    expect(findings).toHaveLength(1)
    return findings[0] as Finding
  }
  it('is a CCP without its task, critical', () => {
    expect(only(adopted(plan).filter(({ plan_task_id }) => plan_task_id !== 'T-fridge'))).toMatchObject({
      id: 'task_missing:T-fridge',
      task_id: null,
      is_critical: true,
      mends: ['make_task'],
    })
  })
  it('is a disabled task', () => {
    expect(only(change(adopted(plan), 'T-core', { is_disabled: true }))).toMatchObject({
      id: 'task_disabled:T-core',
      control: 'CCP',
      mends: ['enable_task'],
    })
  })
  it("is a laxer limit, critical, which cannot become the plan's", () => {
    expect(
      only(change(adopted(plan), 'T-fridge', { limit: { ...limitOf(plan, 'T-fridge'), max: 7 } })),
    ).toMatchObject({
      kind: 'limit_differs',
      direction: 'laxer',
      is_critical: true,
      mends: ['take_plan_limit'],
    })
  })
  it('is a missing limit', () => {
    expect(only(change(adopted(plan), 'T-fridge', { limit: null }))).toMatchObject({
      kind: 'limit_differs',
      direction: 'laxer',
    })
  })
  it("is a stricter limit, which is harmless and can become the plan's", () => {
    expect(
      only(change(adopted(plan), 'T-fridge', { limit: { ...limitOf(plan, 'T-fridge'), max: 3 } })),
    ).toMatchObject({
      kind: 'limit_differs',
      direction: 'stricter',
      is_critical: false,
      mends: ['take_plan_limit', 'take_task_limit'],
    })
  })
  it('is a limit at a task that has none in the plan', () => {
    expect(only(change(adopted(plan), 'T-clean', { limit: limitOf(plan, 'T-fridge') }))).toMatchObject({
      kind: 'limit_without_line',
      is_critical: false,
      mends: ['take_plan_limit'],
    })
  })
  it("is a limit of the place's own that the plan does not know", () => {
    const own: PlaceTask = {
      ...taskOfPlan(plan.tasks[0] as Plan['tasks'][number], 70),
      plan_task_id: null,
      limit: { ...limitOf(plan, 'T-fridge'), max: 12 },
    }
    expect(only([...adopted(plan), own])).toMatchObject({
      id: 'limit_unknown:70',
      task_id: 70,
      mends: ['remove_task'],
    })
  })
  it('is a task that the plan no longer has', () => {
    const tasks = change(adopted(plan), 'T-hours', { plan_task_id: 'T-gone' })
    expect(
      checkCoherence(plan, tasks)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['task_missing:T-hours', 'task_not_in_plan:T-gone'])
  })
  it.each([
    ['once_a_day', ['08:00'], 'laxer'],
    ['twice_a_day', ['08:00', '12:00', '20:00'], 'stricter'],
    ['once_a_week', [], 'laxer'],
    ['other', [], 'other'],
    ['not_specified', [], 'other'],
  ] as const)('is a check %s at %j: %s', (frequency, times, direction) => {
    expect(
      compareSchedules(
        { frequency, frequency_key: null, times },
        { frequency: 'twice_a_day', frequency_key: null, times: ['08:00', '20:00'] },
      ),
    ).toBe(direction)
    expect(only(change(adopted(plan), 'T-fridge', { frequency, times }))).toMatchObject({
      kind: 'frequency_differs',
      direction,
      is_critical: direction !== 'stricter',
      mends: ['take_plan_frequency'],
    })
  })
})

describe("a form of the place's own", () => {
  const plan = planOf()
  const form = (
    range: Range,
    more: Partial<PlaceTask> = {},
    units: MeasuredStep['units'] = [],
  ): PlaceTask => ({
    ...taskOfPlan(plan.tasks.find(({ id }) => id === 'T-fridge') as Plan['tasks'][number], 80),
    plan_task_id: null,
    limit: null,
    steps: [{ id: 801, quantity: 'celsius', range, units }],
    ...more,
  })
  const found = (task: PlaceTask) => checkCoherence(plan, [...adopted(plan), task])
  const { max } = limitOf(plan, 'T-fridge')
  const line = max ?? 0
  it("with a range wider than the plan's is found and can be set to the plan's figure", () => {
    const [finding, ...others] = found(form({ min: null, max: line + 3 }))
    expect([finding, others]).toMatchObject([
      {
        id: 'step_laxer:80:801',
        direction: 'laxer',
        is_critical: true,
        plan_task_id: expect.stringMatching(/^T-(fridge|delivery)$/) as string,
        limits: { plan: { max: line } },
        range: { task: { max: line + 3 }, fixed: { max: line } },
        mends: ['tighten_range'],
      },
      [],
    ])
  })
  it.each([
    ['as the plan', { min: null, max: line }],
    ['stricter', { min: null, max: line - 3 }],
    ['frozen, of which the plan has no line', { min: null, max: -12 }],
    ['held from below, which the plan does not do in the cold', { min: 1, max: null }],
    ['without a figure', { min: null, max: null }],
  ])('is ignored where it is %s', (_title, range) => {
    expect(found(form(range))).toEqual([])
  })
  it('is ignored where it is of another kind, measures something else, or is disabled', () => {
    const lax = { min: null, max: line + 3 }
    expect(found(form(lax, { task_subtype_id: 12 }))).toEqual([])
    expect(found(form(lax, { steps: [{ id: 801, quantity: 'percent', range: lax, units: [] }] }))).toEqual([])
    expect(found(form(lax, { steps: [{ id: 801, quantity: null, range: lax, units: [] }] }))).toEqual([])
    expect(found(form(lax, { is_disabled: true }))).toEqual([])
  })
  it("loses its lower end where that would be above the plan's upper one", () => {
    expect(found(form({ min: line + 1, max: line + 3 }))[0]?.range?.fixed).toEqual({ min: null, max: line })
    expect(found(form({ min: 0, max: line + 3 }))[0]?.range?.fixed).toEqual({ min: 0, max: line })
  })
  it('is found at the one unit with a wider range', () => {
    const units = [
      { id: 1, range: { min: null, max: line - 1 } },
      { id: 2, range: { min: null, max: line + 2 } },
    ]
    expect(found(form({ min: null, max: line }, {}, units))).toMatchObject([
      { id: 'unit_laxer:80:801:2', kind: 'unit_laxer', range: { unit_id: 2, fixed: { max: line } } },
    ])
  })
})

describe('a unit with a range of its own', () => {
  const plan = planOf()
  const { max } = limitOf(plan, 'T-fridge')
  const line = max ?? 0
  const at = (range: Range): readonly Finding[] =>
    checkCoherence(
      plan,
      change(adopted(plan), 'T-fridge', {
        steps: [{ id: 500, quantity: 'celsius', range: null, units: [{ id: 7, range }] }],
      }),
    )
  it("may be stricter than the plan's step", () => {
    expect(at({ min: null, max: line })).toEqual([])
    expect(at({ min: 0, max: -18 })).toEqual([])
  })
  it('is found where it is laxer or lacks the figure, and follows the task after the fix', () => {
    for (const range of [
      { min: null, max: line + 1 },
      { min: 2, max: null },
    ])
      expect(at(range)).toMatchObject([
        {
          kind: 'unit_laxer',
          is_critical: true,
          range: { unit_id: 7, fixed: null },
          mends: ['tighten_range'],
        },
      ])
  })
})

type Damage = {
  readonly kind: 'delete' | 'disable' | 'move' | 'drop' | 'rarer' | 'rename' | 'add' | 'form' | 'unit'
  readonly index: number
  readonly by: number
}
const damages = fc.array(
  fc.record<Damage>({
    kind: fc.constantFrom('delete', 'disable', 'move', 'drop', 'rarer', 'rename', 'add', 'form', 'unit'),
    index: fc.nat(20),
    by: fc.integer({ min: 1, max: 9 }).chain((n) => fc.constantFrom(n, -n)),
  }),
  { maxLength: 8 },
)
const moved = (limit: PlanLimit, by: number): PlanLimit =>
  limit.max !== null ? { ...limit, max: limit.max + by } : { ...limit, min: (limit.min ?? 0) + by }

/** The highest value that the cold lines of the example place allow. */
const laxest = Math.max(
  ...['EE', 'ES', 'GB', 'US'].flatMap((country) =>
    planOf(country).tasks.flatMap(({ category, limit }) =>
      category === 'cold_storage' && limit?.max != null ? [limit.max] : [],
    ),
  ),
)
const formOf = (count: number, index: number): PlaceTask => ({
  ...taskOfPlan(planOf().tasks.find(({ id }) => id === 'T-fridge') as Plan['tasks'][number], 2_000 + count),
  plan_task_id: null,
  limit: null,
  steps: [
    {
      id: 5_000 + count,
      quantity: 'celsius',
      range: { min: null, max: laxest + (index % 2 === 0 ? 4 : -20) },
      units: [],
    },
  ],
})

/** Damages one task; returns the findings that are expected then. */
function damage(
  tasks: readonly PlaceTask[],
  { kind, index, by }: Damage,
): { tasks: PlaceTask[]; expected: string[] } {
  const task = tasks[index % tasks.length]
  if (task === undefined || task.plan_task_id === null) return { tasks: [...tasks], expected: [] }
  const id = task.plan_task_id
  const changed = (more: Partial<PlaceTask>, ...expected: string[]) => ({
    tasks: tasks.map((one) => (one === task ? { ...one, ...more } : one)),
    expected,
  })
  switch (kind) {
    case 'delete':
      return { tasks: tasks.filter((one) => one !== task), expected: [`task_missing:${id}`] }
    case 'disable':
      return changed({ is_disabled: true }, `task_disabled:${id}`)
    case 'move':
      return task.limit === null
        ? changed({})
        : changed({ limit: moved(task.limit, by) }, `limit_differs:${id}`)
    case 'drop':
      return task.limit === null ? changed({}) : changed({ limit: null }, `limit_differs:${id}`)
    case 'rarer':
      return changed({ frequency: 'once_in_year' as FrequencyName, times: [] }, `frequency_differs:${id}`)
    case 'rename':
      return changed(
        { plan_task_id: `${id}-gone`, is_disabled: false },
        `task_missing:${id}`,
        `task_not_in_plan:${id}-gone`,
      )
    case 'form':
      return {
        tasks: [...tasks, formOf(tasks.length, index)],
        expected: formOf(tasks.length, index).steps.flatMap(({ id, range }) =>
          (range?.max ?? 0) > laxest ? [`step_laxer:${formOf(tasks.length, index).id}:${id}`] : [],
        ),
      }
    case 'unit':
      return task.limit?.max == null || task.limit.from !== null
        ? changed({})
        : changed(
            {
              steps: [
                {
                  id: 9_000 + task.id,
                  quantity: task.limit.quantity,
                  range: null,
                  units: [
                    { id: 3, range: { min: null, max: task.limit.max + Math.abs(by) } },
                    { id: 4, range: task.limit },
                  ],
                },
              ],
            },
            `unit_laxer:${task.id}:${9_000 + task.id}:3`,
          )
    case 'add':
      return {
        tasks: [
          ...tasks,
          {
            ...task,
            id: 1_000 + tasks.length,
            plan_task_id: null,
            is_disabled: false,
            limit: { ...limitOf(planOf(), 'T-fridge'), max: 500 + by },
          },
        ],
        expected: [`limit_unknown:${1_000 + tasks.length}`],
      }
  }
}

/** Damages distinct tasks of an undamaged place. */
function damagedPlace(plan: Plan, given: readonly Damage[]): { tasks: PlaceTask[]; expected: string[] } {
  const distinct = [...new Map(given.map((one) => [one.index % plan.tasks.length, one])).values()]
  const targets = distinct.map((one) => ({ one, id: plan.tasks[one.index % plan.tasks.length]?.id }))
  return targets.reduce<{ tasks: PlaceTask[]; expected: string[] }>(
    ({ tasks, expected }, { one, id }) => {
      const index = tasks.findIndex(({ plan_task_id }) => plan_task_id === id)
      const next = damage(tasks, { ...one, index })
      return { tasks: next.tasks, expected: [...expected, ...next.expected] }
    },
    { tasks: adopted(plan), expected: [] },
  )
}

describe('any damage', () => {
  const countries = fc.constantFrom('EE', 'ES', 'GB', 'US')
  it('is found completely, with no other finding', () => {
    fc.assert(
      fc.property(countries, damages, (country, given) => {
        const plan = planOf(country)
        const { tasks, expected } = damagedPlace(plan, given)
        expect(
          checkCoherence(plan, tasks)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...expected].sort())
      }),
    )
  })
  it('is gone when every finding is fixed, in any way that is offered', () => {
    fc.assert(
      fc.property(countries, damages, fc.infiniteStream(fc.nat(5)), (country, given, choices) => {
        let limits: LimitEdit[] = []
        let plan = planOf(country)
        let { tasks } = damagedPlace(plan, given)
        for (let round = 0; round < 100; round += 1) {
          const [finding] = checkCoherence(plan, tasks)
          if (finding === undefined) break
          const mend = finding.mends[(choices.next().value ?? 0) % finding.mends.length] ?? 'make_task'
          const act = mendAct(finding, mend)
          tasks = [...mendTasks(plan, tasks, finding, mend)]
          if (act?.act !== 'own_limit') continue
          const before = plan
          limits = [
            ...limits.filter(({ id }) => id !== act.edit.id),
            { id: act.edit.id, values: act.edit.values.map((value) => withOwnValue(value, value)) },
          ]
          plan = planOf(country, limits)
          tasks = following(before, plan, tasks)
        }
        expect(checkCoherence(plan, tasks)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
  it('offers only the fixes that a finding allows', () => {
    const plan = planOf()
    const [finding] = checkCoherence(plan, change(adopted(plan), 'T-core', { is_disabled: true }))
    expect(mendAct(finding as Finding, 'remove_task')).toBeUndefined()
  })
})

/** Tasks that had the plan's limit have its new one. */
const following = (before: Plan, after: Plan, tasks: readonly PlaceTask[]): PlaceTask[] =>
  tasks.map((task) => {
    const old = before.tasks.find(({ id }) => id === task.plan_task_id)
    const line = after.tasks.find(({ id }) => id === task.plan_task_id)
    return old !== undefined && line !== undefined && old.limit === task.limit
      ? { ...task, limit: line.limit }
      : task
  })
