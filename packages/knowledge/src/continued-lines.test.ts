/** From single tasks to rounds, over all activities: no task of an older plan is lost without a line. */
import { generatePlan, lineThatContinues, type Knowledge } from '@larder/core/haccp'
import { expect, it } from 'vitest'
import { examplePlace, examples } from '../test/places.ts'
import { knowledge } from './index.ts'

/** The edition before rounds. */
const single: Knowledge = {
  ...knowledge,
  tasks: knowledge.tasks.map(({ round: _round, line: _line, ...task }) => task),
}

it.each(Object.keys(examples).flatMap((kind) => ['DE', 'US', 'EE'].map((where) => [kind, where] as const)))(
  'every single task of a %s in %s is a line or is continued by one that is as strict',
  (kind, where) => {
    const profile = examplePlace(kind, where)
    const [before, after] = [generatePlan(profile, single), generatePlan(profile, knowledge)]
    const lines = new Map(after.tasks.map((task) => [task.id, task]))
    for (const { id, limit, entry } of before.tasks) {
      const { min = null, max = null } = limit ?? {}
      const next =
        lines.get(id) ?? lines.get(lineThatContinues({ id, min, max }, after.tasks, knowledge.tasks)!)
      expect([id, next?.entry]).toEqual([id, entry])
      const limits = [...(next?.limit ? [next.limit] : []), ...(next?.foods ?? [])]
      const isKept = limits.some((one) => one.min === min && (one.max ?? 1e9) <= (max ?? 1e9))
      expect([id, limit === null || isKept]).toEqual([id, true])
    }
  },
)

it('continues nothing that the plan does not watch any more', () => {
  const { tasks } = generatePlan(examplePlace('bar', 'DE'), knowledge)
  expect(lineThatContinues({ id: 'T-smoke', min: null, max: null }, tasks, knowledge.tasks)).toBeNull()
})
