import { mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { refuseDamagedPages } from './damaged-pages.ts'
import { openPglite } from './open.ts'

const data = mkdtempSync(join(tmpdir(), 'larder-pages-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

it('names the table in which a page was overwritten, and nothing where all are sound', async () => {
  const folder = join(data, 'database')
  const first = await openPglite({ folder })
  await first.pool.query(
    'create table readings as select n, md5(n::text) as text from generate_series(1, 5000) n',
  )
  await refuseDamagedPages(first.pool)
  const { rows } = await first.pool.query<{ path: string }>("select pg_relation_filepath('readings') as path")
  await first.close()
  const file = openSync(join(folder, rows[0]?.path ?? ''), 'r+')
  writeSync(file, Buffer.from('damaged'), 0, 7, 3 * 8_192 + 5_000)
  closeSync(file)
  const second = await openPglite({ folder })
  await expect(refuseDamagedPages(second.pool)).rejects.toThrow(/table readings .* damaged.*last backup/)
  await refuseDamagedPages(second.pool, 1)
  await second.close()
}, 60_000)
