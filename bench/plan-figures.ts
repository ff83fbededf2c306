/**
 * Generation of the largest profile, and the ZIP of a long plan in every language while the process stays
 * responsive.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { generatePlan, type PlanDocument } from '@larder/core/haccp'
import { knowledge } from '@larder/knowledge'
import { examplePlace } from '@larder/knowledge/test/places'
import { languages, largestPlace, writtenPlan } from '@larder/knowledge/test/written-plan'
import { openPdfEngine, planZip, type PdfEngine } from '@larder/plan-pdf'
import { quantile, report } from './report.ts'

const RUNS = 20

export function measureGeneration(): void {
  const place = largestPlace('DE')
  const times = Array.from({ length: 110 }, () => {
    const start = performance.now()
    generatePlan(place, knowledge)
    return performance.now() - start
  }).slice(10)
  report('plan.generate.largest.p50', quantile(times, 0.5), 'ms', 50)
  report('plan.generate.largest.p95', quantile(times, 0.95), 'ms', 100)
}

export async function measureZip(): Promise<void> {
  const engine = openPdfEngine()
  await engine.warm()
  const firsts: number[] = []
  let lag = 0
  let fewest = Infinity
  for (const language of languages) {
    const measured = await measureLanguage(engine, language)
    firsts.push(...measured.firsts)
    lag = Math.max(lag, measured.lag)
    fewest = Math.min(fewest, measured.pages)
    report(`plan.zip.${language}.total.p95`, quantile(measured.totals, 0.95), 'ms', 1_000)
  }
  await engine.close()
  report('plan.zip.pages_short_of_100', Math.max(0, 100 - fewest), 'pages', 0)
  report('plan.zip.first_byte.p95', quantile(firsts, 0.95), 'ms', 100)
  report('plan.zip.event_loop_lag.max', lag, 'ms', 50)
}

type Measured = {
  readonly totals: readonly number[]
  readonly firsts: readonly number[]
  readonly lag: number
  readonly pages: number
}

/** A supermarket that cooks, each time with another name, so that nothing is known from before. */
async function measureLanguage(engine: PdfEngine, language: string): Promise<Measured> {
  const document = writtenPlan(examplePlace('supermarket', 'GB'), language)
  const named = (number: number): PlanDocument => ({ ...document, place_name: `Mercado ${number}` })
  for (let warm = 0; warm < 2; warm += 1) await zipOnce(engine, named(warm))
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const runs: Awaited<ReturnType<typeof zipOnce>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await zipOnce(engine, named(10 + run)))
  lag.disable()
  return {
    totals: runs.map(({ total }) => total),
    firsts: runs.map(({ first }) => first),
    lag: lag.max / 1e6,
    pages: runs[0]?.pages ?? 0,
  }
}

async function zipOnce(
  engine: PdfEngine,
  document: PlanDocument,
): Promise<{ total: number; first: number; pages: number }> {
  const start = performance.now()
  const { stream, done } = planZip(document, engine)
  let first = 0
  for await (const _ of stream) first ||= performance.now() - start
  const summary = await done
  return { total: performance.now() - start, first, pages: summary.pages }
}
