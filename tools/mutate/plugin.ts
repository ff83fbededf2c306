/** Puts the planted changes of a run into the modules, and starts its test files as often as the plan says. */
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { instrument } from './schemata.ts'
import { folderOfRun, readPlan, readResults, type Plan } from './plan.ts'

export function plantMutants(): Plugin {
  const { root, mutants } = readPlan(folderOfRun())
  const byFile = Map.groupBy(mutants, ({ file }) => join(root, file))
  return {
    name: 'plant-mutants',
    enforce: 'pre',
    transform: (code, id) => {
      const planted = byFile.get(id)
      return planted === undefined ? null : { code: instrument(code, planted), map: null }
    },
  }
}

const left = (folder: string, { root, steps }: Plan): readonly string[] =>
  steps.slice(readResults(folder).length).map(({ file }) => join(root, file))

/** The steps that have no result yet, in their order: a file comes as often as it is a step. */
export class StepSequencer extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const byFile = new Map(specifications.map((one) => [one.moduleId, one]))
    const folder = folderOfRun()
    return Promise.resolve(left(folder, readPlan(folder)).flatMap((file) => byFile.get(file) ?? []))
  }
}
