/** A node of the syntax tree, as the parser gives it. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The node and all below it, in reading order. */
export function* descendants(node: unknown): Generator<SyntaxNode> {
  if (!isNode(node)) return
  yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) yield* descendants(item)
    } else yield* descendants(value)
  }
}

/** The text of a string literal, or undefined. */
export const stringOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : undefined

/** Tells the line (from 1) of an offset into `code`. */
export function lineFinder(code: string): (offset: number) => number {
  const breaks = [...code.matchAll(/\n/g)].map((match) => match.index)
  return (offset) => breaks.filter((at) => at < offset).length + 1
}
