import { entries } from '@larder/contract/entries'
import { partners } from '@larder/contract/partners'
import { tasks } from '@larder/contract/tasks'
import { keptForOffline, openTask, taskCard } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

test(
  'an offline delivery names a new supplier, and the owner finds it in the list',
  { tag: '@phone' },
  async ({ page, context, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'delivery@sinilill.example', ['Liis', 'Saar']),
      'Sinilill Ladu',
    )
    const { owner, placeId } = kitchen
    await owner.call(partners.create, { params: { placeId }, body: { name: 'Älves Mejeri' } })
    await owner.call(tasks.create, {
      params: { placeId },
      query: {},
      body: {
        name: 'Delivery at the back door',
        task_subtype_id: 4,
        task_frequency_type_id: 2,
        custom_frequency: { times: ['23:00'] },
        task_steps: [
          { task_step_type_name: 'choose_partner', name: 'From whom' },
          { task_step_type_name: 'enter_text', name: 'What' },
        ],
      },
    })
    await enter(page, owner)
    const card = taskCard(page, 'Delivery at the back door')
    const sheet = page.getByRole('dialog', { name: 'Delivery at the back door' })
    const supplier = sheet.getByRole('combobox', { name: 'From whom' })

    await test.step('the day is opened once with network', async () => {
      await page.goto('/activity-log/timeline')
      await expect(title(page, 'entries.title')).toBeVisible()
      await openTask(page, 'Delivery at the back door')
      await expect(button(card, 'entries.fill')).toBeVisible()
      await keptForOffline(page)
    })
    await test.step('without network the known names are there, and another is written', async () => {
      await context.setOffline(true)
      await page.reload()
      await openTask(page, 'Delivery at the back door')
      await button(card, 'entries.fill').click()
      await expect(supplier.getByRole('option', { name: 'Älves Mejeri' })).toHaveCount(1)
      await supplier.selectOption({ label: say('entries.partner_new') })
      await sheet.getByRole('textbox', { name: say('entries.partner_name') }).fill('Kalamees OÜ')
      await sheet.getByRole('textbox', { name: 'What' }).fill('Two boxes of herring')
      await expectAccessible(page)
      await button(sheet, 'entries.save').click()
      await expect(card.getByText(say('outbox.saved_here'))).toBeVisible()
    })
    await test.step('with network the entry and the name arrive', async () => {
      await context.setOffline(false)
      await expect
        .poll(
          async () => (await owner.call(partners.list, { params: { placeId } })).map(({ name }) => name),
          {
            timeout: 30_000,
          },
        )
        .toEqual(['Kalamees OÜ', 'Älves Mejeri'])
      expect(
        (await owner.call(entries.today, { params: { placeId } })).find(
          ({ name }) => name === 'Delivery at the back door',
        )?.entries_today,
      ).toBe(1)
    })
    await test.step('the owner renames it and disables the other', async () => {
      await page.goto('/activity-log/partners')
      await expect(title(page, 'nav.partners')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: `${say('ui.edit')}: Kalamees OÜ` }).click()
      await field(page, 'partners.name').fill('älves mejeri')
      await button(page, 'ui.save').click()
      await expect(page.getByText(say('field_error.name_taken'))).toBeVisible()
      await field(page, 'partners.name').fill('Kalamees Pärnu OÜ')
      await expectAccessible(page)
      await button(page, 'ui.save').click()
      await page
        .getByRole('button', { name: say('partners.disable_named', { name: 'Älves Mejeri' }) })
        .click()
      await expect(page.getByText(say('partners.disabled'))).toBeVisible()
      await expect(page.getByText('Kalamees Pärnu OÜ')).toBeVisible()
      await page.goto('/activity-log/timeline')
      await openTask(page, 'Delivery at the back door')
      await button(card, 'entries.fill_again').click()
      await expect(supplier.getByRole('option')).toHaveText([
        say('ui.choose'),
        'Kalamees Pärnu OÜ',
        say('entries.partner_new'),
      ])
    })
  },
)
