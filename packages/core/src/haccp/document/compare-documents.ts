/**
 * The differences between two versions of a plan in the same language, section by section and line by line,
 * in the words that are on the page. A line that only moved within its section has not changed.
 */
import { diffArrays } from 'diff'
import { plainText } from '../../rich-text/index.ts'
import type { Block, Cell, DocumentSection, PlanDocument } from './document.ts'

/** A line of a section: the headings above it, its name (row, label), and its text. */
type Line = { readonly path: string; readonly name: string; readonly text: string }

export type LineChange = {
  /** Headings above it, outermost first, parted by “ › ”; empty at the top of the section. */
  readonly path: string
  /** Label of a fact or first cell of a row; empty where the line has none. */
  readonly name: string
  /** Null = added. */
  readonly before: string | null
  /** Null = removed. */
  readonly after: string | null
}

export type SectionChange = {
  readonly static_name: string
  readonly title: string
  readonly state: 'added' | 'removed' | 'changed'
  readonly changes: readonly LineChange[]
}

const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

function rowLines(block: Extract<Block, { kind: 'table' }>): readonly Omit<Line, 'path'>[] {
  return block.rows.map((row) => ({
    name: row
      .slice(0, 2)
      .map(cellText)
      .filter((text) => text !== '')
      .join(' · '),
    text: row.map((cell, index) => `${block.columns[index]?.title ?? ''}: ${cellText(cell)}`).join('\n'),
  }))
}

/** An arrow is named `from-to` by the ids of its steps. */
function arrowOf(id: string, labels: ReadonlyMap<string, string>): string {
  for (const [from, label] of labels) {
    const to = id.startsWith(`${from}-`) ? labels.get(id.slice(from.length + 1)) : undefined
    if (to !== undefined) return `${label} → ${to}`
  }
  return id
}

/** Tells two texts apart where neither is to be read: FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function flowLines(block: Extract<Block, { kind: 'flow' }>): readonly Omit<Line, 'path'>[] {
  const { nodes, edges, width, height } = block.layout
  const stepLines = nodes.map(({ label, ccps }) => ({
    name: block.alt,
    text: [label, ...ccps.map((ccp) => `CCP ${ccp}`)].join(', '),
  }))
  const labels = new Map(nodes.map(({ id, label }) => [id, label]))
  const arrows = edges.map(({ id }) => ({ name: block.alt, text: arrowOf(id, labels) }))
  // Moving steps changes the picture only, so no line shows it.
  return [
    ...stepLines,
    ...arrows,
    {
      name: block.alt,
      text: `${Math.round(width)} × ${Math.round(height)}, ${fingerprint(JSON.stringify(nodes.map(({ x, y }) => [x, y])))}`,
    },
  ]
}

function linesOf(block: Block): readonly Omit<Line, 'path'>[] {
  switch (block.kind) {
    case 'heading':
      return [{ name: '', text: block.text }]
    case 'paragraph':
    case 'note':
      return [{ name: '', text: block.text }]
    case 'list':
      return block.items.map((text) => ({ name: '', text }))
    case 'facts':
      return block.rows.map(({ label, value }) => ({ name: label, text: value }))
    case 'table':
      return rowLines(block)
    case 'rich':
      return plainText(block.text)
        .split('\n')
        .map((text) => ({ name: '', text }))
    case 'matrix':
      return block.cells.flatMap(({ severity, probability, items }) =>
        items.map((text) => ({ name: `${severity} × ${probability}`, text })),
      )
    case 'flow':
      return flowLines(block)
    // Another picture under the same name is a change that its words do not show.
    case 'picture':
      return [{ name: block.alt, text: `${block.width} × ${block.height}, ${block.sha256.slice(0, 12)}` }]
    case 'attachment':
      return [{ name: block.filename, text: block.sha256.slice(0, 12) }]
    default:
      return [{ name: '', text: JSON.stringify(block) }]
  }
}

/** The lines of a section, each with the headings above it. */
function sectionLines({ blocks }: DocumentSection, isIgnored: (line: Line) => boolean): readonly Line[] {
  const above: { level: number; text: string }[] = []
  const lines: Line[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      while ((above.at(-1)?.level ?? 0) >= block.level) above.pop()
    }
    const path = above.map(({ text }) => text).join(' › ')
    for (const line of linesOf(block)) lines.push({ ...line, path })
    if (block.kind === 'heading') above.push({ level: block.level, text: block.text })
  }
  return lines.filter((line) => !isIgnored(line))
}

const sameLine = (a: Line, b: Line): boolean => a.path === b.path && a.name === b.name && a.text === b.text
const keyOf = ({ path, name }: Line): string => `${path}\n${name}`

/** Rows of a table under another name, of whose cells at least half are the same: one row, renamed. */
function isRenamed(a: Line, b: Line): boolean {
  const [old, now] = [a.text.split('\n'), b.text.split('\n')]
  return (
    a.path === b.path &&
    old.length > 1 &&
    old.length === now.length &&
    old.filter((line, at) => line === now[at]).length * 2 >= old.length
  )
}

/** Removed and added lines: those that bear the same name at the same place are one change. */
function pairLines(removed: readonly Line[], added: readonly Line[]): readonly LineChange[] {
  const open = [...added]
  const take = (isIt: (line: Line) => boolean): Line | undefined => {
    const at = open.findIndex(isIt)
    return at < 0 ? undefined : open.splice(at, 1)[0]
  }
  const linePairs = removed.map((line) => ({ line, after: take((other) => keyOf(other) === keyOf(line)) }))
  const paired = linePairs.map(({ line, after }): LineChange => ({
    path: line.path,
    name: line.name,
    before: line.text,
    after: (after ?? take((other) => isRenamed(line, other)))?.text ?? null,
  }))
  return [
    ...paired,
    ...open.map((line) => ({ path: line.path, name: line.name, before: null, after: line.text })),
  ]
}

/** Lines that only one side has, anywhere in the section: moved lines have not changed. */
function changesOf(before: readonly Line[], after: readonly Line[]): readonly LineChange[] {
  const parts = diffArrays([...before], [...after], { comparator: sameLine })
  const removed = parts.filter((part) => part.removed === true).flatMap(({ value }) => value)
  const added = parts.filter((part) => part.added === true).flatMap(({ value }) => value)
  const stays = (line: Line, others: Line[]): boolean => {
    const match = others.findIndex((other) => sameLine(other, line))
    if (match >= 0) others.splice(match, 1)
    return match >= 0
  }
  const movedTo = [...added]
  const gone = removed.filter((line) => !stays(line, movedTo))
  return pairLines(gone, movedTo)
}

/** Lines that never count as changed: labels of facts that always differ, such as status and date. */
export type Ignored = { readonly labels: ReadonlySet<string> }

/**
 * The sections that differ, in the order of the later document, removed ones last. Both in the same language.
 */
export function compareDocuments(
  before: PlanDocument,
  after: PlanDocument,
  { labels }: Ignored = { labels: new Set() },
): readonly SectionChange[] {
  const isIgnored = ({ name }: Line): boolean => labels.has(name)
  const old = new Map(before.sections.map((section) => [section.static_name, section]))
  const present = new Set(after.sections.map(({ static_name }) => static_name))
  const changed = after.sections.flatMap((section): readonly SectionChange[] => {
    const { static_name, title } = section
    const was = old.get(static_name)
    const now = sectionLines(section, isIgnored)
    if (was === undefined) return [{ static_name, title, state: 'added', changes: pairLines([], now) }]
    const renamed = was.title === title ? [] : [{ path: '', name: '', before: was.title, after: title }]
    const changes = [...renamed, ...changesOf(sectionLines(was, isIgnored), now)]
    return changes.length === 0 ? [] : [{ static_name, title, state: 'changed', changes }]
  })
  const removed = before.sections
    .filter(({ static_name }) => !present.has(static_name))
    .map((section): SectionChange => ({
      static_name: section.static_name,
      title: section.title,
      state: 'removed',
      changes: pairLines(sectionLines(section, isIgnored), []),
    }))
  return [...changed, ...removed]
}
