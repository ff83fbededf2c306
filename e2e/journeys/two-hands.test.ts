import { digitalAuditResults, digitalAudits } from '@larder/contract/digital-audits'
import { partners } from '@larder/contract/partners'
import { placeGroups } from '@larder/contract/place-groups'
import { onboardingProfiles, type GroupChoice } from '@larder/contract/plan-inputs'
import { products } from '@larder/contract/products'
import type { Browser, Page } from '@playwright/test'
import { keptForOffline } from '../navigation.ts'
import { addColleague, enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, say } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

/** Another device, in a browser of its own. */
const anotherDevice = async (browser: Browser, page: Page, baseURL: string): Promise<Page> =>
  (await browser.newContext({ viewport: page.viewportSize(), baseURL, locale: 'en-GB' })).newPage()

test(
  'an owner and a colleague change one supplier: both changes are shown, and the owner chooses',
  { tag: '@phone' },
  async ({ page, browser, larder }, info) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'two-hands@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Käed',
      { planned: false },
    )
    const { owner, placeId } = kitchen
    const colleague = await register(larder.url, 'two-hands-jaan@sinilill.example', ['Jaan', 'Kask'])
    await addColleague(larder, kitchen, colleague, 'owner')
    const { id } = await owner.call(partners.create, { params: { placeId }, body: { name: 'Kalamees OÜ' } })
    const stored = async () => {
      const one = (await owner.call(partners.list, { params: { placeId } })).find((item) => item.id === id)
      return [one?.phone, one?.email, one?.is_customer]
    }
    const other = await anotherDevice(browser, page, larder.url)
    const compare = page.getByRole('dialog', { name: say('ui.conflict_title') })
    const edit = async (on: Page) => {
      await on.goto('/activity-log/partners')
      await on.getByRole('button', { name: `${say('ui.edit')}: Kalamees OÜ` }).click()
      await expect(field(on, 'partners.phone')).toBeVisible()
    }
    /** The colleague is faster: the owner is asked. */
    const meet = async (mine: string, theirs: string) => {
      await edit(page)
      await edit(other)
      await field(other, 'partners.phone').fill(theirs)
      await button(other, 'ui.save').click()
      await expect.poll(async () => (await stored())[0]).toBe(theirs)
      await field(page, 'partners.phone').fill(mine)
      await page.getByRole('switch', { name: say('partners.is_customer') }).click({ force: true })
      await button(page, 'ui.save').click()
      await expect(compare.getByText(about('ui.conflict_by'))).toBeVisible()
    }
    await enter(page, owner)
    await enter(other, colleague)

    await test.step('she sees both versions, who made the other, and when', async () => {
      await meet('+372 555 0101', '+372 555 0202')
      await expect(compare.getByText(/^Jaan Kask .+\d/)).toBeVisible()
      const phone = compare.getByRole('region', { name: say('partners.phone') })
      await expect(phone.getByText('+372 555 0101')).toBeVisible()
      await expect(phone.getByText('+372 555 0202')).toBeVisible()
      await expect(compare.getByRole('region', { name: say('partners.is_customer') })).toBeVisible()
      await expect(compare.getByRole('region')).toHaveCount(2)
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('partner.png') })
      expect(await stored()).toEqual(['+372 555 0202', '', false])
    })
    await test.step('she goes on with hers: nothing is lost, and the question comes again', async () => {
      await button(compare, 'ui.conflict_later').click()
      await expect(field(page, 'partners.phone')).toHaveValue('+372 555 0101')
      await button(page, 'ui.save').click()
      await button(compare, 'ui.conflict_mine').click()
      await expect(compare).toHaveCount(0)
      await expect.poll(stored).toEqual(['+372 555 0101', '', true])
    })
    await test.step('or she keeps the other, and her form shows nothing of hers', async () => {
      await meet('+372 555 0303', '+372 555 0404')
      await button(compare, 'ui.conflict_theirs').click()
      await expect(compare).toHaveCount(0)
      await edit(page)
      await expect(field(page, 'partners.phone')).toHaveValue('+372 555 0404')
      expect(await stored()).toEqual(['+372 555 0404', '', true])
    })
    await other.context().close()
  },
)

test('a group of places in two versions is compared by the words on the screen', async ({
  page,
  larder,
}, info) => {
  const { owner, companyId, placeId, placeName } = await openKitchen(
    await register(larder.url, 'two-groups@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill Sadam',
    { planned: false },
  )
  await openKitchen(owner, 'Sinilill Turg', { planned: false, companyId })
  const { id, version } = await owner.call(placeGroups.create, {
    params: { companyId },
    body: { name: 'North', place_ids: [placeId] },
  })
  await enter(page, owner)
  await page.goto('/set-up/place-groups')
  await page.getByRole('button', { name: `${say('ui.edit')}: North` }).click()
  await page.getByRole('checkbox', { name: 'Sinilill Turg' }).click()
  await owner.call(placeGroups.change, {
    params: { companyId, id },
    body: { name: 'North', place_ids: [], base_version: version },
  })
  await button(page, 'ui.save').click()
  const compare = page.getByRole('dialog', { name: say('ui.conflict_title') })
  const chosen = compare.getByRole('region', { name: say('place_groups.places') })
  await expect(chosen.getByText(`${placeName}, Sinilill Turg`)).toBeVisible()
  await expect(chosen.getByText(say('ui.conflict_nothing'))).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('group.png') })
})

test('two people choose raw materials of one plan: the clicks of both stay', async ({
  page,
  browser,
  larder,
}) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'two-clicks@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill Toorained',
  )
  const { owner, placeId } = kitchen
  const colleague = await register(larder.url, 'two-clicks-jaan@sinilill.example', ['Jaan', 'Kask'])
  await addColleague(larder, kitchen, colleague, 'owner')
  const offered = () => owner.call(onboardingProfiles.foodGroups, { params: { placeId } })
  const before = await offered()
  const [gone, dropped] = before.filter(({ selected }) => selected)
  const [added] = before.filter(({ selected }) => !selected)
  const other = await anotherDevice(browser, page, larder.url)
  const box = (on: Page, one: GroupChoice | undefined) =>
    on.getByRole('checkbox', { name: one?.name ?? '', exact: true })
  await enter(page, owner)
  await enter(other, colleague)
  for (const on of [page, other]) {
    await on.goto('/plan/raw-materials')
    await expect(box(on, gone)).toBeChecked()
  }
  await box(page, added).click()
  await box(page, dropped).click()
  await box(other, gone).click()
  await button(other, 'ui.save').click()
  await expect(button(other, 'ui.save')).toHaveCount(0)
  await button(page, 'ui.save').click()
  await expect(box(page, gone)).not.toBeChecked()
  await expect(box(page, added)).toBeChecked()
  const chosen = (await offered()).filter(({ selected }) => selected).map(({ id }) => id)
  const kept = before.filter((one) => one.selected && one !== gone && one !== dropped)
  expect(new Set(chosen)).toEqual(new Set([...kept.map(({ id }) => id), added?.id]))
  await other.context().close()
})

test('a product that a colleague changed meanwhile is removed only after a question', async ({
  page,
  larder,
}, info) => {
  const kitchen = await openKitchen(
    await register(larder.url, 'two-removals@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill Tooted',
    { planned: false },
  )
  const { owner, placeId } = kitchen
  const colleague = await register(larder.url, 'two-removals-jaan@sinilill.example', ['Jaan', 'Kask'])
  await addColleague(larder, kitchen, colleague, 'owner')
  const { id, version } = await owner.call(products.create, {
    params: { placeId },
    body: { name: 'Solyanka' },
  })
  const names = async () =>
    (await owner.call(products.list, { params: { placeId }, query: {} })).data.map(({ name }) => name)
  const question = page.getByRole('dialog', { name: say('ui.conflict_title') })
  const removal = page.getByRole('dialog', { name: say('products.remove_title', { name: 'Solyanka' }) })
  await enter(page, owner)
  await page.goto(`/traceability/products/${id}/details/general`)
  await button(page, 'products.remove').click()
  await colleague.call(products.change, {
    params: { placeId, id },
    body: { base_version: version, name: 'Fish solyanka' },
  })
  await button(removal, 'products.remove').click()
  await expect(question.getByText(/^Jaan Kask .+\d/)).toBeVisible()
  await expect(question.getByText(say('ui.remove_anyway'))).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('removal.png') })
  await button(question, 'ui.cancel').click()
  await expect(question).toHaveCount(0)
  expect(await names()).toEqual(['Fish solyanka'])
  await colleague.call(products.change, {
    params: { placeId, id },
    body: { base_version: version + 1, code: 'F-1' },
  })
  await button(page, 'products.remove').click()
  await button(page.getByRole('dialog'), 'products.remove').click()
  await button(question, 'ui.remove').click()
  await expect.poll(names).toEqual([])
})

test(
  'two devices answer one question of an audit, one offline: both answers stay until one is chosen',
  { tag: '@phone' },
  async ({ page, context, browser, larder }, info) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'two-answers@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Kontroll',
      { planned: false },
    )
    const { owner, companyId, placeId } = kitchen
    const colleague = await register(larder.url, 'two-answers-jaan@sinilill.example', ['Jaan', 'Kask'])
    await addColleague(larder, kitchen, colleague, 'member')
    const question = (text: string) => ({ section: 'Kitchen', kind: 'yes_no' as const, text })
    const template = await owner.call(digitalAudits.create, {
      params: { companyId },
      body: { name: 'Morning round', questions: [question('Is the floor dry?'), question('Is it clean?')] },
    })
    const audit = await owner.call(digitalAuditResults.create, {
      params: { placeId },
      body: { digital_audit_id: template.id, uuid: crypto.randomUUID() },
    })
    const address = `/audits/${audit.id}/edit`
    const other = await anotherDevice(browser, page, larder.url)
    const asked = (on: Page, text: string) => on.getByRole('listitem').filter({ hasText: text })
    const floor = asked(page, 'Is the floor dry?')
    const choice = floor.getByRole('group', { name: say('audits.two_answers') })
    const disputed = page.getByText(say('audits.disputed_questions', { count: 1 }))
    const details = () => owner.call(digitalAuditResults.get, { params: { id: audit.id } })

    await test.step('without network she answers both questions', async () => {
      await enter(page, owner)
      await page.goto('/audits/all')
      await page.goto(address)
      await expect(button(floor, 'audits.yes')).toBeVisible()
      await keptForOffline(page)
      await context.setOffline(true)
      await button(floor, 'audits.yes').click()
      await button(asked(page, 'Is it clean?'), 'audits.yes').click()
      await expect(page.getByText(say('audits.confirm_online'))).toBeVisible()
    })
    await test.step('meanwhile a colleague finds the floor wet', async () => {
      await enter(other, colleague)
      await other.goto(address)
      await button(asked(other, 'Is the floor dry?'), 'audits.no').click()
      await field(asked(other, 'Is the floor dry?'), 'entries.comment').fill('A puddle at the sink')
      await field(asked(other, 'Is the floor dry?'), 'entries.comment').blur()
      await expect
        .poll(async () => (await details()).responses.map(({ comment }) => comment))
        .toEqual(['A puddle at the sink'])
    })
    await test.step('with network both answers are shown, with author and time', async () => {
      await context.setOffline(false)
      await expect(choice).toBeVisible({ timeout: 60_000 })
      await expect(choice.getByText(/^Mari Tamm · .*\d/)).toBeVisible()
      await expect(choice.getByText(/^Jaan Kask · .*\d/)).toBeVisible()
      await expect(choice.getByText('A puddle at the sink')).toBeVisible()
      await expect(disputed).toBeVisible()
      await expect(button(page, 'audits.confirm')).toHaveCount(0)
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('answers.png'), fullPage: true })
    })
    await test.step('nobody can confirm the audit before one is chosen, not even past the page', async () => {
      const { version } = await details()
      await expect(
        owner.call(digitalAuditResults.confirm, {
          params: { id: audit.id },
          body: { base_version: version, name: 'Mari Tamm', role: 'Owner' },
        }),
      ).rejects.toThrow(/422 .*answers_disputed/)
    })
    await test.step('she chooses the answer of her colleague, and confirms', async () => {
      await button(choice.getByRole('group', { name: /^Jaan Kask/ }), 'audits.use_answer').click()
      await expect(choice).toHaveCount(0)
      await expect(button(floor, 'audits.no')).toHaveAttribute('aria-pressed', 'true')
      await expect(field(floor, 'entries.comment')).toHaveValue('A puddle at the sink')
      await field(page, 'audits.your_role').fill('Owner')
      await button(page, 'audits.confirm').click()
      await expect.poll(async () => (await details()).confirmed).toBe(true)
      const [response] = (await details()).responses.filter(({ comment }) => comment !== '')
      const told = response?.answers.map(({ answered_by, value }) => `${answered_by}: ${value}`)
      expect(new Set(told)).toEqual(new Set(['Mari Tamm: yes', 'Jaan Kask: no', 'Mari Tamm: no']))
    })
    await other.context().close()
  },
)
