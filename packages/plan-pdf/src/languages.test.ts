/**
 * The plan on paper in every language: PDF/UA-1 by the compiler's own judgement, no sign without a glyph, and
 * every word in the text that a reader extracts, block after block in the order of the document.
 */
import { largestPlace, languages, writtenPlan } from '@larder/knowledge/test/written-plan'
import { examplePlace } from '@larder/knowledge/test/places'
import type { Block, DocumentSection, PlanDocument } from '@larder/core/haccp'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../test/builders.ts'
import { readPdf, squeezed } from '../test/read-pdf.ts'
import { openCompiler } from './compile-section.ts'
import { fontCoverage } from './font-coverage.ts'
import type { DocumentFrame } from './page-data.ts'
import { printable } from './printable.ts'

const compiler = openCompiler()
/** `npm test` reads the plan in a Latin and a Cyrillic script, CI in every language. */
const isQuick = process.env['LARDER_TESTS'] === 'quick'
const ofSections = ({ sections: _sections, short_plan: _short, ...frame }: PlanDocument): DocumentFrame =>
  frame
const filesOf = ({ sections, short_plan }: PlanDocument): readonly DocumentSection[] => [
  ...sections,
  ...(short_plan === undefined ? [] : [short_plan.section]),
]

/** Header and footer of each page stand between the blocks that the page parts. */
const frameLines = (document: PlanDocument): readonly string[] => [
  [document.company_name, document.place_name].join(' · '),
  document.title,
  document.status_line,
]

async function textOf(document: PlanDocument, section: DocumentSection): Promise<string> {
  const { pdf } = compiler.compile({ frame: ofSections(document), section, standard: 'ua-1' })
  const { pages } = await readPdf(pdf)
  expect(pages.join('')).not.toMatch(/[□\ufffd]/)
  const label = (page: number): string =>
    squeezed(document.page_label.replace('{page}', String(page)).replace('{pages}', String(pages.length)))
  const repeated = section.static_name === 'title-page' ? [] : frameLines(document).map(squeezed)
  return pages
    .map((each, index) => repeated.reduce(withoutLast, withoutLast(squeezed(each), label(index + 1))))
    .join('')
}

/** The footer is the last one on the page: an earlier text like it belongs to the plan. */
function withoutLast(text: string, part: string): string {
  const at = text.lastIndexOf(part)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + part.length)
}

/**
 * A table that goes over pages repeats its head: its cells are looked up one by one, others in their order.
 */
const isRunning = ({ kind }: Block): boolean =>
  ['heading', 'paragraph', 'list', 'note', 'facts'].includes(kind)

/** A long row may break over pages: its cell is then in two parts, with other cells between them. */
function goesOnNextPage(text: string, words: string): boolean {
  for (let end = words.length - 1; end > 0; end -= 1) {
    const start = text.indexOf(words.slice(0, end))
    if (start >= 0) return text.indexOf(words.slice(end), start + end) >= 0
  }
  return false
}

function misplaced(section: DocumentSection, text: string): readonly string[] {
  let at = 0
  const found: string[] = []
  for (const block of section.blocks) {
    for (const words of textsOf({ ...section, title: '', blocks: [block] }).map(squeezed)) {
      const here = isRunning(block) ? text.indexOf(words, at) : text.indexOf(words)
      if (here < 0 && (isRunning(block) || !goesOnNextPage(text, words))) found.push(words)
      else if (isRunning(block)) at = here + words.length
    }
  }
  return found
}

describe.each(languages)('a plan in %s', (language) => {
  const document = writtenPlan(examplePlace('butcher', 'DE'), language)

  test('is hyphenated and read aloud in its own language', async () => {
    const [section] = document.sections
    const { language: stated } = await readPdf(
      compiler.compile({ frame: ofSections(document), section: section as DocumentSection, standard: 'a-2a' })
        .pdf,
    )
    expect(stated).toBe(language)
  })

  test.skipIf(isQuick && !['en', 'uk'].includes(language))(
    'is PDF/UA-1 and has every word in its order',
    async () => {
      const found: string[] = []
      for (const section of filesOf(document))
        found.push(
          ...misplaced(section, await textOf(document, section)).map(
            (words) => `${section.static_name}: ${words}`,
          ),
        )
      expect(found).toEqual([])
    },
    120_000,
  )

  test('has a glyph for every sign of the largest plan in any country', () => {
    const covered = fontCoverage()
    for (const country of ['EE', 'DE', 'ES', 'GB', 'LV', 'UA', 'US'] as const) {
      const largest = writtenPlan(largestPlace(country), language, {
        temperature_unit: country === 'US' ? 'F' : 'C',
      })
      const texts = [...Object.values(ofSections(largest)), ...filesOf(largest).flatMap(textsOf)]
      expect(
        texts.filter((text) => printable(text, covered) !== text.normalize('NFC').replaceAll('\u00ad', '')),
      ).toEqual([])
    }
  })
})

test('fails for a missing and for a misplaced text', async () => {
  const section = writtenPlan(examplePlace('vending', 'DE'), 'de').sections.find(
    ({ static_name }) => static_name === 'prerequisite-programmes',
  ) as DocumentSection
  const text = await textOf(writtenPlan(examplePlace('vending', 'DE'), 'de'), section)
  expect(misplaced(section, text)).toEqual([])
  expect(misplaced({ ...section, blocks: section.blocks.toReversed() }, text)).not.toEqual([])
  expect(misplaced({ ...section, blocks: [{ kind: 'paragraph', text: 'nowhere' }] }, text)).toEqual([
    'nowhere',
  ])
})
