import type { CallInput } from '@larder/contract/kit'
import { classifiers } from '@larder/contract/classifiers'
import { entries } from '@larder/contract/entries'
import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { places } from '@larder/contract/places'
import { placeSetup } from '@larder/contract/place-setup'
import { planCoherence } from '@larder/contract/plan-coherence'
import { planFlows } from '@larder/contract/plan-flows'
import { files } from '@larder/contract/files'
import { plans } from '@larder/contract/plans'
import { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { planProposals } from '@larder/contract/plan-proposals'
import { planSources } from '@larder/contract/plan-sources'
import { roundChange } from '@larder/contract/round-change'
import { processes } from '@larder/contract/processes'
import { capacities, productGroups } from '@larder/contract/product-groups'
import { workGroups } from '@larder/contract/work-groups'
import { groupSectionNames } from '@larder/core/haccp'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

/** A product group's id; null = the place. */
type Group = number | null
/** The query of a request. */
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
/** The tasks of today, with their last entries. */
export const tasksOfToday = (placeId: number, lang: string) =>
  query(entries.today, { params: { placeId }, query: { lang } })
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
  filter: NonNullable<CallInput<typeof planSources.list>['query']>,
) => query(planSources.list, { params: at, query: filter })
export const proposalsOf = (placeId: number, lang: string) =>
  query(planProposals.list, { params: { placeId }, query: { lang } })
export const coherenceOf = (placeId: number, lang: string) =>
  query(planCoherence.get, { params: { placeId }, query: { lang } })
export const roundChangeOf = (placeId: number, lang: string) =>
  query(roundChange.get, { params: { placeId }, query: { lang } })
export const severitiesOf = (lang: string) => query(classifiers.hazard_severities, { query: { lang } })
export const probabilitiesOf = (lang: string) => query(classifiers.hazard_probabilities, { query: { lang } })

export const setupOf = (placeId: number, lang: string) =>
  query(placeSetup.get, { params: { placeId }, query: { lang } })
export const setupPreviewOf = (
  placeId: number,
  previewQuery: { readonly lang: string; readonly yes: string },
) => query(placeSetup.preview, { params: { placeId }, query: previewQuery })
export const useSaveSetup = () => useCall(placeSetup.save)
export const useCopySetup = () => useCall(placeSetup.copy)

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

export const filesOf = (placeId: number) => query(files.list, { params: { placeId } })
export const groupFilesOf = (at: { placeId: number; planId: number }, id: number) =>
  query(productGroups.files, {
    params: { placeId: at.placeId, planId: at.planId, id },
    query: { type: 'flow_diagram' },
  })
/** The company's storage for files. */
export const storageOf = (placeId: number) => query(files.storage, { params: { placeId } })
export const useChangeFile = () => useCall(files.change)
export const useAttachFile = () => useCall(files.attach)
export const useRemoveFile = () => useRemoval(files.remove)
export const useChangeOnPaper = () => useCall(places.change_on_paper)
export const useChangeWaterSource = () => useCall(places.change_water_source)
export const useChangeCustomerGroups = () => useCall(places.change_customer_groups)

export const useChangePlanSource = () => useCall(places.change_plan_source)

export const useChangeLocationType = () => useCall(places.change_location_type)
export const useChangeExtraData = () => useCall(places.change_extra_data)
export const useConfirmStep = () => useCall(plans.confirmStep)
export const useChangeProductGroups = () => useCall(planInputs.changeProductGroups)
export const useChangeFoodGroups = () => useCall(planInputs.changeFoodGroups)
export const useSelectProcesses = () => useCall(processes.select)
export const useCreateProcess = () => useCall(processes.create)
export const useChangeProcess = () => useCall(processes.change)
export const useRemoveProcess = () => useRemoval(processes.remove)

export const useChangePlanKind = () => useCall(productGroups.use)
export const useCreateGroup = () => useCall(productGroups.create)
export const useChangeGroup = () => useCall(productGroups.change)
export const useRemoveGroup = () => useRemoval(productGroups.remove)
export const useChangeGroupFoods = () => useCall(productGroups.foodGroups)
export const useChangeCapacities = () => useCall(capacities.change)

export const useCreateWorkGroup = () => useCall(workGroups.create)
export const useChangeWorkGroup = () => useCall(workGroups.change)
export const useToggleWorkGroup = () => useCall(workGroups.toggle)
export const useRemoveWorkGroup = () => useRemoval(workGroups.remove)

export const useCreateAnalysis = () => useCall(planInputs.createAnalysis)
export const useChangeAnalysis = () => useCall(planInputs.changeAnalysis)
export const useRemoveAnalysis = () => useRemoval(planInputs.removeAnalysis)

export const useGeneratePlan = () => useCall(plans.generate)
export const useDecideProposals = () => useCall(planProposals.decide)
export const useConfirmPlan = () => useCall(plans.confirm)

export const useCreateHazard = () => useCall(plans.createHazard)
export const useChangeHazard = () => useCall(plans.changeHazard)
export const useRemoveHazard = () => useRemoval(plans.removeHazard)
export const useChangeLimit = () => useCall(plans.changeLimit)
export const useRemoveLimit = () => useRemoval(plans.removeLimit)

export const useAcceptRounds = () => useCall(roundChange.accept)
export const useMendCoherence = () => useCall(planCoherence.mend)
export const useCreateSection = () => useCall(sectionGroups.create)
export const useChangeSection = () => useCall(sectionGroups.change)
export const useRemoveSection = () => useRemoval(sectionGroups.remove)
export const useCreateText = () => useCall(beforeOrAfter.create)
export const useChangeText = () => useCall(beforeOrAfter.change)
export const useDisableText = () => useCall(beforeOrAfter.disable)

export const useChangeFlow = () => useCall(planFlows.change)
export const useResetFlow = () => useCall(planFlows.reset)
export const useVerifyFlow = () => useCall(planFlows.verify)
export const useTidyFlow = () => useCall(planFlows.tidy)
