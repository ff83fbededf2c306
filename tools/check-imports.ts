/**
 * Checks the import table of ARCHITECTURE.md, circles of imports, which feature calls which, where SQL is, which
 * feature writes a table, and the rules about clock, randomness, environment, names and size. Reads every TypeScript file with a real
 * parser; `node tools/check-imports.ts [checkout]`.
 */
import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { floors as ownFloors, webFloors as ownWebFloors, type Floor } from './imports/features.ts'
import { findCircles } from './imports/find-circles.ts'
import { judgeFeatures, type Call } from './imports/judge-features.ts'
import { judgeOwners, writesOf, type Write } from './imports/judge-owners.ts'
import { judgeImport, judgeSchemas, judgeSource } from './imports/judge-source.ts'
import { placeOf, type Layer } from './imports/layers.ts'
import { readSource } from './imports/read-source.ts'
import { resolveImport } from './imports/resolve-import.ts'
import { listSourceFiles } from './source-files.ts'

export type ImportReport = {
  readonly files: number
  readonly imports: number
  readonly findings: readonly string[]
}

type CheckedFile = {
  readonly path: string
  /** The files that it imports. */
  readonly files: readonly string[]
  readonly imports: number
  /** The feature that it is part of, tests aside. */
  readonly feature: string | null
  readonly layer: Layer | null
  readonly calls: readonly Call[]
  readonly written: readonly Write[]
  readonly findings: readonly string[]
}

function checkFile(root: string, path: string): CheckedFile {
  const place = placeOf(path)
  if (place === undefined)
    return {
      path,
      files: [],
      imports: 0,
      feature: null,
      layer: null,
      calls: [],
      written: [],
      findings: [`${path}:1: belongs to no part of the tree`],
    }
  const source = readSource(path, readFileSync(join(root, path), 'utf8'))
  const targets = source.imports.map((entry) => ({
    entry,
    target: resolveImport(root, path, entry.specifier),
  }))
  const broken = targets.flatMap(({ entry, target }) => {
    const reason = judgeImport(place, entry, target) ?? judgeSchemas(path, entry, target)
    return reason === undefined ? [] : [`${path}:${entry.line}: ${reason}`]
  })
  const feature = place.isTest ? null : place.feature
  return {
    path,
    feature,
    layer: place.layer,
    calls: targets.flatMap(({ entry, target }) => {
      const to = target.kind === 'file' ? placeOf(target.path) : undefined
      return feature === null || to?.layer !== place.layer || to.feature === null || to.feature === feature
        ? []
        : [{ from: feature, to: to.feature, path, line: entry.line }]
    }),
    files: targets.flatMap(({ target }) => (target.kind === 'file' ? [target.path] : [])),
    imports: source.imports.length,
    written: writesOf(path, place, source),
    findings: [...broken, ...judgeSource(path, place, source).map((text) => `${path}:${text}`)],
  }
}

function judgeLayer(checked: readonly CheckedFile[], layer: Layer, floors: readonly Floor[]): string[] {
  const files = checked.filter((file) => file.layer === layer)
  return judgeFeatures(
    floors,
    new Map(files.flatMap(({ feature, path }) => (feature === null ? [] : [[feature, path]]))),
    files.flatMap(({ calls }) => calls),
  )
}

/**
 * Checks the checkout at `root`. `findings` are `path:line: reason`; `files` and `imports` count the files
 * and imports read.
 */
export function checkImports(
  root: string,
  floors: readonly Floor[] = ownFloors,
  webFloors: readonly Floor[] = ownWebFloors,
): ImportReport {
  const checked = listSourceFiles(root).map((file) =>
    checkFile(root, relative(root, file).split(sep).join('/')),
  )
  return {
    files: checked.length,
    imports: checked.reduce((sum, file) => sum + file.imports, 0),
    findings: [
      ...checked.flatMap((file) => file.findings),
      ...findCircles(new Map(checked.map(({ path, files }) => [path, files]))).map(
        (circle) => `${circle[0]}:1: imports itself in a circle: ${circle.join(', ')}`,
      ),
      ...judgeLayer(checked, 'server/feature', floors),
      ...judgeLayer(checked, 'web/feature', webFloors),
      ...judgeOwners(checked.flatMap(({ written }) => written)),
    ],
  }
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
  const report = checkImports(root)
  for (const finding of report.findings) console.error(finding)
  console.log(`${report.files} files, ${report.imports} imports, ${report.findings.length} findings`)
  if (report.findings.length > 0 || report.files === 0) process.exitCode = 1
}
