/**
 * `npm run test:once`: an acknowledged entry is stored exactly once, whatever happens to the network, the
 * server's process and the database meanwhile (R2.1). Deliberately wrong servers go through the same harness
 * first, and it must detect them.
 * --writes 2000: acknowledged writes (nightly: 100000)
 * --kills 5: kill −9 of the running server
 * --seed N: the faults of an earlier run
 * --browser 50: instead, as many kills −9 of Chromium after the tick (R2.4)
 * --day: instead, a day without network, 500 entries and 20 photos (R2.6)
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openOwnPostgres, type OwnPostgres } from '../postgres.ts'
import { cacheFolder } from '../stages/stage.ts'
import { openProduct, openWrong, type Bed } from './beds.ts'
import { chanceOf } from './chance.ts'
import { isClean, judge, summaryOf, type Verdict } from './check.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { wrongKinds, type WrongKind } from './wrong-server.ts'
import { write, type Event } from './writers.ts'

const faultRate = 0.3
const clients = 16

type Plan = {
  readonly seed: number
  readonly writes: number
  readonly kills: number
  /** Ends the database once, half way. */
  readonly restartDatabase: (() => Promise<void>) | null
}
type Ran = {
  readonly verdict: Verdict
  readonly history: readonly Event[]
  readonly counts: Readonly<Record<string, number>>
  readonly troubles: number
}

async function trial(bed: Bed, { seed, writes, kills, restartDatabase }: Plan): Promise<Ran> {
  const proxy = await openFaultProxy(bed.url, chanceOf(seed), faultRate)
  const steps = kills + (restartDatabase === null ? 0 : 1)
  const killServer = async (): Promise<void> => {
    await bed.kill()
    await bed.restart()
  }
  const troubles = Array.from({ length: steps }, (_, index) =>
    restartDatabase !== null && index === Math.floor(steps / 2) ? restartDatabase : killServer,
  )
  let done = 0
  let trouble: Promise<void> = Promise.resolve()
  const { attempts, history } = await write({
    target: { ...bed, url: proxy.url },
    chance: chanceOf(seed + 1),
    clients,
    writes,
    onAcknowledged: (count) => {
      const begin = troubles[done]
      if (begin === undefined || count < Math.floor((writes * (done + 1)) / (steps + 1))) return
      done += 1
      console.log(`  ${count} of ${writes} acknowledged`)
      trouble = trouble.then(() => begin())
    },
  })
  await trouble
  await proxy.quiet()
  const { counts } = proxy
  await proxy.close()
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { verdict: judge(attempts, await bed.stored()), history, counts, troubles: done }
}

/** The fault that must be found in each wrong server. */
const guilt: Record<WrongKind, 'duplicated' | 'lost'> = {
  no_idempotency: 'duplicated',
  check_then_insert: 'duplicated',
  ack_before_commit: 'lost',
}

async function proveHarness(postgres: OwnPostgres, seed: number): Promise<boolean> {
  let sound = true
  for (const kind of wrongKinds) {
    const bed = await openWrong(postgres, kind)
    const { verdict } = await trial(bed, { seed, writes: 500, kills: 3, restartDatabase: null }).finally(
      bed.close,
    )
    const faultCount = verdict[guilt[kind]].length
    console.log(`${faultCount > 0 ? 'found out' : 'NOT FOUND'}  ${kind}: ${faultCount} ${guilt[kind]}`)
    sound &&= faultCount > 0
  }
  return sound
}

function keepHistory(seed: number, { history, verdict }: Ran): void {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `once-${seed}.jsonl`)
  writeFileSync(file, [JSON.stringify(verdict), ...history.map((event) => JSON.stringify(event))].join('\n'))
  console.log(`history: ${file}`)
}

async function proveProduct(postgres: OwnPostgres, plan: Omit<Plan, 'restartDatabase'>): Promise<boolean> {
  const bed = await openProduct(postgres)
  const started = performance.now()
  const ran = await trial(bed, { ...plan, restartDatabase: postgres.restart }).finally(bed.close)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`${summaryOf(ran.verdict)}; ${ran.troubles} troubles; ${seconds} s`)
  console.log(
    Object.entries(ran.counts)
      .map(([fault, count]) => `${fault.replaceAll('_', ' ')} ${count}`)
      .join(', '),
  )
  const sound =
    isClean(ran.verdict) && ran.troubles === plan.kills + 1 && ran.verdict.acknowledged >= plan.writes
  if (!sound) keepHistory(plan.seed, ran)
  return sound
}

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string' },
    browser: { type: 'string' },
    day: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
console.log(`seed ${seed}`)
if (values.day) {
  const { proveDay } = await import('./day-offline.ts')
  process.exitCode = (await proveDay()) ? 0 : 1
} else if (values.browser === undefined) {
  const postgres = await openOwnPostgres()
  console.log(postgres.described)
  try {
    const sound =
      (await proveHarness(postgres, seed)) &&
      (await proveProduct(postgres, { seed, writes: Number(values.writes), kills: Number(values.kills) }))
    process.exitCode = sound ? 0 : 1
  } finally {
    await postgres.stop()
  }
} else {
  const { proveBrowser } = await import('./browser.ts')
  process.exitCode = (await proveBrowser(Number(values.browser), seed)) ? 0 : 1
}
