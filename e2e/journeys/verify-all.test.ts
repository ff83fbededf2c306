import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import { addColleague, coldChecks, enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say, title } from '../words.ts'

test(
  'a second person verifies all waiting entries with a comment, and reads the questions of each version',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'verify@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Vesi',
    )
    const second = await register(larder.url, 'verifier@sinilill.example', ['Jaan', 'Kask'])
    const { owner, placeId } = kitchen
    await addColleague(larder, kitchen, second)
    const [check] = await coldChecks(kitchen)
    if (check === undefined) throw new Error('no cold check')
    const { version } = await owner.call(tasks.get, { params: { placeId, id: check.id } })
    await owner.call(tasks.change, {
      params: { placeId, id: check.id },
      body: { version, is_verification_enabled: true },
    })
    const save = (temp: number) =>
      owner.call(entries.create, {
        params: { placeId, id: check.task_subtype_id, taskId: check.id },
        body: {
          uuid: crypto.randomUUID(),
          entry_fields: [
            { task_step_id: check.task_steps[0]?.id ?? 0, value: { temp: String(temp), unit: 'C' } },
          ],
        },
      })
    for (const under of [1, 2, 3]) await save(check.max - under)

    await test.step('their author cannot verify them', async () => {
      await enter(page, owner)
      await page.goto('/activity-log/verification/list')
      await expect(page.getByText(about('verify.own_other')).first()).toBeVisible()
      await expect(button(page, 'verify.all')).toHaveCount(0)
      await expectAccessible(page)
    })
    await test.step('a second person verifies one with its history, then all at once with a comment', async () => {
      await enter(page, second)
      await page.goto('/activity-log/verification/list')
      await expect(title(page, 'verify.title')).toBeVisible()
      await button(page, 'verify.show').click()
      const waiting = page.getByRole('list', { name: check.name }).getByRole('listitem')
      await expect(waiting).toHaveCount(3)
      await expect(waiting.first().getByText(`${check.max - 1} °C`)).toBeVisible()
      await expectAccessible(page)
      await button(waiting.first(), 'verify.open').click()
      await expect(
        page.getByRole('dialog', { name: check.name }).getByText(say('entries.op_create'), { exact: true }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await button(waiting.first(), 'verify.add_comment').click()
      await field(waiting.first(), 'verify.comment').fill('Seen on the spot')
      await expectAccessible(page)
      await button(waiting.first(), 'verify.one').click()
      await expect(waiting).toHaveCount(2)
      await button(page, 'verify.all').click()
      const question = page.getByRole('dialog', { name: check.name })
      await field(question, 'verify.comment').fill('Looked at the probe too')
      await expectAccessible(page)
      await question.getByRole('button', { name: about('verify.all_confirm_other') }).click()
      await expect(page.getByText(say('verify.all_done')).first()).toBeVisible()
    })
    await test.step('the entries show the verifier', async () => {
      await link(page, 'history.task_entries').first().click()
      await expect(page.getByText(/Jaan Kask: Looked at the probe too/)).toHaveCount(2)
      await expect(page.getByText(/Jaan Kask: Seen on the spot/)).toHaveCount(1)
      await expectAccessible(page)
      await page.goto(`/activity-log/verification/${check.id}/versions`)
      await expect(title(page, 'history.versions')).toBeVisible()
      await expect(page.getByText(say('history.version_now')).first()).toBeVisible()
      await expectAccessible(page)
    })
  },
)
