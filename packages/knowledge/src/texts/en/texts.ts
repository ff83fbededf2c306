import type { KnowledgeTexts } from '@larder/core/haccp'
import { activities, extraData, foodGroups, locationTypes, productGroups } from './groups.ts'
import { limits } from './limits.ts'
import { processes, subProcesses } from './processes.ts'

export const en: KnowledgeTexts = {
  language: 'en',
  activities,
  location_types: locationTypes,
  extra_data: extraData,
  product_groups: productGroups,
  food_groups: foodGroups,
  processes,
  sub_processes: subProcesses,
  hazards: {},
  limits,
  tasks: {},
  actions: {},
  prps: {},
  analyses: {},
  duties: {},
  words: {},
}
