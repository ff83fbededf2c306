/**
 * Holds the import table of ARCHITECTURE.md, and the rules about clock, chance, environment, names and size.
 * Reads every TypeScript file with a real parser; `node tools/check-imports.ts [checkout]`.
 */
import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeImport, judgeSource } from './imports/judge-source.ts'
import { placeOf } from './imports/layers.ts'
import { readSource } from './imports/read-source.ts'
import { resolveImport } from './imports/resolve-import.ts'
import { listSourceFiles } from './source-files.ts'

export type ImportReport = {
  readonly files: number
  readonly imports: number
  readonly findings: readonly string[]
}

function checkFile(root: string, path: string): { imports: number; findings: string[] } {
  const place = placeOf(path)
  if (place === undefined) return { imports: 0, findings: [`${path}:1: belongs to no part of the tree`] }
  const source = readSource(path, readFileSync(join(root, path), 'utf8'))
  const broken = source.imports.flatMap((entry) => {
    const reason = judgeImport(place, entry, resolveImport(root, path, entry.specifier))
    return reason === undefined ? [] : [`${path}:${entry.line}: ${reason}`]
  })
  return {
    imports: source.imports.length,
    findings: [...broken, ...judgeSource(path, place, source).map((text) => `${path}:${text}`)],
  }
}

/**
 * Checks the checkout at `root`. `findings` are `path:line: reason`; `files` and `imports` tell how much was
 * really read.
 */
export function checkImports(root: string): ImportReport {
  const checked = listSourceFiles(root).map((file) =>
    checkFile(root, relative(root, file).split(sep).join('/')),
  )
  return {
    files: checked.length,
    imports: checked.reduce((sum, file) => sum + file.imports, 0),
    findings: checked.flatMap((file) => file.findings),
  }
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
  const report = checkImports(root)
  for (const finding of report.findings) console.error(finding)
  console.log(`${report.files} files, ${report.imports} imports, ${report.findings.length} findings`)
  if (report.findings.length > 0 || report.files === 0) process.exitCode = 1
}
