import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import type { Block } from './block.ts'
import { DocumentBlocks } from './document-blocks.tsx'
import { itemsOfCell, splitAtHeadings, splitIntroduction } from './document-parts.ts'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  vi.unstubAllGlobals()
})

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const cell = (severity: number, probability: number, items: string[]) => ({
  severity,
  probability,
  risk: severity + probability - 1,
  tone: 'risk_medium' as const,
  items,
})

/** One block of every kind that the contract has. */
const blocks: { readonly [Kind in Block['kind']]: Extract<Block, { kind: Kind }> } = {
  heading: { kind: 'heading', level: 3, text: 'Cold storage' },
  paragraph: { kind: 'paragraph', text: 'The hygiene that carries everything else. <b>not markup</b>' },
  list: { kind: 'list', items: ['Walls are whole', 'Light is enough'] },
  facts: {
    kind: 'facts',
    rows: [
      { label: 'Place', value: 'Kesklinn' },
      {
        label: 'Do',
        value: 'Wash twice',
        rich: [
          {
            kind: 'heading',
            level: 1,
            spans: [
              { text: 'Wash ' },
              { text: 'twice', bold: true, italic: true, underline: true, size: 'huge' },
            ],
          },
        ],
      },
    ],
  },
  rich: {
    kind: 'rich',
    text: [
      { kind: 'heading', level: 4, spans: [{ text: 'Our own oven' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'Open it' }], [{ text: '<b>look</b>' }]] },
      { kind: 'paragraph', spans: [{ text: 'small', size: 'small' }] },
    ],
  },
  table: {
    kind: 'table',
    caption: 'Hazards',
    columns: [
      { title: 'Step', share: 3 },
      { title: 'Class', share: 1, align: 'center' },
    ],
    rows: [
      ['Cooking', { badge: 'ccp', text: 'CCP 4' }],
      ['Serving', ''],
    ],
  },
  flow: {
    kind: 'flow',
    alt: 'Flow diagram: Cooking, Serving',
    layout: {
      width: 220,
      height: 160,
      nodes: [
        { id: 'P17', label: 'Serving', ccps: [], x: 0, y: 100, width: 220, height: 44 },
        { id: 'P09', label: 'Cooking', ccps: [4], x: 0, y: 0, width: 220, height: 44 },
      ],
      edges: [
        {
          id: 'P09-P17',
          points: [
            { x: 110, y: 44 },
            { x: 110, y: 100 },
          ],
        },
      ],
    },
  },
  matrix: {
    kind: 'matrix',
    caption: 'Hazards by severity and probability',
    severity_title: 'Severity',
    probability_title: 'Probability',
    cells: [1, 2, 3, 4].flatMap((severity) =>
      [1, 2, 3, 4].map((probability) =>
        cell(severity, probability, severity === 3 && probability === 2 ? ['Salmonella: Cooking'] : []),
      ),
    ),
  },
  picture: { kind: 'picture', file_id: 1, sha256: 'a', alt: 'Premises: Kitchen', width: 40, height: 20 },
  attachment: {
    kind: 'attachment',
    file_id: 2,
    sha256: 'b',
    filename: 'Yard.pdf',
    text: 'A PDF of its own: Yard',
  },
  note: { kind: 'note', tone: 'unverified', text: 'Verify it with your authority.' },
}

describe('DocumentBlocks', () => {
  let place: HTMLDivElement
  let root: Root
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
    place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
  })
  const show = (shown: readonly Block[]): string => {
    act(() =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <MantineProvider>
            <DocumentBlocks blocks={shown} />
          </MantineProvider>
        </QueryClientProvider>,
      ),
    )
    return place.textContent
  }

  it.each([
    ['heading', 'Cold storage'],
    ['paragraph', '<b>not markup</b>'],
    ['list', 'Light is enough'],
    ['facts', 'PlaceKesklinnDoWash twice'],
    ['rich', 'Our own ovenOpen it<b>look</b>small'],
    ['table', 'CCP 4'],
    ['flow', 'Cooking, CCP 4 → Serving'],
    ['matrix', 'Salmonella: Cooking'],
    ['attachment', 'A PDF of its own: Yard'],
    ['note', 'Verify it with your authority.'],
  ] as const)('draws a %s with its words', (kind, words) => {
    expect(show([blocks[kind]])).toContain(words)
  })
  it('puts headings that a place has written under the one above them, and keeps emphasis and size', () => {
    show([blocks.rich, blocks.facts])
    expect([...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual([
      'H2',
    ])
    expect(place.querySelector('[data-size="huge"] strong em u')?.textContent).toBe('twice')
  })
  it('names each cell of a table by its column, for cards on phones', () => {
    show([blocks.table])
    expect([...place.querySelectorAll('td')].map((td) => td.dataset['label'])).toEqual([
      'Step',
      'Class',
      'Step',
      'Class',
    ])
    expect(place.querySelector('caption')?.textContent).toBe('Hazards')
  })
  it('writes rows of many long texts one below the other, each text under its name', () => {
    const columns = ['No.', 'Step', 'Hazard', 'Limit', 'Monitoring', 'Action', 'Record'].map((title) => ({
      title,
      share: 1,
    }))
    const long = 'Whoever receives measures between two packs of each delivery. '.repeat(3).trim()
    const row = [
      { badge: 'ccp', text: 'CCP 1' } as const,
      'Receiving',
      'Growth',
      '≤ 6 °C; ≤ 2 °C',
      long,
      '',
      'Log',
    ]
    show([{ kind: 'table', caption: 'Control points', columns, rows: [row] }])
    expect(place.querySelector('table')).toBe(null)
    expect([...place.querySelectorAll('dt')].map((dt) => dt.textContent)).toEqual([
      'Limit',
      'Monitoring',
      'Record',
    ])
    expect([...place.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual([
      '≤ 6 °C; ≤ 2 °C',
      long,
      'Log',
    ])
  })
  it('lists the hazards of a cell of the matrix when it is chosen', () => {
    show([blocks.matrix])
    act(() => place.querySelector<HTMLButtonElement>('button:not(:disabled)')?.click())
    expect([...place.querySelectorAll('ul')].at(-1)?.textContent).toContain('Salmonella')
    expect(place.querySelectorAll('button:disabled')).toHaveLength(15)
  })
})

describe('the parts of a section', () => {
  it('are cut at headings of level 2', () => {
    const level2 = { kind: 'heading', level: 2, text: 'Water' } as const
    expect(splitAtHeadings([blocks.note, level2, blocks.list, blocks.heading])).toEqual([
      { title: null, blocks: [blocks.note] },
      { title: 'Water', blocks: [blocks.list, blocks.heading] },
    ])
  })
  it('begin after the introduction, where there is one', () => {
    expect(splitIntroduction([blocks.paragraph, blocks.list])).toEqual({
      introduction: blocks.paragraph.text,
      rest: [blocks.list],
    })
    expect(splitIntroduction([blocks.facts])).toEqual({ introduction: null, rest: [blocks.facts] })
  })
})

describe('itemsOfCell', () => {
  it.each([
    [
      'Refuse the goods.; Tell the supplier; after a repeat, review the supplier.',
      ['Refuse the goods.', 'Tell the supplier; after a repeat, review the supplier.'],
    ],
    [
      'at most 100 mg/kg (mean of nine; Two may reach twice as much); EU-853 III',
      ['at most 100 mg/kg (mean of nine; Two may reach twice as much)', 'EU-853 III'],
    ],
    ['Raw; Cooked: ≤ 7 °C\nSee CCP 3.', ['Raw; Cooked: ≤ 7 °C', 'See CCP 3.']],
    ['', []],
  ])('%j', (text, items) => {
    expect(itemsOfCell(text)).toEqual(items)
  })
})
