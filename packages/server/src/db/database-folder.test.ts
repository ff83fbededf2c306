import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFolder } from './database-folder.ts'
import { openPglite } from './open.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'larder-folder-'))
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

it('reports the remedy for a damaged database, and frees its lock', async () => {
  const folder = join(data, 'database')
  const first = await openPglite({ folder })
  await first.close()
  writeFileSync(join(folder, 'global', 'pg_control'), Buffer.alloc(8_192))
  for (let turn = 0; turn < 2; turn += 1)
    await expect(openPglite({ folder })).rejects.toThrow(/damaged or incomplete.*last backup/)
}, 60_000)

it("makes the folder's files private to its owner", async () => {
  const folder = join(data, 'database')
  mkdirSync(join(folder, 'base'), { recursive: true })
  writeFileSync(join(folder, 'base', '1'), '')
  chmodSync(join(folder, 'base', '1'), 0o666)
  const { release } = await openFolder(folder, () => Promise.resolve())
  expect(
    [folder, join(folder, 'base'), join(folder, 'base', '1'), `${folder}.lock`].map(
      (path) => statSync(path).mode & 0o777,
    ),
  ).toEqual([0o700, 0o700, 0o600, 0o600])
  release()
  expect(existsSync(`${folder}.holder.json`)).toBe(false)
})
