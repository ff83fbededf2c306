import { parseSync } from 'oxc-parser'
import { descendants, isNode, lineFinder, stringOf, type SyntaxNode } from '../syntax.ts'
import { readSql } from './read-sql.ts'

export type Import = { readonly specifier: string; readonly typeOnly: boolean; readonly line: number }

/** Something in a file that rules look at: `what` is a name from the list in `judge-source.ts`. */
export type Trait = { readonly what: Use; readonly line: number }
export type Use = 'clock' | 'chance' | 'async' | 'environment' | 'locale-text' | 'storage' | 'blind-cast'

/** SQL in a file; `table` is the table that it writes, null where it reads only. */
export type SqlUse = { readonly table: string | null; readonly line: number }

export type Source = {
  readonly imports: readonly Import[]
  readonly sql: readonly SqlUse[]
  readonly uses: readonly Trait[]
  readonly lines: number
  readonly errors: readonly string[]
}

/** The dotted name of an expression such as `Temporal.Now.instant`; '' for anything else. */
function dotted(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type !== 'MemberExpression') return ''
  const property = node['property']
  const name = isNode(property)
    ? String(node['computed'] === true ? property['value'] : property['name'])
    : ''
  return `${dotted(node['object'])}.${name}`
}

const clocks = /^(globalThis\.)?(Date\.now|performance\.now|Temporal\.Now)$/
const chances = /^(globalThis\.)?(Math\.random|crypto\.(randomUUID|getRandomValues))$/

/** A language chosen by the code: its text is not for people, so something computes with it. */
function readsLocaleText(node: SyntaxNode): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const name = dotted(node['callee'])
  if (/\.toLocale(Date|Time)?String$/.test(name)) return true
  const [first] = node['arguments'] as unknown[]
  return /^(globalThis\.)?Intl\.(DateTime|Number)Format$/.test(name) && stringOf(first) !== undefined
}

const storages = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'BroadcastChannel',
  'caches',
  'serviceWorker',
])

const isStorage = (node: SyntaxNode): boolean =>
  (node.type === 'Identifier' && storages.has(String(node['name']))) ||
  (node.type === 'MemberExpression' && dotted(node) === 'navigator.storage') ||
  (node.type === 'ImportDeclaration' && stringOf(node['source']) === 'idb' && node['importKind'] !== 'type')

const typeOf = (node: unknown): unknown => {
  const type = isNode(node) && node.type === 'TSAsExpression' ? node['typeAnnotation'] : undefined
  return isNode(type) ? type.type : undefined
}

/** `x as never` or `x as unknown as T`: the compiler compares nothing. */
const isBlindCast = (node: SyntaxNode): boolean =>
  typeOf(node) === 'TSNeverKeyword' ||
  (node.type === 'TSAsExpression' && typeOf(node['expression']) === 'TSUnknownKeyword')

function useOf(node: SyntaxNode): Use | undefined {
  if (isBlindCast(node)) return 'blind-cast'
  if (isStorage(node)) return 'storage'
  if (readsLocaleText(node)) return 'locale-text'
  if (
    node['async'] === true ||
    node.type === 'AwaitExpression' ||
    (node.type === 'ForOfStatement' && node['await'] === true)
  )
    return 'async'
  if (
    node.type === 'NewExpression' &&
    dotted(node['callee']) === 'Date' &&
    (node['arguments'] as unknown[]).length === 0
  )
    return 'clock'
  if (node.type === 'CallExpression' && dotted(node['callee']) === 'Date') return 'clock'
  if (node.type !== 'MemberExpression') return undefined
  const name = dotted(node)
  if (clocks.test(name)) return 'clock'
  if (chances.test(name)) return 'chance'
  return /^(globalThis\.)?process\.env$/.test(name) ? 'environment' : undefined
}

function importOf(node: SyntaxNode): { specifier: string; typeOnly: boolean } | undefined {
  if (node.type === 'TSImportType') return withType(stringOf(node['source']) ?? stringOf(node['argument']))
  if (
    node.type === 'ImportExpression' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ExportNamedDeclaration' ||
    node.type === 'ImportDeclaration'
  ) {
    const specifier = stringOf(node['source'])
    if (specifier === undefined) return undefined
    return { specifier, typeOnly: node['importKind'] === 'type' || node['exportKind'] === 'type' }
  }
  return undefined
}

const withType = (specifier: string | undefined): { specifier: string; typeOnly: boolean } | undefined =>
  specifier === undefined ? undefined : { specifier, typeOnly: true }

/**
 * Reads one file's text: every import, re-export, dynamic import and import type, and the places that rules
 * forbid.
 */
export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code)
  const lineAt = lineFinder(code)
  const imports: Import[] = []
  const uses: Trait[] = []
  const sql: SqlUse[] = []
  for (const node of descendants(program)) {
    const importUse = importOf(node)
    if (importUse !== undefined) imports.push({ ...importUse, line: lineAt(node.start) })
    if (importUse?.specifier === 'node:process' || importUse?.specifier === 'process')
      uses.push({ what: 'environment', line: lineAt(node.start) })
    const use = useOf(node)
    if (use !== undefined) uses.push({ what: use, line: lineAt(node.start) })
    for (const table of readSql(node)) sql.push({ table, line: lineAt(node.start) })
  }
  return {
    imports,
    sql,
    uses,
    lines: lineAt(code.length) - (code.endsWith('\n') ? 1 : 0),
    errors: errors.map((error) => error.message),
  }
}
