/** Text with headings, lists and emphasis as the editor makes it (general 9): plain data, never markup. */

export const textSizes = ['small', 'normal', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

export type Span = {
  readonly text: string
  readonly bold?: true | undefined
  readonly italic?: true | undefined
  readonly underline?: true | undefined
  /** Absent = normal. */
  readonly size?: Exclude<TextSize, 'normal'> | undefined
}

export type RichBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list'
      /** Numbered instead of bulleted. */
      readonly ordered: boolean
      readonly items: readonly (readonly Span[])[]
    }

export type RichText = readonly RichBlock[]

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** The words alone, a line for each paragraph, heading and item. */
export const plainText = (rich: RichText): string =>
  rich
    .flatMap((block) => (block.kind === 'list' ? block.items.map(textOf) : [textOf(block.spans)]))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Plain words as rich text: a paragraph for each line. */
export const richText = (plain: string): RichText =>
  plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', spans: [{ text: line }] }))

/**
 * The text with headings that stand below one of level `above`, none skipped and none empty (PDF/UA-1, 7.4;
 * WCAG 1.3.1). Level 1 of the editor is the first below; beyond level 6 there is none.
 */
export function withHeadingsBelow(rich: RichText, above: number): RichText {
  let last = above
  return rich.flatMap((block): RichText => {
    if (block.kind !== 'heading') return [block]
    if (textOf(block.spans).trim() === '') return []
    last = Math.min(6, above + block.level, last + 1)
    return [{ ...block, level: last as typeof block.level }]
  })
}
