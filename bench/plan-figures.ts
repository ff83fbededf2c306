/** Generation of the largest profile, and the ZIP of a long plan while the process stays responsive. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { generatePlan, extraSwitches, type PlaceProfile } from '@larder/core/haccp'
import { knowledge } from '@larder/knowledge'
import { openPdfEngine, planZip } from '@larder/plan-pdf'
import { samplePlan } from '../packages/plan-pdf/src/bench-sample.ts'
import { quantile, report } from './report.ts'

/** Every process, group and switch that version 1 knows. */
const largest: PlaceProfile = {
  country: 'DE', region: null, activity: 'A01', location_type: knowledge.activities[0]?.location_types[0] ?? '', number_of_employees: '15+',
  extra_data: [...extraSwitches],
  processes: knowledge.processes.map(({ id, sub_processes }) => ({ id, sub_processes })),
  product_groups: knowledge.product_groups.map(({ id }) => id),
  food_groups: knowledge.food_groups.map(({ id }) => id),
}

export function measureGeneration(): void {
  const times = Array.from({ length: 60 }, () => {
    const start = performance.now()
    generatePlan(largest, knowledge)
    return performance.now() - start
  })
  report('plan.generate.largest.p50', quantile(times.slice(10), 0.5), 'ms', 50)
}

export async function measureZip(): Promise<void> {
  const engine = openPdfEngine()
  const document = samplePlan()
  const totals: number[] = []
  const firsts: number[] = []
  let pages = 0
  for (let warm = 0; warm < 2; warm += 1) await zipOnce(engine, document)
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  for (let run = 0; run < 20; run += 1) {
    const { total, first, pages: counted } = await zipOnce(engine, document)
    totals.push(total)
    firsts.push(first)
    pages = counted
  }
  lag.disable()
  await engine.close()
  report('plan.zip.pages_short_of_60', Math.max(0, 60 - pages), 'pages', 0)
  report('plan.zip.total.p95', quantile(totals, 0.95), 'ms', 1_000)
  report('plan.zip.first_byte.p95', quantile(firsts, 0.95), 'ms', 100)
  report('plan.zip.event_loop_lag.max', lag.max / 1e6, 'ms', 50)
}

async function zipOnce(engine: ReturnType<typeof openPdfEngine>, document: ReturnType<typeof samplePlan>): Promise<{ total: number; first: number; pages: number }> {
  const start = performance.now()
  const { stream, done } = planZip(document, engine)
  let first = 0
  for await (const _ of stream) first ||= performance.now() - start
  const summary = await done
  return { total: performance.now() - start, first, pages: summary.pages }
}
