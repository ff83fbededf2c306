/** The mutants of source files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineFinder } from '../syntax.ts'
import { findEdits } from './find-edits.ts'
import { areaOf, type Mutant } from './mutant.ts'

/** Written by hand, not only re-exported, and below one of the paths. */
export const isRule = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => file.startsWith(path)) &&
  !/\.(test|gen|schemas)\.tsx?$|\/(index|public)\.tsx?$/.test(file)

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

export function findMutants(root: string, files: readonly string[]): readonly Mutant[] {
  let id = 0
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const lineOf = lineFinder(code)
    return findEdits(file, code).map((edit) => ({ ...edit, id: ++id, file, line: lineOf(edit.from) }))
  })
}

/** Every `parts`-th area. */
export function partOf(mutants: readonly Mutant[], part: number, parts: number): readonly Mutant[] {
  const areas = [...new Set(mutants.map(({ file }) => areaOf(file)))]
  return mutants.filter(({ file }) => areas.indexOf(areaOf(file)) % parts === part - 1)
}
