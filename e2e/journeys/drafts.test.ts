import { account } from '@larder/contract/account'
import { entries } from '@larder/contract/entries'
import { tickets } from '@larder/contract/tickets'
import type { Page } from '@playwright/test'
import { coldChecks, enter, openKitchen, register, signInAgain, type Person } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

/** Signs in again after the session expired, in the page that opens for it. */
async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
  await field(page, 'auth.email').fill(username)
  await field(page, 'auth.password').fill(password)
  await button(page, 'auth.log_in').click()
}

test(
  'an unsaved correction is restored after closing, a reload and an expired session',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'drafts@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill',
    )
    const { owner, placeId } = kitchen
    const [check] = await coldChecks(kitchen)
    if (check === undefined) throw new Error('no cold check')
    await owner.call(entries.create, {
      params: { placeId, id: check.task_subtype_id, taskId: check.id },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [
          { task_step_id: check.task_steps[0]?.id ?? 0, value: { temp: String(check.max - 1), unit: 'C' } },
        ],
      },
    })
    const session = await signInAgain(larder.url, owner)
    await enter(page, session)
    await page.goto('/activity-log/entries')
    const row = page
      .getByRole('table', { name: say('history.title') })
      .getByRole('button')
      .first()
    const panel = page.getByRole('dialog', { name: check.name })
    const expectBegun = async (): Promise<void> => {
      await expect(panel.getByText(say('ui.draft'))).toBeVisible()
      await expect(field(panel, 'table.value')).toHaveValue(String(check.max - 3))
      await expect(field(panel, 'entries.reason')).toHaveValue('Read the wrong probe')
    }

    await row.click()
    await button(panel, 'entries.correct').click()
    await field(panel, 'table.value').fill(String(check.max - 3))
    await field(panel, 'entries.reason').fill('Read the wrong probe')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(row, 'the focus is back where it was').toBeFocused()
    await page.keyboard.press('Enter')
    await expectBegun()
    await expectAccessible(page)
    await page.reload()
    await expectBegun()
    await session.call(account.logout)
    await page.reload()
    await signIn(page, owner)
    await expectBegun()
    await button(panel, 'entries.save_correction').click()
    await expect(panel.getByText(say('entries.because', { reason: 'Read the wrong probe' }))).toBeVisible()
    await expect(button(panel, 'entries.correct')).toBeFocused()
    await page.reload()
    await expect(button(panel, 'entries.correct')).toBeVisible()
    await expect(panel.getByText(say('ui.draft'))).toHaveCount(0)
  },
)

test('an unsaved answer to a ticket is restored until it is saved or cancelled', async ({ page, larder }) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'answers@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill',
    { planned: false },
  )
  const { owner, placeId } = kitchen
  const { id } = await owner.call(tickets.create, {
    params: { placeId },
    body: { uuid: crypto.randomUUID(), description: 'The lamp flickers' },
  })
  await enter(page, owner)
  await page.goto(`/activity-log/tickets/${id}`)

  await field(page, 'tickets.comment').fill('A new lamp is on its way')
  await page.getByRole('radio', { name: say('tickets.state_not_done'), exact: true }).check()
  await page.reload()
  await expect(page.getByText(say('ui.draft'))).toBeVisible()
  await expect(field(page, 'tickets.comment')).toHaveValue('A new lamp is on its way')
  await expect(page.getByRole('radio', { name: say('tickets.state_not_done'), exact: true })).toBeChecked()
  await expectAccessible(page)
  await button(page, 'tickets.answer_save').click()
  await expect(
    page.getByRole('region', { name: say('tickets.answer_heading') }).getByText('A new lamp is on its way'),
  ).toBeVisible()

  await button(page, 'tickets.change').click()
  await field(page, 'tickets.description').fill('The lamp in the cellar flickers')
  await page.reload()
  await expect(field(page, 'tickets.description')).toHaveValue('The lamp in the cellar flickers')
  await button(page, 'ui.cancel').click()
  await expect(page.getByText('The lamp flickers')).toBeVisible()
  await page.reload()
  await expect(button(page, 'tickets.change')).toBeVisible()
  await expect(page.getByText('The lamp flickers')).toBeVisible()
})
