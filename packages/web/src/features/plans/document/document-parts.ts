import type { Block } from './block.ts'

/** A part of a section: the blocks under one heading of level 2, or before the first. */
export type Part = { readonly title: string | null; readonly blocks: readonly Block[] }

/** The first paragraph of a section is its introduction; returns it and the rest. */
export function splitIntroduction(blocks: readonly Block[]): {
  readonly introduction: string | null
  readonly rest: readonly Block[]
} {
  const [first, ...rest] = blocks
  return first?.kind === 'paragraph'
    ? { introduction: first.text, rest }
    : { introduction: null, rest: blocks }
}

/** Cuts the blocks at headings of level 2: each part becomes a card. */
export function splitAtHeadings(blocks: readonly Block[]): readonly Part[] {
  const parts: { title: string | null; blocks: Block[] }[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind === 'heading' && block.level === 2) parts.push({ title: block.text, blocks: [] })
    else if (last === undefined) parts.push({ title: null, blocks: [block] })
    else last.blocks.push(block)
  }
  return parts
}

/**
 * The plan's writer joins several items of a cell by “; ”. One item a line is easier to read. A semicolon
 * inside brackets or before a lower-case word belongs to its sentence; a cell of several lines has its items.
 */
export const itemsOfCell = (text: string): readonly string[] =>
  text
    .split(text.includes('\n') ? '\n' : /;\s+(?=[\p{Lu}\p{N}])(?![^()]*\))/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
