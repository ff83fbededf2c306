import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf, squeezed } from '../../packages/plan-pdf/test/read-pdf.ts'
import { readZip } from '../../packages/plan-pdf/test/read-zip.ts'
import { enterBreach, nextLine, openPage, openTask, taskCard } from '../navigation.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say, title, type Key } from '../words.ts'

test.use({ altcha: 'on' })

const placeName = 'Sinilill Kesklinn'
async function signUp(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await link(page, 'auth.sign_up').click()
  await field(page, 'auth.full_name').fill('Mari Tamm')
  await field(page, 'auth.email').fill('mari@sinilill.example')
  await field(page, 'auth.phone').fill('5550100')
  await field(page, 'auth.password').fill('harvest-table-90')
  await expectAccessible(page)
  const proven = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/account'),
  )
  await button(page, 'auth.continue').click()
  expect((await proven).postDataJSON()).toMatchObject({
    recaptcha_action: 'register',
    recaptcha_token: expect.stringMatching(/^[\w+/=]{100,}$/),
  })
}

async function describeCompany(page: Page): Promise<void> {
  await expect(title(page, 'companies.register_title')).toBeVisible()
  await field(page, 'companies.name').fill('Sinilill OÜ')
  await field(page, 'companies.country').selectOption({ label: 'Estonia' })
  await field(page, 'companies.address').fill('Viru 4, Tallinn')
  await expect(field(page, 'companies.email')).toHaveValue('mari@sinilill.example')
  await expectAccessible(page)
  await button(page, 'companies.continue').click()
  await expect(
    page.getByText(say('rule.required')).or(page.getByText(say('field_error.required'))),
  ).toBeVisible()
  await field(page, 'companies.reg_code').fill('12345678')
  await button(page, 'companies.continue').click()
  await expect(title(page, 'auth.thank_you')).toBeVisible()
}

async function describePlace(page: Page): Promise<void> {
  await expect(title(page, 'places.create_title')).toBeVisible()
  await field(page, 'places.name').fill(placeName)
  await page.getByRole('radio', { name: '4-14' }).check()
  await page.getByRole('radio', { name: 'Restaurant or cafe' }).click()
  await page
    .getByRole('radiogroup', { name: say('places.location_type') })
    .getByRole('radio')
    .first()
    .click()
  await expect(field(page, 'places.address')).toHaveValue('Viru 4, Tallinn')
  await expect(field(page, 'places.timezone')).toHaveValue('Europe/Tallinn')
  await expect(field(page, 'places.contact_person')).toHaveValue('Mari Tamm')
  await expectAccessible(page)
  await button(page, 'places.create').click()
  await expect(title(page, 'plan.setup_title')).toBeVisible()
}

const heading = (page: Page, key: Key) => page.getByRole('heading', { level: 2, name: say(key), exact: true })

/** Three screens: what she does, her fridges, what follows. */
async function makePlan(page: Page): Promise<void> {
  await expect(heading(page, 'setup.questions_title')).toBeVisible()
  const flow = page.getByRole('region', { name: say('plan.flow_region', { name: say('setup.flow') }) })
  const asked = page.getByRole('checkbox', { name: /^Deep-frying/ })
  await expect(asked).toBeChecked()
  await expect(flow.getByText('Deep-frying')).toBeVisible()
  await asked.click()
  await expect(flow.getByText('Deep-frying')).toHaveCount(0)
  await asked.click()
  await expect(flow.getByText('Deep-frying')).toBeVisible()
  await expectAccessible(page)
  await link(page, 'setup.next').click()
  await expect(heading(page, 'setup.units_title')).toBeVisible()
  const fridges = 'Refrigerators and cold rooms'
  await page.getByRole('button', { name: say('setup.one_more', { name: fridges }) }).click()
  await page
    .getByRole('textbox', { name: say('setup.unit_name', { name: fridges, number: 2 }) })
    .fill('Fridge at the bar')
  await expectAccessible(page)
  // Answers wait on the device.
  await page.reload()
  await expect(
    page.getByRole('textbox', { name: say('setup.unit_name', { name: fridges, number: 2 }) }),
  ).toHaveValue('Fridge at the bar')
  await link(page, 'setup.next').click()
  await expect(heading(page, 'setup.review_title')).toBeVisible()
  await expect(page.getByText(about('setup.checks_a_day')).first()).toBeVisible()
  await expectAccessible(page)
  await button(page, 'setup.make').click()
  await expect(title(page, 'plan.summary_title')).toBeVisible()
  await expect(page.getByText(say('plan.not_confirmed')).first()).toBeVisible()
  await expectAccessible(page)
}

async function readHazards(page: Page): Promise<void> {
  await openPage(page, 'nav.plan', 'nav.plan_hazards_summary_list')
  await expect(page.getByText(about('plan.hazards_shown'))).toBeVisible()
  await expectAccessible(page)
  await openPage(page, 'nav.plan', 'nav.plan_hazard_analyses_overview')
  await page
    .getByRole('button', { name: /CCP\s?1\b/ })
    .first()
    .click()
  for (const part of ['plan.text_hazard', 'plan.text_do', 'plan.text_check', 'plan.text_act'] as const)
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: say(part) })
        .first(),
    ).toBeVisible()
  await expect(page.getByRole('heading', { name: say('plan.limits') })).toBeVisible()
  await expectAccessible(page)
}

/** A limit of the first critical control point, as the page shows it. */
async function readCcpList(page: Page): Promise<string> {
  await openPage(page, 'nav.plan', 'nav.plan_ccp_list')
  const first = page
    .getByRole('list', { name: say('nav.plan_ccp_list') })
    .getByRole('listitem')
    .first()
  const limit = await first.getByRole('list').first().getByRole('listitem').first().innerText()
  await expectAccessible(page)
  return limit
}

async function confirmPlan(page: Page): Promise<void> {
  await button(page, 'plan.confirm').click()
  const question = page.getByRole('dialog', { name: say('plan.confirm_title') })
  await expect(question.getByText('Mari Tamm')).toBeVisible()
  await expectAccessible(page)
  await button(question, 'plan.confirm').click()
  const now = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Tallinn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
  await expect(
    page.getByText(new RegExp(`Mari Tamm, ${now.replaceAll('.', '\\.')} \\d\\d:\\d\\d`)).first(),
  ).toBeVisible()
  await expect(button(page, 'plan.confirm')).toHaveCount(0)
}

async function downloadPlan(page: Page, limit: string): Promise<void> {
  const started = page.waitForEvent('download', { timeout: 150_000 })
  await button(page, 'plan.download').click()
  const download = await started
  expect(download.suggestedFilename()).toContain('Sinilill')
  const entries = readZip(await readFile(await download.path()))
  expect(entries.length).toBeGreaterThan(10)
  const texts = await Promise.all(
    entries
      .filter(({ name }) => name.endsWith('.pdf'))
      .map(async ({ bytes }) => squeezed((await readPdf(bytes)).pages.join('\n'))),
  )
  for (const [at, text] of texts.entries())
    expect(text, entries[at]?.name ?? '').toContain(squeezed(placeName))
  expect(
    texts.some((text) => text.includes(squeezed(limit))),
    `a PDF with the limit ${limit}`,
  ).toBe(true)
}

/** The first task of the day that takes a temperature, with its upper or lower limit in °C. */
async function findTemperatureTask(page: Page): Promise<{ name: string; max: number }> {
  const line = page
    .locator('[data-next]')
    .filter({ hasText: /≤ -?[\d.]+\s?°C/ })
    .first()
  const title = (await line.getAttribute('aria-labelledby')) ?? ''
  const name = await line.locator(`[id="${title}"]`).innerText()
  const max = Number(/≤ (-?[\d.]+)\s?°C/.exec(await line.innerText())?.[1])
  return { name, max }
}

/** A plan that is made after the opening begins on the next day; she is open already. */
async function startToday(page: Page): Promise<void> {
  const start = button(page, 'entries.start_today')
  await expect(start.or(page.locator('[data-next]')).first()).toBeVisible()
  if (!(await start.isVisible())) return
  await start.click()
  await expect(start).toHaveCount(0)
}

async function enterTemperatures(page: Page): Promise<void> {
  await openPage(page, 'nav.activity_log', 'nav.fill_entries')
  await expect(title(page, 'intro.title')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'intro.to_today').click()
  await expect(title(page, 'entries.title')).toBeVisible()
  await expectAccessible(page)
  await startToday(page)
  const { name, max } = await findTemperatureTask(page)
  const saved = (value: number) =>
    taskCard(page, name)
      .getByText(new RegExp(`^(Last: )?${value}(\\.0)? °C`))
      .first()
  const card = nextLine(page, name)

  await test.step('two taps and the digits enter a temperature within the limit', async () => {
    await card.getByRole('button', { expanded: false }).click()
    await expect(card.getByRole('textbox', { name })).toBeFocused()
    await page.keyboard.type(String(max - 1))
    await button(card, 'entries.save').click()
    await expect(saved(max - 1)).toBeVisible()
  })
  await test.step('a temperature outside the limit demands a corrective action', async () => {
    await openTask(page, name)
    const again = button(card, 'entries.fill_again')
    if (await again.isVisible()) await again.click()
    await enterBreach(card, { food: null }, max + 3)
    await expect(card.getByRole('alert')).toContainText('Outside the limit')
    await expect(button(card, 'entries.save')).toHaveCount(0)
    await expect(button(card, 'entries.save_with_action')).toBeDisabled()
    await expectAccessible(page)
    await card
      .getByRole('group', { name: say('entries.corrective_action') })
      .locator('label')
      .first()
      .click()
    await button(card, 'entries.save_with_action').click()
    await expect(saved(max + 3)).toBeVisible()
  })
}

test(
  'a restaurant owner gets her plan and the first temperature is entered',
  // The one road that every customer walks, on whichever device is at hand.
  { tag: '@both' },
  async ({ page }) => {
    test.setTimeout(300_000)
    await test.step('she signs up', () => signUp(page))
    await test.step('she describes her company', () => describeCompany(page))
    await test.step('she describes her place', () => describePlace(page))
    await test.step('she fills in the plan and has it generated', () => makePlan(page))
    await test.step('she reads the hazards', () => readHazards(page))
    const limit = await test.step('she reads the critical control points', () => readCcpList(page))
    await test.step('she confirms the plan, with name and time', () => confirmPlan(page))
    await test.step('she downloads it, and its PDFs contain her place and the limit', () =>
      downloadPlan(page, limit))
    await test.step('the first temperatures are entered', () => enterTemperatures(page))
  },
)
