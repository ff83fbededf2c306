/**
 * An inspector's bundle of a place's year: how long it takes, how much memory it needs above the server's
 * usual use, and whether the script in it finds every changed byte (R1.7).
 */
import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../packages/server/src/db/open.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { formOf, tinyPng } from '../packages/server/test/send-file.ts'
import { flipBytes, verifierPath } from '../packages/server/test/flip-bytes.ts'
import { plantChain, type Bed } from './plant-chain.ts'
import { childrensMegabytes, ownMegabytes, processSeconds } from './processor-time.ts'
import { report } from './report.ts'
import { withServer } from './with-server.ts'

const PHOTOS = 20
const SAMPLE_MS = 100
/** Of bytes anywhere, and half as many over all kinds; `RECORD_FLIPS=0` leaves them out. */
const FLIPS = Number(process.env['RECORD_FLIPS'] ?? 200)

/** Needs a PostgreSQL on this machine. */
export const measureBundle = (): Promise<void> =>
  withServer(plantChain, async (bed, server, restart) => {
    await addPhotos(bed, server)
    await signHead(bed)
    // The restarted server has none of the memory of the steps before, so the difference is the bundle's
    // alone.
    const fresh = await restart()
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'))
    try {
      const file = join(folder, 'bundle.zip')
      await measureMaking(bed, fresh, file)
      measureVerifier(file)
      if (FLIPS > 0) await measureFlips(file)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

/** Fault reports, each with a sealed text and a photo, because a year of checks alone has neither. */
async function addPhotos({ token, place_id }: Bed, server: RunningServer): Promise<void> {
  const ask = async (
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Promise<void> => {
    const answer = await fetch(`${server.url}/api/places/${place_id}/${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const sha256 = createHash('sha256').update(tinyPng).digest('hex')
  for (let count = 0; count < PHOTOS; count += 1) {
    const uuid = randomUUID()
    await ask(
      'POST',
      'tickets/store-new',
      JSON.stringify({
        uuid: randomUUID(),
        description: `The seal of fridge ${count} is torn`,
        file_list: [{ uuid, sha256, filename: 'Seal.png' }],
      }),
      { 'content-type': 'application/json' },
    )
    const { payload, headers } = formOf({ bytes: tinyPng })
    await ask('PUT', `photos/${uuid}`, new Uint8Array(payload), headers)
  }
}

/** The server signs what it holds, as it does once a day. */
async function signHead({ url, place_id }: Bed): Promise<void> {
  const { pool, close } = openPostgres(url)
  try {
    await pool.query(
      `insert into jobs (name, payload, run_at, created_at) values ('records.sign_heads', '{}', now(),
        now())`,
    )
    for (let tries = 0; tries < 600; tries += 1) {
      const { rows } = await pool.query(
        `select from chain_heads h join place_heads p on p.place_id = h.place_id and p.seq = h.seq where
          h.place_id = $1`,
        [place_id],
      )
      if (rows.length > 0) return
      await pause(100)
    }
    throw new Error('no head was signed')
  } finally {
    await close()
  }
}

/** All revisions of the place to a file, as a browser saves it. */
async function measureMaking(bed: Bed, server: RunningServer, file: string): Promise<void> {
  const before = { server: ownMegabytes(server.pid), compilers: childrensMegabytes(server.pid) }
  const most = { ...before }
  const watch = setInterval(() => {
    most.server = Math.max(most.server, ownMegabytes(server.pid))
    most.compilers = Math.max(most.compilers, childrensMegabytes(server.pid))
  }, SAMPLE_MS)
  try {
    const start = performance.now()
    const used = processSeconds(server.pid)
    const answer = await fetch(
      `${server.url}/api/places/${bed.place_id}/records/bundle?fromDate=2026-01-01&toDate=2026-12-31`,
      { headers: { authorization: `Bearer ${bed.token}` } },
    )
    if (!answer.ok || answer.body === null) throw new Error(String(answer.status))
    await pipeline(Readable.from(answer.body), createWriteStream(file))
    report('records.bundle.produced', (performance.now() - start) / 1_000, 's', 60)
    if (process.env['BENCH_DETAIL'] !== undefined)
      process.stderr.write(
        `${JSON.stringify({ cpu_s: processSeconds(server.pid) - used, megabytes: statSync(file).size / 1e6, before, most })}\n`,
      )
    report('records.bundle.memory', most.server - before.server, 'MB', 200)
    // The pool of compilers that makes plans: two processes, which are there for every download.
    report('records.bundle.compilers', most.compilers, 'MB', 700)
  } finally {
    clearInterval(watch)
  }
}

/** By the script that is in it, as an inspector runs it. */
function measureVerifier(file: string): void {
  const start = performance.now()
  const said = execFileSync(process.execPath, [verifierPath, file], { encoding: 'utf8' })
  if (!said.includes('These records hold')) throw new Error(said)
  report('records.bundle.verified', (performance.now() - start) / 1_000, 's', 60)
  report('records.bundle.verifier', readFileSync(verifierPath, 'utf8').split('\n').length - 1, 'lines', 300)
}

async function measureFlips(file: string): Promise<void> {
  const { tried, missed, kinds } = await flipBytes(new Uint8Array(readFileSync(file)), FLIPS)
  if (process.env['BENCH_DETAIL'] !== undefined) process.stderr.write(`${JSON.stringify(kinds)}\n`)
  for (const one of missed) process.stderr.write(`${JSON.stringify(one)}\n`)
  report('records.bundle.flips_missed', missed.length, `of ${tried} changed bytes`, 0)
}
