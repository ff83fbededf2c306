import type { CallInput } from '@larder/contract/kit'
import { classifiers } from '@larder/contract/classifiers'
import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { places } from '@larder/contract/places'
import { planCoherence } from '@larder/contract/plan-coherence'
import { planFlows } from '@larder/contract/plan-flows'
import { files } from '@larder/contract/files'
import { plans } from '@larder/contract/plans'
import { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { planProposals } from '@larder/contract/plan-proposals'
import { planSources } from '@larder/contract/plan-sources'
import { entries } from '@larder/contract/entries'
import { processes } from '@larder/contract/processes'
import { capacities, productGroups } from '@larder/contract/product-groups'
import { tasks } from '@larder/contract/tasks'
import { workGroups } from '@larder/contract/work-groups'
import { groupSectionNames } from '@larder/core/haccp'
import { query, useCall } from '#kit/query.ts'

/** A product group's id; null = the place. */
type Group = number | null
/** As it is asked for. */
export const ofGroup = (group: Group): { readonly fsp_product_group_id?: number } =>
  group === null ? {} : { fsp_product_group_id: group }

export const placeOf = (placeId: number, lang: string) =>
  query(places.get, { params: { placeId }, query: { lang } })
export const statusOf = (placeId: number, planId: number) =>
  query(plans.status, { params: { placeId, planId } })
export const titlesOf = (placeId: number, lang: string) =>
  query(plans.titles, { params: { placeId }, query: { lang } })
/** A section of the place, or of a product group where it has one of that name. */
export const sectionOf = (
  at: { placeId: number; planId: number; groupId?: Group },
  id: string,
  lang: string,
) =>
  query(plans.section, {
    params: { placeId: at.placeId, planId: at.planId, id },
    query: { lang, ...(groupSectionNames.some((name) => name === id) && ofGroup(at.groupId ?? null)) },
  })
export const flowOf = (at: { placeId: number; planId: number; groupId: Group }, lang: string) =>
  query(planFlows.get, {
    params: { placeId: at.placeId, planId: at.planId },
    query: { lang, ...ofGroup(at.groupId) },
  })
export const hazardsOf = (placeId: number, lang: string, group: Group = null) =>
  query(plans.hazards, { params: { placeId }, query: { lang, ...ofGroup(group) } })
export const hazardOf = (placeId: number, id: number, lang: string, group: Group = null) =>
  query(plans.hazard, { params: { placeId, id }, query: { lang, ...ofGroup(group) } })
export const sectionGroupsOf = (placeId: number) => query(sectionGroups.list, { params: { placeId } })
export const beforeOrAfterOf = (placeId: number) => query(beforeOrAfter.list, { params: { placeId } })
export const limitOf = (placeId: number, limitId: string, lang: string) =>
  query(plans.limit, { params: { placeId, limitId }, query: { lang } })
export const unconfirmedOf = (placeId: number, planId: number) =>
  query(plans.unconfirmed, { params: { placeId, planId } })
export const versionsOf = (placeId: number) => query(plans.versions, { params: { placeId } })
export const versionTitlesOf = (placeId: number, version: number) =>
  query(plans.versionTitles, { params: { placeId, version } })
export const versionSectionOf = (placeId: number, version: number, id: string) =>
  query(plans.versionSection, { params: { placeId, version, id } })
export const comparisonOf = (placeId: number, from: number, to: number | undefined) =>
  query(plans.compare, { params: { placeId }, query: { from, ...(to !== undefined && { to }) } })
export const statementsOf = (
  at: { placeId: number; planId: number },
  asked: NonNullable<CallInput<typeof planSources.list>['query']>,
) => query(planSources.list, { params: at, query: asked })
export const proposalsOf = (placeId: number, lang: string) =>
  query(planProposals.list, { params: { placeId }, query: { lang } })
export const coherenceOf = (placeId: number, lang: string) =>
  query(planCoherence.get, { params: { placeId }, query: { lang } })
export const severitiesOf = (lang: string) => query(classifiers.hazard_severities, { query: { lang } })
export const probabilitiesOf = (lang: string) => query(classifiers.hazard_probabilities, { query: { lang } })

export const generalInfoOf = (placeId: number, lang: string) =>
  query(onboardingProfiles.generalInfo, { params: { placeId }, query: { lang } })
export const productGroupsOf = (placeId: number, lang: string) =>
  query(onboardingProfiles.productGroups, { params: { placeId }, query: { lang } })
export const foodGroupsOf = (placeId: number, lang: string) =>
  query(onboardingProfiles.foodGroups, { params: { placeId }, query: { lang } })
export const suggestedWorkGroupsOf = (placeId: number, lang: string) =>
  query(onboardingProfiles.workGroups, { params: { placeId }, query: { lang } })
export const suggestedAnalysesOf = (placeId: number, lang: string) =>
  query(onboardingProfiles.analyses, { params: { placeId }, query: { lang } })
export const offeredProcessesOf = (placeId: number, lang: string) =>
  query(processes.onboarding, { params: { placeId }, query: { lang } })
export const processesOf = (placeId: number, lang: string, group: Group = null) =>
  query(processes.list, { params: { placeId }, query: { lang, ...ofGroup(group) } })
/** The processes of the place's activity as the product group has chosen them. */
export const groupProcessesOf = (
  { id, business_activity_id }: { id: number; business_activity_id: number },
  lang: string,
  group: Group,
) =>
  query(processes.offered, {
    params: { id: business_activity_id },
    query: { lang, placeId: id, ...ofGroup(group) },
  })
export const groupsOf = (placeId: number, planId: number) =>
  query(productGroups.list, { params: { placeId, planId } })
export const haccpOf = (at: { placeId: number; planId: number }, id: number) =>
  query(productGroups.haccp, { params: { placeId: at.placeId, planId: at.planId, id } })
export const capacitiesOf = (placeId: number) => query(capacities.defaults, { params: { placeId } })
export const workGroupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const ownAnalysesOf = (placeId: number) => query(planInputs.customAnalyses, { params: { placeId } })

/**
 * What becomes stale when something is told for the plan: how far it is, what the wizard proposes, what the
 * plan says.
 */
const progress = [
  plans.status,
  plans.statuses,
  plans.section,
  plans.unconfirmed,
  plans.compare,
  planFlows.get,
  places.get,
]
const proposals = [
  onboardingProfiles.generalInfo,
  onboardingProfiles.productGroups,
  onboardingProfiles.foodGroups,
  onboardingProfiles.analyses,
  processes.onboarding,
  processes.offered,
  processes.list,
  productGroups.list,
  capacities.defaults,
]
/** Coherence, the tasks and today's list follow from the plan. */
const text = [
  plans.titles,
  planSources.list,
  plans.hazards,
  plans.hazard,
  productGroups.haccp,
  planCoherence.get,
  tasks.list,
  entries.today,
]
const told = [...progress, ...proposals]

export const filesOf = (placeId: number) => query(files.list, { params: { placeId } })
export const groupFilesOf = (at: { placeId: number; planId: number }, id: number) =>
  query(productGroups.files, {
    params: { placeId: at.placeId, planId: at.planId, id },
    query: { type: 'flow_diagram' },
  })
/** What the company may store in files. */
export const storageOf = (placeId: number) => query(files.storage, { params: { placeId } })
const withFiles = [...progress, files.list, files.storage, productGroups.files]
export const useChangeFile = () => useCall(files.change, withFiles)
export const useAttachFile = () => useCall(files.attach, withFiles)
export const useRemoveFile = () => useCall(files.remove, withFiles)
export const useChangeOnPaper = () => useCall(places.change_on_paper, progress)
export const useChangeWaterSource = () => useCall(places.change_water_source, told)
export const useChangeCustomerGroups = () => useCall(places.change_customer_groups, told)
/** What a new content makes stale. */
export const staleWithFiles: readonly string[] = withFiles.map(({ name }) => name)

export const useChangePlanSource = () => useCall(places.change_plan_source, progress)

export const useChangeLocationType = () => useCall(places.change_location_type, told)
export const useChangeExtraData = () => useCall(places.change_extra_data, told)
export const useConfirmStep = () => useCall(plans.confirmStep, progress)
export const useChangeProductGroups = () => useCall(planInputs.changeProductGroups, told)
export const useChangeFoodGroups = () => useCall(planInputs.changeFoodGroups, told)
export const useSelectProcesses = () => useCall(processes.select, told)
export const useCreateProcess = () => useCall(processes.create, told)
export const useChangeProcess = () => useCall(processes.change, told)
export const useRemoveProcess = () => useCall(processes.remove, told)

export const useChangePlanKind = () => useCall(productGroups.use, told)
export const useCreateGroup = () => useCall(productGroups.create, told)
export const useChangeGroup = () => useCall(productGroups.change, told)
export const useRemoveGroup = () => useCall(productGroups.remove, told)
export const useChangeGroupFoods = () => useCall(productGroups.foodGroups, told)
export const useChangeCapacities = () => useCall(capacities.change, told)

const groups = [...progress, workGroups.list, onboardingProfiles.workGroups]
export const useCreateWorkGroup = () => useCall(workGroups.create, groups)
export const useChangeWorkGroup = () => useCall(workGroups.change, groups)
export const useToggleWorkGroup = () => useCall(workGroups.toggle, groups)
export const useRemoveWorkGroup = () => useCall(workGroups.remove, groups)

const analyses = [...progress, planInputs.customAnalyses, onboardingProfiles.analyses]
export const useCreateAnalysis = () => useCall(planInputs.createAnalysis, analyses)
export const useChangeAnalysis = () => useCall(planInputs.changeAnalysis, analyses)
export const useRemoveAnalysis = () => useCall(planInputs.removeAnalysis, analyses)

export const useGeneratePlan = () => useCall(plans.generate, [...progress, ...text, planProposals.list])
/** The daily tasks follow the plan. */
export const useDecideProposals = () =>
  useCall(planProposals.decide, [...progress, ...text, planProposals.list, entries.today])
export const useConfirmPlan = () => useCall(plans.confirm, [...progress, ...text, plans.versions])

/** A hazard or a limit of the place's own makes the plan anew. */
const made = [...progress, ...text, plans.limit]
export const useCreateHazard = () => useCall(plans.createHazard, made)
export const useChangeHazard = () => useCall(plans.changeHazard, made)
export const useRemoveHazard = () => useCall(plans.removeHazard, made)
export const useChangeLimit = () => useCall(plans.changeLimit, made)
export const useRemoveLimit = () => useCall(plans.removeLimit, made)

export const useMendCoherence = () => useCall(planCoherence.mend, [...progress, ...text])
const worded = [
  plans.status,
  plans.titles,
  plans.section,
  plans.unconfirmed,
  sectionGroups.list,
  beforeOrAfter.list,
]
export const useCreateSection = () => useCall(sectionGroups.create, worded)
export const useChangeSection = () => useCall(sectionGroups.change, worded)
export const useRemoveSection = () => useCall(sectionGroups.remove, worded)
export const useCreateText = () => useCall(beforeOrAfter.create, worded)
export const useChangeText = () => useCall(beforeOrAfter.change, worded)
export const useDisableText = () => useCall(beforeOrAfter.disable, worded)

export const useChangeFlow = () => useCall(planFlows.change, progress)
export const useResetFlow = () => useCall(planFlows.reset, progress)
export const useVerifyFlow = () => useCall(planFlows.verify, progress)
export const useTidyFlow = () => useCall(planFlows.tidy)
