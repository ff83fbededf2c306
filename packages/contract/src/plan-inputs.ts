/**
 * The input for the hazard-control plan of a place: its answers in the set-up, and proposals for similar
 * places. Plan specification, sections 3 and 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { planInputsSchemas, onboardingProfilesSchemas } from './plan-inputs.schemas.ts'

export type * from './plan-inputs.schemas.ts'

const onboarding = '/api/places/:placeId/onboarding-profiles'
const activity = '/api/classifiers/business-activity/:id'

export const planInputs = declareRoutes<typeof planInputsSchemas>({
  productGroupsOffered: {
    name: 'plans.product_groups_offered',
    method: 'GET',
    path: `${activity}/product-groups`,
    permission: 'classifiers.view',
    reads: [],
  },
  foodGroupsOffered: {
    name: 'plans.food_groups_offered',
    method: 'GET',
    path: `${activity}/food-groups`,
    permission: 'classifiers.view',
    reads: [],
  },
  changeProductGroups: {
    name: 'plans.change_product_groups',
    method: 'PUT',
    path: '/api/place/:placeId/product-groups',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  changeFoodGroups: {
    name: 'plans.change_food_groups',
    method: 'PUT',
    path: '/api/place/:placeId/food-groups',
    permission: 'plans.edit',
    writes: ['plan_inputs', 'plan_progress'],
  },
  customAnalyses: {
    name: 'plans.custom_analyses',
    method: 'GET',
    path: '/api/place/:placeId/custom_analyses',
    permission: 'plans.view',
    reads: ['custom_analyses'],
  },
  createAnalysis: {
    name: 'plans.create_analysis',
    method: 'POST',
    path: '/api/place/:placeId/custom_analyses',
    permission: 'plans.edit',
    status: 201,
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
  changeAnalysis: {
    name: 'plans.change_analysis',
    method: 'PUT',
    path: '/api/place/:placeId/custom_analyses/:id',
    permission: 'plans.edit',
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
  removeAnalysis: {
    name: 'plans.remove_analysis',
    method: 'DELETE',
    path: '/api/place/:placeId/custom_analyses/:id',
    permission: 'plans.edit',
    writes: ['custom_analyses', 'plan_progress', 'tasks'],
  },
})

export const onboardingProfiles = declareRoutes<typeof onboardingProfilesSchemas>({
  generalInfo: {
    name: 'plans.onboarding_general_info',
    method: 'GET',
    path: `${onboarding}/general-info`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  foodGroups: {
    name: 'plans.onboarding_food_groups',
    method: 'GET',
    path: `${onboarding}/food-groups`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  productGroups: {
    name: 'plans.onboarding_product_groups',
    method: 'GET',
    path: `${onboarding}/product-groups`,
    permission: 'plans.view',
    reads: ['plan_inputs'],
  },
  workGroups: {
    name: 'plans.onboarding_work_groups',
    method: 'GET',
    path: `${onboarding}/work-groups`,
    permission: 'plans.view',
    reads: ['work_groups'],
  },
  analyses: {
    name: 'plans.onboarding_analyses',
    method: 'GET',
    path: `${onboarding}/analyses-tasks`,
    permission: 'plans.view',
    reads: ['plan_inputs', 'custom_analyses'],
  },
})
