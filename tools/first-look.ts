/** The size of what the day and the login page load in a browser that has nothing yet, on an empty database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { dayLook, listLoaded, loginLook, openProfile, type LoadedFile } from '../e2e/first-look.ts'
import { openKitchen, register } from '../e2e/person.ts'
import { startServer } from '../packages/server/test/running-server.ts'

export type Part = { readonly name: string; readonly kilobytes: number; readonly limit: number }

const budgets = [
  { look: dayLook, scripts: 235, all: 350 },
  { look: loginLook, scripts: 175, all: 220 },
]

const total = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

/** All that each page loads until it is quiet, after gzip. `each` gets every file. */
export async function measureFirstLooks(each: (file: LoadedFile) => void = () => undefined): Promise<Part[]> {
  const data = mkdtempSync(join(tmpdir(), 'larder-look-'))
  const server = await startServer({ LARDER_DATA: data })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const { owner } = await openKitchen(
      await register(server.url, 'look@example.com', ['Mari', 'Tamm']),
      'Look',
    )
    const parts: Part[] = []
    for (const { look, scripts, all } of budgets) {
      const page = await openProfile(browser, { url: server.url, owner }, look)
      const files = await listLoaded(page, look)
      await page.context().close()
      files.forEach(each)
      const ofScripts = files.filter(({ path }) => path.endsWith('.js'))
      parts.push(
        { name: `first look at ${look.path}: scripts`, kilobytes: total(ofScripts), limit: scripts },
        { name: `first look at ${look.path}: everything`, kilobytes: total(files), limit: all },
      )
    }
    return parts
  } finally {
    await browser.close()
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}
