import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import base from '../../vitest.config.ts'
import { root } from '../stages/stage.ts'
import { plantMutants, StepSequencer } from './plugin.ts'
import { folderOfRun, readPlan } from './plan.ts'

const runner = fileURLToPath(new URL('runner.ts', import.meta.url))
const plan = readPlan(folderOfRun())

/** The projects of the checkout; of another tree every test. */
const projects =
  plan.root === root
    ? (base.test?.projects ?? []).filter(
        (project): project is TestProjectInlineConfiguration => typeof project === 'object',
      )
    : [{ extends: true as const, test: { name: 'plain', include: ['**/*.test.ts'] } }]

export default defineConfig({
  ...base,
  root: plan.root,
  test: {
    ...base.test,
    maxWorkers: 1,
    // Node would load the files as they are, without the planted changes.
    experimental: { viteModuleRunner: true, nodeLoader: true },
    // A module with planted changes is not what the next run shall find.
    fsModuleCache: false,
    passWithNoTests: true,
    runner,
    sequence: { sequencer: StepSequencer },
    reporters: [],
    silent: true,
    projects: projects.map((project) => ({
      ...project,
      plugins: [plantMutants()],
      test: { ...project.test, maxWorkers: 1, passWithNoTests: true, runner },
    })),
  },
})
