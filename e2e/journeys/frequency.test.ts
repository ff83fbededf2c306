import { entries } from '@larder/contract/entries'
import { frequencies } from '@larder/contract/frequencies'
import { tasks } from '@larder/contract/tasks'
import { addGoodDaysIn } from '../../packages/server/src/demo/good-days.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

test('a check is made rarer after 30 good days, with a reason, and as planned again after a breach', async ({
  page,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'sagedus@sinilill.example', ['Mari', 'Tamm']),
    'Sagedus',
  )
  const { owner, placeId } = kitchen
  const params = { placeId }
  await larder.whileStopped((folder) => addGoodDaysIn(folder, placeId))
  const [proposal] = await owner.call(frequencies.proposals, { params, query: { lang: 'en' } })
  const name = proposal?.task_name ?? ''
  const id = proposal?.task_id ?? 0
  const task = () => owner.call(tasks.get, { params: { ...params, id }, query: { lang: 'en' } })
  const card = page.getByRole('region', { name: say('frequency.title') })
  const decide = async (action: 'frequency.lower' | 'frequency.raise', reason: string) => {
    await card.getByRole('button', { name: `${say(action)}: ${name}` }).click()
    const question = page.getByRole('dialog', { name: say(action) })
    await expectAccessible(page)
    await field(question, 'frequency.reason').fill(reason)
    await button(question, action).click()
    await expect(question).toHaveCount(0)
  }
  await enter(page, owner)

  await test.step('the plan says that there is something to decide', async () => {
    await page.goto('/plan')
    await link(page, 'frequency.notice_action').click()
    await expect(title(page, 'nav.monitoring_tasks')).toBeVisible()
  })
  await test.step('the readings of 30 days are the evidence, and the owner lowers the frequency', async () => {
    const words = say('frequency.within', { days: 30, within: 60, readings: 60 })
    await expect(card.getByText(words)).toBeVisible()
    await expectAccessible(page)
    await decide('frequency.lower', 'All within the limit')
    await expect(card).toHaveCount(0)
    expect(await task()).toMatchObject({ task_frequency_type_id: 2, changed: { frequency: true } })
  })
  await test.step('a warm reading brings the proposal to check as planned again', async () => {
    const { task_subtype_id, task_steps } = await task()
    await owner.call(entries.create, {
      params: { ...params, id: task_subtype_id, taskId: id },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: task_steps[0]?.id ?? 0, value: { temp: '14.0', unit: 'C' } }],
        action_options: [{ option_text: 'Moved the food' }],
        comment: 'The door was open',
      },
    })
    await page.reload()
    await decide('frequency.raise', 'The door does not close')
    await expect(card).toHaveCount(0)
    expect(await task()).toMatchObject({ task_frequency_type_id: 1, changed: { frequency: false } })
  })
  await test.step('both reasons are in the versions of the task', async () => {
    const { task_subtype_id } = await task()
    const versions = await owner.call(tasks.versions, {
      params: { ...params, id: task_subtype_id },
      query: { taskId: id, lang: 'en' },
    })
    expect(versions.map(({ reason }) => reason)).toEqual([
      'The door does not close',
      'All within the limit',
      null,
    ])
  })
})
