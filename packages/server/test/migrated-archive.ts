/**
 * The embedded database as the migrations leave it, made once for each state of them and kept in `.cache`.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/open.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const server = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, '.cache')

/** Everything that such a database is made from: another one of these is another archive. */
function fingerprint(): string {
  const ours = [
    ...globSync('migrations/*.sql', { cwd: server }).sort(),
    'src/db/migrate.ts',
    'src/db/open.ts',
  ].map((file) => join(server, file))
  const hash = createHash('sha256')
  for (const file of [...ours, join(root, 'node_modules/@electric-sql/pglite/package.json')])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * The path of the archive (tar, of the data folder), which `openPglite` takes; makes it where it is not there
 * yet.
 */
export async function migratedArchive(): Promise<string> {
  const archive = join(cache, `migrated-${fingerprint()}.tar`)
  if (existsSync(archive)) return archive
  const database = await openPglite('memory')
  await migrate(database.pool)
  const content = Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer())
  await database.close()
  mkdirSync(cache, { recursive: true })
  for (const old of globSync('migrated-*.tar', { cwd: cache })) rmSync(join(cache, old), { force: true })
  // Two runs may make it at the same time: each puts a whole one in its place.
  writeFileSync(`${archive}.${process.pid}`, content)
  renameSync(`${archive}.${process.pid}`, archive)
  return archive
}
