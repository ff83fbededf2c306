import type { Limit } from '@larder/core/haccp'
import { proposed, value } from './limit-value.ts'
import { expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

const foodCodeCold = value('US', { max: fahrenheit(41) }, secondhand('US-FC', '3-501.16', 'law'))
const britishCold = value('GB', { max: 8 }, read('UK-WSI-2006-31', 'Sch. 4 para 2', 'law'))
/** Scotland has no figure in law: «refrigerator or cool ventilated place». */
const scottishCold = value('GB-SCT', { max: 5 }, memory('UK-FSS', 'chilled storage', 'guide'))

/** What chilled food in general is kept at; no figure for the single kinds is known. */
const ukrainianCold = value('UA', { max: 6 }, memory('UA-PRACTICE', 'chilled storage', 'practice'))
/** One figure for all chilled food, so for each kind of it too: Ontario's chart, Australia's Standard 3.2.2. */
const ontarioCold = value('CA', { max: 4 }, memory('CA-ON', 'cold holding', 'guide'))
const australianCold = value('AU', { max: 5 }, memory('AU-322', 'temperature control', 'law'))
const irishCold = value('IE', { max: 5 }, memory('IE-FSAI', 'chilled storage', 'guide'))

/** Highest product temperature in the cold. */
export const limitsChilled: readonly Limit[] = [
  {
    id: 'L-chill-rte', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { max: 5 }, memory('EU-PRACTICE', 'chilled ready-to-eat food', 'practice')),
      value('EE', { max: 6 }, secondhand('EE-SCHOOL', 'chilled storage', 'practice')),
      value('DE', { max: 7 }, secondhand('DE-DIN10508', 'chilled food', 'guide')),
      value('ES', { max: 4, note_key: 'life_over_24_hours' }, read('ES-1086', 'art. 30.3', 'law')),
      value('ES', { max: 8, note_key: 'life_under_24_hours' }, read('ES-1086', 'art. 30.3', 'law')),
      britishCold, scottishCold, foodCodeCold,
      value('LV', { max: 6 }, secondhand('LV-PVD', 'advice to consumers', 'guide')),
      value('LV', { max: 4, note_key: 'cold_dishes' }, secondhand('LV-HT', 'cold dishes', 'practice')),
      value('IE', { max: 5 }, read('IE-FSAI', 'chilled storage', 'guide')),
      ukrainianCold,
      value('CA', { max: 4 }, read('CA-ON', 'cold holding', 'guide')),
      value('AU', { max: 5 }, read('AU-322', 'temperature control', 'law')),
    ],
  },
  {
    id: 'L-chill-red-meat', quantity: 'celsius', food_groups: ['FG01'],
    values: [
      value('EU', { max: 7 }, memory('EU-853', 'Annex III Sec. I', 'law')),
      value('DE', { max: 7 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 7 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 7 }, memory('UK-853', 'Annex III Sec. I', 'law')),
      foodCodeCold,
      value('UA', { max: 7 }, memory('UA-PRACTICE', 'red meat', 'practice')),
      ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-offal', quantity: 'celsius', food_groups: ['FG03'],
    values: [
      value('EU', { max: 3 }, memory('EU-853', 'Annex III Sec. I', 'law')),
      value('DE', { max: 3 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 3 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 3 }, memory('UK-853', 'Annex III Sec. I', 'law')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-poultry', quantity: 'celsius', food_groups: ['FG02', 'FG04'],
    values: [
      value('EU', { max: 4 }, memory('EU-853', 'Annex III Sec. II', 'law')),
      value('DE', { max: 4 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 4 }, memory('UK-853', 'Annex III Sec. II', 'law')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-minced', quantity: 'celsius', food_groups: ['FG03'],
    values: [
      value('EU', { max: 2 }, memory('EU-853', 'Annex III Sec. V', 'law')),
      value('DE', { max: 2 }, read('DE-TLMHV', 'Anlage 5 Kap. II Nr. 3', 'law')),
      value('ES', { max: 2 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 2 }, memory('UK-853', 'Annex III Sec. V', 'law')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-meat-preparations', quantity: 'celsius', food_groups: [], when: { any_product_group: ['PG19'] },
    values: [
      value('EU', { max: 4 }, memory('EU-853', 'Annex III Sec. V', 'law')),
      value('DE', { max: 4 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 4 }, memory('UK-853', 'Annex III Sec. V', 'law')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-fish', quantity: 'celsius', food_groups: ['FG05', 'FG06', 'FG07'],
    values: [
      value('EU', { max: 2, note_key: 'melting_ice' }, memory('EU-853', 'Annex III Sec. VIII', 'law')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 2, note_key: 'melting_ice' }, memory('UK-853', 'Annex III Sec. VIII', 'law')),
      foodCodeCold,
      value('UA', { max: 2 }, memory('UA-PRACTICE', 'fresh fish', 'practice')),
      ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-shellstock', quantity: 'celsius', food_groups: ['FG08'],
    values: [
      value('US', { max: fahrenheit(45) }, memory('US-FC', '3-202.11 and 3-202.18', 'law')),
    ],
  },
  {
    id: 'L-chill-raw-milk', quantity: 'celsius', food_groups: ['FG11'],
    values: [
      value('EU', { max: 6 }, memory('EU-853', 'Annex III Sec. IX', 'law')),
      value('DE', { max: 6 }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value('ES', { min: 1, max: 4 }, read('ES-1021', 'art. 4', 'law')),
      value('GB', { max: 6 }, memory('UK-853', 'Annex III Sec. IX', 'law')),
      value('US', { max: fahrenheit(45) }, memory('US-PMO', 'raw milk cooling', 'law')),
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-milk', quantity: 'celsius', food_groups: ['FG12', 'FG13'],
    values: [
      value('EU', { max: 8 }, memory('EU-PRACTICE', 'pasteurised milk, by label', 'practice')),
      value('DE', { max: 10 }, secondhand('DE-BW', 'milk products', 'guide')),
      britishCold, scottishCold, foodCodeCold,
      irishCold, ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-eggs', quantity: 'celsius', food_groups: ['FG09'],
    values: [
      value('EU', { min: 5, max: 18, note_key: 'constant_temperature' }, memory('EU-PRACTICE', 'shell eggs', 'practice')),
      value('GB', { max: 20, note_key: 'constant_temperature' }, memory('UK-PRACTICE', 'shell eggs', 'practice')),
      value('US', { max: fahrenheit(45), note_key: 'air_temperature' }, memory('US-FC', '3-202.11', 'law')),
      value('UA', { min: 0, max: 20 }, memory('UA-PRACTICE', 'shell eggs', 'practice')),
      value('CA', { max: 4 }, memory('CA-PRACTICE', 'shell eggs', 'practice')),
    ],
  },
  {
    id: 'L-chill-liquid-egg', quantity: 'celsius', food_groups: ['FG10'],
    values: [
      value('EU', { max: 4 }, memory('EU-853', 'Annex III Sec. X', 'law')),
      value('DE', { max: 4 }, read('DE-TLMHV', 'Anlage 5 Kap. IV', 'law')),
      value('GB', { max: 4 }, memory('UK-853', 'Annex III Sec. X', 'law')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-filled-pastry', quantity: 'celsius', food_groups: [], when: { any_product_group: ['PG08'] },
    values: [
      value('EU', { max: 5 }, memory('EU-PRACTICE', 'cream cakes', 'practice')),
      value('DE', { max: 7 }, secondhand('DE-BW', 'cream cakes', 'guide')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4 row 9', 'law')),
      britishCold, scottishCold, foodCodeCold,
      irishCold, ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-cut-fruit', quantity: 'celsius', food_groups: ['FG15'],
    values: [
      value('EU', { max: 5 }, memory('EU-PRACTICE', 'cut fruit', 'practice')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4', 'law')),
      britishCold, scottishCold, foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-vacuum', quantity: 'celsius', food_groups: [], when: { any_extra: ['vacuum_or_MAP', 'sous_vide', 'smoking'] },
    values: [
      value('EU', { max: 3 }, memory('EU-PRACTICE', 'vacuum packs kept safe by cold alone', 'practice')),
      value('GB', { max: 3 }, memory('UK-FSA', 'vacuum and modified-atmosphere packed chilled food', 'guide')),
      value('US', { max: fahrenheit(38) }, memory('US-FC', '3-502.12', 'law')),
      value('UA', { max: 3 }, expert('vacuum packs kept safe by cold alone')),
      ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-ripening', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: -0.5, max: 3, note_key: 'meat_surface' }, memory('EU-2024-1141', 'dry-aged beef', 'law')),
      value('GB', { max: 3 }, memory('UK-PRACTICE', 'dry-aged beef', 'practice')),
      foodCodeCold,
      ukrainianCold, ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-chill-raw-egg-dish', quantity: 'celsius', food_groups: ['FG09'],
    values: [
      value('EU', { max: 5 }, expert('raw-egg dishes')),
      value('DE', { max: 7, within_minutes: 120 }, read('DE-TLMHV', '§ 20a', 'law')),
      value('ES', { max: 8 }, read('ES-1021', 'art. 9', 'law')),
      britishCold, scottishCold, foodCodeCold,
      value('UA', { max: 5 }, expert('raw-egg dishes')),
      ontarioCold, australianCold,
    ],
  },
  {
    id: 'L-retained-sample', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { max: 4 }, expert('retained samples')),
      value('ES', { max: 4 }, read('ES-1086', 'art. 30.10', 'law')),
      value('GB', { max: 5 }, expert('retained samples')),
      foodCodeCold,
      ...proposed({ max: 4 }, 'retained samples'),
    ],
  },
]
