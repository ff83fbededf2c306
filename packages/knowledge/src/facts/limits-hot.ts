import type { Limit } from '@larder/core/haccp'
import { value } from './limit-value.ts'
import { expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

/** Hot holding, and time out of temperature control. */
export const limitsHot: readonly Limit[] = [
  {
    id: 'L-hot-hold', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 63 }, memory('EU-PRACTICE', 'hot holding', 'guide')),
      value('EE', { min: 63 }, secondhand('EE-ROASTO', 'hot holding', 'guide')),
      value('DE', { min: 65 }, secondhand('DE-DIN10508', 'hot holding', 'guide')),
      value('ES', { min: 63 }, read('ES-1086', 'art. 30.2', 'law')),
      value('GB', { min: 63 }, read('UK-WSI-2006-31', 'Sch. 4 para 6', 'law')),
      value('GB-SCT', { min: 63 }, read('UK-SSI-2006-3', 'Sch. 4', 'law')),
      value('US', { min: fahrenheit(135) }, secondhand('US-FC', '3-501.16', 'law')),
      value('LV', { min: 60 }, secondhand('LV-HT', 'hot holding', 'guide')),
      value('IE', { min: 63 }, memory('IE-FSAI', 'hot holding', 'guide')),
      value('UA', { min: 65 }, memory('UA-PRACTICE', 'hot holding, older sanitary rules', 'practice')),
      value('UA', { min: 75, note_key: 'soups' }, memory('UA-PRACTICE', 'hot holding, older sanitary rules', 'practice')),
      value('CA', { min: 60 }, read('CA-ON', 'hot holding', 'guide')),
      value('AU', { min: 60 }, read('AU-322', 'temperature control', 'law')),
    ],
  },
  {
    id: 'L-hot-hold-hours', quantity: 'hours', food_groups: [],
    values: [
      value('EU', { max: 3 }, expert('hot holding')),
      value('DE', { max: 3 }, secondhand('DE-DIN10508', 'hot holding', 'guide')),
      value('GB', { max: 4 }, expert('hot holding')),
      value('US', { max: 4 }, expert('hot holding')),
      value('UA', { max: 3 }, expert('hot holding')),
      value('CA', { max: 4 }, expert('hot holding')),
      value('AU', { max: 4 }, expert('hot holding')),
    ],
  },
  {
    id: 'L-out-hot-hours', quantity: 'hours', food_groups: [],
    values: [
      value('EU', { max: 2 }, expert('hot food below its limit')),
      value('GB', { max: 2, note_key: 'one_period' }, secondhand('UK-ROCHDALE', 'hot food', 'law')),
      value('GB-SCT', { max: 2 }, expert('hot food below its limit')),
      value('US', { max: 4 }, memory('US-FC', '3-501.19', 'law')),
      value('UA', { max: 2 }, expert('hot food below its limit')),
      value('CA', { max: 2 }, secondhand('CA-PRACTICE', 'food out of temperature control', 'practice')),
      value('AU', { max: 4 }, memory('AU-SFA', '2-hour/4-hour guide', 'guide')),
    ],
  },
  {
    id: 'L-out-cold-hours', quantity: 'hours', food_groups: [],
    values: [
      value('EU', { max: 2 }, expert('cold food above its limit')),
      value('GB', { max: 4, note_key: 'one_period' }, memory('UK-WSI-2006-31', 'Sch. 4', 'law')),
      value('GB-SCT', { max: 4 }, expert('cold food above its limit')),
      value('US', { max: 4 }, memory('US-FC', '3-501.19', 'law')),
      value('UA', { max: 2 }, expert('cold food above its limit')),
      value('CA', { max: 2 }, secondhand('CA-PRACTICE', 'food out of temperature control', 'practice')),
      value('AU', { max: 4 }, memory('AU-SFA', '2-hour/4-hour guide', 'guide')),
    ],
  },
  {
    id: 'L-cut-fruit-hours', quantity: 'hours', food_groups: ['FG15'],
    values: [
      value('EU', { max: 2 }, expert('cut fruit at room temperature')),
      value('ES', { max: 3, note_key: 'halved_melon' }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 4 }, expert('cut fruit at room temperature')),
      value('US', { max: 4 }, memory('US-FC', '3-501.19', 'law')),
      value('UA', { max: 2 }, expert('cut fruit at room temperature')),
      value('CA', { max: 2 }, secondhand('CA-PRACTICE', 'food out of temperature control', 'practice')),
      value('AU', { max: 4 }, memory('AU-SFA', '2-hour/4-hour guide', 'guide')),
    ],
  },
]
