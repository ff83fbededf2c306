import { plans } from '@larder/contract/plans'
import { workGroups } from '@larder/contract/work-groups'
import { openPage } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, say, title } from '../words.ts'

test('an owner changes a work group, confirms version 2, and compares and downloads version 1', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'versions@sinilill.example', ['Mari', 'Tamm'])
  const { placeId } = await openKitchen(owner, 'Varrak')
  const [group] = await owner.call(workGroups.list, { params: { placeId } })
  const oldName = group?.name ?? ''
  await enter(page, owner)
  const marked = page.getByRole('link', { name: new RegExp(`, ${say('plan.unconfirmed_mark')}$`) })
  const note = page.getByRole('link', { name: about('plan.unconfirmed_count_one') })
  const panel = page.getByRole('region', { name: say('plan.what_changed'), exact: true })

  await test.step('before the edit no section is marked', async () => {
    await page.goto('/plan')
    await expect(title(page, 'plan.summary_title')).toBeVisible()
    await openPage(page, 'nav.plan', 'nav.plan_versions')
    await expect(title(page, 'plan.versions_title')).toBeVisible()
    await expect(page.getByText(about('plan.unconfirmed_none'))).toBeVisible()
    await expect(marked).toHaveCount(0)
  })

  await test.step('an edit marks its section only, and its page shows change, author and time', async () => {
    await page.goto('/plan/work-groups')
    await expect(panel).toHaveCount(0)
    await page.getByRole('button', { name: say('plan.edit_item', { name: oldName }), exact: true }).click()
    const form = page.getByRole('dialog', { name: say('plan.work_group_edit') })
    await field(form, 'plan.work_group_name').fill('Night shift')
    await button(form, 'ui.save').click()
    await expect(panel.locator('del').first()).toContainText(oldName)
    await expect(panel.locator('ins').first()).toContainText('Night')
    await expect(panel).toContainText(say('plan.change_work_groups'))
    await expect(panel).toContainText('Mari Tamm')
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await page.goto('/plan')
    await expect(marked).not.toHaveCount(0)
    for (const name of await marked.allInnerTexts()) expect(name).toMatch(/work groups/i)
    await page.goto('/plan/ccp-list')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panel).toHaveCount(0)
  })

  await test.step('the list of changes leads from the header', async () => {
    await note.click()
    await expect(title(page, 'plan.versions_title')).toBeVisible()
    await expect(page.locator('ins').first()).toContainText('Night')
    await expectAccessible(page)
  })

  await test.step('the question before confirming names the section; version 2 is kept', async () => {
    await owner.call(plans.generate, { params: { placeId } })
    await page.reload()
    await button(page, 'plan.confirm').click()
    const question = page.getByRole('dialog', { name: say('plan.confirm_title') })
    await expect(question.getByRole('listitem')).toHaveText([/work groups$/])
    await expectAccessible(page)
    await button(question, 'plan.confirm').click()
    await expect(
      page.getByRole('link', { name: say('plan.version_name', { version: 2 }), exact: true }),
    ).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(marked).toHaveCount(0)
  })

  await test.step('versions 1 and 2 are compared', async () => {
    await field(page, 'plan.compare_from').selectOption('1')
    await field(page, 'plan.compare_to').selectOption('2')
    await button(page, 'plan.compare').click()
    await expect(page.getByText(about('plan.compare_result_one'))).toBeVisible()
    await expect(page.locator('del').first()).toContainText(oldName)
    await expect(page.locator('ins').first()).toContainText('Night')
    await expectAccessible(page)
  })

  await test.step('version 1 is downloaded and read as it was', async () => {
    const started = page.waitForEvent('download', { timeout: 180_000 })
    await page
      .getByRole('button', { name: say('plan.version_download', { version: 1 }), exact: true })
      .click()
    expect((await started).suggestedFilename()).toMatch(/\.zip$/)
    await page.getByRole('link', { name: say('plan.version_name', { version: 1 }), exact: true }).click()
    await expect(page.getByText(say('plan.version_note', { version: 1 }))).toBeVisible()
    await field(page, 'plan.version_section').selectOption('work-groups')
    await expect(page.getByRole('main').getByText(oldName, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Night shift')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('of two users that change the same work group the later one sees both versions and chooses', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'conflict@sinilill.example', ['Mari', 'Tamm'])
  const { placeId } = await openKitchen(owner, 'Haab')
  const [group] = await owner.call(workGroups.list, { params: { placeId } })
  await enter(page, owner)
  await page.goto('/plan/work-groups')
  await page
    .getByRole('button', { name: say('plan.edit_item', { name: group?.name ?? '' }), exact: true })
    .click()
  const form = page.getByRole('dialog', { name: say('plan.work_group_edit') })
  await field(form, 'plan.work_group_name').fill('Morning shift')
  await owner.call(workGroups.change, {
    params: { id: group?.id ?? 0 },
    body: { name: 'Night shift' },
  })
  await button(form, 'ui.save').click()
  const conflict = page.getByRole('dialog', { name: say('ui.conflict_title') })
  await expect(conflict.getByRole('region', { name: say('plan.work_group_name') })).toContainText(
    /Morning shift.*Night shift/s,
  )
  await expectAccessible(page)
  await button(conflict, 'ui.conflict_later').click()
  await expect(field(form, 'plan.work_group_name')).toHaveValue('Morning shift')
  await button(form, 'ui.save').click()
  await button(conflict, 'ui.conflict_mine').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Morning shift', { exact: true }).first()).toBeVisible()
  expect(await owner.call(workGroups.list, { params: { placeId } })).toMatchObject([
    { name: 'Morning shift', version: 3 },
    {},
    {},
    {},
  ])
})
