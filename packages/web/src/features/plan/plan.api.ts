import { classifiers } from '@larder/contract/classifiers'
import { places } from '@larder/contract/places'
import { onboardingProfiles, planInputs, plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { query, useCall } from '#kit/query.ts'

export const placeOf = (placeId: number) => query(places.get, { params: { placeId } })
export const statusOf = (placeId: number, planId: number) => query(plans.status, { params: { placeId, planId } })
export const stepsOf = (placeId: number, planId: number) => query(plans.statuses, { params: { placeId, planId } })
export const titlesOf = (placeId: number, lang: string) => query(plans.titles, { params: { placeId }, query: { lang } })
export const sectionOf = (at: { placeId: number; planId: number }, id: string, lang: string) => query(plans.section, { params: { placeId: at.placeId, planId: at.planId, id }, query: { lang } })
export const hazardsOf = (placeId: number, lang: string) => query(plans.hazards, { params: { placeId }, query: { lang } })
export const hazardOf = (placeId: number, id: number, lang: string) => query(plans.hazard, { params: { placeId, id }, query: { lang } })
export const severitiesOf = (lang: string) => query(classifiers.hazard_severities, { query: { lang } })
export const probabilitiesOf = (lang: string) => query(classifiers.hazard_probabilities, { query: { lang } })

export const generalInfoOf = (placeId: number, lang: string) => query(onboardingProfiles.generalInfo, { params: { placeId }, query: { lang } })
export const productGroupsOf = (placeId: number, lang: string) => query(onboardingProfiles.productGroups, { params: { placeId }, query: { lang } })
export const foodGroupsOf = (placeId: number, lang: string) => query(onboardingProfiles.foodGroups, { params: { placeId }, query: { lang } })
export const suggestedWorkGroupsOf = (placeId: number, lang: string) => query(onboardingProfiles.workGroups, { params: { placeId }, query: { lang } })
export const suggestedAnalysesOf = (placeId: number, lang: string) => query(onboardingProfiles.analyses, { params: { placeId }, query: { lang } })
export const offeredProcessesOf = (placeId: number, lang: string) => query(processes.onboarding, { params: { placeId }, query: { lang } })
export const processesOf = (placeId: number, lang: string) => query(processes.list, { params: { placeId }, query: { lang } })
export const workGroupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const ownAnalysesOf = (placeId: number) => query(planInputs.customAnalyses, { params: { placeId } })

/** What becomes stale when something is told for the plan: how far it is, what the wizard proposes, what the plan says. */
const progress = [plans.status, plans.statuses, plans.section, places.get]
const proposals = [onboardingProfiles.generalInfo, onboardingProfiles.productGroups, onboardingProfiles.foodGroups, onboardingProfiles.analyses, processes.onboarding, processes.list]
const text = [plans.titles, plans.hazards, plans.hazard]
const told = [...progress, ...proposals]

export const useChangeLocationType = () => useCall(places.change_location_type, told)
export const useChangeExtraData = () => useCall(places.change_extra_data, told)
export const useConfirmStep = () => useCall(plans.confirmStep, progress)
export const useChangeProductGroups = () => useCall(planInputs.changeProductGroups, told)
export const useChangeFoodGroups = () => useCall(planInputs.changeFoodGroups, told)
export const useSelectProcesses = () => useCall(processes.select, told)
export const useCreateProcess = () => useCall(processes.create, told)
export const useChangeProcess = () => useCall(processes.change, told)
export const useRemoveProcess = () => useCall(processes.remove, told)

const groups = [...progress, workGroups.list, onboardingProfiles.workGroups]
export const useCreateWorkGroup = () => useCall(workGroups.create, groups)
export const useChangeWorkGroup = () => useCall(workGroups.change, groups)
export const useToggleWorkGroup = () => useCall(workGroups.toggle, groups)
export const useRemoveWorkGroup = () => useCall(workGroups.remove, groups)

const analyses = [...progress, planInputs.customAnalyses, onboardingProfiles.analyses]
export const useCreateAnalysis = () => useCall(planInputs.createAnalysis, analyses)
export const useChangeAnalysis = () => useCall(planInputs.changeAnalysis, analyses)
export const useRemoveAnalysis = () => useCall(planInputs.removeAnalysis, analyses)

export const useGeneratePlan = () => useCall(plans.generate, [...progress, ...text])
export const useConfirmPlan = () => useCall(plans.confirm, [...progress, ...text])
