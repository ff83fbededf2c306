/**
 * Rich text as the editor's document and back. Text with a format that the plan does not have loses the
 * format and keeps its words.
 */
import type { RichBlock, RichText, Span, TextSize } from '@larder/core/rich-text'
import { textSizes } from '@larder/core/rich-text'

/** The part of the editor's JSON that is read and written here. */
export type DocNode = {
  readonly type?: string | undefined
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly content?: readonly DocNode[] | undefined
  readonly marks?:
    | readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined }[]
    | undefined
  readonly text?: string | undefined
}

/** As long as one span may be on the wire. */
const longest = 5_000

const isSize = (value: unknown): value is Exclude<TextSize, 'normal'> =>
  value !== 'normal' && textSizes.some((size) => size === value)

function spanNodes({ text, bold, italic, underline, size }: Span): DocNode[] {
  const marks = [
    ...(bold === true ? [{ type: 'bold' }] : []),
    ...(italic === true ? [{ type: 'italic' }] : []),
    ...(underline === true ? [{ type: 'underline' }] : []),
    ...(size === undefined ? [] : [{ type: 'textSize', attrs: { size } }]),
  ]
  return text
    .split('\n')
    .flatMap((line, at): DocNode[] => [
      ...(at === 0 ? [] : [{ type: 'hardBreak' }]),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }]),
    ])
}

const inline = (spans: readonly Span[]): { readonly content?: readonly DocNode[] } => {
  const content = spans.flatMap(spanNodes)
  return content.length === 0 ? {} : { content }
}

function blockNodes(block: RichBlock): DocNode[] {
  if (block.kind === 'heading')
    return [{ type: 'heading', attrs: { level: block.level }, ...inline(block.spans) }]
  if (block.kind === 'paragraph') return [{ type: 'paragraph', ...inline(block.spans) }]
  if (block.items.length === 0) return []
  return [
    {
      type: block.ordered ? 'orderedList' : 'bulletList',
      content: block.items.map((spans) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', ...inline(spans) }],
      })),
    },
  ]
}

/** The document that the editor opens. */
export function toDoc(text: RichText): DocNode {
  const content = text.flatMap(blockNodes)
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}

function spanOf({ text = '', marks = [] }: DocNode): Span {
  const has = (type: string): boolean => marks.some((mark) => mark.type === type)
  const size = marks.find(({ type }) => type === 'textSize')?.attrs?.['size']
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(isSize(size) && { size }),
  }
}

const sameForm = (a: Span, b: Span): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.size === b.size

/** Neighbours of the same form become one, within what one may hold. */
function spansOf(nodes: readonly DocNode[]): readonly Span[] {
  const spans: Span[] = []
  for (const node of nodes) {
    const last = spans.at(-1)
    const next = node.type === 'hardBreak' ? { ...last, text: '\n' } : spanOf(node)
    const pieces = next.text.match(/[\s\S]{1,5000}/g) ?? []
    for (const text of pieces) {
      const open = spans.at(-1)
      if (open !== undefined && sameForm(open, next) && open.text.length + text.length <= longest)
        spans[spans.length - 1] = { ...open, text: open.text + text }
      else spans.push({ ...next, text })
    }
  }
  return spans
}

/** The inline nodes below, however deep. */
const leaves = (node: DocNode): readonly DocNode[] =>
  node.type === 'text' || node.type === 'hardBreak' ? [node] : (node.content ?? []).flatMap(leaves)

const levels = [1, 2, 3, 4, 5, 6] as const

function blockOf(node: DocNode): RichBlock {
  if (node.type === 'bulletList' || node.type === 'orderedList')
    return {
      kind: 'list',
      ordered: node.type === 'orderedList',
      items: (node.content ?? []).map((item) => spansOf(leaves(item))),
    }
  const spans = spansOf(leaves(node))
  const level = levels.find((one) => one === node.attrs?.['level'])
  return node.type === 'heading' && level !== undefined
    ? { kind: 'heading', level, spans }
    : { kind: 'paragraph', spans }
}

const isEmpty = (block: RichBlock): boolean =>
  block.kind === 'list' ? block.items.every((spans) => spans.length === 0) : block.spans.length === 0

/** The editor's content without blank lines at its ends. */
export function fromDoc(doc: DocNode): RichText {
  const blocks = (doc.content ?? []).map(blockOf)
  const first = blocks.findIndex((block) => !isEmpty(block))
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isEmpty(block)) + 1)
}
