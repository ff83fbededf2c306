import type { Limit } from '@larder/core/haccp'
import { fruit } from './group-ranges.ts'
import { value } from './limit-value.ts'
import { also, confirmed, expert, fahrenheit, read } from './provenance.ts'

/** Ontario allows the time for preparation, none for display; a health unit of the province explains it. */
const ontarioPreparation = value(
  'CA',
  { max: 2, note_key: 'preparation_only' },
  also(confirmed('CA-PPH', 'temperature control', 'guide'), 'CA-ON-493', 's. 27(2)(a)'),
)
const australianFourHours = value(
  'AU',
  { max: 4, note_key: 'times_added_up' },
  confirmed('AU-24', '2-hour/4-hour rule', 'guide'),
)

/** Cooked food at room temperature. */
const worldTime = confirmed('WHO-5KEYS', 'key 4', 'guide')

/** Meat, poultry, eggs, dishes, cut fruit and vegetables alike. */
const ukrainianTime = confirmed('UA-CDC', 'room temperature (one hour above 32 °C)', 'guide')

/** Hot holding, and time out of temperature control. */
export const limitsHot: readonly Limit[] = [
  {
    id: 'L-hot-hold',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 63 }, expert('hot holding')),
      value('EE', { min: 63 }, confirmed('EE-ROASTO', 'hot holding', 'guide')),
      value(
        'DE',
        { min: 60 },
        also(confirmed('DE-BFR', 'hot holding', 'guide'), 'DE-BFR-HOT', 'hot holding'),
      ),
      value('ES', { min: 63 }, read('ES-1086', 'art. 30.2', 'law')),
      value('GB', { min: 63 }, read('UK-WSI-2006-31', 'Sch. 4 para 6', 'law')),
      value('GB-SCT', { min: 63 }, read('UK-SSI-2006-3', 'Sch. 4', 'law')),
      value('US', { min: fahrenheit(135) }, confirmed('US-FC', '3-501.16(A)(1)', 'law')),
      value('US', { min: fahrenheit(130), note_key: 'roasts' }, confirmed('US-FC', '3-501.16(A)(1)', 'law')),
      value('LV', { min: 60 }, confirmed('LV-HT', 'hot holding', 'practice')),
      value('UA', { min: 60 }, confirmed('UA-CDC', 'hot food until it is served', 'guide')),
      value(
        'UA',
        { min: 75, note_key: 'soups', judged_apart: true, when: { any_product_group: ['PG02'] } },
        expert('hot holding of soups'),
      ),
      value('CA', { min: 60 }, read('CA-ON', 'hot holding', 'guide')),
      value('AU', { min: 60 }, read('AU-322', 'temperature control', 'law')),
    ],
  },
  {
    id: 'L-hot-hold-hours',
    quantity: 'hours',
    food_groups: [],
    values: [
      value('EU', { max: 3 }, expert('hot holding')),
      value(
        'DE',
        { max: 3 },
        also(confirmed('DE-DGE', 'hot holding', 'guide'), 'DE-DIN10508', 'hot holding'),
      ),
      value('GB', { max: 4 }, expert('hot holding')),
      value('US', { max: 4 }, expert('hot holding')),
      value('UA', { max: 3 }, expert('hot holding')),
      value('CA', { max: 4 }, expert('hot holding')),
      value('AU', { max: 4 }, expert('hot holding')),
    ],
  },
  {
    id: 'L-out-hot-hours',
    quantity: 'hours',
    food_groups: [],
    values: [
      value('EU', { max: 2 }, worldTime),
      value('GB', { max: 2, note_key: 'one_period' }, confirmed('UK-WSI-2006-31', 'Sch. 4 para 7(2)', 'law')),
      value('GB-SCT', { max: 2 }, worldTime),
      value('US', { max: 4 }, confirmed('US-FC', '3-501.19(B)', 'law')),
      value('UA', { max: 2 }, ukrainianTime),
      ontarioPreparation,
      australianFourHours,
    ],
  },
  {
    id: 'L-out-cold-hours',
    quantity: 'hours',
    food_groups: [],
    values: [
      value('EU', { max: 2 }, worldTime),
      value('GB', { max: 4, note_key: 'one_period' }, confirmed('UK-WSI-2006-31', 'Sch. 4 para 5(1)', 'law')),
      value('GB-SCT', { max: 2 }, worldTime),
      value('US', { max: 4 }, confirmed('US-FC', '3-501.19(B)', 'law')),
      value('US', { max: 6, note_key: 'never_above_70f' }, confirmed('US-FC', '3-501.19(C)', 'law')),
      value('UA', { max: 2 }, ukrainianTime),
      ontarioPreparation,
      australianFourHours,
    ],
  },
  {
    id: 'L-cut-fruit-hours',
    quantity: 'hours',
    food_groups: [...fruit],
    values: [
      value(
        'EU',
        { max: 2 },
        confirmed('WHO-5KEYS', 'key 4, the time of cooked food taken for cut fruit', 'practice'),
      ),
      value('ES', { max: 3, note_key: 'halved_melon' }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 4, note_key: 'one_period' }, confirmed('UK-WSI-2006-31', 'Sch. 4 para 5(1)', 'law')),
      value('US', { max: 4, note_key: 'from_the_cut' }, confirmed('US-FC', '3-501.19(B)(2)', 'law')),
      value('UA', { max: 2 }, ukrainianTime),
      ontarioPreparation,
      australianFourHours,
    ],
  },
]
