/**
 * A process of its own that writes to an embedded database and keeps, in a second folder, what a disk would
 * hold if the power failed at the end: each file as it was when it was last synced. Prints the acknowledged
 * rows. Arguments: the folder of the database, the second folder.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'
import { openPglite } from '../src/db/open.ts'

const [folder = '', disk = ''] = process.argv.slice(2)
const ROWS_BEFORE_CHECKPOINT = 10
const ROWS = 20

const first = await openPglite({ folder })
await first.pool.query('create table rows (n int primary key)')
await first.close()
fs.cpSync(folder, disk, { recursive: true })

const sync = fs.fsyncSync
fs.fsyncSync = (fd) => {
  sync(fd)
  const file = fs.readlinkSync(`/proc/self/fd/${fd}`)
  if (fs.statSync(file).isFile()) fs.copyFileSync(file, join(disk, relative(folder, file)))
}
syncBuiltinESMExports()

const { pool } = await openPglite({ folder })
for (let n = 1; n <= ROWS; n += 1) {
  await pool.query('insert into rows values ($1)', [n])
  if (n === ROWS_BEFORE_CHECKPOINT) await pool.query('checkpoint')
}
process.stdout.write(`${ROWS}\n`)
process.kill(process.pid, 'SIGKILL')
