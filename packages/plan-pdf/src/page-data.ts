/**
 * The JSON that the templates read: the section with every text printable, long words breakable, tables with
 * the rows that may break over pages, diagrams in points. Texts never become markup.
 */
import type { RichText, Span } from '@larder/core/rich-text'
import type { Block, Cell, DocumentSection, PlanDocument } from '@larder/core/haccp'
import { flowTiles } from './flow-tiles.ts'
import type { Area } from './flow-tiles.ts'
import { breakable, printable, withUnitsKept } from './printable.ts'
import type { Breakable } from './printable.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

/** The data that all sections of a document share. */
export type DocumentFrame = Omit<PlanDocument, 'sections' | 'short_plan'>

/** Mean width of a character as a share of the font size, on the safe side. */
const characterWidth = 0.54
const bodySize = 10
const tableSize = 8.5
const cellInset = 8
const rowLinesKept = 32
const headerLinesKept = 10
const arrowLabelCapacity = 22

type Paper = {
  readonly area: Area
  readonly text: (text: string) => string
  /** Printable text for lines of so many characters. */
  readonly fit: (text: string, capacity: number) => Breakable
  /** Where the pictures lie, by SHA-256. */
  readonly pictures: ReadonlyMap<string, string>
}

const capacity = (width: number, size: number): number =>
  Math.max(4, Math.floor(width / (size * characterWidth)))
const cut = (text: string, most: number): string => {
  const characters = Array.from(text.replaceAll('\n', ' '))
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('')
}
const textOf = (value: Cell): string => (typeof value === 'string' ? value : value.text)

function tableData(block: Extract<Block, { kind: 'table' }>, paper: Paper): unknown {
  const all = block.columns.reduce((sum, column) => sum + column.share, 0)
  const capacities = block.columns.map((column) =>
    capacity((paper.area.width * column.share) / all - cellInset, tableSize),
  )
  const fitCell = (text: string, column: number): Breakable => paper.fit(text, capacities[column] ?? 4)
  const lines = (texts: readonly string[]): number =>
    Math.max(
      0,
      ...texts.map((text, column) => text.length / (capacities[column] ?? 4) + text.split('\n').length),
    )
  const rows = block.rows.map((row) => ({
    breakable: lines(row.map(textOf)) > rowLinesKept,
    cells: block.columns.map((_, column) => {
      const cell = row[column] ?? ''
      if (typeof cell === 'string') return fitCell(cell, column)
      const text = fitCell(cell.text, column)
      return typeof text === 'string' && text.length <= (capacities[column] ?? 4) + 2
        ? { badge: cell.badge, text }
        : text
    }),
  }))
  return {
    kind: 'table',
    caption: paper.fit(block.caption, capacity(paper.area.width, tableSize)),
    repeat_header: lines(block.columns.map((column) => column.title)) <= headerLinesKept,
    columns: block.columns.map(({ share, align = 'start', title }, index) => ({
      share,
      align,
      title: fitCell(title, index),
    })),
    rows,
  }
}

function matrixData(block: Extract<Block, { kind: 'matrix' }>, paper: Paper): unknown {
  const fitText = (text: string): Breakable =>
    paper.fit(text, capacity((paper.area.width - 74) / 4 - cellInset, tableSize))
  return {
    kind: 'matrix',
    caption: paper.fit(block.caption, capacity(paper.area.width, tableSize)),
    repeat_header: Math.max(block.severity_title.length, block.probability_title.length) < 100,
    severity_title: fitText(block.severity_title),
    probability_title: fitText(block.probability_title),
    cells: block.cells.map((cell) => ({ ...cell, items: cell.items.map(fitText) })),
  }
}

function flowData(block: Extract<Block, { kind: 'flow' }>, paper: Paper): unknown {
  // Title, introduction and the note of its verification stand above the first part.
  const tiles = flowTiles(block.layout, { width: paper.area.width, height: paper.area.height - 110 })
  return {
    // PDF/A requires a text for every figure.
    kind: 'flow',
    alt: paper.text(block.alt).trim() || '…',
    tiles: tiles.map((tile) => ({
      ...tile,
      edges: tile.edges.map(({ label, ...edge }) => ({
        ...edge,
        label: label === null ? null : { ...label, text: paper.fit(label.text, arrowLabelCapacity) },
      })),
      nodes: tile.nodes.map((node) => ({
        ...node,
        id: undefined,
        label: paper.fit(node.label, capacity(node.width - 4, node.sizes[0] ?? 7)),
      })),
    })),
  }
}

/** Small, normal, large and huge as shares of the size around it. */
const sizes = { small: 0.85, normal: 1, large: 1.25, huge: 1.6 } as const

function richData(rich: RichText, paper: Paper, share: number): unknown {
  const span = ({ text, size: name, ...form }: Span): unknown => ({
    text: paper.fit(text, capacity(paper.area.width * share, bodySize * sizes[name ?? 'normal'])),
    size: sizes[name ?? 'normal'],
    bold: form.bold ?? false,
    italic: form.italic ?? false,
    underline: form.underline ?? false,
  })
  return rich.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((spans) => spans.map(span)) }
      : { ...block, spans: block.spans.map(span) },
  )
}

/** The height for a figure's caption and some space. */
const roomForCaption = 110
/** Pixels of a picture are not drawn larger than this many to the point: a small one stays small. */
const pointsPerPixel = 0.75

/** As large as page and pixels allow. A picture that cannot be had is named in words. */
function pictureData(block: Extract<Block, { kind: 'picture' }>, paper: Paper): unknown {
  const path = paper.pictures.get(block.sha256)
  const alt = paper.text(block.alt).trim() || '…'
  if (path === undefined)
    return { kind: 'paragraph', text: paper.fit(alt, capacity(paper.area.width, bodySize)) }
  const scale = Math.min(
    pointsPerPixel,
    paper.area.width / block.width,
    (paper.area.height - roomForCaption) / block.height,
  )
  return {
    kind: 'picture',
    path,
    alt,
    width: Math.max(1, block.width * scale),
    height: Math.max(1, block.height * scale),
  }
}

function blockData(block: Block, paper: Paper): unknown {
  const fitText = (text: string, share = 1, size = bodySize): Breakable =>
    paper.fit(text, capacity(paper.area.width * share, size))
  switch (block.kind) {
    case 'heading':
      return { ...block, new_page: block.new_page ?? false, text: fitText(block.text, 1, 14) }
    case 'paragraph':
      return { ...block, text: fitText(block.text) }
    case 'note':
      return { ...block, text: fitText(block.text, 0.95) }
    case 'list':
      return { ...block, items: block.items.map((item) => fitText(item, 0.95)) }
    case 'facts':
      return {
        ...block,
        rows: block.rows.map(({ label, value, rich }) => ({
          label: fitText(label, 0.31),
          value: rich === undefined ? fitText(value, 0.62) : null,
          rich: rich === undefined ? null : richData(rich, paper, 0.62),
        })),
      }
    case 'rich':
      return { kind: 'rich', text: richData(block.text, paper, 0.95) }
    case 'table':
      return tableData(block, paper)
    case 'matrix':
      return matrixData(block, paper)
    case 'flow':
      return flowData(block, paper)
    case 'picture':
      return pictureData(block, paper)
    case 'attachment':
      return { kind: 'paragraph', text: fitText(block.text) }
  }
}

/** `{ year, month, day }` of an ISO date; throws RangeError for anything else. */
export function calendarDay(date: string): {
  readonly year: number
  readonly month: number
  readonly day: number
} {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || !Number.isFinite(Date.parse(date))) {
    throw new RangeError(`Not an ISO date: ${JSON.stringify(date)}`)
  }
  return { year, month, day }
}

function frameData(frame: DocumentFrame, section: DocumentSection, paper: Paper): Record<string, unknown> {
  const printText = paper.text
  const [, lang = 'en', region] = /^([a-z]{2,3})(?:[-_]([A-Z]{2}))?$/.exec(frame.language) ?? []
  const room = section.landscape ? 70 : 40
  const title = [section.title, frame.title, frame.place_name]
    .map((part) => cut(printText(part), 100))
    .filter((part) => part !== '')
    .join(' – ')
  return {
    lang,
    region: region ?? null,
    landscape: section.landscape,
    cover: section.static_name === 'title-page',
    date: calendarDay(frame.date),
    file_title: title === '' ? null : title,
    author: frame.company_name === '' ? [] : [cut(printText(frame.company_name), 100)],
    head_left: breakable(
      [frame.company_name, frame.place_name].map((part) => cut(printText(part), room)).join(' · '),
      20,
    ),
    head_right: cut(printText(frame.title), room),
    foot_left: breakable(cut(printText(frame.status_line), 2.4 * room), 20),
    foot_signed:
      frame.signed_line === undefined || frame.signed_line === ''
        ? null
        : breakable(cut(printText(frame.signed_line), 130), 20),
    page_label: cut(printText(frame.page_label), 60),
    title: paper.fit(frame.title, capacity(paper.area.width, 32)),
    cover_size: frame.title.length > 80 ? 20 : 30,
    company: paper.fit(frame.company_name, capacity(paper.area.width, bodySize)),
    place: paper.fit(frame.place_name, capacity(paper.area.width, 16)),
    status_line: paper.fit(frame.status_line, capacity(paper.area.width, bodySize)),
  }
}

/** A table has no caption under a title or heading of the same words. */
function withoutRepeatedCaptions({ title, blocks }: DocumentSection): readonly Block[] {
  let above = title
  return blocks.map((block) => {
    if (block.kind === 'heading') above = block.text
    return block.kind === 'table' && block.caption === above ? { ...block, caption: '' } : block
  })
}

/**
 * The pair `[frame, section]` that typst/section.typ reads. Throws RangeError when the date is not an ISO
 * date.
 */
export function pageData(
  frame: DocumentFrame,
  section: DocumentSection,
  covered: ReadonlySet<number>,
  pictures: ReadonlyMap<string, string> = new Map(),
): readonly [unknown, unknown] {
  const paper: Paper = {
    area: section.landscape ? { width: 756, height: 484 } : { width: 481, height: 708 },
    pictures,
    text: (text) => printable(text, covered),
    fit: (text, most) =>
      breakable(withSoftHyphens(withUnitsKept(printable(text, covered)), frame.language, most), most),
  }
  const title = paper.fit(section.title, capacity(paper.area.width, 20))
  return [
    frameData(frame, section, paper),
    { title, blocks: withoutRepeatedCaptions(section).map((block) => blockData(block, paper)) },
  ]
}
