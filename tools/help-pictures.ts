/**
 * `npm run help:pictures`: takes the pictures of the help, in each language, from a server with the demo company.
 * `--data <folder>` takes a data folder that has the demo already.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { account } from '@larder/contract/account'
import { languageKeys, type LanguageKey } from '@larder/core/languages'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { startLarder } from '../e2e/larder.ts'
import { signInAs } from '../e2e/person.ts'
import { pictured, pictureName, pictureSize } from '../packages/web/src/features/help/pictures.ts'
import { demoAccount, settle, signIn } from './demo-pages.ts'

const texts = fileURLToPath(new URL('../packages/locales', import.meta.url))
const folder = fileURLToPath(new URL('../packages/web/public/help', import.meta.url))
/** Below the bar of the place. */
const TOP = 56
/** Of WebP: letters stay sharp. */
const QUALITY = 60

const loadingIn = (lang: string): string =>
  (JSON.parse(readFileSync(join(texts, `${lang}.json`), 'utf8')) as Record<string, string>)['ui.loading'] ??
  ''

/** Where the page of a topic has another address. */
const addresses: Readonly<Record<string, string>> = {
  '/activity-log/verification': '/activity-log/verification/list',
}

async function take(page: Page, path: string, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: TOP, ...pictureSize, scale: 1 },
  })
  await session.detach()
  const picture = Buffer.from(data, 'base64')
  writeFileSync(file, picture)
  process.stdout.write(`${path} ${Math.round(picture.length / 1024)} kB\n`)
}

async function takeAll(data: string | undefined): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  const larder = await startLarder(data === undefined ? {} : { LARDER_DATA: data }, ['--demo'])
  try {
    const owner = await signInAs(larder.url, demoAccount(larder))
    // The language that the account has already is refused.
    const speak = (lang: LanguageKey) =>
      owner.call(account.changeLang, { body: { lang } }).catch(() => undefined)
    await speak('en')
    const context = await browser.newContext({
      baseURL: larder.url,
      viewport: { width: pictureSize.width, height: 844 },
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Tallinn',
    })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('mobile-banner', 'closed'))
    await signIn(page, demoAccount(larder))
    for (const lang of languageKeys.filter((key) => !key.includes('_'))) {
      await speak(lang)
      mkdirSync(join(folder, lang), { recursive: true })
      for (const path of pictured) {
        await page.goto(addresses[path] ?? path)
        await settle(page, loadingIn(lang))
        // What waits for a decision in the demo is no part of the page.
        await page.addStyleTag({ content: '.mantine-Alert-root { display: none }' })
        await take(page, path, join(folder, lang, pictureName(path)))
      }
    }
  } finally {
    await browser.close()
    await larder.close()
  }
}

const { values } = parseArgs({ options: { data: { type: 'string' } } })
await takeAll(values.data)
