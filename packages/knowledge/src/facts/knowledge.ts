import type { Knowledge } from '@larder/core/haccp'
import { actions } from './actions.ts'
import { activities } from './activities.ts'
import { analyses } from './analyses.ts'
import { documents } from './documents.ts'
import { duties } from './duties.ts'
import { replacedFoodGroups } from './group-ranges.ts'
import { foodGroups, productGroups } from './groups.ts'
import { hazardsAllergen } from './hazards-allergen.ts'
import { hazardsChemical } from './hazards-chemical.ts'
import { hazardsGerms } from './hazards-germs.ts'
import { hazardsGrowth } from './hazards-growth.ts'
import { hazardsPhysical } from './hazards-physical.ts'
import { hazardsPlants } from './hazards-plants.ts'
import { hazardsTrades } from './hazards-trades.ts'
import { limitsChilled } from './limits-chilled.ts'
import { limitsCooking } from './limits-cooking.ts'
import { limitsCooling } from './limits-cooling.ts'
import { limitsFrozen } from './limits-frozen.ts'
import { limitsHot } from './limits-hot.ts'
import { limitsOther } from './limits-other.ts'
import { limitsPlants } from './limits-plants.ts'
import { limitsProduction } from './limits-production.ts'
import { limitsReheating } from './limits-reheating.ts'
import { limitsTransport } from './limits-transport.ts'
import { heldOnce } from './limit-value.ts'
import { processes } from './processes.ts'
import { prps } from './prps.ts'
import { tasks } from './tasks.ts'

/**
 * Larder's knowledge base. The version rises with every change of a fact: stored plans name the one they rest
 * on.
 */
export const knowledge: Knowledge = {
  version: 5,
  documents,
  activities,
  product_groups: productGroups,
  food_groups: foodGroups,
  replaced_food_groups: replacedFoodGroups,
  processes,
  hazards: [
    ...hazardsGrowth,
    ...hazardsGerms,
    ...hazardsChemical,
    ...hazardsPhysical,
    ...hazardsAllergen,
    ...hazardsPlants,
    ...hazardsTrades,
  ].toSorted((first, second) => (first.id < second.id ? -1 : 1)),
  limits: [
    ...limitsChilled,
    ...limitsFrozen,
    ...limitsHot,
    ...limitsCooking,
    ...limitsCooling,
    ...limitsReheating,
    ...limitsOther,
    ...limitsProduction,
    ...limitsPlants,
    ...limitsTransport,
  ].map(heldOnce),
  tasks,
  actions,
  prps,
  analyses,
  duties,
}
