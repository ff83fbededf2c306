import { describe, expect, it } from 'vitest'
import { richText } from '../../rich-text/index.ts'
import type { DocumentSection, PlanDocument } from './document.ts'
import { withOwnWords, type OwnSection } from './own-sections.ts'

const section = (static_name: string, order: number): DocumentSection => ({
  static_name,
  order,
  title: static_name,
  landscape: false,
  blocks: [
    { kind: 'paragraph', text: 'Introduction' },
    { kind: 'list', items: ['x'] },
  ],
})
const document: PlanDocument = {
  language: 'en',
  place_name: 'Quay',
  company_name: 'Quay',
  title: 'Plan',
  status_line: 'Draft',
  page_label: '{page}',
  date: '2026-11-21',
  sections: ['title-page', 'general-info', 'hazard-matrix', 'product-group-3-ccp-list', 'sources'].map(
    (name, index) => section(name, index + 1),
  ),
}
const own = (id: number, section_group: OwnSection['section_group']): OwnSection => ({
  id,
  name: `Own ${id}`,
  section_group,
  text: richText('Words'),
})

describe('the document with own sections and texts', () => {
  it('is unchanged where there are none', () => {
    expect(withOwnWords(document, { sections: [], texts: [] })).toBe(document)
  })
  it('has own sections at the end of their part of the menu, numbered with the others', () => {
    const { sections } = withOwnWords(document, {
      sections: [own(7, 'annexes'), own(8, 'general'), own(9, 'haccp'), own(10, 'general')],
      texts: [],
    })
    expect(sections.map(({ static_name }) => static_name)).toEqual([
      'title-page',
      'general-info',
      'own-8',
      'own-10',
      'hazard-matrix',
      'product-group-3-ccp-list',
      'own-9',
      'sources',
      'own-7',
    ])
    expect(sections.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(sections[2]).toMatchObject({ title: 'Own 8', blocks: [{ kind: 'rich' }] })
  })
  it('has texts after the introduction and at the end', () => {
    const texts = [
      { static_name: 'sources', position: 'after', text: richText('Last') },
      { static_name: 'sources', position: 'before', text: richText('First') },
      { static_name: 'title-page', position: 'before', text: richText('Cover') },
      { static_name: 'gone', position: 'before', text: richText('Nowhere') },
    ] as const
    const { sections } = withOwnWords(document, { sections: [], texts })
    expect(sections.at(-1)?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'rich', 'list', 'rich'])
    expect(sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['rich', 'paragraph', 'list'])
    expect(JSON.stringify(sections)).not.toContain('Nowhere')
  })
})
