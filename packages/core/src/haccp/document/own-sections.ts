/**
 * Sections and texts of the place's own in the document of the plan: words beside those that the generator
 * writes.
 */
import type { RichText } from '../../rich-text/index.ts'
import type { Block, DocumentSection, PlanDocument } from './document.ts'

/** Headings of the side menu. */
export const menuSections = ['general', 'haccp', 'annexes'] as const
export type SectionGroup = (typeof menuSections)[number]

const general: readonly string[] = [
  'title-page',
  'general-info',
  'work-groups',
  'production-processes',
  'ready-to-eat-food',
  'raw-materials',
  'analyses',
  'technological-schema',
  'location',
  'drawings',
]
const annexes: readonly string[] = [
  'prerequisite-programmes',
  'monitoring-tasks',
  'country-duties',
  'sources',
]

/** Under which heading a generated section stands; those of product groups belong to the analysis. */
export const sectionGroupOf = (name: string): SectionGroup =>
  general.includes(name) ? 'general' : annexes.includes(name) ? 'annexes' : 'haccp'

export type OwnSection = {
  readonly id: number
  readonly name: string
  readonly section_group: SectionGroup
  readonly text: RichText
}

/** `own-12`; no generated section is called so. */
export const ownSectionName = (id: number): string => `own-${id}`
export const isOwnSection = (name: string): boolean => /^own-\d+$/.test(name)

/** A text before or after what the generator writes in a section. */
export type OwnText = {
  readonly static_name: string
  readonly position: 'before' | 'after'
  readonly text: RichText
}

type SectionItem = { readonly static_name: string }

/** The list with own items at the end of their groups, in their order. */
export function withOwnItems<Item extends SectionItem>(
  items: readonly Item[],
  own: readonly { readonly group: SectionGroup; readonly item: Item }[],
): readonly Item[] {
  if (own.length === 0) return items
  const rank = (group: SectionGroup): number => menuSections.indexOf(group)
  const last = (group: SectionGroup): number =>
    items.findLastIndex(({ static_name }) => rank(sectionGroupOf(static_name)) <= rank(group))
  return items.flatMap((item, at) => [
    item,
    ...own.filter(({ group }) => last(group) === at).map((one) => one.item),
  ])
}

const rich = (text: RichText): readonly Block[] => (text.length === 0 ? [] : [{ kind: 'rich', text }])

/** Texts marked “before” follow the section's introduction, which says what the section is about. */
export function withTextsAround(section: DocumentSection, texts: readonly OwnText[]): DocumentSection {
  const here = texts.filter(({ static_name }) => static_name === section.static_name)
  if (here.length === 0) return section
  const at = (position: OwnText['position']): readonly Block[] =>
    here.filter((one) => one.position === position).flatMap(({ text }) => rich(text))
  const [first, ...rest] = section.blocks
  const head = first?.kind === 'paragraph' && section.static_name !== 'title-page' ? [first] : []
  return {
    ...section,
    blocks: [...head, ...at('before'), ...(head.length > 0 ? rest : section.blocks), ...at('after')],
  }
}

/** The document with the place's own sections and texts, its sections numbered again. */
export function withOwnWords(
  document: PlanDocument,
  { sections, texts }: { readonly sections: readonly OwnSection[]; readonly texts: readonly OwnText[] },
): PlanDocument {
  if (sections.length === 0 && texts.length === 0) return document
  const own = sections.map(({ id, name, section_group, text }) => ({
    group: section_group,
    item: { static_name: ownSectionName(id), order: 0, title: name, landscape: false, blocks: rich(text) },
  }))
  const all = withOwnItems(
    document.sections.map((section) => withTextsAround(section, texts)),
    own,
  )
  return { ...document, sections: all.map((section, index) => ({ ...section, order: index + 1 })) }
}
