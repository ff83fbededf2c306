import { entries } from '@larder/contract/entries'
import { planCoherence } from '@larder/contract/plan-coherence'
import { tasks } from '@larder/contract/tasks'
import { openTask, taskCard } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test('a task of a control point is disabled, listed, and back on the list of the day with one click', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'lai@sinilill.example', ['Mari', 'Tamm']),
    'Lai',
  )
  const { owner, placeId } = kitchen
  const scheduled = await owner.call(entries.today, { params: { placeId } })
  const watching = scheduled.find(
    ({ limit, task_steps: [step] }) =>
      limit?.max != null &&
      limit.min === null &&
      step?.task_step_type_name === 'enter_temperature' &&
      step.foods === undefined,
  )
  const name = watching?.name ?? ''
  await enter(page, owner)

  await test.step('plan and tasks agree', async () => {
    await page.goto('/plan/coherence')
    await expect(title(page, 'nav.plan_coherence')).toBeVisible()
    await expect(page.getByText(say('plan.coherence_none_title'))).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the task is disabled and its limit tightened', async () => {
    await page.goto('/activity-log/tasks')
    await expect(title(page, 'nav.monitoring_tasks')).toBeVisible()
    await page.getByLabel(say('tasks.search')).fill(name)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('plan.edit_item', { name }), exact: true }).click()
    const form = page.getByRole('dialog', { name })
    await expectAccessible(page)
    await form.getByRole('switch', { name: say('tasks.disable') }).check({ force: true })
    await field(form, 'tasks.at_most').fill('77')
    await field(form, 'tasks.at_most').fill(String((watching?.limit?.max ?? 0) - 1))
    await button(form, 'ui.save').click()
    await expect(form).toHaveCount(0)
    await expect(page.getByText(say('tasks.own_limit'), { exact: true })).toBeVisible()
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
    await expect(taskCard(page, name)).toHaveCount(0)
  })
  await test.step('each difference is fixed with one click', async () => {
    await page.goto('/plan')
    if (
      await owner
        .call(planCoherence.get, { params: { placeId } })
        .then(({ findings }) => findings.some(({ is_critical }) => is_critical))
    )
      await link(page, 'plan.coherence_alert_action').click()
    else await page.goto('/plan/coherence')
    await expect(button(page, 'plan.mend_enable_task')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'plan.mend_enable_task').click()
    await expect(button(page, 'plan.mend_enable_task')).toHaveCount(0)
    await button(page, 'plan.mend_take_plan_limit').click()
    await expect(page.getByText(say('plan.coherence_none_title'))).toBeVisible()
    await page.goto('/activity-log/timeline')
    await expect(await openTask(page, name)).toBeVisible()
  })
  await test.step('an own form that allows more than the plan gets its figure', async () => {
    const made = await owner.call(tasks.create, {
      params: { placeId },
      query: {},
      body: {
        name: 'Bar',
        task_subtype_id: 1,
        task_frequency_type_id: 2,
        custom_frequency: { times: ['09:00'] },
        task_steps: [
          { name: 'Fridge under the counter', task_step_type_name: 'enter_temperature', entry_max_value: 30 },
        ],
      },
    })
    await page.goto('/plan/coherence')
    await expect(page.getByText('Fridge under the counter', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await button(page, 'plan.mend_take_plan_limit').click()
    await expect(page.getByText(say('plan.coherence_none_title'))).toBeVisible()
    expect(
      (await owner.call(tasks.get, { params: { placeId, id: made.id }, query: {} })).task_steps[0]
        ?.entry_max_value,
    ).toBeLessThan(10)
  })
})
