/** Mutants that do not compile: each is a file of its own beside the others, in a copy of its package. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../stages/stage.ts'
import { apply, type Mutant } from './mutant.ts'

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/')

const copied = (path: string): boolean =>
  !/[\\/](node_modules|dist|data)$/.test(path) && !/\.test\.tsx?$/.test(path)

async function refusedIn(
  root: string,
  folder: string,
  name: string,
  mutants: readonly Mutant[],
): Promise<number[]> {
  const copy = join(folder, name)
  cpSync(join(root, name), copy, { recursive: true, filter: copied })
  const own = join(root, name, 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(copy, 'node_modules'))
  const base = join(folder, 'tsconfig.base.json')
  if (!existsSync(base)) cpSync(join(root, 'tsconfig.base.json'), base)
  for (const mutant of mutants) {
    const path = join(folder, mutant.file.replace(/(\.\w+)$/, `.mutant-${mutant.id}$1`))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, apply(readFileSync(join(root, mutant.file), 'utf8'), mutant))
  }
  const settings = ['--incremental', 'false', '--tsBuildInfoFile', 'null', '--pretty', 'false']
  const { output } = await run('tsc', ['-p', copy, ...settings], { show: false })
  return [...output.matchAll(/\.mutant-(\d+)\.tsx?\(/g)].map((match) => Number(match[1]))
}

/** The numbers of mutants that the compiler refuses. */
export async function findRefused(
  root: string,
  folder: string,
  mutants: readonly Mutant[],
): Promise<Set<number>> {
  rmSync(folder, { recursive: true, force: true })
  const refused = new Set<number>()
  for (const [name, group] of Map.groupBy(mutants, ({ file }) => packageOf(file)))
    for (const id of await refusedIn(root, folder, name, group)) refused.add(id)
  rmSync(folder, { recursive: true, force: true })
  return refused
}
