/** Changes that can be planted in a source file. */
import { parseSync } from 'oxc-parser'
import { isNode, stringOf, type SyntaxNode } from '../syntax.ts'
import type { Edit } from './mutant.ts'
import { findSqlEdits, type Part } from './sql-edits.ts'

type Host = Edit['host']
type Change = Omit<Edit, 'host'>

const operators: Readonly<Record<string, readonly [text: string, kind: string]>> = {
  '<': ['<=', 'boundary'],
  '<=': ['<', 'boundary'],
  '>': ['>=', 'boundary'],
  '>=': ['>', 'boundary'],
  '===': ['!==', 'equality'],
  '!==': ['===', 'equality'],
  '+': ['-', 'arithmetic'],
  '-': ['+', 'arithmetic'],
  '*': ['/', 'arithmetic'],
  '/': ['*', 'arithmetic'],
  '%': ['*', 'arithmetic'],
  '&&': ['||', 'logic'],
  '||': ['&&', 'logic'],
}
const methods: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  findLast: 'find',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
}
/** Calls whose object alone is a weaker answer. */
const dropped = new Set(
  'filter sort toSorted reverse toReversed trim toLowerCase slice where orderBy'.split(' '),
)
const words: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  asc: 'desc',
  desc: 'asc',
}

const nodeAt = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const value = node[key]
  return isNode(value) ? value : undefined
}
const endOf = (node: SyntaxNode): number => Number(node['end'])
const hostOf = (node: SyntaxNode): Host => ({ start: node.start, end: endOf(node) })
const nameOf = (node: SyntaxNode | undefined): string =>
  typeof node?.['name'] === 'string' ? node['name'] : ''

const replaced = (node: SyntaxNode, text: string, kind: string): Change => ({
  from: node.start,
  to: endOf(node),
  text,
  kind,
})

function ofOperator(code: string, node: SyntaxNode): readonly Change[] {
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')]
  const operator = String(node['operator'])
  if (left === undefined || right === undefined) return []
  if (operator === '??')
    return [replaced(node, `(${code.slice(right.start, endOf(right))})`, 'default always')]
  const swap = operators[operator]
  const from = code.indexOf(operator, endOf(left))
  if (swap === undefined || from < 0 || from >= right.start) return []
  const isText =
    operator === '+' &&
    [left, right].some((side) => side.type === 'TemplateLiteral' || stringOf(side) !== undefined)
  return isText ? [] : [{ from, to: from + operator.length, text: swap[0], kind: swap[1] }]
}

function ofLiteral(node: SyntaxNode): readonly Change[] {
  const { value } = node as { readonly value?: unknown }
  if (typeof value === 'boolean') return [replaced(node, String(!value), 'boolean')]
  if (typeof value !== 'number') return []
  return [replaced(node, String(value === 1 ? 0 : value + 1), 'number')]
}

/** `if`, `? :` and loops: the condition always holds or never. */
function ofCondition(node: SyntaxNode): readonly Change[] {
  const test = nodeAt(node, 'test')
  if (test === undefined || node.type === 'SwitchCase') return []
  const never = replaced(test, 'false', 'condition never')
  return node.type === 'IfStatement' || node.type === 'ConditionalExpression'
    ? [replaced(test, 'true', 'condition always'), never]
    : [never]
}

function ofCall(code: string, node: SyntaxNode): readonly Change[] {
  const callee = nodeAt(node, 'callee')
  const [object, property] =
    callee === undefined ? [] : [nodeAt(callee, 'object'), nodeAt(callee, 'property')]
  if (callee?.type !== 'MemberExpression' || object === undefined || property === undefined) return []
  const name = callee['computed'] === true ? '' : nameOf(property)
  const args = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : []
  const swap = methods[name]
  if (swap !== undefined && Object.hasOwn(methods, name)) return [replaced(property, swap, 'method')]
  if (name === 'where' || name === 'orderBy') {
    const changes = args.flatMap((arg) => ofWord(arg))
    const isOfCompany = (stringOf(args[0]) ?? '').endsWith('company_id')
    if (stringOf(args[0]) === undefined || isOfCompany) return changes
    return [...changes, { ...replaced(node, '', 'call dropped'), from: endOf(object), to: endOf(node) }]
  }
  if (!dropped.has(name)) return []
  return [{ from: endOf(object), to: endOf(node), text: '', kind: 'call dropped' }]
}

/** A word of a query builder: `'<'`, `'desc'`. */
function ofWord(node: SyntaxNode): readonly Change[] {
  const word = words[stringOf(node) ?? '']
  return word === undefined ? [] : [replaced(node, `'${word}'`, 'query')]
}

function ofSql(code: string, node: SyntaxNode): readonly Change[] {
  const quasi = nodeAt(node, 'quasi')
  const tag = nodeAt(node, 'tag')
  if (nameOf(tag) !== 'sql' || quasi === undefined) return []
  const nodes = (key: string): readonly SyntaxNode[] =>
    Array.isArray(quasi[key]) ? quasi[key].filter(isNode) : []
  const quasis = nodes('quasis')
  const parts = quasis.flatMap((text, index): Part[] => {
    // The parser's ranges of texts are with or without their marks; the marks are no SQL.
    const from =
      index === 0 ? quasi.start + 1 : code.indexOf('}', endOf(nodes('expressions')[index - 1] ?? text)) + 1
    const next = nodes('expressions')[index]
    const to = next === undefined ? endOf(quasi) - 1 : code.lastIndexOf('${', next.start)
    const hole = next === undefined ? [] : [{ from: to, to: code.indexOf('}', endOf(next)) + 1, hole: true }]
    return [{ from, to, hole: false }, ...hole]
  })
  return findSqlEdits(code, parts)
}

const isLog = /^(await )?([\w.]+\.)?(log|logger|console)\.|^void 0/

function ofStatement(code: string, node: SyntaxNode): readonly Change[] {
  if (node.type === 'ThrowStatement') return [replaced(node, '{}', 'throw dropped')]
  if (node.type === 'ReturnStatement')
    return node['argument'] === null ? [replaced(node, '{}', 'return dropped')] : []
  const text = code.slice(node.start, endOf(node))
  return isLog.test(text) || ('directive' in node && typeof node['directive'] === 'string')
    ? []
    : [replaced(node, '{}', 'statement dropped')]
}

function changesOf(code: string, node: SyntaxNode): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return ofOperator(code, node)
    case 'Literal':
      return ofLiteral(node)
    case 'UnaryExpression': {
      const inner = nodeAt(node, 'argument')
      return node['operator'] === '!' && inner !== undefined
        ? [replaced(node, code.slice(inner.start, endOf(inner)), 'negation dropped')]
        : []
    }
    case 'CallExpression':
      return ofCall(code, node)
    case 'TaggedTemplateExpression':
      return ofSql(code, node)
    case 'ThrowStatement':
    case 'ReturnStatement':
    case 'ExpressionStatement':
      return ofStatement(code, node)
    default:
      return ofCondition(node)
  }
}

const statements = new Set(['ThrowStatement', 'ReturnStatement', 'ExpressionStatement'])
/** Nodes of types that hold values. */
const values = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
])
/** Places of a node whose text is no expression. */
const names: Readonly<Record<string, readonly string[]>> = {
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ExportNamedDeclaration: ['source', 'specifiers', 'attributes'],
  ExportAllDeclaration: ['source', 'exported', 'attributes'],
  ImportExpression: ['source'],
  JSXAttribute: ['name'],
}

type Within = { readonly chain?: Host | undefined; readonly inFunction: boolean; readonly inTable: boolean }

/** A number or a boolean in a table of a module is data, not a rule. */
const isData = (node: SyntaxNode, { inFunction, inTable }: Within): boolean =>
  node.type === 'Literal' && inTable && !inFunction

function* visit(code: string, node: SyntaxNode, within: Within): Generator<Edit> {
  if ((node.type.startsWith('TS') && !values.has(node.type)) || isData(node, within)) return
  const { chain } = within
  const own = hostOf(node)
  for (const change of changesOf(code, node)) {
    const test = ofCondition(node).length > 0 ? nodeAt(node, 'test') : undefined
    const host = test === undefined ? (chain ?? own) : hostOf(test)
    yield { ...change, host: statements.has(node.type) ? { ...own, statement: true } : host }
  }
  for (const [key, value] of Object.entries(node)) {
    if (names[node.type]?.includes(key) === true && node['computed'] !== true) continue
    // `a?.b.c()` ends as a whole where `a` is absent: its links have the whole as their host.
    const isLink =
      (node.type === 'CallExpression' && key === 'callee') ||
      (node.type === 'MemberExpression' && key === 'object')
    const inner = node.type === 'ChainExpression' ? own : isLink ? chain : undefined
    for (const item of Array.isArray(value) ? value : [value])
      if (isNode(item) && !(node.type === 'JSXAttribute' && item.type === 'Literal'))
        yield* visit(code, item, {
          chain: inner,
          inFunction: within.inFunction || node.type.includes('Function'),
          inTable: within.inTable || node.type === 'ObjectExpression' || node.type === 'ArrayExpression',
        })
  }
}

/** All changes of a file, in reading order. */
export function findEdits(file: string, code: string): readonly Edit[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0 || !isNode(program)) throw new Error(`${file} is not TypeScript`)
  return [...visit(code, program, { inFunction: false, inTable: false })]
}
