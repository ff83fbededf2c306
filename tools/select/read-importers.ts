import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { resolveImport } from '../imports/resolve-import.ts'
import { listSourceFiles } from '../source-files.ts'

/** Who imports a file, by paths below the checkout. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** What a file takes from another one: a name, or null = all of it. */
type Taken = { readonly file: string; readonly name: string | null }

type Module = {
  readonly takes: readonly Taken[]
  /** Names that it declares and exports. */
  readonly own: ReadonlySet<string>
  /** Names of other files that it exports, and files of which it exports every name. */
  readonly passes: ReadonlyMap<string, Taken>
  readonly passesAll: readonly string[]
}

type Follow = (specifier: string) => string | undefined

function readExports(code: ReturnType<typeof parseSync>['module'], follow: Follow): Omit<Module, 'takes'> {
  const own = new Set<string>()
  const passes = new Map<string, Taken>()
  const passesAll: string[] = []
  for (const { entries } of code.staticExports)
    for (const { isType, moduleRequest, importName, exportName } of entries) {
      if (isType) continue
      const file = moduleRequest === null ? null : follow(moduleRequest.value)
      if (file === null) own.add(exportName.name ?? 'default')
      else if (file !== undefined && importName.kind === 'Name' && exportName.name !== null)
        passes.set(exportName.name, { file, name: importName.name })
      else if (file !== undefined) passesAll.push(file)
    }
  return { own, passes, passesAll }
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8')
  const { module: code } = parseSync(path, text)
  const follow: Follow = (specifier) => {
    const target = resolveImport(root, path, specifier)
    return target.kind === 'file' ? target.path : undefined
  }
  const importedNames = code.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
    entries.length === 0
      ? [{ specifier: value, name: null }]
      : entries.flatMap(({ isType, importName: { kind, name } }) =>
          isType
            ? []
            : [
                {
                  specifier: value,
                  name: kind === 'Name' ? name : kind === 'Default' ? 'default' : null,
                },
              ],
        ),
  )
  const dynamic = code.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    name: null,
  }))
  const takes = [...importedNames, ...dynamic].flatMap(({ specifier, name }) => {
    const file = follow(specifier)
    return file === undefined ? [] : [{ file, name }]
  })
  return { takes, ...readExports(code, follow) }
}

/** The files of what is taken: through a public file or an index, the one that declares the name. */
function sourcesOf(modules: ReadonlyMap<string, Module>, { file, name }: Taken): readonly string[] {
  const find = (at: string, what: string, seen: ReadonlySet<string>): string | undefined => {
    const here = modules.get(at)
    if (here === undefined || seen.has(at)) return undefined
    if (here.own.has(what)) return at
    const passed = here.passes.get(what)
    if (passed !== undefined)
      return passed.name === null
        ? passed.file
        : (find(passed.file, passed.name, new Set([...seen, at])) ?? passed.file)
    for (const next of here.passesAll) {
      const source = find(next, what, new Set([...seen, at]))
      if (source !== undefined) return source
    }
    return undefined
  }
  if (name !== null) return [find(file, name, new Set()) ?? file]
  const here = modules.get(file)
  return [
    file,
    ...(here?.passesAll ?? []),
    ...[...(here?.passes.values() ?? [])].map((passed) => passed.file),
  ]
}

/** The importers of each file of the checkout. Types alone are no import: no test sees them. */
export function readImporters(root: string): Importers {
  const modules = new Map(
    listSourceFiles(root).map((file) => {
      const path = relative(root, file).split(sep).join('/')
      return [path, readModule(root, path)] as const
    }),
  )
  const importers = new Map<string, Set<string>>()
  for (const [path, { takes }] of modules)
    for (const source of takes.flatMap((taken) => sourcesOf(modules, taken)))
      importers.set(source, (importers.get(source) ?? new Set()).add(path))
  return importers
}
