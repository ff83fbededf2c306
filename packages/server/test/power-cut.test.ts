/** What the embedded database acknowledges is on the disk, not only in the memory of the operating system. */
import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { openPglite } from '../src/db/open.ts'

const data = realpathSync(mkdtempSync(join(tmpdir(), 'larder-power-cut-')))
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Runs the writer to its end, which is a kill, and answers how many rows it acknowledged. */
const acknowledged = (folder: string, disk: string): Promise<number> =>
  new Promise((resolve) => {
    const writer = fileURLToPath(new URL('power-cut.ts', import.meta.url))
    execFile(process.execPath, [writer, folder, disk], (_killed, stdout) => resolve(Number(stdout)))
  })

// The copy of the disk finds names of open files in /proc.
it.skipIf(process.platform !== 'linux')(
  'keeps every acknowledged row when only synced writes survive',
  async () => {
    const disk = join(data, 'disk')
    const rows = await acknowledged(join(data, 'database'), disk)
    expect(rows).toBe(20)
    const { pool, close } = await openPglite({ folder: disk })
    const { rows: stored } = await pool.query<{ n: number }>('select n from rows order by n')
    await close()
    expect(stored.map(({ n }) => n)).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
  },
  60_000,
)
