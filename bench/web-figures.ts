/**
 * The size of the scripts that a browser must load before it shows anything: those in index.html and their
 * static imports, gzipped.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { report } from './report.ts'

const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url))

export function measureWeb(): void {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The web is not built: npm start builds it.')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const bytes = [...new Set(scripts)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
  report('web.initial_script', bytes / 1_024, 'kB gz', 200)
}
