import { equipment } from '@larder/contract/equipment'
import { placeUsers } from '@larder/contract/permissions'
import { tasks } from '@larder/contract/tasks'
import { workGroups } from '@larder/contract/work-groups'
import { taskCard, unfoldRounds } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

test(
  'a day shows the responsible groups, and can be filtered by group',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'whose@sinilill.example', ['Rein', 'Ots']),
      'Sinilill Baar',
    )
    const { owner, placeId } = kitchen
    const params = { placeId }
    const group = async (name: string) => (await owner.call(workGroups.create, { params, body: { name } })).id
    const [bar, night] = [await group('Bar crew'), await group('Night crew')]
    const fridge = await owner.call(equipment.create, {
      params,
      query: {},
      body: { name: 'Bottle fridge', equipment_type: { id: 1 } },
    })
    const daily = { task_frequency_type_id: 2, custom_frequency: { times: ['23:00'] } }
    await owner.call(tasks.create, {
      params,
      query: {},
      body: {
        name: 'Polish the bar',
        task_subtype_id: 9,
        ...daily,
        user_group_id: bar,
        task_steps: [{ task_step_type_name: 'choose_one_answer', name: '' }],
      },
    })
    await owner.call(tasks.create, {
      params,
      query: {},
      body: {
        name: 'Air of fridges',
        task_subtype_id: 1,
        ...daily,
        user_group_id: bar,
        sameRoleForTasks: false,
        related_to: 'equipment',
        related_entities: [{ kind: 'equipment', id: fridge.id, user_group_id: night }],
        task_steps: [{ task_step_type_name: 'enter_temperature', name: '' }],
      },
    })
    await owner.call(tasks.create, {
      params,
      query: {},
      body: {
        name: 'Closing',
        task_subtype_id: 9,
        ...daily,
        is_checklist: true,
        sub_tasks: [
          { description: 'Lock the cellar', user_group_id: night },
          { description: 'Count the till' },
        ],
      },
    })
    await enter(page, owner)
    const shown = async (...names: [string, boolean][]): Promise<void> => {
      for (const [name, isThere] of names) await expect(taskCard(page, name)).toHaveCount(isThere ? 1 : 0)
    }
    await test.step("the day shows each task's group, and can be filtered by one group", async () => {
      await page.goto('/activity-log/timeline')
      await expect(title(page, 'entries.title')).toBeVisible()
      await unfoldRounds(page)
      await expect(
        taskCard(page, 'Polish the bar').getByText(say('entries.work_of', { groups: 'Bar crew' })),
      ).toBeVisible()
      await expect(
        taskCard(page, 'Bottle fridge Air of fridges').getByText(
          say('entries.work_of', { groups: 'Night crew' }),
        ),
      ).toBeVisible()
      await field(page, 'entries.whose_work').selectOption({ label: 'Night crew' })
      await shown(['Polish the bar', false], ['Bottle fridge Air of fridges', true], ['Closing', true])
      await expectAccessible(page)
    })
    await test.step('the device keeps the choice', async () => {
      await page.reload()
      await unfoldRounds(page)
      await expect(field(page, 'entries.whose_work')).toHaveValue(String(night))
      await shown(['Polish the bar', false], ['Bottle fridge Air of fridges', true])
    })
    await test.step('a member of a group finds their own work', async () => {
      const me = (await owner.call(placeUsers.list, { params }))[0]
      await page.goto(`/set-up/users/${me?.id ?? 0}`)
      await page.getByRole('checkbox', { name: 'Bar crew' }).check()
      await expectAccessible(page)
      await button(page, 'ui.save').click()
      await expect
        .poll(
          async () => (await owner.call(placeUsers.get, { params: { placeId, id: me?.id ?? 0 } })).groupsIds,
        )
        .toEqual([bar])
      await page.goto('/activity-log/timeline')
      await field(page, 'entries.whose_work').selectOption({ label: say('entries.work_of_mine') })
      await unfoldRounds(page)
      await shown(['Polish the bar', true], ['Bottle fridge Air of fridges', false], ['Closing', true])
    })
  },
)
