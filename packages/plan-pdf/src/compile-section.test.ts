import type { Block, DocumentSection } from '@larder/core/haccp'
import { plainText, type RichText } from '@larder/core/rich-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frame, sectionOf, textsOf } from '../test/builders.ts'
import { readPdf, squeezed } from '../test/read-pdf.ts'
import { samplePlan } from './bench-sample.ts'
import { openCompiler } from './compile-section.ts'
import type { PdfStandard } from './compile-section.ts'
import { fontCoverage } from './font-coverage.ts'
import { printable } from './printable.ts'
import { withSoundHeadings } from './sound-headings.ts'

const compiler = openCompiler()
const compile = (
  section: DocumentSection,
  more: Partial<typeof frame> = {},
  standard: PdfStandard = 'a-2a',
) => compiler.compile({ frame: { ...frame, ...more }, section, standard })
const shown = (text: string): string => squeezed(printable(text, fontCoverage()))
const read = async (section: DocumentSection, more: Partial<typeof frame> = {}) => {
  const found = await readPdf(compile(section, more).pdf)
  return { ...found, text: squeezed(found.pages.join('')) }
}

const hostile = [
  '#eval("1 + 1") #panic() #import "x.typ": *',
  '$ sum_(i=0)^n x $',
  '*bold* _italic_ `code` = heading',
  '<script>alert(1)</script> &amp; &lt;',
  'back\\slash \\u{41} \\n',
  `"double" 'single' “curly” --- ... ~`,
  '// comment /* block */ @reference <label>',
  '[content] {code} (a, b) #{ }',
  'emoji 👩‍🍳🍋 flag 🇪🇪 ❤️',
  'controls \u0000\u0001\u0007\u001b[31m\u007f\u0085 end',
  'lone \ud800 and \udfff surrogates',
  'rtl \u202eevil\u202c עברית العربية',
  'zero\u200bwidth\u200d joiners\ufeff and \u00ad soft hyphen',
  'combining Z\u0351\u036b\u0343\u036a e\u0301 private \ue000 \u{10ffff} noncharacter \uffff',
]

function everywhere(text: string): readonly Block[] {
  return [
    { kind: 'heading', level: 2, text },
    { kind: 'paragraph', text },
    { kind: 'list', items: [text] },
    { kind: 'note', tone: 'warning', text },
    {
      kind: 'facts',
      rows: [
        { label: text, value: text },
        { label: text, value: text, rich: [{ kind: 'paragraph', spans: [{ text }] }] },
      ],
    },
    {
      kind: 'rich',
      text: [
        { kind: 'paragraph', spans: [{ text, bold: true, italic: true, underline: true, size: 'huge' }] },
      ],
    },
    {
      kind: 'table',
      caption: text,
      columns: [
        { title: text, share: 1 },
        { title: 'B', share: 2, align: 'center' },
      ],
      rows: [[text, { badge: 'ccp', text }]],
    },
    {
      kind: 'matrix',
      caption: text,
      severity_title: text,
      probability_title: text,
      cells: [{ severity: 1, probability: 1, risk: 1, tone: 'risk_low', items: [text] }],
    },
    {
      kind: 'flow',
      alt: text,
      layout: {
        width: 300,
        height: 100,
        nodes: [{ id: text, label: text, ccps: [1], x: 10, y: 10, width: 200, height: 60 }],
        edges: [],
      },
    },
  ]
}

test.each(hostile)('prints %j as it is, in every kind of block', async (text) => {
  const section = sectionOf(everywhere(text), { title: text })
  const found = await read(section, { place_name: text, company_name: text, title: text, status_line: text })
  for (const each of textsOf(section)) expect(found.text).toContain(shown(each))
  expect(found.text.split(shown(text)).length - 1).toBeGreaterThanOrEqual(15)
})

test.each([
  ['letters', 'Wm'.repeat(2500)],
  ['digits', '12345'.repeat(1000)],
  ['spaces', ' '.repeat(5000)],
  ['boxes', '🍋'.repeat(2500)],
  ['lines', 'a\n'.repeat(2500)],
])('wraps 5,000 %s without a break', async (_, text) => {
  const section = sectionOf(everywhere(text), { title: 'Long' })
  const found = await read(section, { place_name: text, company_name: text })
  expect(found.pages.length).toBeLessThan(500)
  const [sign = 'Long'] = shown(text)
  expect(found.text.split(sign).length - 1).toBeGreaterThanOrEqual(10 * (shown(text).split(sign).length - 1))
})

test('gives the cover the full names', async () => {
  const found = await read(sectionOf([], { static_name: 'title-page' }), { place_name: 'X'.repeat(5000) })
  expect(found.text.split('X').length).toBeGreaterThan(5000)
})

test('compiles any strings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(
        compile(sectionOf(everywhere(text), { title: text }), {
          place_name: text,
          title: text,
          status_line: text,
          company_name: text,
        }).pages,
      ).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

test('numbers the pages and repeats header, footer and the head of a table', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`row ${index}`, 'value'])
  const found = await read(
    sectionOf([
      {
        kind: 'table',
        caption: '',
        columns: [
          { title: 'First', share: 1 },
          { title: 'Second', share: 1 },
        ],
        rows,
      },
    ]),
  )
  expect(found.pages.length).toBeGreaterThan(2)
  for (const [index, page] of found.pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${found.pages.length}`)
    expect(page).toContain('Harbour Kitchens Ltd · Café Quay')
    expect(page).toContain('Food safety plan')
    expect(page).toContain('Draft')
    expect(page).toContain('First')
    expect(page).toContain('Second')
  }
})

test('repeats the last signature over the records on every page (R1.6)', async () => {
  const signed_line = 'Last signature: #12 2026-11-21 47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  const paragraphs = Array.from({ length: 80 }, () => ({ kind: 'paragraph' as const, text: 'Line' }))
  const { pages } = await readPdf(compile(sectionOf(paragraphs), { signed_line }).pdf)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(squeezed(page)).toContain(squeezed(signed_line))
})

test('lays wide sections across', async () => {
  const [upright, across] = [false, true].map((landscape) =>
    Buffer.from(compile(sectionOf([], { landscape })).pdf).toString('latin1'),
  )
  expect(upright).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/)
  expect(across).toMatch(/MediaBox \[0 0 841\.\d+ 595\.\d+\]/)
})

test('names itself PDF/A-2a and PDF/UA-1, with title, language and the date of the plan', async () => {
  const { pdf } = compile(sectionOf([]), { language: 'de', date: '2026-03-29T00:30:00Z' })
  const found = await readPdf(pdf)
  expect(found).toMatchObject({
    title: 'General information – Food safety plan – Café Quay',
    language: 'de',
    displaysTitle: true,
  })
  expect(found.metadata).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
  expect(found.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(found.metadata).toContain('<xmp:CreateDate>2026-03-29T00:00:00Z')
  expect(Buffer.from(pdf).toString('latin1')).toContain('(D:20260329000000Z)')
})

test.each(samplePlan().sections.map((section) => [section.static_name, section] as const))(
  'meets PDF/UA-1: %s',
  (_, section) => {
    expect(compile(section, {}, 'ua-1').pages).toBeGreaterThan(0)
  },
)

test('refuses content that PDF/UA-1 forbids', () => {
  expect(() =>
    compile(
      sectionOf([
        { kind: 'heading', level: 2, text: 'A' },
        { kind: 'heading', level: 4, text: 'B' },
      ]),
      {},
      'ua-1',
    ),
  ).toThrow(/skipped from heading level 2 to 4/)
  expect(() => compile(sectionOf([], { title: '' }), { title: '', place_name: '' }, 'ua-1')).toThrow(/title/)
})

test('fixes headings in the delivered files', () => {
  const heading = (level: 2 | 3 | 4, text: string): Block => ({ kind: 'heading', level, text })
  const section = withSoundHeadings(
    sectionOf([heading(3, 'A'), heading(4, ' '), heading(4, 'B'), heading(2, 'C'), heading(4, 'D')], {
      title: '',
    }),
  )
  expect(section.title).toBe('general-info')
  expect(section.blocks).toEqual([heading(2, 'A'), heading(3, 'B'), heading(2, 'C'), heading(3, 'D')])
  expect(compile(section, {}, 'ua-1').pages).toBe(1)
})

const forms: RichText = [
  ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
    kind: 'heading' as const,
    level,
    spans: [{ text: `Heading ${level} ` }, { text: 'underlined', underline: true as const }],
  })),
  { kind: 'heading', level: 2, spans: [] },
  ...(['small', 'large', 'huge'] as const).map((size) => ({
    kind: 'paragraph' as const,
    spans: [{ text: `Size ${size}`, size }],
  })),
  {
    kind: 'paragraph',
    spans: [
      { text: 'plain ' },
      { text: 'bold ', bold: true },
      { text: 'italic ', italic: true },
      { text: 'under ', underline: true },
      { text: 'all\nover lines', bold: true, italic: true, underline: true },
    ],
  },
  { kind: 'paragraph', spans: [] },
  { kind: 'list', ordered: true, items: [[{ text: 'first', bold: true }], [{ text: 'second' }]] },
  { kind: 'list', ordered: false, items: [[{ text: 'bullet' }], []] },
  { kind: 'list', ordered: false, items: [] },
]

test('prints every form of rich text, in a section and beside a label, as PDF/UA-1 requires', async () => {
  const blocks: readonly Block[] = [
    { kind: 'rich', text: forms },
    { kind: 'heading', level: 4, text: 'After' },
    { kind: 'facts', rows: [{ label: 'Do', value: plainText(forms), rich: forms }] },
  ]
  const section = sectionOf(blocks)
  expect(compile(withSoundHeadings(section), {}, 'ua-1').pages).toBeGreaterThan(0)
  const found = await read(section)
  for (const line of plainText(forms).split('\n'))
    expect(found.text.split(squeezed(line)).length - 1).toBeGreaterThanOrEqual(2)
})

test('hyphenates by the language of the plan', async () => {
  const block: Block = {
    kind: 'table',
    caption: '',
    columns: [
      { title: 'A', share: 1 },
      { title: 'B', share: 9 },
    ],
    rows: [['Lebensmittelhygieneverordnung', '']],
  }
  const found = await readPdf(compile(sectionOf([block]), { language: 'de' }).pdf)
  expect(found.pages.join('')).toMatch(/Lebensmit\s+telhygiene/)
})

test('hyphenates Latvian, keeping the words whole in the text', async () => {
  const text = 'Pārstrādes uzņēmumu nekaitīgums, atdzesēšanas temperatūra'
  const block: Block = {
    kind: 'table',
    caption: '',
    columns: [
      { title: 'A', share: 1 },
      { title: 'B', share: 10 },
    ],
    rows: [[text, '']],
  }
  const found = await read(sectionOf([block]), { language: 'lv' })
  expect(found.text).toContain(squeezed(text))
  expect(found.pages.join('')).toMatch(/nekaitī\S*\s+gums/)
})

test.each(['en_AU', 'en-GB', 'ru', 'uk', 'xx-invalid', ''])('accepts the language %j', (language) => {
  expect(compile(sectionOf([]), { language }).pages).toBe(1)
})

test('refuses an invalid date', () => {
  expect(() => compile(sectionOf([]), { date: 'yesterday' })).toThrow(RangeError)
})

test('gives the same bytes for the same section', () => {
  const section = sectionOf(everywhere('Same'))
  expect(Buffer.from(compile(section).pdf).equals(compile(section).pdf)).toBe(true)
})

/** One black pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.each(['a-2a', 'ua-1'] as const)(
  'puts an uploaded picture on the page with an alternative text (%s)',
  (standard) => {
    const section = sectionOf([
      { kind: 'heading', level: 2, text: 'Kitchen' },
      {
        kind: 'picture',
        file_id: 1,
        sha256: 'a'.repeat(64),
        alt: 'Premises: #Kitchen "1"',
        width: 1,
        height: 4_000,
      },
    ])
    const withIt = compiler.compile({ frame, section, standard, pictures: { ['a'.repeat(64)]: pixel } })
    const without = compiler.compile({ frame, section, standard })
    const pictures = ({ pdf }: { readonly pdf: Uint8Array }): number =>
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Subtype\s*\/Image\b/g)?.length ?? 0
    expect([pictures(withIt), pictures(without)]).toEqual([2, 0])
    expect([withIt.pages, without.pages]).toEqual([1, 1])
  },
)

test('names a missing picture, and a file attached to the plan', async () => {
  const found = await read(
    sectionOf([
      {
        kind: 'picture',
        file_id: 1,
        sha256: 'b'.repeat(64),
        alt: 'Premises: Kitchen',
        width: 10,
        height: 10,
      },
      {
        kind: 'attachment',
        file_id: 2,
        sha256: 'c'.repeat(64),
        filename: 'Yard',
        text: 'Beside this one: Yard',
      },
    ]),
  )
  expect(found.text).toContain(squeezed('Premises: Kitchen'))
  expect(found.text).toContain(squeezed('Beside this one: Yard'))
})
