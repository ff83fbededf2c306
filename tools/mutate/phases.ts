/** Which test files run against the mutants of an area, in which order. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaOf } from './mutant.ts'

export type Phase = {
  readonly name: string
  readonly project: string
  /** At most so many files run against one mutant: those that are fastest. */
  readonly most?: number
  readonly takes: (file: string, test: string) => boolean
}

const within =
  (folder: RegExp) =>
  (file: string): boolean =>
    folder.test(file)
const inCore = within(/^packages\/core\//)
const inServer = within(/^packages\/server\//)
const inWeb = within(/^packages\/web\//)

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** How many test files of other areas are tried. */
const MOST_NEIGHBOURS = 8

/** The test files that use the contract or the folder of a file's area most. */
function neighboursIn(root: string, tests: readonly string[]): (file: string) => ReadonlySet<string> {
  const texts = tests.map((test) => ({ test, text: readFileSync(join(root, test), 'utf8') }))
  const byArea = new Map<string, ReadonlySet<string>>()
  return (file) => {
    const area = areaOf(file)
    const name = area.split('/')[1] ?? ''
    const cachedTests = byArea.get(area)
    if (cachedTests !== undefined) return cachedTests
    const uses = new RegExp(`(contract|features|core)/${name}['/]|\\b${camel(name)}\\.`, 'g')
    const most = texts
      .filter(({ test }) => areaOf(test) !== area)
      .map(({ test, text }) => ({ test, count: text.match(uses)?.length ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_NEIGHBOURS)
    const chosen = new Set(most.map(({ test }) => test))
    byArea.set(area, chosen)
    return chosen
  }
}

const isOfServer = (test: string): boolean => /^packages\/server\/.*\.test\.ts$/.test(test)
const isOfKnowledge = (test: string): boolean => /^packages\/knowledge\/.*\.test\.ts$/.test(test)
/** Tests that walk all routes with many inputs take minutes, for what the tests of the feature say too. */
const isLong = (test: string): boolean =>
  /\/test\/(every-|attacks|durability|power|full-disk|slow)/.test(test)

export function phasesOf(root: string, tests: readonly string[]): readonly Phase[] {
  const beside = neighboursIn(
    root,
    tests.filter((test) => isOfServer(test) && !isLong(test)),
  )
  const ofKnowledge = neighboursIn(root, tests.filter(isOfKnowledge))
  const own = (file: string, test: string): boolean => areaOf(file) === areaOf(test)
  return [
    {
      name: 'rules',
      project: 'core',
      takes: (file, test) => inCore(file) && /^packages\/core\/.*\.test\.ts$/.test(test),
    },
    {
      name: 'knowledge',
      project: 'knowledge',
      most: 4,
      takes: (file, test) => inCore(file) && ofKnowledge(file).has(test),
    },
    { name: 'feature', project: 'server', takes: (file, test) => inServer(file) && own(file, test) },
    {
      name: 'web',
      project: 'web',
      takes: (file, test) => inWeb(file) && own(file, test) && test.endsWith('.ts'),
    },
    {
      name: 'components',
      project: 'web-components',
      takes: (file, test) => inWeb(file) && own(file, test) && test.endsWith('.tsx'),
    },
    {
      name: 'neighbours',
      project: 'server',
      most: 6,
      takes: (file, test) => (inServer(file) || inCore(file)) && beside(file).has(test),
    },
  ]
}
