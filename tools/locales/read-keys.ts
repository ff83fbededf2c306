import { parseSync } from 'oxc-parser'
import { descendants, isNode, lineFinder, stringOf, type SyntaxNode } from '../syntax.ts'

/**
 * A use of text keys in a source: `asked` in a call of `say` or `t`, `named` as any other string (keys are
 * also passed in tables and constants), `prefix` as the fixed beginning of a template.
 */
export type KeyUse = {
  readonly kind: 'asked' | 'named' | 'prefix'
  readonly text: string
  readonly where: string
}

const askers = new Set(['say', 't'])

function calleeName(node: SyntaxNode): string {
  const callee = node['callee']
  if (!isNode(callee)) return ''
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return isNode(name) ? String(name['name']) : ''
}

function prefixOf(node: SyntaxNode): string {
  const [first] = node['quasis'] as { value?: { cooked?: string } }[]
  return first?.value?.cooked ?? ''
}

/** Every trace of a key in the text of one file. */
export function readKeys(file: string, code: string): KeyUse[] {
  const { program } = parseSync(file, code)
  const lineAt = lineFinder(code)
  const uses: KeyUse[] = []
  for (const node of descendants(program)) {
    const where = `${file}:${lineAt(node.start)}`
    const text = stringOf(node)
    if (text !== undefined) uses.push({ kind: 'named', text, where })
    if (node.type === 'TemplateLiteral' && prefixOf(node).includes('.'))
      uses.push({ kind: 'prefix', text: prefixOf(node), where })
    if (node.type !== 'CallExpression' || !askers.has(calleeName(node))) continue
    const textKey = stringOf((node['arguments'] as unknown[])[0])
    if (textKey !== undefined) uses.push({ kind: 'asked', text: textKey, where })
  }
  return uses
}
