import { teamTasks } from '@larder/contract/team-tasks'
import { workers } from '@larder/contract/workers'
import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { drawing } from '../uploads.ts'
import { button, escaped, field, say } from '../words.ts'

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a certificate that has expired is seen, and a new one with its scan makes it valid', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'papers@sinilill.example', ['Maie', 'Mets'])
  const { placeId } = await openKitchen(owner, 'Sinilill Papers')
  const params = { placeId }
  const { id: worker_id } = await owner.call(workers.create, { params, body: { first_name: 'Kati' } })
  await owner.call(teamTasks.createEntry, {
    params,
    query: {},
    body: { worker_id, default_key: 'ee_health', date: '2024-01-10', valid_until: dayFromNow(-2) },
  })
  await enter(page, owner)
  await page.goto('/team/certificates-and-trainings')
  const health = say('team_tasks.default_ee_health')
  const cell = page.getByRole('button', {
    name: new RegExp(`^${escaped(say('team_tasks.entry_of', { requirement: health, person: 'Kati' }))}`),
  })
  await expect(cell).toContainText(say('team_tasks.expired'))
  await expectAccessible(page)
  await cell.click()
  const dialog = page.getByRole('dialog')
  await test.step('the new entry has its scan', async () => {
    await field(dialog, 'team_tasks.trainer').fill('Tervis ja Töö')
    await dialog.locator('input[type=file]').setInputFiles(await drawing(page, 'Kati.png'))
    await expect(dialog.getByText('Kati.png')).toBeVisible()
    await expectAccessible(page)
    await button(dialog, 'ui.save').click()
    await expect(dialog).toBeHidden()
    await expect(cell).toContainText(say('team_tasks.status_valid'))
    const [newest] = await owner.call(teamTasks.entries, {
      params: { placeId, id: worker_id },
      query: { lang: 'en' },
    })
    expect(newest).toMatchObject({ trainer: 'Tervis ja Töö', file: { filename: 'Kati.png' } })
  })
  await test.step('which can be removed again', async () => {
    await cell.click()
    await dialog
      .getByRole('button', { name: new RegExp(`^${escaped(say('ui.edit'))} `) })
      .first()
      .click()
    await button(dialog, 'team_tasks.remove_scan').click()
    await button(dialog, 'ui.save').click()
    await expect(dialog).toBeHidden()
    const [newest] = await owner.call(teamTasks.entries, {
      params: { placeId, id: worker_id },
      query: { lang: 'en' },
    })
    expect(newest?.file).toBeNull()
  })
  await test.step('and a duty of a service provider is one of the plan', async () => {
    await owner.call(workGroupTasks.create, {
      params,
      query: {},
      body: { is_default: true, task_subtype_id: 8, service_provider: 'Puhas Nurk OÜ' },
    })
    await page.goto('/plan/work-group-tasks')
    await expect(page.getByText('Puhas Nurk OÜ')).toBeVisible()
  })
})
