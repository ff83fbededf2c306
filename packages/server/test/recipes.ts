/**
 * For every writing route, and every reading one that needs more than its ids: a call that succeeds; by
 * feature in recipes/.
 */
import type { Route } from '@larder/contract/kit'
import type { TestApp } from './harness.ts'
import { accountRecipes } from './recipes/account.ts'
import { billingRecipes } from './recipes/billing.ts'
import { classifiersRecipes } from './recipes/classifiers.ts'
import { companiesRecipes } from './recipes/companies.ts'
import { traceabilityRecipes } from './recipes/traceability.ts'
import { digitalAuditsRecipes } from './recipes/digital-audits.ts'
import { documentsRecipes } from './recipes/documents.ts'
import { devicesRecipes } from './recipes/devices.ts'
import { entriesRecipes } from './recipes/entries.ts'
import { equipmentRecipes } from './recipes/equipment.ts'
import { filesRecipes } from './recipes/files.ts'
import { frequenciesRecipes } from './recipes/frequencies.ts'
import { legalDocumentsRecipes } from './recipes/legal-documents.ts'
import { overviewRecipes } from './recipes/overview.ts'
import { ownWordsRecipes } from './recipes/own-words.ts'
import { peopleRecipes } from './recipes/people.ts'
import { photosRecipes } from './recipes/photos.ts'
import { placeGroupsRecipes } from './recipes/place-groups.ts'
import { placesRecipes } from './recipes/places.ts'
import { planFlowsRecipes } from './recipes/plan-flows.ts'
import { plansRecipes } from './recipes/plans.ts'
import { postersRecipes } from './recipes/posters.ts'
import { processesRecipes } from './recipes/processes.ts'
import { productGroupsRecipes } from './recipes/product-groups.ts'
import { productsRecipes } from './recipes/products.ts'
import { recallsRecipes } from './recipes/recalls.ts'
import { sensorsRecipes } from './recipes/sensors.ts'
import { sharedAccessesRecipes } from './recipes/shared-accesses.ts'
import { teamTasksRecipes } from './recipes/team-tasks.ts'
import { webhooksRecipes } from './recipes/webhooks.ts'
import { workGroupTasksRecipes } from './recipes/work-group-tasks.ts'
import { tasksRecipes } from './recipes/tasks.ts'
import { ticketsRecipes } from './recipes/tickets.ts'
import type { Recipes, Sent } from './recipes/recipe.ts'
import { makeScene, type Scene } from './scene.ts'

export type { Sent } from './recipes/recipe.ts'

export const recipes: Recipes = {
  ...accountRecipes,
  ...billingRecipes,
  ...classifiersRecipes,
  ...companiesRecipes,
  ...digitalAuditsRecipes,
  ...traceabilityRecipes,
  ...documentsRecipes,
  ...devicesRecipes,
  ...entriesRecipes,
  ...equipmentRecipes,
  ...filesRecipes,
  ...frequenciesRecipes,
  ...legalDocumentsRecipes,
  ...overviewRecipes,
  ...ownWordsRecipes,
  ...peopleRecipes,
  ...photosRecipes,
  ...placeGroupsRecipes,
  ...placesRecipes,
  ...planFlowsRecipes,
  ...plansRecipes,
  ...postersRecipes,
  ...processesRecipes,
  ...productGroupsRecipes,
  ...productsRecipes,
  ...recallsRecipes,
  ...sensorsRecipes,
  ...sharedAccessesRecipes,
  ...teamTasksRecipes,
  ...webhooksRecipes,
  ...workGroupTasksRecipes,
  ...tasksRecipes,
  ...ticketsRecipes,
}

/** A good call of the route; without a recipe, its own place and company alone. */
export async function goodCall(route: Route, scene: Scene): Promise<Required<Pick<Sent, 'params'>> & Sent> {
  const { company: companyId, place: placeId } = scene
  const sent = (await recipes[route.name]?.(scene)) ?? {}
  const caller = route.permission === 'public' ? {} : scene.owner
  return { caller, ...sent, params: { companyId, placeId, ...sent.params } }
}

/** A new scene, with more in it where wanted, and the route's good call there. */
export async function stage(
  route: Route,
  test: TestApp,
  enrich: (scene: Scene) => Promise<Scene> = async (scene) => scene,
): Promise<{ scene: Scene; sent: Awaited<ReturnType<typeof goodCall>> }> {
  const scene = await enrich(await makeScene(test))
  return { scene, sent: await goodCall(route, scene) }
}
