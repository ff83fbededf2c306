import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { floors, webFloors } from './imports/features.ts'
import { drawFloors } from './imports/judge-features.ts'
import { root } from './stages/stage.ts'

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Files and folders that the text names: links, and code that begins with a folder of the checkout. */
function namedIn(document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[^]*?```/g, '')
  const links = [...text.matchAll(/\]\(([^)#]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(document), target))
  const code = [...text.matchAll(/`((?:packages|docs|tools|e2e|bench)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  )
  // A placeholder means many files.
  return [...links, ...code].filter((path) => !/[<>*…{]|YYYY|partners/.test(path))
}

it.each(documents)('%s names files that there are', (document) => {
  expect(namedIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Names without a folder belong to the folder named last. */
it('each name in first-day.md is a file of the folder before it', () => {
  const text = readFileSync(join(root, 'docs/first-day.md'), 'utf8')
  let folder = ''
  const lost: string[] = []
  let names = 0
  for (const [, path = ''] of text.matchAll(/`([\w./-]+\.tsx?|packages\/[\w./-]+)`/g)) {
    const full = path.startsWith('packages/') ? path : join(folder, path)
    if (!existsSync(join(root, full))) lost.push(full)
    if (path.startsWith('packages/')) folder = /\.tsx?$/.test(path) ? folder : path
    names += 1
  }
  expect([lost, names > 25]).toEqual([[], true])
})

it.each([
  ['server', floors],
  ['web', webFloors],
])('ARCHITECTURE.md draws the floors of features of the %s as they are checked', (_, floors) => {
  expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).toContain(
    `\`\`\`\n${drawFloors(floors)}\n\`\`\`\n`,
  )
})
