import { analyses } from '@larder/contract/analyses'
import { plans } from '@larder/contract/plans'
import { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { planCoherence } from '@larder/contract/plan-coherence'
import { planFlows } from '@larder/contract/plan-flows'
import { planProposals } from '@larder/contract/plan-proposals'
import { roundChange } from '@larder/contract/round-change'
import { planSources } from '@larder/contract/plan-sources'
import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { serve } from '#kit/http/serve.ts'
import { changeFlow, prepareTidy, resetFlow, tidyFlow, verifyFlow } from './flow/change-flow.ts'
import { changeAnalysis, createAnalysis, listAnalyses, removeAnalysis } from './inputs/change-analyses.ts'
import { changeFoodGroups, changeProductGroups } from './inputs/change-inputs.ts'
import { listResults } from './inputs/analysis-results.ts'
import { listAllAnalyses } from './inputs/list-analyses.ts'
import { confirm } from './versions/confirm-plan.ts'
import {
  changePlanText,
  createPlanText,
  disablePlanText,
  listPlanTexts,
} from './document/change-plan-texts.ts'
import {
  changeSectionGroup,
  createSectionGroup,
  listSectionGroups,
  removeSectionGroup,
} from './document/change-section-groups.ts'
import { downloadPlan } from './document/download-plan.ts'
import { generate } from './generate/generate-plan.ts'
import {
  listFoodGroups,
  listProductGroups,
  startAnalyses,
  startFoodGroups,
  startGeneralInfo,
  startProductGroups,
  startWorkGroups,
} from './inputs/onboarding.ts'
import { getFlow } from './flow/read-flow.ts'
import { changeHazard, createHazard, removeHazard } from './hazards/change-hazards.ts'
import { changeLimit, getLimit, removeLimit } from './hazards/change-limits.ts'
import { mendCoherence } from './coherence/mend-coherence.ts'
import { getCoherence } from './coherence/read-coherence.ts'
import { getHazard, listHazards } from './hazards/read-hazards.ts'
import { getSection, listTitles } from './document/read-sections.ts'
import { listSources } from './sources/read-sources.ts'
import { decideAll, listProposals } from './proposals/review-proposals.ts'
import { acceptRounds } from './rounds/accept-rounds.ts'
import { getRoundChange } from './rounds/preview-rounds.ts'
import {
  compareVersions,
  downloadVersion,
  getUnconfirmed,
  getVersionSection,
  listConfirmed,
  listVersionTitles,
} from './versions/read-versions.ts'
import { confirmStep, getStatus, listStatuses } from './generate/read-status.ts'

export const planRoutes = [
  serve(planInputs.productGroupsOffered, listProductGroups),
  serve(planInputs.foodGroupsOffered, listFoodGroups),
  serve(planInputs.changeProductGroups, changeProductGroups),
  serve(planInputs.changeFoodGroups, changeFoodGroups),
  serve(planInputs.customAnalyses, listAnalyses),
  serve(planInputs.createAnalysis, createAnalysis),
  serve(planInputs.changeAnalysis, changeAnalysis),
  serve(planInputs.removeAnalysis, removeAnalysis, { versioned: { table: 'custom_analyses', param: 'id' } }),
  serve(analyses.list, listAllAnalyses),
  serve(analyses.create, createAnalysis),
  serve(analyses.change, changeAnalysis),
  serve(analyses.remove, removeAnalysis, { versioned: { table: 'custom_analyses', param: 'id' } }),
  serve(analyses.results, listResults),
  serve(onboardingProfiles.generalInfo, startGeneralInfo),
  serve(onboardingProfiles.foodGroups, startFoodGroups),
  serve(onboardingProfiles.productGroups, startProductGroups),
  serve(onboardingProfiles.workGroups, startWorkGroups),
  serve(onboardingProfiles.analyses, startAnalyses),
  serve(plans.titles, listTitles),
  serve(plans.status, getStatus),
  serve(plans.versions, listConfirmed),
  serve(plans.statuses, listStatuses),
  serve(plans.unconfirmed, getUnconfirmed),
  serve(plans.versionTitles, listVersionTitles),
  serve(plans.versionSection, getVersionSection),
  serve(plans.downloadVersion, downloadVersion),
  serve(plans.compare, compareVersions),
  serve(plans.confirmStep, confirmStep),
  serve(plans.section, getSection),
  serve(plans.hazards, listHazards),
  serve(plans.hazard, getHazard),
  serve(plans.createHazard, createHazard),
  serve(plans.changeHazard, changeHazard),
  serve(plans.removeHazard, removeHazard),
  serve(plans.limit, getLimit),
  serve(plans.changeLimit, changeLimit),
  serve(plans.removeLimit, removeLimit),
  serve(planCoherence.get, getCoherence),
  serve(planCoherence.mend, mendCoherence),
  serve(sectionGroups.list, listSectionGroups),
  serve(sectionGroups.create, createSectionGroup),
  serve(sectionGroups.change, changeSectionGroup),
  serve(sectionGroups.remove, removeSectionGroup, {
    versioned: { table: 'plan_section_groups', param: 'id' },
  }),
  serve(beforeOrAfter.list, listPlanTexts),
  serve(beforeOrAfter.create, createPlanText),
  serve(beforeOrAfter.change, changePlanText),
  serve(beforeOrAfter.disable, disablePlanText),
  serve(planSources.list, listSources),
  serve(planProposals.list, listProposals),
  serve(planProposals.decide, decideAll),
  serve(roundChange.get, getRoundChange),
  serve(roundChange.accept, acceptRounds),
  serve(plans.generate, generate),
  serve(plans.download, downloadPlan),
  serve(plans.confirm, confirm),
  serve(planFlows.get, getFlow),
  serve(planFlows.change, changeFlow),
  serve(planFlows.reset, resetFlow),
  serve(planFlows.tidy, tidyFlow, { before: prepareTidy }),
  serve(planFlows.verify, verifyFlow),
]
