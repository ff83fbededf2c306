import { paths } from '#app/paths.ts'

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

export const pageOfSection = (name: string): SectionPage | undefined => (Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined)
