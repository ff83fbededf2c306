/** Text with form, as the editor sends it and the plan keeps it (core's `RichText`). */
import { z } from 'zod'
import { text } from './kit/fields.schemas.ts'
import type { Wire } from './kit/route.ts'

const yes = z.literal(true).optional()
const Span = z.object({
  text: text(5_000),
  bold: yes,
  italic: yes,
  underline: yes,
  size: z.enum(['small', 'large', 'huge']).optional(),
})
const Spans = z.array(Span).max(200)
const Level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])

const RichBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: Level, spans: Spans }),
  z.object({ kind: z.literal('paragraph'), spans: Spans }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Spans).max(200) }),
])
type Block = Wire<typeof RichBlock>

const length = (blocks: readonly Block[]): number =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .reduce((sum, span) => sum + span.text.length, 0)

const spansOf = (block: Block): readonly (readonly Wire<typeof Span>[])[] =>
  block.kind === 'list' ? block.items : [block.spans]

/** Blocks, items of lists and pieces of text: each takes time to print, an empty one too. */
const countElements = (blocks: readonly Block[]): number =>
  blocks.flatMap(spansOf).reduce((sum, spans) => sum + 1 + spans.length, blocks.length)

export const MAX_RICH_TEXT = 20_000
export const MAX_RICH_TEXT_ELEMENTS = 2_000

export const RichText = z
  .array(RichBlock)
  .max(400)
  .refine((blocks) => length(blocks) <= MAX_RICH_TEXT && countElements(blocks) <= MAX_RICH_TEXT_ELEMENTS, {
    message: 'too_long',
  })
/** One that says something. */
export const RequiredRichText = RichText.refine(
  (blocks) =>
    blocks.some((block) =>
      (block.kind === 'list' ? block.items.flat() : block.spans).some((span) => span.text.trim() !== ''),
    ),
  { message: 'required' },
)
export type RichText = Wire<typeof RichText>
