/**
 * Finds a Chromium for the journeys and for screenshots: `LARDER_CHROMIUM`, else one that is installed, else
 * the one that npm brings (@sparticuz/chromium, unpacked once into .cache/chromium; where the system lacks
 * the NSS libraries it starts with those of its package). Each candidate is tried by starting it.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * How the browser is started everywhere: also as root, in a container, without asking anything from the net.
 */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const cache = fileURLToPath(new URL('../.cache/chromium', import.meta.url))
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Printed where no browser starts on the machine. */
export const howToGetBrowser = [
  'No Chromium was found that starts. Any of these helps:',
  '  apt-get install chromium           (Debian, Ubuntu; as root)',
  "  npx playwright install chromium    (into the user's cache)",
  '  LARDER_CHROMIUM=/path/to/chromium  (one that you have)',
].join('\n')

async function starts(executable: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath: executable,
      args: browserArguments,
      timeout: 30_000,
    })
    await (await browser.newPage()).close()
    await browser.close()
    return true
  } catch {
    return false
  }
}

function installed(): string[] {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const ofPlaywright = join(
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright'),
  )
  const downloaded = existsSync(ofPlaywright)
    ? readdirSync(ofPlaywright)
        .filter((name) => name.startsWith('chromium'))
        .flatMap((name) =>
          ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell'].map((part) =>
            join(ofPlaywright, name, part),
          ),
        )
    : []
  return [...onPath, ...macApplications, ...downloaded].filter((candidate) => existsSync(candidate))
}

/** Unpacks the packaged browser and answers with a starter that adds the libraries the system may lack. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const starter = join(cache, 'start-chromium')
  if (existsSync(starter)) return starter
  mkdirSync(cache, { recursive: true })
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = cache
  try {
    const { default: parcel, inflate } = await import('@sparticuz/chromium')
    const executable = await parcel.executablePath()
    const own = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
    await inflate(join(own, '..', 'bin', 'al2023.tar.br'))
    const libraries = '${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}' + join(cache, 'al2023', 'lib')
    const lines = [
      '#!/bin/sh',
      `if ! '${executable}' --version >/dev/null 2>&1; then export LD_LIBRARY_PATH="${libraries}"; fi`,
      `exec '${executable}' "$@"`,
    ]
    writeFileSync(starter, `${lines.join('\n')}\n`)
    chmodSync(starter, 0o755)
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
  return starter
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const candidate of installed()) if (await starts(candidate)) return candidate
  const executable = await packaged()
  return executable !== undefined && (await starts(executable)) ? executable : undefined
}

/**
 * The path of a Chromium that starts; also left in `LARDER_CHROMIUM`, so that child processes need not
 * search. Throws with `howToGetBrowser` where there is none.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['LARDER_CHROMIUM']
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`LARDER_CHROMIUM names ${chosen}, which does not exist.`)
    return chosen
  }
  const found = await firstThatStarts()
  if (found === undefined) throw new Error(howToGetBrowser)
  process.env['LARDER_CHROMIUM'] = found
  return found
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await findBrowser()}\n`)
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
    process.exitCode = 1
  }
}
