import type { Limit } from '@larder/core/haccp'
import { proposed, value } from './limit-value.ts'
import { fahrenheit, memory, read, secondhand } from './provenance.ts'

const european = memory('EU-PRACTICE', 'core temperature', 'practice')
const german = secondhand('DE-BFR', 'core temperature', 'guide')
const estonian = secondhand('EE-ROASTO', 'core temperature', 'guide')
const british = memory('UK-FSA', 'cooking temperatures and times', 'guide')
const latvian = memory('LV-PRACTICE', 'core temperature', 'practice')
const irish = memory('IE-FSAI', 'cooking', 'guide')
/** No Ukrainian figure for cooking is held: that of the centre of reheated dishes in HACCP practice stands in. */
const ukrainian = memory('UA-PRACTICE', 'temperature in the centre', 'practice')
const ontario = memory('CA-ON', 'cooking chart', 'guide')
/** Standard 3.2.2 names no figure for cooking. */
const australian = memory('AU-SFA', 'cooking', 'guide')
const listeria = 'six decimal reductions of Listeria monocytogenes'
const foodCode = memory('US-FC-2017', '3-401.11', 'law')
const foodCodeQuoted = secondhand('US-FC-2017', '3-401.11', 'law')

/** Ways that have figures of their own: eggs to order or in batches, milk in the flow or in the vat. */
const servedAtOnce = { any_sub_process: ['P10.1'] } as const
const inBatches = { any_sub_process: ['P10.2', 'P10.3'] } as const
const continuously = { any_sub_process: ['P14.2', 'P14.3', 'P14.5'] } as const
const inTheVat = { any_sub_process: ['P14.1'] } as const

/** Core temperatures with the time they must hold. `hold_minutes` of 1/60 is one second. */
export const limitsCooking: readonly Limit[] = [
  {
    id: 'L-cook-core', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 75 }, european),
      value('EU', { min: 70, hold_minutes: 2, note_key: 'equivalent' }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('GB', { min: 75, hold_minutes: 0.5, note_key: 'equivalent' }, british),
      value('GB', { min: 80, hold_minutes: 0.1, note_key: 'equivalent' }, british),
      value('US', { min: fahrenheit(165) }, memory('US-FC-2017', '3-401.11, the highest figure taken for every dish', 'practice')),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('IE', { min: 70, hold_minutes: 2, note_key: 'equivalent' }, irish),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 70 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-poultry', quantity: 'celsius', food_groups: ['FG02'],
    values: [
      value('EU', { min: 75 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('GB', { min: 75, hold_minutes: 0.5 }, british),
      value('US', { min: fahrenheit(165) }, foodCode),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 74, hold_minutes: 0.25 }, ontario),
      value('CA', { min: 82, hold_minutes: 0.25, note_key: 'whole_bird' }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-minced', quantity: 'celsius', food_groups: ['FG03'],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('US', { min: fahrenheit(155), hold_minutes: 17 / 60 }, foodCode),
      value('US', { min: fahrenheit(150), hold_minutes: 1, note_key: 'equivalent' }, foodCodeQuoted),
      value('US', { min: fahrenheit(158), note_key: 'equivalent' }, foodCodeQuoted),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 80 }, memory('UA-PRACTICE', 'minced dishes, older sanitary rules', 'practice')),
      value('CA', { min: 71, hold_minutes: 0.25 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-whole', quantity: 'celsius', food_groups: ['FG01', 'FG05', 'FG06', 'FG07', 'FG08'],
    values: [
      value('US', { min: fahrenheit(145), hold_minutes: 0.25, note_key: 'whole_muscle' }, foodCodeQuoted),
    ],
  },
  {
    id: 'L-cook-pork-liver', quantity: 'celsius', food_groups: ['FG01', 'FG03', 'FG04'],
    values: [
      value('EU', { min: 71 }, memory('EU-PRACTICE', 'pork liver, wild boar and other game', 'practice')),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('EE', { min: 75 }, estonian),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('US', { min: fahrenheit(165), note_key: 'wild_game' }, memory('US-FC-2017', '3-401.11', 'law')),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 71 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-eggs', quantity: 'celsius', food_groups: ['FG09'],
    values: [
      value('EU', { min: 75 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('ES', { min: 70, hold_minutes: 2 / 60, when: inBatches }, read('ES-1021', 'art. 9', 'law')),
      value('ES', { min: 63, hold_minutes: 20 / 60, note_key: 'served_at_once', when: servedAtOnce }, read('ES-1021', 'art. 9', 'law')),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('US', { min: fahrenheit(155), hold_minutes: 17 / 60, note_key: 'pooled_eggs', when: inBatches }, foodCode),
      value('US', { min: fahrenheit(145), hold_minutes: 0.25, note_key: 'served_at_once', when: servedAtOnce }, foodCodeQuoted),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('IE', { min: 70, hold_minutes: 2, note_key: 'equivalent' }, irish),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 70 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-parasite', quantity: 'celsius', food_groups: ['FG05', 'FG06', 'FG08'],
    values: [
      value('EU', { min: 60, hold_minutes: 1 }, memory('EU-853', 'Annex III Sec. VIII Ch. III.D', 'law')),
      value('ES', { min: 60, hold_minutes: 1 }, read('ES-1021', 'art. 8.1', 'law')),
      value('GB', { min: 60, hold_minutes: 1 }, memory('UK-853', 'Annex III Sec. VIII Ch. III.D', 'law')),
      value('US', { min: fahrenheit(145), hold_minutes: 0.25 }, foodCodeQuoted),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 70 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-sous-vide-core', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('EU', { min: 65, hold_minutes: 10, note_key: 'equivalent' }, memory('EU-PRACTICE', 'equivalent times', 'practice')),
      value('EU', { min: 60, hold_minutes: 45, note_key: 'equivalent' }, memory('EU-PRACTICE', 'equivalent times', 'practice')),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('EE', { min: 75 }, estonian),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('GB', { min: 65, hold_minutes: 10, note_key: 'equivalent' }, british),
      value('GB', { min: 60, hold_minutes: 45, note_key: 'equivalent' }, british),
      value('US', { min: fahrenheit(145), hold_minutes: 4, note_key: 'whole_muscle' }, foodCodeQuoted),
      value('US', { min: fahrenheit(130), hold_minutes: 112, note_key: 'beef_roasts' }, foodCodeQuoted),
      ...proposed({ min: 70, hold_minutes: 2 }, listeria),
      ...proposed({ min: 60, hold_minutes: 45, note_key: 'equivalent' }, listeria),
    ],
  },
  {
    id: 'L-smoke-core', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('US', { min: fahrenheit(145), hold_minutes: 30, note_key: 'smoked_fish' }, memory('US-FDA-FHG', 'hot-smoked fish', 'guide')),
      value('US', { min: fahrenheit(160), note_key: 'meat_and_poultry' }, read('US-FSIS-A', 'simple option', 'guide')),
      value('LV', { min: 75 }, latvian),
      value('IE', { min: 75 }, irish),
      value('IE', { min: 70, hold_minutes: 2, note_key: 'equivalent' }, irish),
      value('UA', { min: 75 }, ukrainian),
      value('CA', { min: 71 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-pasteurise', quantity: 'celsius', food_groups: ['FG11', 'FG12', 'FG10', 'FG09'],
    values: [
      value('EU', { min: 72, hold_minutes: 0.25, when: continuously }, memory('EU-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('EU', { min: 63, hold_minutes: 30, note_key: 'equivalent', when: inTheVat }, memory('EU-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('DE', { min: 72, hold_minutes: 0.25, when: continuously }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value('DE', { min: 63, hold_minutes: 30, note_key: 'equivalent', when: inTheVat }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value('GB', { min: 72, hold_minutes: 0.25, when: continuously }, memory('UK-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('GB', { min: 63, hold_minutes: 30, note_key: 'equivalent', when: inTheVat }, memory('UK-853', 'Annex III Sec. IX Ch. II', 'law')),
      value('US', { min: fahrenheit(161), hold_minutes: 0.25, when: continuously }, memory('US-PMO', 'definition of pasteurization', 'law')),
      value('US', { min: fahrenheit(145), hold_minutes: 30, note_key: 'equivalent', when: inTheVat }, memory('US-PMO', 'definition of pasteurization', 'law')),
      ...proposed({ min: 72, hold_minutes: 0.25, when: continuously }, 'pasteurisation of milk'),
      ...proposed({ min: 63, hold_minutes: 30, note_key: 'equivalent', when: inTheVat }, 'pasteurisation of milk'),
    ],
  },
  {
    id: 'L-retort', quantity: 'minutes', food_groups: [],
    values: [
      value('EU', { min: 3, note_key: 'f0' }, memory('EU-PRACTICE', 'F0 of low-acid canned food', 'practice')),
      value('GB', { min: 3, note_key: 'f0' }, memory('UK-PRACTICE', 'F0 of low-acid canned food', 'practice')),
      value('US', { min: 3, note_key: 'f0' }, memory('US-21CFR-113', 'scheduled process', 'practice')),
      ...proposed({ min: 3, note_key: 'f0' }, 'F0 of low-acid canned food'),
    ],
  },
  {
    id: 'L-infant-water', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { min: 70 }, memory('WHO-PIF', 'reconstitution', 'guide')),
      value('GB', { min: 70 }, memory('WHO-PIF', 'reconstitution', 'guide')),
      value('US', { min: fahrenheit(158) }, memory('WHO-PIF', 'reconstitution', 'guide')),
      value('UA', { min: 70 }, memory('WHO-PIF', 'reconstitution', 'guide')),
      value('CA', { min: 70 }, memory('WHO-PIF', 'reconstitution', 'guide')),
      value('AU', { min: 70 }, memory('WHO-PIF', 'reconstitution', 'guide')),
    ],
  },
]
