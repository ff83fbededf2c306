import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, richText, withHeadingsBelow, type RichBlock } from './rich-text.ts'

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text: string): RichBlock => ({
  kind: 'heading',
  level,
  spans: [{ text }],
})

describe('rich text', () => {
  it('returns its words line by line', () => {
    expect(
      plainText([
        heading(1, 'Smoke'),
        { kind: 'paragraph', spans: [{ text: 'Core ' }, { text: '72 °C', bold: true }] },
        { kind: 'list', ordered: true, items: [[{ text: 'Measure' }], [{ text: ' ' }], [{ text: 'Note' }]] },
      ]),
    ).toBe('Smoke\nCore 72 °C\nMeasure\nNote')
  })
  it('is the same after conversion to words and back', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zа-я0-9°<>{}#]{1,20}$/u)), (lines) => {
        expect(plainText(richText(lines.join('\n')))).toBe(lines.join('\n'))
      }),
    )
  })
  it('gets headings below the one above, without skipped, empty or too deep levels', () => {
    expect(
      withHeadingsBelow([heading(3, 'A'), heading(1, ' '), heading(6, 'B'), heading(1, 'C')], 2),
    ).toEqual([heading(3, 'A'), heading(4, 'B'), heading(3, 'C')])
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const)),
        fc.integer({ min: 1, max: 5 }),
        (levels, above) => {
          let last = above
          for (const block of withHeadingsBelow(
            levels.map((level) => heading(level, 'x')),
            above,
          )) {
            if (block.kind !== 'heading') continue
            expect(block.level).toBeGreaterThan(above)
            expect(block.level).toBeLessThanOrEqual(Math.min(6, last + 1))
            last = block.level
          }
        },
      ),
    )
  })
})
