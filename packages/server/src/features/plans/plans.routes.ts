import { onboardingProfiles, planInputs, plans } from '@larder/contract/plans'
import { serve } from '#kit/serve.ts'
import { changeAnalysis, changeFoodGroups, changeProductGroups, createAnalysis, listAnalyses, removeAnalysis } from './change-inputs.ts'
import { confirm } from './confirm-plan.ts'
import { downloadPlan } from './download-plan.ts'
import { generate } from './generate-plan.ts'
import { listFoodGroups, listProductGroups, startAnalyses, startFoodGroups, startGeneralInfo, startProductGroups, startWorkGroups } from './onboarding.ts'
import { getHazard, getSection, listHazards, listTitles } from './read-sections.ts'
import { confirmStep, getStatus, listConfirmed, listStatuses } from './read-status.ts'

export const planRoutes = [
  serve(planInputs.productGroupsOffered, listProductGroups),
  serve(planInputs.foodGroupsOffered, listFoodGroups),
  serve(planInputs.changeProductGroups, changeProductGroups),
  serve(planInputs.changeFoodGroups, changeFoodGroups),
  serve(planInputs.customAnalyses, listAnalyses),
  serve(planInputs.createAnalysis, createAnalysis),
  serve(planInputs.changeAnalysis, changeAnalysis),
  serve(planInputs.removeAnalysis, removeAnalysis),
  serve(onboardingProfiles.generalInfo, startGeneralInfo),
  serve(onboardingProfiles.foodGroups, startFoodGroups),
  serve(onboardingProfiles.productGroups, startProductGroups),
  serve(onboardingProfiles.workGroups, startWorkGroups),
  serve(onboardingProfiles.analyses, startAnalyses),
  serve(plans.titles, listTitles),
  serve(plans.status, getStatus),
  serve(plans.versions, listConfirmed),
  serve(plans.statuses, listStatuses),
  serve(plans.confirmStep, confirmStep),
  serve(plans.section, getSection),
  serve(plans.hazards, listHazards),
  serve(plans.hazard, getHazard),
  serve(plans.generate, generate),
  serve(plans.download, downloadPlan),
  serve(plans.confirm, confirm),
]
