import { readFile } from 'node:fs/promises'
import { tasks } from '@larder/contract/tasks'
import { tickets } from '@larder/contract/tickets'
import type { Locator, Page } from '@playwright/test'
import { openPage, openTask, taskCard } from '../navigation.ts'
import type { Larder } from '../larder.ts'
import { addColleague, enter, openKitchen, register, type Kitchen, type Person } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, title } from '../words.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A place with one form, which asks whether anything is broken, and a cook with access to it. */
async function setUp(larder: Larder): Promise<{ kitchen: Kitchen; cook: Person }> {
  const kitchen = await openKitchen(
    await register(larder.url, 'faults@sinilill.example', ['Ana', 'Kask']),
    'Sinilill Sadam',
    { planned: false },
  )
  const cook = await register(larder.url, 'cook@sinilill.example', ['Jüri', 'Saar'])
  const {
    owner: { call },
    placeId,
  } = kitchen
  await addColleague(larder, kitchen, cook)
  await call(tasks.create, {
    params: { placeId },
    query: { lang: 'en' },
    body: {
      name: 'Round of the kitchen',
      task_subtype_id: 13,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['23:00'] },
      is_checklist: false,
      task_steps: [
        { task_step_type_name: 'enter_temperature', name: 'Fridge', entry_max_value: 5 },
        { task_step_type_name: 'ticket', name: 'Is anything broken?' },
      ],
    },
  })
  return { kitchen, cook }
}

const card = (page: Page): Locator => taskCard(page, say('tickets.title'))
const state = (
  within: Locator | Page,
  key: 'tickets.state_open' | 'tickets.state_done' | 'tickets.state_not_done',
): Locator => within.getByText(say(key), { exact: true })

test(
  'a fault is reported with an entry and alone, answered by another user, and found in the lists',
  { tag: '@phone' },
  async ({ page, browser, larder, context }) => {
    const { kitchen, cook } = await setUp(larder)

    await test.step('the cook reports a fault in the form, and it is due on the day', async () => {
      await enter(page, cook)
      await page.goto('/activity-log/timeline')
      await expect(card(page).getByText(say('tickets.none_today'))).toBeVisible()
      await expect(card(page).getByText(say('state.ok'), { exact: true })).toBeVisible()
      await button(await openTask(page, 'Round of the kitchen'), 'entries.fill').click()
      const round = page.getByRole('dialog', { name: 'Round of the kitchen' })
      await round.getByLabel('Fridge').first().fill('4')
      await round.getByLabel('Is anything broken?').fill('The door of the fridge does not close')
      await button(round, 'entries.save').click()
      await expect(
        card(page).getByRole('button', { name: 'The door of the fridge does not close' }),
      ).toBeVisible()
      await expect(card(page).getByText(say('state.due'), { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('she reports another one with a photo, by keyboard', async () => {
      await button(card(page), 'tickets.new').focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: say('tickets.new') })
      await button(panel, 'tickets.send').click()
      await expect(panel.getByText(say('field_error.required'))).toBeVisible()
      await expect(field(panel, 'tickets.description')).toBeFocused()
      await page.keyboard.type('No hot water at the hand basin')
      await panel
        .locator('input[type=file]')
        .setInputFiles({ name: 'basin.png', mimeType: 'image/png', buffer: png })
      await expect(panel.getByText('basin.png')).toBeVisible()
      await expectAccessible(page)
      await button(panel, 'tickets.send').focus()
      await page.keyboard.press('Enter')
      await expect(panel).toHaveCount(0)
      await expect(card(page).getByRole('button', { name: 'No hot water at the hand basin' })).toBeVisible()
    })

    await test.step('without network it waits on the device, and is sent once', async () => {
      await context.setOffline(true)
      await button(card(page), 'tickets.new').click()
      const panel = page.getByRole('dialog', { name: say('tickets.new') })
      await field(panel, 'tickets.description').fill('=SUM(A1) the lamp flickers')
      await button(panel, 'tickets.send').click()
      await expect(card(page).getByText(say('outbox.state_waiting'))).toBeVisible()
      await context.setOffline(false)
      await expect(card(page).getByRole('button', { name: 'the lamp flickers' })).toHaveCount(1, {
        timeout: 30_000,
      })
      await expect(card(page).getByText(say('outbox.state_waiting'))).toHaveCount(0)
      expect(
        (await cook.call(tickets.list, { params: { placeId: kitchen.placeId } })).map(
          ({ description }) => description,
        ),
      ).toEqual([
        'The door of the fridge does not close',
        'No hot water at the hand basin',
        '=SUM(A1) the lamp flickers',
      ])
    })

    const hers = await (await browser.newContext()).newPage()
    await test.step('the owner is notified, sees three open tickets in the menu, and answers one', async () => {
      await enter(hers, kitchen.owner)
      await hers.goto('/activity-log/tickets')
      await expect(title(hers, 'tickets.title')).toBeVisible()
      await expect(state(hers, 'tickets.state_open').filter({ visible: true })).toHaveCount(3)
      await expectAccessible(hers)
      await hers.getByRole('link', { name: 'No hot water at the hand basin' }).click()
      await expect(title(hers, 'tickets.ticket')).toBeVisible()
      await expect(
        hers.getByRole('button', { name: say('tickets.open_photo', { name: 'basin.png' }) }),
      ).toBeVisible()
      await hers.getByRole('radio', { name: say('tickets.state_not_done'), exact: true }).check()
      await field(hers, 'tickets.comment').fill('The boiler is ordered')
      await expectAccessible(hers)
      await button(hers, 'tickets.answer_save').click()
      await expect(
        hers.getByRole('region', { name: say('tickets.answer_heading') }).getByText('The boiler is ordered'),
      ).toBeVisible()
      await expect(state(hers, 'tickets.state_not_done').first()).toBeVisible()
    })
    await test.step('he corrects the answer; the earlier one stays in the history', async () => {
      await button(hers, 'tickets.answer_change').click()
      await hers.getByRole('radio', { name: say('tickets.state_done'), exact: true }).check()
      await field(hers, 'tickets.comment').fill('The boiler runs')
      await button(hers, 'tickets.answer_save').click()
      await button(hers, 'tickets.history').click()
      await expect(hers.getByText(say('tickets.did_change_answer'))).toBeVisible()
      await expect(hers.getByText(`${say('tickets.state_not_done')} · The boiler is ordered`)).toBeVisible()
      await expectAccessible(hers)
    })
    await test.step('the others are answered from the day, which is filled then', async () => {
      await openPage(hers, 'nav.activity_log', 'nav.fill_entries')
      for (const words of ['The door of the fridge does not close', 'the lamp flickers']) {
        await card(hers).getByRole('button', { name: words }).focus()
        await hers.keyboard.press('Enter')
        const panel = hers.getByRole('dialog', { name: say('tickets.ticket') })
        await expect(panel.getByText(words)).toBeVisible()
        await field(panel, 'tickets.comment').fill('Mended')
        await button(panel, 'tickets.answer_save').click()
        await expect(panel).toHaveCount(0)
      }
      await expect(card(hers).getByText(say('state.ok'), { exact: true })).toBeVisible()
      await expectAccessible(hers)
    })
    await test.step('from the entry a link leads to its ticket, and back', async () => {
      await hers.goto('/activity-log/entries')
      await hers
        .getByRole('link', { name: `${say('tickets.ticket')} ${say('tickets.state_done')}`, exact: true })
        .click()
      await expect(hers.getByText('The door of the fridge does not close')).toBeVisible()
      await hers.getByRole('link', { name: /^Round of the kitchen/ }).click()
      await expect(hers.getByText('Round of the kitchen').first()).toBeVisible()
    })
    await test.step('the list finds the answered ones, and exports them without formulas', async () => {
      await hers.goto('/activity-log/tickets')
      await expect(hers.getByText(say('tickets.empty_title'))).toBeVisible()
      await field(hers, 'tickets.show').selectOption('answered')
      await expect(
        hers.getByRole('row').or(hers.locator('tbody tr')).filter({ hasText: 'Jüri Saar' }),
      ).toHaveCount(3)
      await expectAccessible(hers)
      const [download] = await Promise.all([
        hers.waitForEvent('download'),
        button(hers, 'history.export_csv').click(),
      ])
      const csv = await readFile(await download.path(), 'utf8')
      expect(download.suggestedFilename()).toMatch(/^Sinilill Sadam Fault reports .*\.csv$/)
      expect(csv).toContain("'=SUM(A1) the lamp flickers,Jüri Saar,")
      expect(csv).toContain(
        `The door of the fridge does not close,Jüri Saar,Round of the kitchen,${say('tickets.state_done')},`,
      )
      await expect(link(hers, 'tickets.new')).toBeVisible()
    })
    await test.step('the owner erases the texts of one, with a reason; the cook cannot', async () => {
      await hers.getByRole('link', { name: 'No hot water at the hand basin' }).click()
      const address = new URL(hers.url()).pathname
      await page.goto(address)
      await expect(page.getByText('No hot water at the hand basin')).toBeVisible()
      await expect(button(page, 'tickets.remove')).toBeVisible()
      await expect(button(page, 'records.erase')).toHaveCount(0)
      await button(hers, 'records.erase').click()
      const question = hers.getByRole('dialog', { name: say('records.erase') })
      await button(question, 'records.erase').click()
      await expect(question.getByText(say('field_error.required'))).toBeVisible()
      await field(question, 'records.erase_reason').fill('It named a guest')
      await expectAccessible(hers)
      await button(question, 'records.erase').click()
      await expect(question).toHaveCount(0)
      await expect(hers.getByText(say('records.erased'))).toBeVisible()
      await expect(hers.getByText('The boiler runs')).toHaveCount(0)
      await button(hers, 'tickets.history').click()
      await expect(hers.getByText(say('tickets.because', { reason: 'It named a guest' }))).toBeVisible()
      await expect(hers.getByText('hand basin')).toHaveCount(0)
      const { description, entry_comment } = await kitchen.owner.call(tickets.get, {
        params: { placeId: kitchen.placeId, id: Number(address.split('/').at(-1)) },
        query: {},
      })
      expect([description, entry_comment]).toEqual(['', ''])
      await expectAccessible(hers)
    })
  },
)
