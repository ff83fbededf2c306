/** The link of the weekly e-mail ends it: for somebody who is signed out, and after one question. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import german from '@larder/locales/de.json' with { type: 'json' }
import { account } from '@larder/contract/account'
import type { Browser, Page } from '@playwright/test'
import { dateOf, dayOf, mondayOf } from '@larder/core/schedule'
import { startLarder, type Larder } from '../larder.ts'
import { mailedLink } from '../mail.ts'
import { openKitchen, proveEmail, register, signInAs, type Person } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'

const DAY_MS = 86_400_000

/** Read by the server before all else: its time is later by the milliseconds in a file of its data folder. */
const clock = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs'
  const Real = Date
  let later = 0
  try { later = Number(readFileSync(process.env.LARDER_DATA + '/later', 'utf8')) } catch {}
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + later) : super(...given) }
    static now() { return Real.now() + later }
  }`)}`

const setLater = (larder: Larder, ms: number): Promise<void> =>
  larder.whileStopped((folder) => writeFile(join(folder, 'later'), String(ms)))

let larder: Larder
let person: Person
let address: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  larder = await startLarder({ NODE_OPTIONS: `--import=${clock}` })
  person = await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm'])
  await proveEmail(larder, person)
  await person.call(account.changeLang, { body: { lang: 'de' } })
  await openKitchen(person, 'Sinilill')
  const today = dayOf(new Date().toISOString().slice(0, 10))
  const monday = Date.parse(`${dateOf(mondayOf(today) + 7)}T12:00:00Z`)
  await setLater(larder, monday - Date.now())
  person = await signInAs(larder.url, person)
  address = await mailedLink(larder, person.username, '/unsubscribed')
})
test.afterAll(() => larder.close())

/** Somebody who never was here before. */
async function visit(browser: Browser, link: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.goto(link)
  return page
}
const says = (page: Page, key: keyof typeof german) =>
  expect(page.getByRole('heading', { level: 1, name: german[key], exact: true })).toBeVisible()

/** As it looks at both widths, light and dark. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      const path = test.info().outputPath(`${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path, animations: 'disabled' })
    }
}

test('asks, ends the e-mail, and says so when it is opened again', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await visit(browser, address)
  await says(page, 'auth.unsubscribe_title')
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await shoot(page, 'asks')
  expect((await person.call(account.profile)).newsletter).toBe(true)
  await page.getByRole('button', { name: german['auth.unsubscribe_confirm'], exact: true }).click()
  await says(page, 'auth.unsubscribed_title')
  await expect(page.getByText(german['auth.unsubscribed_text'])).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'ended')
  expect((await person.call(account.profile)).newsletter).toBe(false)
  const again = await visit(browser, address)
  await says(again, 'auth.unsubscribed_title')
  await expect(again.getByRole('button', { name: german['auth.unsubscribe_confirm'] })).toHaveCount(0)
  await page.context().close()
  await again.context().close()
})

test('shows a plain page for a link that is wrong, of another e-mail, or old', async ({ browser }) => {
  test.setTimeout(180_000)
  const other = await register(larder.url, 'jaan@sinilill.example', ['Jaan', 'Kask'])
  const foreign = (await mailedLink(larder, other.username, '/auth/confirm-email')).split(
    'password_token=',
  )[1]
  const page = await visit(browser, `${larder.url}/auth/de/unsubscribed`)
  const refuses = async (link: string): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(link)
    await says(page, 'auth.link_invalid_title')
    await expect(page.getByText(german['auth.unsubscribe_old'])).toBeVisible()
  }
  await refuses(`${larder.url}/auth/de/unsubscribed`)
  await refuses(`${address}x`)
  await refuses(`${larder.url}/auth/de/unsubscribed?token=${foreign ?? ''}`)
  await expectAccessible(page)
  await shoot(page, 'invalid')
  await setLater(larder, 70 * DAY_MS)
  await refuses(address)
  await page.context().close()
})
