import { mailedLink } from '../mail.ts'
import { companies } from '@larder/contract/companies'
import { openPage } from '../navigation.ts'
import { enter, openKitchen, register, signInAgain } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say, title } from '../words.ts'

test('a wrong password is refused and the input stays; the right one signs in, and out again', async ({
  page,
  kitchen,
}) => {
  await page.goto('/auth/login')
  await field(page, 'auth.email').fill(kitchen.owner.username)
  await field(page, 'auth.password').fill('not-the-password')
  await button(page, 'auth.log_in').click()
  await expect(page.getByRole('alert')).toHaveText(say('problem.invalid_credentials'))
  await expect(field(page, 'auth.email')).toHaveValue(kitchen.owner.username)
  await expect(field(page, 'auth.password')).toHaveValue('not-the-password')
  await expectAccessible(page)
  await field(page, 'auth.password').fill(kitchen.owner.password)
  await button(page, 'auth.log_in').click()
  await expect(title(page, 'overview.title')).toBeVisible()
  await page.getByRole('button', { name: /your account$/ }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: say('shell.log_out') }).click()
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
})

test('who registered is asked to confirm the address until the link of the e-mail was used', async ({
  page,
  larder,
}) => {
  const person = await register(larder.url, 'unproven@example.com', ['Jaan', 'Kask'])
  await openKitchen(person, 'Sinilill', { planned: false })
  await enter(page, person)
  await page.goto('/overview')
  const notice = page.getByText(say('account.email_unproven', { username: person.username }))
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await button(page, 'places.address_ask').click()
  await expect(page.getByText(say('account.invitation_mailed', { username: person.username }))).toBeVisible()

  await page.goto(await mailedLink(larder, person.username, '/auth/confirm-email'))
  await expect(title(page, 'auth.prove_title')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await button(page, 'auth.prove_confirm').click()
  await expect(title(page, 'auth.prove_done_title')).toBeVisible()
  await link(page, 'auth.prove_continue').click()
  await expect(title(page, 'overview.title')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, larder }) => {
  const { username, password } = await register(larder.url, 'forgetful@example.com', ['Jaan', 'Kask'])
  await page.goto('/auth/login')
  await link(page, 'auth.forgot_password').click()
  await expect(title(page, 'auth.recover_title')).toBeVisible()
  await field(page, 'auth.email').fill(username)
  await expectAccessible(page)
  await button(page, 'auth.recover_send').click()
  await expect(title(page, 'auth.sent_title')).toBeVisible()
  await expectAccessible(page)

  const address = await mailedLink(larder, username, '/auth/change-password')
  await page.goto(address)
  await expect(title(page, 'auth.reset_title')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'account.new_password').fill(`${password}-new`)
  await field(page, 'account.confirm_password').fill('something else')
  await button(page, 'auth.set_password').click()
  await expect(page.getByText(say('account.passwords_differ'))).toBeVisible()
  await field(page, 'account.confirm_password').fill(`${password}-new`)
  await button(page, 'auth.set_password').click()
  await expect(title(page, 'auth.welcome_back')).toBeVisible()
  await field(page, 'auth.email').fill(username)
  await field(page, 'auth.password').fill(`${password}-new`)
  await button(page, 'auth.log_in').click()
  await expect(title(page, 'companies.register_title')).toBeVisible()

  await page.goto(address)
  await expect(title(page, 'auth.link_invalid_title')).toBeVisible()
  await expectAccessible(page)
})

test('an expired session leads to login and from there back to the same page', async ({
  page,
  larder,
  kitchen,
}) => {
  const again = await signInAgain(larder.url, kitchen.owner)
  await enter(page, again)
  await page.goto('/overview')
  await expect(title(page, 'overview.title')).toBeVisible()
  const link = page
    .getByRole('main')
    .getByRole('link', { name: about('overview.fill_entries_of') })
    .first()
  await expect(link).toBeVisible()
  // A request of the page between the end of the session and the click would take the link away.
  const clicked = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await clicked.promise
    await route.continue()
  })
  await fetch(`${larder.url}/api/logout`, { headers: { authorization: `Bearer ${again.access_token}` } })
  await link.click()
  clicked.resolve()
  await expect(page.getByText(say('auth.session_expired'))).toBeVisible()
  await expectAccessible(page)
  await field(page, 'auth.email').fill(kitchen.owner.username)
  await field(page, 'auth.password').fill(kitchen.owner.password)
  await button(page, 'auth.log_in').click()
  await expect(title(page, 'entries.title')).toBeVisible()
  await expect(page).toHaveURL(/\/activity-log\/timeline$/)
})

test('a foreign return address is not followed after sign-in', async ({ page, kitchen }) => {
  await page.goto('/auth/login?from=https://evil.example/')
  await field(page, 'auth.email').fill(kitchen.owner.username)
  await field(page, 'auth.password').fill(kitchen.owner.password)
  await button(page, 'auth.log_in').click()
  await expect(title(page, 'overview.title')).toBeVisible()
})

test('a token in the address replaces no session, and an invalid one shows its message', async ({
  page,
  larder,
  kitchen,
}) => {
  const mine = await signInAgain(larder.url, kitchen.owner)
  const other = await signInAgain(larder.url, kitchen.owner)
  await enter(page, mine)
  await page.goto(`/overview?access_token=${other.access_token}`)
  await expect(page.getByText(say('auth.already_signed_in'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(mine.access_token)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/plan?access_token=ls_0123456789abcdef')
  await expect(page.getByText(say('auth.session_expired'))).toBeVisible()
  expect(new URL(page.url()).searchParams.get('from')).toBe('/plan')
})

test('company and place in the address open that place', async ({ page, larder }) => {
  const owner = await register(larder.url, 'two-places@example.com', ['Jaan', 'Kask'])
  const first = await openKitchen(owner, 'Esimene', { planned: false })
  const second = await openKitchen(owner, 'Teine', { planned: false })
  await enter(page, owner)
  await page.goto('/overview')
  await expect(title(page, 'overview.title')).toBeVisible()
  await page.goto(`/overview?company_id=${second.companyId}&place_id=${second.placeId}`)
  await expect(page.getByRole('button', { name: /Teine OÜ · Teine/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await test.step('a place removed while its page is open leads to another one', async () => {
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
    await owner.call(companies.remove, { params: { companyId: second.companyId } })
    await openPage(page, 'nav.overview')
    // Going back at once would cancel the requests of the overview before their answers.
    await expect(page.getByRole('button', { name: /Esimene OÜ · Esimene/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: /Esimene OÜ · Esimene/ })).toBeVisible()
    expect(first.placeId).not.toBe(second.placeId)
  })
})

test('tokens in the address are exchanged and disappear from it', async ({ page, larder, kitchen }) => {
  const { access_token } = await signInAgain(larder.url, kitchen.owner)
  await page.goto(
    `/overview?access_token=${access_token}&expires_in=3600&company_id=${kitchen.companyId}&place_id=${kitchen.placeId}`,
  )
  await expect(title(page, 'overview.title')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const kept = await page.evaluate(() => localStorage.getItem('access_token'))
  expect(kept).not.toBeNull()
  expect(kept).not.toBe(access_token)
  expect(
    (await fetch(`${larder.url}/api/profile`, { headers: { authorization: `Bearer ${access_token}` } }))
      .status,
  ).toBe(401)
})

test('an address that does not exist says so and leads home', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/plan/no-such-page')
  await expect(title(page, 'not_found.title')).toBeVisible()
  await link(page, 'not_found.home').click()
  await expect(title(page, 'overview.title')).toBeVisible()
})
