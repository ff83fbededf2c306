/**
 * Pages that died in other engines, in Firefox and WebKit of the machine: `node e2e/engines/run.ts`. The last line
 * is `N passed, N failed, N skipped`. 136-other-engines.md says what is checked where.
 */
import { entries } from '@larder/contract/entries'
import { startLarder, type Larder } from '../larder.ts'
import { coldChecks, morningZone, openKitchen, register, type Kitchen } from '../person.ts'
import { say } from '../words.ts'
import { isThere, open, packagesOf, type Engine } from './find-engines.ts'
import { fill, press, until, type EnginePage } from './page.ts'

type At = { readonly larder: Larder; readonly kitchen: Kitchen }
type Check = {
  readonly title: string
  readonly engine: Engine
  readonly preferences?: Readonly<Record<string, number>>
  readonly run: (page: EnginePage, at: At) => Promise<void>
}

const heading = (text: string): string =>
  `[...document.querySelectorAll('h1')].some((one) => one.textContent === ${JSON.stringify(text)})`

async function signIn(page: EnginePage, { larder, kitchen }: At): Promise<void> {
  await page.open(`${larder.url}/`)
  await until(page, `document.querySelector('h1')?.textContent.length > 0`)
  await page.open(`${larder.url}/auth/login?from=/activity-log/timeline`)
  await until(page, `document.querySelector('input[type=password]')`)
  await fill(page, 'input[type=email]', kitchen.owner.username)
  await fill(page, 'input[autocomplete=current-password]', kitchen.owner.password)
  await press(page, say('auth.log_in'))
  await until(page, heading(say('entries.title')))
}

/** The first cold check of the day that is left gets a value; the server has it then. */
async function saveEntry(page: EnginePage, { kitchen }: At): Promise<void> {
  const [check] = await coldChecks(kitchen)
  if (check === undefined) throw new Error('the plan of the kitchen has no cold check left')
  const stored = async (): Promise<number> =>
    (await kitchen.owner.call(entries.today, { params: { placeId: kitchen.placeId } })).find(
      ({ id }) => id === check.id,
    )?.entries_today ?? 0
  const before = await stored()
  const line = `[...document.querySelectorAll('[data-next]')].find((one) =>
    one.dataset.task === ${JSON.stringify(check.name)} ||
    one.getAttribute('aria-label') === ${JSON.stringify(check.name)} ||
    document.getElementById(one.getAttribute('aria-labelledby'))?.textContent === ${JSON.stringify(check.name)})`
  await until(page, `document.querySelector('button[data-place]')`)
  await page.read(
    `(document.querySelectorAll('button[data-place][aria-expanded=false]').forEach((one) => one.click()), true)`,
  )
  await until(page, line)
  await page.read(`(${line}.querySelector('button[aria-expanded=false]')?.click(), true)`)
  await until(page, `${line}.querySelector('input')`)
  await page.read(`(${line}.querySelector('input').id ||= 'value-of-the-check', true)`)
  const id = String(await page.read(`${line}.querySelector('input').id`))
  await fill(page, `#${CSS_ESCAPE(id)}`, String(check.max - 1))
  await press(page, say('entries.save'), line)
  const end = Date.now() + 20_000
  while ((await stored()) !== before + 1) {
    if (Date.now() > end) throw new Error('the entry is not on the server within 20 s')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** An id of React in a selector: its colons are escaped. */
const CSS_ESCAPE = (id: string): string => id.replace(/[^\w-]/g, (character) => `\\${character}`)

async function toDate(page: EnginePage, { larder }: At): Promise<void> {
  await page.open(`${larder.url}/share-accesses-new`)
  await until(page, heading(say('share.new_title')))
  const title = heading(say('overview.title'))
  await page.open(`${larder.url}/overview`)
  await until(page, title)
  // The bars of the last days: their request names dates, whatever the engine's locale data write.
  const dates = String.raw`/statistics\?.*startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d/`
  await until(page, `performance.getEntriesByType('resource').some(({ name }) => ${dates}.test(name))`)
}

async function oldBrowser(page: EnginePage, { larder }: At): Promise<void> {
  for (const path of ['/', '/auth/login', '/activity-log/timeline']) {
    await page.open(`${larder.url}${path}`)
    await until(page, heading('This browser is too old for Larder'))
    await until(
      page,
      `!document.body.innerText.includes(${JSON.stringify(say('problem.internal').slice(0, 30))})`,
    )
  }
}

const checks: readonly Check[] = (['firefox', 'webkit'] as const)
  .map((engine): Check => ({
    title: 'the day, an entry, an invitation and the overview',
    engine,
    run: async (page, at) => {
      await signIn(page, at)
      await saveEntry(page, at)
      await toDate(page, at)
    },
  }))
  .concat([
    {
      title: 'site data is refused: the day opens, an entry is saved, and a notice says what is not kept',
      engine: 'firefox',
      preferences: { 'network.cookie.cookieBehavior': 2 },
      run: async (page, at) => {
        await signIn(page, at)
        await saveEntry(page, at)
        await until(page, `document.body.innerText.includes(${JSON.stringify(say('storage.not_kept'))})`)
      },
    },
    { title: 'an old browser shows what to update on every page', engine: 'old webkit', run: oldBrowser },
  ])

async function runCheck({ engine, preferences, run }: Check, at: At): Promise<void> {
  const page = await open[engine](preferences)
  try {
    await run(page, at)
  } finally {
    await page.close()
  }
}

const present = checks.filter(({ engine }) => isThere(engine))
for (const engine of new Set(checks.map((check) => check.engine)))
  if (!isThere(engine))
    console.log(`skipped: no ${engine}; apt-get install ${packagesOf[engine]} (Debian 12; as root)`)

let failed = 0
if (present.length > 0) {
  const larder = await startLarder({})
  try {
    const owner = await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm'])
    const kitchen = await openKitchen(owner, 'Sinilill', { timezone: morningZone() })
    for (const check of present) {
      const started = performance.now()
      const problem = await runCheck(check, { larder, kitchen }).catch((thrown: unknown) => thrown)
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      if (problem !== undefined) failed += 1
      console.log(`${problem === undefined ? '✓' : '✗'} ${check.engine}: ${check.title} (${seconds} s)`)
      if (problem !== undefined) console.log(problem instanceof Error ? problem.message : problem)
    }
  } finally {
    await larder.close()
  }
}
console.log(`${present.length - failed} passed, ${failed} failed, ${checks.length - present.length} skipped`)
process.exit(failed === 0 ? 0 : 1)
