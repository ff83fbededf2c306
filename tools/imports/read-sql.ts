import { isNode, stringOf, type SyntaxNode } from '../syntax.ts'

const kyselyReads = new Set(['selectFrom', 'with'])
const kyselyWrites = new Set(['insertInto', 'updateTable', 'deleteFrom'])
const statement =
  /^\s*(select|insert\s+into|update|delete\s+from|with)\b[^]*\b(from|values|set|select|where|app\.)/i
const writes = /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi
/** Words that follow `update` where no table is written: `for update of`, `on conflict do update set`. */
const noTables = new Set(['of', 'set', 'skip', 'nowait'])

const tablesWritten = (text: string): string[] =>
  [...text.matchAll(writes)].flatMap(([, table = '']) => (noTables.has(table) ? [] : [table]))

/** The fixed parts of a template literal, with a space for each expression. */
const templateText = (node: SyntaxNode): string =>
  (node['quasis'] as { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join(' ')

const isSqlTag = (tag: unknown): boolean => isNode(tag) && tag.type === 'Identifier' && tag['name'] === 'sql'

/** SQL that the node itself holds: a table for each write, null for a read; empty for anything else. */
export function readSql(node: SyntaxNode): readonly (string | null)[] {
  if (node.type === 'CallExpression') return readKysely(node)
  if (node.type === 'TaggedTemplateExpression' && isSqlTag(node['tag'])) {
    const written = tablesWritten(templateText(node['quasi'] as SyntaxNode))
    return written.length > 0 ? written : [null]
  }
  const text = node.type === 'TemplateLiteral' ? templateText(node) : stringOf(node)
  if (text === undefined || !statement.test(text)) return []
  const written = tablesWritten(text)
  return written.length > 0 ? written : [null]
}

function readKysely(node: SyntaxNode): readonly (string | null)[] {
  const callee = node['callee']
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return []
  const method = String(callee['property']['name'])
  const [first] = node['arguments'] as unknown[]
  const table = stringOf(first)
  if (kyselyWrites.has(method)) return [table ?? null]
  return kyselyReads.has(method) && table !== undefined ? [null] : []
}
