import type { KnowledgeTexts } from '@larder/core/haccp'
import { actions } from './actions.ts'
import { analyses } from './analyses.ts'
import { duties } from './duties.ts'
import { activities, extraData, foodGroups, locationTypes, productGroups } from './groups.ts'
import { hazardsAllergen } from './hazards-allergen.ts'
import { hazardsChemical } from './hazards-chemical.ts'
import { hazardsGerms } from './hazards-germs.ts'
import { hazardsGrowth } from './hazards-growth.ts'
import { hazardsPhysical } from './hazards-physical.ts'
import { limits } from './limits.ts'
import { processes, subProcesses } from './processes.ts'
import { prps } from './prps.ts'
import { tasks } from './tasks.ts'
import { hazardsTrades, limitsTrades, tasksTrades } from './trades.ts'
import { words } from './words.ts'

export const uk: KnowledgeTexts = {
  language: 'uk',
  activities,
  location_types: locationTypes,
  extra_data: extraData,
  product_groups: productGroups,
  food_groups: foodGroups,
  processes,
  sub_processes: subProcesses,
  hazards: {
    ...hazardsGrowth,
    ...hazardsGerms,
    ...hazardsChemical,
    ...hazardsPhysical,
    ...hazardsAllergen,
    ...hazardsTrades,
  },
  limits: { ...limits, ...limitsTrades },
  tasks: { ...tasks, ...tasksTrades },
  actions,
  prps,
  analyses,
  duties,
  words,
}
