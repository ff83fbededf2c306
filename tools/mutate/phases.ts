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

/** The tests of other areas that name the contract or the folder of this one. */
function namesArea(root: string): (file: string, test: string) => boolean {
  const texts = new Map<string, string>()
  return (file, test) => {
    const area = areaOf(file).split('/')[1] ?? ''
    const text = texts.get(test) ?? readFileSync(join(root, test), 'utf8')
    texts.set(test, text)
    return new RegExp(`(contract|features|core)/${area}['/]`).test(text)
  }
}

const isOfServer = (test: string): boolean => /^packages\/server\/.*\.test\.ts$/.test(test)
/** Tests that walk all routes with many inputs take minutes, for what the tests of the feature say too. */
const isLong = (test: string): boolean =>
  /\/test\/(every-|attacks|durability|power|full-disk|slow)/.test(test)

export function phasesOf(root: string): readonly Phase[] {
  const named = namesArea(root)
  const own = (file: string, test: string): boolean => areaOf(file) === areaOf(test)
  return [
    {
      name: 'rules',
      project: 'core',
      takes: (file, test) => inCore(file) && /^packages\/core\/.*\.test\.ts$/.test(test),
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
      takes: (file, test) =>
        (inServer(file) || inCore(file)) &&
        isOfServer(test) &&
        !isLong(test) &&
        !own(file, test) &&
        named(file, test),
    },
  ]
}
