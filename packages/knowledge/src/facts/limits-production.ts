import type { Limit } from '@larder/core/haccp'
import { proposed, value } from './limit-value.ts'
import { expert, fahrenheit, memory, read, secondhand } from './provenance.ts'
import { ultraHigh } from './ways.ts'

const mixPractice = memory('EU-PRACTICE', 'ice-cream mix', 'practice')
const mixBritish = memory('UK-ICE', 'heat treatment of the mix; no longer in force', 'practice')
const mixAmerican = memory('US-PMO', 'pasteurization of frozen dessert mix', 'law')
const degreeHours = secondhand('US-FSIS-RTE', 'degree-hours', 'guide')
const likeFsis = expert('degree-hours, after the American guideline')

/** What plants, workshops and home producers measure beyond the kitchen (haccp-facts 4.4 and 4.7). */
export const limitsProduction: readonly Limit[] = [
  {
    id: 'L-ice-cream-mix', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 79.4, hold_minutes: 0.25 }, mixPractice),
      value('EU', { min: 71.1, hold_minutes: 10, note_key: 'equivalent' }, mixPractice),
      value('EU', { min: 65.6, hold_minutes: 30, note_key: 'equivalent' }, mixPractice),
      value('GB', { min: 79.4, hold_minutes: 0.25 }, mixBritish),
      value('GB', { min: 71.1, hold_minutes: 10, note_key: 'equivalent' }, mixBritish),
      value('GB', { min: 65.6, hold_minutes: 30, note_key: 'equivalent' }, mixBritish),
      value('US', { min: fahrenheit(175), hold_minutes: 25 / 60 }, mixAmerican),
      value('US', { min: fahrenheit(155), hold_minutes: 30, note_key: 'equivalent' }, mixAmerican),
      ...proposed({ min: 79.4, hold_minutes: 0.25 }, 'ice-cream mix'),
      ...proposed({ min: 71.1, hold_minutes: 10, note_key: 'equivalent' }, 'ice-cream mix'),
    ],
  },
  {
    id: 'L-ice-cream-serve', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { max: -12 }, memory('EU-PRACTICE', 'ice cream for scooping', 'practice')),
      value('GB', { max: -12 }, memory('UK-PRACTICE', 'ice cream for scooping', 'practice')),
      value('US', { max: fahrenheit(10) }, memory('US-PRACTICE', 'ice cream for scooping', 'practice')),
    ],
  },
  {
    id: 'L-uht', quantity: 'celsius', food_groups: [], when: { activities: ['A14'], ...ultraHigh },
    values: [
      value('EU', { min: 135, note_key: 'uht_products' }, memory('EU-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('DE', { min: 135, note_key: 'uht_products' }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value('GB', { min: 135, note_key: 'uht_products' }, memory('UK-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('US', { min: fahrenheit(280), hold_minutes: 2 / 60, note_key: 'uht_products' }, memory('US-PMO', 'ultra-pasteurization', 'law')),
      ...proposed({ min: 135, note_key: 'uht_products' }, 'ultra-high temperature'),
    ],
  },
  {
    id: 'L-juice', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 71.1, hold_minutes: 0.1 }, memory('EU-PRACTICE', 'sour fruit juice', 'practice')),
      value('GB', { min: 71.1, hold_minutes: 0.1 }, memory('UK-PRACTICE', 'sour fruit juice', 'practice')),
      value('US', { min: fahrenheit(160), hold_minutes: 0.1, note_key: 'five_log' }, memory('US-21CFR-120', '120.24; time and temperature for apple juice', 'guide')),
      ...proposed({ min: 71.1, hold_minutes: 0.1 }, 'sour fruit juice'),
    ],
  },
  {
    id: 'L-produce-wash', quantity: 'ppm', food_groups: [],
    values: [...proposed({ min: 50, max: 150 }, 'wash water of fresh-cut produce'), ...(['EU', 'GB', 'US'] as const).flatMap((jurisdiction) => {
      const practice = memory(jurisdiction === 'EU' ? 'EU-PRACTICE' : jurisdiction === 'GB' ? 'UK-PRACTICE' : 'US-PRACTICE', 'wash water of fresh-cut produce', 'practice')
      return [
        value(jurisdiction, { min: 50, max: 150 }, practice),
        value(jurisdiction, { min: 40, max: 80, note_key: 'peracetic_acid' }, practice),
      ]
    })],
  },
  {
    id: 'L-sprout-water', quantity: 'cfu_per_g', food_groups: ['FG18'],
    values: [
      value('EU', { max: 0, note_key: 'none_found' }, memory('EU-2073', 'Annex I 1.18 and 1.29', 'law')),
      value('GB', { max: 0, note_key: 'none_found' }, memory('UK-2073', 'Annex I 1.18 and 1.29', 'law')),
      value('US', { max: 0, note_key: 'none_found' }, memory('US-21CFR-112', '112.144', 'law')),
      ...proposed({ max: 0, note_key: 'none_found' }, 'spent water of sprouts'),
    ],
  },
  {
    id: 'L-home-acid-ph', quantity: 'ph', food_groups: [],
    values: [
      value('EU', { max: 4.6 }, memory('EU-PRACTICE', 'pickles and acidified preserves', 'practice')),
      value('ES', { max: 4.5 }, read('ES-1021', 'art. 13.8.d (below this figure)', 'law')),
      value('GB', { max: 4.6 }, memory('UK-PRACTICE', 'pickles and acidified preserves', 'practice')),
      value('US', { max: 4.6 }, memory('US-21CFR-114', '114.3', 'law')),
      ...proposed({ max: 4.6 }, 'pickles and acidified preserves'),
    ],
  },
  {
    id: 'L-degree-hours', quantity: 'degree_hours', food_groups: [],
    values: [
      value('EU', { max: 665, note_key: 'warm_room' }, likeFsis),
      value('EU', { max: 555, note_key: 'warmer_room' }, likeFsis),
      value('EU', { max: 500, note_key: 'hot_room' }, likeFsis),
      value('GB', { max: 665, note_key: 'warm_room' }, likeFsis),
      value('GB', { max: 555, note_key: 'warmer_room' }, likeFsis),
      value('GB', { max: 500, note_key: 'hot_room' }, likeFsis),
      value('US', { max: 665, note_key: 'warm_room' }, degreeHours),
      value('US', { max: 555, note_key: 'warmer_room' }, degreeHours),
      value('US', { max: 500, note_key: 'hot_room' }, degreeHours),
    ],
  },
  {
    id: 'L-ripening-humidity', quantity: 'percent', food_groups: [], when: { any_sub_process: ['P30.1'] },
    values: [
      value('EU', { max: 85 }, memory('EU-2024-1141', 'dry-aged beef', 'law')),
      value('GB', { max: 85 }, memory('UK-PRACTICE', 'dry-aged beef', 'practice')),
      value('US', { max: 85 }, memory('US-PRACTICE', 'dry-aged beef', 'practice')),
    ],
  },
]
