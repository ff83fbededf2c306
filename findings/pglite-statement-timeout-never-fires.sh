#!/usr/bin/env bash
# PGlite is PostgreSQL compiled to WebAssembly, used as an embedded database in Node.
#
# One would guess that `statement_timeout` ends a long statement, as in PostgreSQL: the setting is accepted and
# shown. PGlite has no timers, so the statement runs to its end, and because it runs in the thread of the
# caller, nothing else in the process happens meanwhile. Long statements have to be made short by the caller.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --save-exact @electric-sql/pglite@0.5.17
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'
const db = new PGlite()
await db.query("set statement_timeout = '50ms'")
const show = async (sql) => Object.values((await db.query(sql)).rows[0]).join(' ')
console.log(await show('select version()'))
console.log(`statement_timeout ${await show('show statement_timeout')}`)
let ticks = 0
const timer = setInterval(() => (ticks += 1), 20)
const started = performance.now()
const outcome = await db.query('select count(*) from generate_series(1, 3000000)').then(
  ({ rows }) => `finished with ${rows[0].count} rows`,
  (error) => `ended with ${error.code}`,
)
const took = Math.round(performance.now() - started)
clearInterval(timer)
console.log(`a statement of ${took} ms ${outcome}; timers of the process that ran meanwhile: ${ticks}`)
await db.close()
if (!outcome.startsWith('finished') || took < 100) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node run.mjs
