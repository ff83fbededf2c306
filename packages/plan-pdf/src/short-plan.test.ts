/** The short plan on paper: its pages, PDF/UA-1, and the same bytes again. */
import { examplePlace, examples } from '@larder/knowledge/test/places'
import { writtenPlan } from '@larder/knowledge/test/written-plan'
import { expect, test } from 'vitest'
import { openCompiler, type PdfStandard } from './compile-section.ts'
import { withChanges } from '@larder/core/haccp'
import { textsIn } from '@larder/knowledge/test/written-plan'
import { readPdf, squeezed } from '../test/read-pdf.ts'

const compiler = openCompiler()

function compiled(kind: string, language: string, standard: PdfStandard) {
  const {
    short_plan,
    sections: _sections,
    ...frame
  } = withChanges(
    writtenPlan(examplePlace(kind, 'DE'), language),
    { date_text: '1.2.2026', sections: ['1 2', '3 4'] },
    textsIn(language).words,
  )
  if (short_plan === undefined) throw new Error('no short plan')
  return compiler.compile({ frame, section: short_plan.section, standard })
}

/** The restaurant has every dish that its activity offers, the supermarket every counter. */
test.each(Object.keys(examples))(
  'of a small %s has at most 12 pages, the tasks on the last',
  async (kind) => {
    const { pages, pdf } = compiled(kind, 'de', 'ua-1')
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(pages).toBeLessThanOrEqual(12)
    const last = (await readPdf(pdf)).pages.at(-1) ?? ''
    expect(squeezed(last)).toContain(squeezed(textsIn('de').words['section.monitoring-tasks'] ?? ''))
  },
)

test.each(['restaurant', 'catering', 'supermarket'])(
  'of a %s has at most 12 pages in Russian, whose words are longer',
  (kind) => {
    expect(compiled(kind, 'ru', 'a-2a').pages).toBeLessThanOrEqual(12)
  },
)

test.each(['restaurant', 'catering', 'central-kitchen'])('of a %s has at least 8 pages', (kind) => {
  expect(compiled(kind, 'de', 'a-2a').pages).toBeGreaterThanOrEqual(8)
})

test('has the same bytes for the same plan', async () => {
  const [first, second] = [compiled('bar', 'uk', 'a-2a'), compiled('bar', 'uk', 'a-2a')]
  expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true)
  const { title, language, pages } = await readPdf(first.pdf)
  expect([language, squeezed(title).startsWith(squeezed('Короткий план'))]).toEqual(['uk', true])
  expect(squeezed(pages.join(''))).toContain(squeezed('Від версії 1.2.2026 змінилося: 1 2, 3 4.'))
})
