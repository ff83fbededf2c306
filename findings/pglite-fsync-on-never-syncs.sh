#!/usr/bin/env bash
# PGlite is PostgreSQL compiled to WebAssembly, used as an embedded database in Node.
#
# One would guess that starting it with fsync=on makes commits survive a power cut as in PostgreSQL, since
# `show fsync` then answers "on" and pg_stat_io even counts fsyncs of the WAL. In Node no file is ever synced:
# ten commits and a checkpoint write to files, and fs.fsync/fdatasync (and their sync forms) are called 0
# times. What a power cut leaves is up to the operating system.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --save-exact @electric-sql/pglite@0.5.17
cat >run.mjs <<'JS'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let written = 0
let synced = 0
const count = (name, note) => {
  const real = fs[name]
  fs[name] = function (...values) {
    note()
    return real.apply(this, values)
  }
}
for (const name of ['fsync', 'fdatasync', 'fsyncSync', 'fdatasyncSync']) count(name, () => (synced += 1))
count('writeSync', () => (written += 1))
syncBuiltinESMExports()
const { PGlite } = await import('@electric-sql/pglite')
const startParams = [...PGlite.defaultStartParams, '-c', 'fsync=on']
const db = new PGlite({ dataDir: './data', startParams })
await db.query('create table t (a int)')
written = 0
synced = 0
for (let n = 0; n < 10; n += 1) await db.query('insert into t values ($1)', [n])
await db.query('checkpoint')
const show = async (sql) => Object.values((await db.query(sql)).rows[0]).join(' ')
const setting = await show('show fsync')
console.log(await show('select version()'))
console.log(`fsync ${setting}, synchronous_commit ${await show('show synchronous_commit')}`)
console.log(`fsyncs that the database counts: ${await show('select sum(fsyncs) from pg_stat_io')}`)
console.log(`calls of Node: ${written} writes, ${synced} syncs`)
await db.close()
if (setting !== 'on' || written === 0 || synced !== 0) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node run.mjs
