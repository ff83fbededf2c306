import { plainText } from '@larder/core/rich-text'
import type { Block, DocumentSection, PlanDocument } from '@larder/core/haccp'
import type { DocumentFrame } from '../src/page-data.ts'

export const frame: DocumentFrame = {
  language: 'en',
  place_name: 'Café Quay',
  company_name: 'Harbour Kitchens Ltd',
  title: 'Food safety plan',
  status_line: 'Draft',
  page_label: 'Page {page} of {pages}',
  date: '2026-11-21',
}

export function sectionOf(blocks: readonly Block[], more: Partial<DocumentSection> = {}): DocumentSection {
  return {
    static_name: 'general-info',
    order: 2,
    title: 'General information',
    landscape: false,
    ...more,
    blocks,
  }
}

/** Every string that a reader of the section must find. */
export function textsOf(section: DocumentSection): readonly string[] {
  return [
    section.title,
    ...section.blocks.flatMap((block): readonly string[] => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
        case 'note':
          return [block.text]
        case 'list':
          return block.items
        case 'facts':
          return block.rows.flatMap(({ label, value }) => [label, value])
        case 'rich':
          return [plainText(block.text)]
        case 'table':
          return [
            block.caption,
            ...block.columns.map(({ title }) => title),
            ...block.rows.flat().map((cell) => (typeof cell === 'string' ? cell : cell.text)),
          ]
        case 'picture':
          return []
        case 'attachment':
          return [block.text]
        case 'flow':
          return block.layout.nodes.map(({ label }) => label)
        case 'matrix':
          return [
            block.caption,
            block.severity_title,
            block.probability_title,
            ...block.cells.flatMap(({ items, risk }) => [...items, String(risk)]),
          ]
      }
    }),
  ]
}

export function planOf(sections: readonly DocumentSection[]): PlanDocument {
  return { ...frame, sections }
}
