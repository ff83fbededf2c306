/** Names that say how a value came about instead of what it is. */
import { parseSync } from 'oxc-parser'
import { descendants, isNode, lineFinder, type SyntaxNode } from '../syntax.ts'

const participles = ['asked', 'found', 'given', 'kept', 'known', 'made', 'named', 'said', 'shown', 'told']
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const poetic = ['Bench', 'Farewell', 'Standing', 'Telling', 'door', 'goodbye', 'world']
const replacedNames: ReadonlySet<string> = new Set([...participles, ...participles.map(capital), ...poetic])

const nodesOf = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap(nodesOf) : isNode(value) ? [value] : []

/** The identifiers that a pattern binds. */
function boundBy(pattern: SyntaxNode): SyntaxNode[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return nodesOf(pattern['properties']).flatMap((property) =>
        boundBy(property.type === 'Property' ? (property['value'] as SyntaxNode) : property),
      )
    case 'ArrayPattern':
      return nodesOf(pattern['elements']).flatMap(boundBy)
    case 'AssignmentPattern':
      return nodesOf(pattern['left']).flatMap(boundBy)
    case 'RestElement':
      return nodesOf(pattern['argument']).flatMap(boundBy)
    default:
      return []
  }
}

/** The identifiers that a node declares. */
function declaredBy(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
      return nodesOf(node['id']).flatMap(boundBy)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...nodesOf(node['id']), ...nodesOf(node['params'])].flatMap(boundBy)
    case 'CatchClause':
      return nodesOf(node['param']).flatMap(boundBy)
    default:
      return []
  }
}

/** The declarations of a source file whose names are no nouns, with their lines. */
export function findPoorNames(
  file: string,
  code: string,
): { readonly name: string; readonly line: number }[] {
  const lineOf = lineFinder(code)
  return nodesOf(parseSync(file, code).program)
    .flatMap((program) => [...descendants(program)])
    .flatMap(declaredBy)
    .filter((identifier) => replacedNames.has(String(identifier['name'])))
    .map((identifier) => ({ name: String(identifier['name']), line: lineOf(identifier.start) }))
}
