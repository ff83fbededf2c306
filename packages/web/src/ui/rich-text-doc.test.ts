import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, type RichText, type Span } from '@larder/core/rich-text'
import { fromDoc, toDoc, type DocNode } from './rich-text-doc.ts'

/** Spans as the editor leaves them: not empty, neighbours of different form. */
const tidy = (spans: readonly Span[]): Span[] =>
  spans
    .filter(({ text }) => text !== '')
    .filter(
      (span, at, all) =>
        JSON.stringify({ ...span, text: '' }) !== JSON.stringify({ ...all[at - 1], text: '' }),
    )

const span = fc
  .record({
    text: fc.stringMatching(/^[ a-z0-9°<>&{}"'\n]{1,12}$/),
    bold: fc.option(fc.constant(true as const), { nil: undefined }),
    italic: fc.option(fc.constant(true as const), { nil: undefined }),
    size: fc.option(fc.constantFrom('small' as const, 'large' as const, 'huge' as const), { nil: undefined }),
  })
  .map((given): Span => JSON.parse(JSON.stringify(given)) as Span)
const spans = fc
  .array(span, { minLength: 1, maxLength: 4 })
  .map(tidy)
  .filter((all) => all.length > 0 && all.every(({ text }) => text !== ''))
const block = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const),
    spans,
  }),
  fc.record({ kind: fc.constant('paragraph' as const), spans }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(spans, { minLength: 1, maxLength: 3 }),
  }),
)

describe('rich text in the editor', () => {
  it('keeps its words and levels after conversion', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (text) => {
        const back = fromDoc(toDoc(text))
        expect(plainText(back)).toBe(plainText(text))
        expect(back.map(({ kind }) => kind)).toEqual(text.map(({ kind }) => kind))
      }),
    )
  })
  it('is the same after conversion where formats do not span line breaks', () => {
    const text: RichText = [
      {
        kind: 'heading',
        level: 6,
        spans: [
          { text: 'Smoke ' },
          { text: 'twice', bold: true, italic: true, underline: true, size: 'huge' },
        ],
      },
      { kind: 'paragraph', spans: [{ text: 'one\ntwo' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'a', size: 'small' }], [{ text: 'b' }]] },
    ]
    expect(fromDoc(toDoc(text))).toEqual(text)
  })
  it('loses formats that the plan does not have, never words, and blank lines at the ends', () => {
    const doc: DocNode = {
      type: 'doc',
      content: [
        { type: 'paragraph' },
        {
          type: 'blockquote',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'quoted ',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
                { type: 'text', text: 'twice', marks: [{ type: 'textSize', attrs: { size: '90px' } }] },
              ],
            },
          ],
        },
        { type: 'heading', attrs: { level: 9 }, content: [{ type: 'text', text: 'deep' }] },
        { type: 'image', attrs: { src: 'x' } },
        { type: 'paragraph' },
      ],
    }
    expect(fromDoc(doc)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'quoted twice' }] },
      { kind: 'paragraph', spans: [{ text: 'deep' }] },
    ])
  })
  it('cuts what is longer than a span may be', () => {
    const [only] = fromDoc(toDoc([{ kind: 'paragraph', spans: [{ text: 'x'.repeat(12_000) }] }]))
    expect(only?.kind === 'paragraph' ? only.spans.map(({ text }) => text.length) : []).toEqual([
      5_000, 5_000, 2_000,
    ])
  })
})
