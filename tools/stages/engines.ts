import { nothing, oneFailure, run, type Stage } from './stage.ts'

/** Firefox and WebKit, where the machine has them (e2e/engines). */
export const engines: Stage = {
  name: 'engines',
  title: 'Firefox and WebKit',
  run: async () => {
    const { output } = await run('node', ['e2e/engines/run.ts'], { show: false })
    process.stdout.write(output)
    const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output) ?? []
    if (passed === undefined) return oneFailure
    return { ...nothing, passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
  },
}
