import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsAtWork, isWorkOf, responsibleGroups, type SharedWork } from './index.ts'

const [KITCHEN, BAR, NIGHT] = [1, 2, 3]
const task = (more: Partial<SharedWork> = {}): SharedWork => ({
  user_group_id: null,
  responsible_role_ids: [],
  task_steps: [],
  sub_tasks: [],
  related_entities: [],
  ...more,
})

describe('the responsible groups of a task', () => {
  it('are all where the task has none', () => {
    expect([
      responsibleGroups(task(), null),
      isWorkOf(task(), null, [BAR]),
      isWorkOf(task(), null, []),
    ]).toEqual([[], true, true])
  })
  it('are its group and the responsible ones', () => {
    const shared = task({ user_group_id: KITCHEN, responsible_role_ids: [KITCHEN, NIGHT] })
    expect([
      responsibleGroups(shared, null),
      isWorkOf(shared, null, [NIGHT]),
      isWorkOf(shared, null, [BAR]),
    ]).toEqual([[KITCHEN, NIGHT], true, false])
  })
  it("are the unit's own group alone at a unit", () => {
    const fridges = task({
      user_group_id: KITCHEN,
      related_entities: [
        { id: 7, user_group_id: BAR },
        { id: 8, user_group_id: null },
      ],
    })
    expect([responsibleGroups(fridges, 7), responsibleGroups(fridges, 8)]).toEqual([[BAR], [KITCHEN]])
    expect([
      isWorkOf(fridges, 7, [KITCHEN]),
      isWorkOf(fridges, 8, [KITCHEN]),
      isWorkOf(fridges, 7, [BAR]),
    ]).toEqual([false, true, true])
  })
  it("are each line's own group for that line", () => {
    const closing = task({
      user_group_id: KITCHEN,
      sub_tasks: [{ user_group_id: null }, { user_group_id: BAR }],
    })
    expect([
      groupsAtWork(closing, null),
      isWorkOf(closing, null, [BAR]),
      isWorkOf(closing, null, [KITCHEN]),
      isWorkOf(closing, null, [NIGHT]),
    ]).toEqual([[KITCHEN, BAR], true, true, false])
  })
  it('do not include a group whose lines are all of others', () => {
    expect(isWorkOf(task({ sub_tasks: [{ user_group_id: BAR }] }), null, [KITCHEN])).toBe(false)
    expect(
      isWorkOf(task({ user_group_id: KITCHEN, task_steps: [{ user_group_id: BAR }] }), null, [KITCHEN]),
    ).toBe(false)
  })
  it('always include a group, and every named one unless all parts belong to others', () => {
    const group = fc.option(fc.constantFrom(KITCHEN, BAR, NIGHT))
    const parts = fc.array(fc.record({ user_group_id: group }), { maxLength: 4 })
    const unit = group.map((user_group_id) => [{ id: 7, user_group_id }])
    const works = fc.record({
      user_group_id: group,
      responsible_role_ids: fc.subarray([KITCHEN, BAR, NIGHT]),
      task_steps: parts,
      sub_tasks: parts,
      related_entities: unit,
    })
    fc.assert(
      fc.property(works, (work) => {
        const any = task(work)
        const named = [...work.task_steps, ...work.sub_tasks].flatMap(
          ({ user_group_id }) => user_group_id ?? [],
        )
        expect(isWorkOf(any, 7, [KITCHEN, BAR, NIGHT])).toBe(true)
        expect(named.filter((one) => !isWorkOf(any, 7, [one]))).toEqual([])
      }),
    )
  })
})
