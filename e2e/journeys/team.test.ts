import { workers } from '@larder/contract/workers'
import { workGroups } from '@larder/contract/work-groups'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

test('an owner puts a person without an account into a work group, and turns them off', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'team@sinilill.example', ['Maie', 'Maasik'])
  const { placeId } = await openKitchen(owner, 'Sinilill Meeskond')
  const params = { placeId }
  const group = await owner.call(workGroups.create, { params, body: { name: 'Bakers' } })
  await enter(page, owner)

  await test.step('an empty team offers the first step', async () => {
    await page.goto('/team')
    await expect(title(page, 'nav.people')).toBeVisible()
    await expect(page.getByText(say('team.empty_title'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say('team.add') }).click()
  })
  await test.step('the person is added to a group', async () => {
    await expect(title(page, 'team.new_title')).toBeVisible()
    await button(page, 'team.add').click()
    await expect(field(page, 'users.first_name')).toBeFocused()
    await field(page, 'users.first_name').fill('Kati')
    await field(page, 'users.last_name').fill('Kuusk')
    await field(page, 'team.position').fill('Pastry cook')
    await page.getByRole('checkbox', { name: 'Bakers' }).check()
    await expectAccessible(page)
    await button(page, 'team.add').click()
    await expect(page.getByRole('link', { name: /Kati Kuusk.*Pastry cook.*Bakers/ })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the group names its people', async () => {
    await page.goto('/team/roles')
    await expect(page.getByRole('link', { name: /Bakers.*Kati Kuusk/ })).toBeVisible()
    await page.getByRole('link', { name: /Bakers/ }).click()
    await page.getByRole('link', { name: 'Kati Kuusk' }).click()
  })
  await test.step('and the person is turned off, which can be undone', async () => {
    const works = page.getByRole('switch', { name: say('team.works_here', { name: 'Kati Kuusk' }) })
    await expect(works).toBeChecked()
    await works.press('Space')
    await expect(works).not.toBeChecked()
    await button(page, 'ui.undo').click()
    await expect(works).toBeChecked()
    const [kati] = await owner.call(workers.list, { params })
    expect(kati).toMatchObject({ isDisabled: false, groups: [group.id], accessLevel: 'no_access' })
  })
})
