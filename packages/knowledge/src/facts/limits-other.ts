import type { Limit, Quantity } from '@larder/core/haccp'
import { proposed, value } from './limit-value.ts'
import { also, expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

type End = { readonly min?: number; readonly max?: number }

/** The same figure of common practice in every jurisdiction, each with its own value. */
const everywhere = (end: End, clause: string) => [
  value('EU', end, memory('EU-PRACTICE', clause, 'practice')),
  value('GB', end, memory('UK-PRACTICE', clause, 'practice')),
  value('US', end, memory('US-PRACTICE', clause, 'practice')),
  ...proposed(end, clause),
]

const testPieces = (jurisdiction: 'EU' | 'GB' | 'US', document: string) => [
  value(jurisdiction, { max: 2.5, note_key: 'ferrous' }, memory(document, 'metal detection', 'practice')),
  value(jurisdiction, { max: 3, note_key: 'non_ferrous' }, memory(document, 'metal detection', 'practice')),
  value(jurisdiction, { max: 3.5, note_key: 'stainless' }, memory(document, 'metal detection', 'practice')),
]

const limit = (id: Limit['id'], quantity: Quantity, values: Limit['values'], food_groups: Limit['food_groups'] = []): Limit => ({
  id, quantity, food_groups, values,
})

/** Acidity, water, time, chemistry, foreign bodies and machines. */
export const limitsOther: readonly Limit[] = [
  limit('L-rte-days', 'days', [
    value('EU', { max: 4, note_key: 'day_made_included' }, read('EU-2073', 'Annex I Ch. 1 note 8 (shelf life under 5 days)', 'practice')),
    value('GB', { max: 4, note_key: 'day_made_included' }, read('UK-2073', 'Annex I Ch. 1 note 8 (shelf life under 5 days)', 'practice')),
    value('US', { max: 7, note_key: 'day_made_included' }, memory('US-FC', '3-501.17', 'law')),
    ...proposed({ max: 4, note_key: 'day_made_included' }, 'opened or prepared ready-to-eat food'),
  ]),
  limit('L-raw-egg-hours', 'hours', [
    value('EU', { max: 24 }, expert('raw-egg dishes')),
    value('DE', { max: 24 }, read('DE-TLMHV', '§ 20a', 'law')),
    value('ES', { max: 24 }, read('ES-1021', 'art. 9', 'law')),
    value('GB', { max: 24 }, expert('raw-egg dishes')),
    value('US', { max: 24 }, expert('raw-egg dishes')),
    value('UA', { max: 24 }, expert('raw-egg dishes')),
    value('CA', { max: 24 }, expert('raw-egg dishes')),
    value('AU', { max: 24 }, memory('AU-SFA', 'raw egg', 'practice')),
  ], ['FG09']),
  limit('L-vacuum-days', 'days', [
    value('EU', { max: 10 }, memory('EU-PRACTICE', 'vacuum packs kept safe by cold alone', 'practice')),
    value('GB', { max: 10 }, memory('UK-FSA', 'vacuum and modified-atmosphere packed chilled food', 'guide')),
    value('US', { max: 7 }, memory('US-FC', '3-502.12', 'law')),
    ...proposed({ max: 10 }, 'vacuum packs kept safe by cold alone'),
  ]),
  limit('L-thaw-hours', 'hours', everywhere({ max: 48 }, 'thawing in the refrigerator')),
  { ...limit('L-ripening-days', 'days', [
    value('EU', { max: 35 }, memory('EU-2024-1141', 'dry-aged beef', 'law')),
    value('GB', { max: 35 }, memory('UK-PRACTICE', 'dry-aged beef', 'practice')),
    value('US', { max: 35 }, memory('US-PRACTICE', 'dry-aged beef', 'practice')),
    ...proposed({ max: 35 }, 'dry-aged beef'),
  ]), when: { any_sub_process: ['P30.1'] } },
  { ...limit('L-acid-rice-ph', 'ph', [
    value('EU', { max: 4.6 }, memory('EU-PRACTICE', 'acidified rice', 'practice')),
    value('GB', { max: 4.6 }, memory('UK-PRACTICE', 'acidified rice', 'practice')),
    value('US', { max: 4.6 }, also(memory('US-FC', '3-502.11', 'law'), 'US-21CFR-114', '114.3')),
    ...proposed({ max: 4.6 }, 'acidified rice'),
  ], ['FG19']), when: { any_sub_process: ['P26.4'] } },
  limit('L-acid-ph', 'ph', [
    value('EU', { max: 4.6 }, memory('EU-PRACTICE', 'pickles and acidified preserves', 'practice')),
    value('GB', { max: 4.6 }, memory('UK-PRACTICE', 'pickles and acidified preserves', 'practice')),
    value('US', { max: 4.6 }, memory('US-21CFR-114', '114.3', 'law')),
    ...proposed({ max: 4.6 }, 'pickles and acidified preserves'),
  ]),
  limit('L-dressing-ph', 'ph', everywhere({ max: 4.2 }, 'mayonnaise and dressing with raw egg'), ['FG09']),
  limit('L-sausage-ph', 'ph', [
    value('EU', { max: 5.3 }, memory('EU-PRACTICE', 'fermented sausage', 'practice')),
    value('GB', { max: 5.3 }, memory('UK-PRACTICE', 'fermented sausage', 'practice')),
    value('US', { max: 5.3 }, secondhand('US-FSIS-RTE', 'degree-hours', 'guide')),
    ...proposed({ max: 5.3 }, 'fermented sausage'),
  ]),
  limit('L-dry-aw', 'aw', [
    value('EU', { max: 0.92 }, read('EU-2073', 'Annex I Ch. 1 note 8', 'law')),
    value('GB', { max: 0.92 }, read('UK-2073', 'Annex I Ch. 1 note 8', 'law')),
    value('US', { max: 0.85 }, secondhand('US-FSIS-RTE', 'shelf-stable products', 'guide')),
    ...proposed({ max: 0.92 }, 'dried meat without growth of Listeria'),
  ]),
  limit('L-hot-fill', 'celsius', [
    value('EU', { min: 85 }, expert('hot filling of jam')),
    value('GB', { min: 85 }, expert('hot filling of jam')),
    value('US', { min: fahrenheit(185) }, expert('hot filling of jam')),
    ...proposed({ min: 85 }, 'hot filling of jam'),
  ]),
  limit('L-nitrite', 'mg_per_kg', [
    value('EU', { max: 80, note_key: 'as_nitrite_ion' }, memory('EU-2023-2108', 'Annex', 'law')),
    value('GB', { max: 150, note_key: 'added_sodium_nitrite' }, memory('UK-1333', 'Annex II', 'law')),
    value('US', { max: 200, note_key: 'finished_product' }, secondhand('US-9CFR-424', '424.21', 'law')),
  ], ['FG29']),
  limit('L-sulphite', 'mg_per_kg', [
    value('EU', { max: 10, note_key: 'else_declared' }, memory('EU-1169', 'Annex II', 'law')),
    value('GB', { max: 10, note_key: 'else_declared' }, memory('UK-FIR', 'allergens', 'law')),
    value('US', { max: 10, note_key: 'else_declared' }, memory('US-21CFR-101', '101.100', 'law')),
    value('UA', { max: 10, note_key: 'else_declared' }, memory('UA-2639', 'allergens', 'law')),
    value('CA', { max: 10, note_key: 'else_declared' }, memory('CA-FDR', 'sulphites', 'law')),
    value('AU', { max: 10, note_key: 'else_declared' }, memory('AU-123', 'sulphites', 'law')),
  ]),
  limit('L-histamine', 'mg_per_kg', [
    value('EU', { max: 100, note_key: 'nine_samples' }, secondhand('EU-2073', 'Annex I 1.26', 'law')),
    value('GB', { max: 100, note_key: 'nine_samples' }, secondhand('UK-2073', 'Annex I 1.26', 'law')),
    value('US', { max: 35 }, memory('US-FDA-CPG', '540.525 (draft)', 'guide')),
    ...proposed({ max: 100 }, 'histamine in fish'),
  ], ['FG05']),
  limit('L-oil-polar', 'percent', [
    value('EU', { max: 25 }, memory('EU-PRACTICE', 'polar compounds in frying oil', 'practice')),
    value('DE', { max: 24 }, memory('DE-DGF', 'polar compounds', 'guide')),
    value('ES', { max: 25 }, memory('ES-ORDEN-1989', 'polar compounds', 'law')),
    value('GB', { max: 25 }, memory('UK-PRACTICE', 'polar compounds in frying oil', 'practice')),
    value('US', { max: 25 }, memory('US-PRACTICE', 'polar compounds in frying oil', 'practice')),
    value('UA', { max: 25 }, expert('polar compounds in frying oil')),
    value('CA', { max: 25 }, memory('CA-PRACTICE', 'polar compounds in frying oil', 'practice')),
    value('AU', { max: 25 }, memory('AU-PRACTICE', 'polar compounds in frying oil', 'practice')),
  ]),
  limit('L-fry-oil', 'celsius', [
    value('EU', { max: 175 }, memory('EU-2017-2158', 'Annex II', 'law')),
    value('GB', { max: 175 }, memory('UK-2017-2158', 'Annex II', 'law')),
    value('US', { max: fahrenheit(347) }, memory('US-FDA-ACRYL', 'frying of potatoes', 'guide')),
    ...proposed({ max: 175 }, 'acrylamide in fried potatoes'),
  ]),
  limit('L-potato-store', 'celsius', [
    value('EU', { min: 6 }, memory('EU-2017-2158', 'Annex I', 'law')),
    value('GB', { min: 6 }, memory('UK-2017-2158', 'Annex I', 'law')),
    value('US', { min: fahrenheit(43) }, memory('US-FDA-ACRYL', 'storage of potatoes', 'guide')),
    ...proposed({ min: 6 }, 'acrylamide in fried potatoes'),
  ]),
  limit('L-bean-boil', 'minutes', everywhere({ min: 10 }, 'boiling of soaked beans'), ['FG19']),
  limit('L-berry-boil', 'minutes', everywhere({ min: 1 }, 'boiling of frozen berries'), ['FG15', 'FG16']),
  limit('L-dish-rinse', 'celsius', [
    value('EU', { min: 80 }, memory('EU-PRACTICE', 'final rinse of dishwashers', 'practice')),
    value('GB', { min: 82 }, memory('UK-PRACTICE', 'final rinse of dishwashers', 'practice')),
    value('US', { min: fahrenheit(180), note_key: 'at_the_manifold' }, secondhand('US-FC', '4-501.112', 'law')),
    ...proposed({ min: 80 }, 'final rinse of dishwashers'),
  ]),
  limit('L-knife-steriliser', 'celsius', [
    value('EU', { min: 82 }, memory('EU-853', 'Annex III Sec. I Ch. II', 'law')),
    value('DE', { min: 82 }, read('DE-TLMHV', 'Anlage 5 Nr. 2', 'law')),
    value('GB', { min: 82 }, memory('UK-853', 'Annex III Sec. I Ch. II', 'law')),
    value('US', { min: fahrenheit(180) }, memory('US-PRACTICE', 'knife sterilisers', 'practice')),
    ...proposed({ min: 82 }, 'knife sterilisers'),
  ]),
  limit('L-chlorine', 'ppm', [
    value('EU', { min: 50, max: 100 }, memory('EU-PRACTICE', 'chlorine on surfaces', 'practice')),
    value('GB', { min: 50, max: 100 }, memory('UK-PRACTICE', 'chlorine on surfaces', 'practice')),
    value('US', { min: 50, max: 100 }, secondhand('US-FC', '4-501.114', 'law')),
    ...proposed({ min: 50, max: 100 }, 'chlorine on surfaces'),
  ]),
  limit('L-metal-test', 'mm', [
    ...testPieces('EU', 'EU-PRACTICE'), ...testPieces('GB', 'UK-PRACTICE'), ...testPieces('US', 'US-PRACTICE'),
    ...proposed({ max: 2.5, note_key: 'ferrous' }, 'metal detection'), ...proposed({ max: 3, note_key: 'non_ferrous' }, 'metal detection'),
    ...proposed({ max: 3.5, note_key: 'stainless' }, 'metal detection'),
  ]),
  limit('L-sieve', 'mm', everywhere({ max: 2 }, 'mesh of flour sieves')),
  limit('L-dry-store-humidity', 'percent', everywhere({ max: 65 }, 'relative humidity of dry stores')),
  limit('L-probe-ice', 'celsius', [
    value('EU', { min: -1, max: 1 }, expert('thermometer in melting ice')),
    value('GB', { min: -1, max: 1 }, expert('thermometer in melting ice')),
    value('US', { min: fahrenheit(30), max: fahrenheit(34) }, memory('US-FC', '4-203.11', 'law')),
    ...proposed({ min: -1, max: 1 }, 'thermometer in melting ice'),
  ]),
  limit('L-probe-boiling', 'celsius', [
    value('EU', { min: 99, max: 101, note_key: 'at_sea_level' }, expert('thermometer in boiling water')),
    value('GB', { min: 99, max: 101, note_key: 'at_sea_level' }, expert('thermometer in boiling water')),
    value('US', { min: fahrenheit(210), max: fahrenheit(214), note_key: 'at_sea_level' }, memory('US-FC', '4-203.11', 'law')),
    ...proposed({ min: 99, max: 101, note_key: 'at_sea_level' }, 'thermometer in boiling water'),
  ]),
  limit('L-symptom-free-hours', 'hours', [
    value('EU', { min: 48 }, expert('return to work after vomiting or diarrhoea')),
    value('GB', { min: 48 }, memory('UK-FSA', 'fitness to work', 'guide')),
    value('US', { min: 24 }, memory('US-FC', '2-201.13', 'law')),
    ...proposed({ min: 48 }, 'return to work after vomiting or diarrhoea'),
  ]),
  limit('L-retained-days', 'days', [
    value('EU', { min: 7 }, expert('retained samples')),
    value('DE', { min: 4 }, secondhand('DE-DIN10526', 'retained samples', 'practice')),
    value('ES', { min: 7 }, read('ES-1086', 'art. 30.10', 'law')),
    value('GB', { min: 7 }, expert('retained samples')),
    value('US', { min: 7 }, expert('retained samples')),
    ...proposed({ min: 7 }, 'retained samples'),
  ]),
  limit('L-infant-hours', 'hours', [
    value('EU', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
    value('GB', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
    value('US', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
    value('UA', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
    value('CA', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
    value('AU', { max: 2 }, memory('WHO-PIF', 'feeding', 'guide')),
  ]),
]
