import type { Cell, DocumentSection, PlanDocument } from './document.ts'
import type { PlanReading } from '../facts/describe-facts.ts'
import { section, table } from './plan-blocks.ts'
import { say, word } from './plan-text.ts'
import {
  writeAnalyses,
  writeFlow,
  writeGeneralInfo,
  writeGroups,
  writeProcesses,
  writeTitlePage,
  writeWorkGroups,
  type PlanNames,
} from './write-general-sections.ts'
import { writeDrawings, writeFile, writeLocation, type PlanFile } from './write-file-sections.ts'
import { writeCcpList, writeHazardAnalyses, writeHazardList, writeMatrix } from './write-hazard-sections.ts'
import { writeDuties, writeProgrammes, writeSources, writeTasks } from './write-programme-sections.ts'
import { writeShortPlan } from './write-short-plan.ts'

export type GroupProduct = {
  readonly name: string
  /** The name in the reader's language; empty where none was given. */
  readonly product_group: string
  /** “51–100 kg, day”. */
  readonly amount: string
}

/** A product group with its analysis as it is read. */
export type GroupReading = {
  readonly id: number
  readonly name: string
  readonly products: readonly GroupProduct[]
  readonly reading: PlanReading
  readonly flow: PlanNames['flow']
  readonly flow_graph?: PlanNames['flow_graph']
  readonly flow_verified?: PlanNames['flow_verified']
  /** Diagrams of the group's own that were drawn elsewhere. */
  readonly flow_files?: readonly PlanFile[]
}

/**
 * The sections of a product group in the order of the side menu; static names are those of a place's plan.
 */
export const groupSectionNames = [
  'products-list',
  'raw-materials',
  'technological-schema',
  'hazard-analyses-overview',
  'ccp-list',
  'production-processes',
  'hazards-summary-list',
  'hazard-matrix',
] as const
export type GroupSectionName = (typeof groupSectionNames)[number]

/** `product-group-12-ccp-list`: the section of a group among those of the place. */
export const groupSection = (group: number, name: string): string => `product-group-${group}-${name}`

/** `product-group-12-ccp-list` → 12 and `ccp-list`; null for a section of the place. */
export function readGroupSection(
  section: string,
): { readonly group: number; readonly name: GroupSectionName } | null {
  const [, group, written] = /^product-group-([1-9]\d{0,9})-(.+)$/.exec(section) ?? []
  const name = groupSectionNames.find((one) => one === written)
  return name === undefined ? null : { group: Number(group), name }
}

function writeProducts({ products, reading }: GroupReading): DocumentSection {
  const rows = products.map(({ name, product_group, amount }): readonly Cell[] => [
    name,
    product_group,
    amount,
  ])
  const columns = [
    { key: 'product', share: 5 },
    { key: 'product_group', share: 4 },
    { key: 'amount', share: 3 },
  ]
  return section('products-list', reading, {
    blocks: [table(reading, word(reading.texts.words, 'section.products-list'), columns, rows)],
  })
}

/** The diagram of a group, and who verified it. */
const flowOf = (group: GroupReading) => ({
  flow: group.flow,
  flow_graph: group.flow_graph ?? null,
  flow_verified: group.flow_verified ?? null,
})

/** The sections of one group, under the names that they have in a plan of one analysis. */
export function writeGroupSections(group: GroupReading, names: PlanNames): readonly DocumentSection[] {
  const { reading } = group
  const flowSection = writeFlow(reading, { ...names, ...flowOf(group) })
  const drawn = {
    ...flowSection,
    blocks: [...flowSection.blocks, ...(group.flow_files ?? []).flatMap((file) => writeFile(file, reading))],
  }
  const rawMaterials = writeGroups(reading).filter(({ static_name }) => static_name === 'raw-materials')
  return [
    writeProducts(group),
    ...rawMaterials,
    drawn,
    writeHazardAnalyses(reading),
    writeCcpList(reading),
    writeProcesses(reading),
    writeHazardList(reading),
    writeMatrix(reading),
  ]
}

const ofGroup = ({ id, name }: GroupReading, part: DocumentSection): DocumentSection => ({
  ...part,
  static_name: groupSection(id, part.static_name),
  title: `${name}: ${part.title}`,
})

/**
 * The document of a plan by product groups: the common part, then each group's analysis, then the annexes.
 */
export function writeProductBasedPlan(
  common: PlanReading,
  groups: readonly GroupReading[],
  names: PlanNames,
): PlanDocument {
  const { words, language } = common.texts
  const sections = [
    writeTitlePage(common, names),
    writeGeneralInfo(common, names),
    writeWorkGroups(common, names),
    writeLocation(common, names.location),
    writeDrawings(common, names.drawings),
    writeAnalyses(common),
    ...groups.flatMap((group) => writeGroupSections(group, names).map((part) => ofGroup(group, part))),
    writeCcpList(common),
    writeProgrammes(common),
    writeTasks(common),
    writeDuties(common),
    writeSources(common),
  ]
  return {
    language,
    place_name: names.place.name,
    company_name: names.company.name,
    title: say(words, 'document.title', { place: names.place.name }),
    status_line: names.status_line,
    page_label: word(words, 'document.page'),
    date: names.date,
    sections: sections.map((part, index) => ({ ...part, order: index + 1 })),
    short_plan: writeShortPlan(
      common,
      names,
      groups.map((group) => ({ name: group.name, reading: group.reading, names: flowOf(group) })),
    ),
  }
}
