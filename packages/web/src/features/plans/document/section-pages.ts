import type { LinkProps } from '@tanstack/react-router'
import { groupSection, groupSectionNames, readGroupSection, type GroupSectionName } from '@larder/core/haccp'
import { paths, type Path } from '#app/paths.ts'

/** Sections with a page of their own, by their static names. All others are shown by `plan.custom`. */
const pages = {
  'title-page': paths.planTitlePage,
  'general-info': paths.planGeneralInfo,
  'work-groups': paths.planWorkGroups,
  'production-processes': paths.planProductionProcesses,
  'ready-to-eat-food': paths.planReadyToEatFood,
  'raw-materials': paths.planRawMaterials,
  analyses: paths.planAnalyses,
  'technological-schema': paths.planTechnologicalSchema,
  location: paths.planLocation,
  drawings: paths.planPlans,
  'hazards-summary-list': paths.planHazardsSummaryList,
  'hazard-matrix': paths.planHazardMatrix,
  'hazard-analyses-overview': paths.planHazardAnalysesOverview,
  'ccp-list': paths.planCcpList,
  'prerequisite-programmes': paths.planPrerequisiteProgrammes,
  'monitoring-tasks': paths.planMonitoringTasks,
  'country-duties': paths.planCountryDuties,
  sources: paths.planSources,
} as const

export type SectionPage = (typeof pages)[keyof typeof pages]

/** The section that a page shows, by its address. */
export const sectionOfPage = (path: string): string | undefined =>
  Object.entries(pages).find(([, page]) => page === path)?.[0]

export const pageOfSection = (name: string): SectionPage | undefined =>
  Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined

/**
 * Where a section is read: on its own page, of a product group with the group in the address, or on the page
 * that shows any section.
 */
export function targetOfSection(section: string): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const ofGroup = readGroupSection(section)
  if (ofGroup?.name === 'products-list')
    return { to: paths.planFspProducts, params: { fspProductGroupId: String(ofGroup.group) }, search: {} }
  const own = pageOfSection(ofGroup?.name ?? section)
  if (own === undefined) return { to: paths.planCustom, params: { custom: section }, search: {} }
  return { to: own, search: ofGroup === null ? {} : { fspProductGroupId: ofGroup.group } }
}

/** The name of a section among all of the plan. */
export const fullName = (name: string, groupId: number | null): string =>
  groupId === null ? name : groupSection(groupId, name)

/** The section of a product group that the page shows; undefined for any other page. */
export const groupSectionOfPage = (page: Path): GroupSectionName | undefined =>
  groupSectionNames.find((name) => pageOfSection(name) === page)
