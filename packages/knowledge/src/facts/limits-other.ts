import type { Limit, Provenance, Quantity } from '@larder/core/haccp'
import { allBut } from './activity-lists.ts'
import { food, fruit, redMeat } from './group-ranges.ts'
import { ours, proposed, value } from './limit-value.ts'
import { also, compared, confirmed, expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

type End = { readonly min?: number; readonly max?: number }

/** The same figure of common practice in every jurisdiction, each with its own value. */
const everywhere = (end: End, clause: string) => [
  value('EU', end, expert(clause)),
  value('GB', end, expert(clause)),
  value('US', end, expert(clause)),
  ...proposed(end, clause),
]

/** Two hours for a prepared bottle: WHO, and the health services that say so themselves. */
const feeding = (jurisdiction: 'EU' | 'GB' | 'US' | 'UA' | 'CA' | 'AU'): Provenance => {
  if (jurisdiction === 'GB') return confirmed('UK-NHS', 'storing a feed', 'guide')
  if (jurisdiction === 'US') return confirmed('US-CDC', 'use quickly or store safely', 'guide')
  return confirmed('WHO-BOTTLE', 'warmed feeds', 'guide')
}

/** Rice that is made sour is an acidified food; Codex speaks of cans. */
const acidified = compared('CODEX-CXC23', '2.2, the figure of acidified food taken for rice', 'practice')

/** The figures of curing speak of meat; fish has its own law. */
const curedMeat = { any_food_group: [...redMeat, 'FG02', 'FG03', 'FG04'] } as const

const limit = (
  id: Limit['id'],
  quantity: Quantity,
  values: Limit['values'],
  food_groups: Limit['food_groups'] = [],
): Limit => ({
  id,
  quantity,
  food_groups,
  values,
})

/** Acidity, water, time, chemistry, foreign bodies and machines. */
export const limitsOther: readonly Limit[] = [
  limit('L-rte-days', 'days', [
    value(
      'EU',
      { max: 4, note_key: 'day_made_included' },
      read('EU-2073', 'Annex I Ch. 1 note 8 (shelf life under 5 days)', 'practice'),
    ),
    value(
      'GB',
      { max: 3, note_key: 'day_made_included' },
      confirmed('UK-FSA', 'Safer food, better business for caterers, chilled storage', 'guide'),
    ),
    value('US', { max: 7, note_key: 'day_made_included' }, confirmed('US-FC', '3-501.17(A)-(B)', 'law')),
    ...proposed({ max: 4, note_key: 'day_made_included' }, 'opened or prepared ready-to-eat food'),
  ]),
  limit(
    'L-raw-egg-hours',
    'hours',
    [
      value('EU', { max: 24 }, expert('raw-egg dishes')),
      value('DE', { max: 24 }, read('DE-TLMHV', '§ 20a', 'law')),
      value('ES', { max: 24 }, read('ES-1021', 'art. 9', 'law')),
      value('GB', { max: 24 }, expert('raw-egg dishes')),
      value('US', { max: 24 }, expert('raw-egg dishes')),
      value('UA', { max: 24 }, expert('raw-egg dishes')),
      value('CA', { max: 24 }, expert('raw-egg dishes')),
      value('AU', { max: 24 }, confirmed('AU-STATES', 'raw egg', 'practice')),
    ],
    ['FG09'],
  ),
  limit('L-vacuum-days', 'days', [
    value('EU', { max: 10 }, expert('vacuum packs kept safe by cold alone')),
    value(
      'GB',
      { max: 10, note_key: 'not_fresh_meat' },
      confirmed('UK-FSA', 'vacuum and modified-atmosphere packed chilled food', 'guide'),
    ),
    value(
      'GB',
      {
        max: 13,
        note_key: 'fresh_red_meat',
        judged_apart: true,
        when: { any_food_group: redMeat, any_product_group: ['PG18'] },
      },
      confirmed('UK-FSA', 'vacuum and modified-atmosphere packed chilled food', 'guide'),
    ),
    value(
      'US',
      {
        max: 30,
        note_key: 'with_a_hurdle',
        when: { any_extra: ['vacuum_or_MAP', 'smoking'], activities: allBut('A11', 'A17') },
      },
      confirmed('US-FC', '3-502.12(B)', 'law'),
    ),
    value(
      'US',
      {
        max: 7,
        note_key: 'cooked_in_the_bag',
        judged_apart: true,
        when: { any_extra: ['cook_chill', 'sous_vide'] },
      },
      confirmed('US-FC', '3-502.12(D)(2)(e)', 'law'),
    ),
    value('UA', { max: 10 }, expert('vacuum packs kept safe by cold alone')),
    value('CA', { max: 7 }, secondhand('CA-TPH', 'sous-vide', 'guide')),
    value('AU', { max: 10 }, confirmed('AU-SFA', 'cl. 6: pasteurised sous-vide food', 'guide')),
  ]),
  limit('L-thaw-hours', 'hours', everywhere({ max: 48 }, 'thawing in the refrigerator')),
  {
    ...limit('L-ripening-days', 'days', [
      value(
        'EU',
        { max: 35, note_key: 'after_stabilisation' },
        also(confirmed('EU-853', 'Annex III Sec. I Ch. VII(2a)', 'law'), 'EU-2024-1141', 'Annex II'),
      ),
      value('GB', { max: 35 }, expert('dry-aged beef')),
      value('US', { max: 35 }, expert('dry-aged beef')),
      ...proposed({ max: 35 }, 'dry-aged beef'),
    ]),
    when: { any_sub_process: ['P30.1'] },
  },
  {
    ...limit(
      'L-acid-rice-ph',
      'ph',
      [
        value('EU', { max: 4.6 }, acidified),
        value('GB', { max: 4.6 }, acidified),
        value(
          'US',
          { max: 4.2, note_key: 'below_or_by_variance' },
          also(confirmed('US-FC', '1-201.10(B) Table B', 'law'), 'US-FC', '3-502.11'),
        ),
        value('UA', { max: 4.2 }, expert('acidified rice')),
        value('CA', { max: 4.2 }, expert('acidified rice')),
        value('AU', { max: 4.6 }, confirmed('AU-SFA', 'Appendix 4: sushi', 'guide')),
      ],
      [food.rice],
    ),
    when: { any_sub_process: ['P26.4'] },
  },
  limit('L-acid-ph', 'ph', [
    value('EU', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
    value('GB', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
    value('US', { max: 4.6 }, confirmed('US-21CFR-114', '114.3(b), 114.80(a)', 'law')),
    value('UA', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
    value('CA', { max: 4.6 }, also(confirmed('CA-FDR', 'B.27.001', 'law'), 'CA-SFCR', 's. 1')),
    value(
      'AU',
      { max: 4.6 },
      confirmed('AU-SFA', 'Appendix 3: acidification, after Standard 2.3.1', 'guide'),
    ),
  ]),
  limit(
    'L-dressing-ph',
    'ph',
    [
      ...ours(['EU', 'GB', 'UA', 'CA'], { max: 4.1 }, 'mayonnaise and dressing with raw egg'),
      value(
        'US',
        { max: 4.1, note_key: 'sour_and_rested' },
        confirmed('US-21CFR-101', '101.100(d)(3)', 'guide'),
      ),
      value('AU', { max: 4.2 }, confirmed('AU-SFA', 'Appendix 4: eggs', 'guide')),
    ],
    ['FG09'],
  ),
  limit('L-sausage-ph', 'ph', [
    value('EU', { max: 5.3 }, expert('fermented sausage')),
    value('GB', { max: 5.3 }, expert('fermented sausage')),
    value('US', { max: 5.3 }, confirmed('US-FSIS-RTE', 'fermentation', 'guide')),
    value('UA', { max: 5.3 }, expert('fermented sausage')),
    value('CA', { max: 5.3 }, confirmed('CA-CFIA-MEAT', 'fermentation', 'guide')),
    value('AU', { max: 5.3 }, expert('fermented sausage')),
  ]),
  limit('L-dry-aw', 'aw', [
    value('EU', { max: 0.92 }, read('EU-2073', 'Annex I Ch. 1 note 8', 'law')),
    value('GB', { max: 0.92 }, read('UK-2073', 'Annex I Ch. 1 note 8', 'law')),
    value(
      'US',
      { max: 0.85, note_key: 'shelf_stable', judged_apart: true },
      confirmed('US-FSIS-RTE', 'shelf-stable products', 'guide'),
    ),
    value(
      'US',
      { max: 0.92, note_key: 'kept_cold', judged_apart: true },
      confirmed('US-FDA-LISTERIA', 'IV.A.1', 'guide'),
    ),
    value('UA', { max: 0.92 }, expert('dried meat without growth of Listeria')),
    value(
      'CA',
      { max: 0.85, note_key: 'shelf_stable' },
      confirmed('CA-CFIA-MEAT', 'shelf-stable products', 'guide'),
    ),
    value(
      'AU',
      { max: 0.85, note_key: 'shelf_stable', judged_apart: true },
      confirmed('AU-SFA', 'Appendix 3: drying, after Standard 2.2.1', 'guide'),
    ),
    value(
      'AU',
      { max: 0.92, note_key: 'kept_cold', judged_apart: true },
      expert('dried meat without growth of Listeria'),
    ),
  ]),
  limit('L-hot-fill', 'celsius', [
    value('EU', { min: 85 }, expert('hot filling of jam')),
    value('GB', { min: 85 }, expert('hot filling of jam')),
    value('US', { min: fahrenheit(185) }, expert('hot filling of jam')),
    ...proposed({ min: 85 }, 'hot filling of jam'),
  ]),
  limit(
    'L-nitrite',
    'mg_per_kg',
    [
      value('EU', { max: 80, note_key: 'as_nitrite_ion' }, confirmed('EU-2023-2108', 'Annex', 'law')),
      value(
        'GB',
        { max: 150, note_key: 'sterilised_at_most_100' },
        confirmed('UK-1333', 'Annex II.E', 'law'),
      ),
      value(
        'US',
        { max: 200, note_key: 'added_to_pumped_meat', judged_apart: true, when: curedMeat },
        confirmed('US-9CFR-424', '424.21(c)', 'law'),
      ),
      value(
        'US',
        { max: 156, note_key: 'added_to_ground_meat', judged_apart: true, when: curedMeat },
        confirmed('US-9CFR-424', '424.21(c)', 'law'),
      ),
      value(
        'US',
        { max: 120, note_key: 'added_to_bacon', judged_apart: true, when: curedMeat },
        confirmed('US-9CFR-424', '424.22(b)', 'law'),
      ),
      value(
        'CA',
        { max: 200, note_key: 'added_sodium_nitrite' },
        confirmed('CA-CFIA-MEAT', 'input of nitrite', 'guide'),
      ),
      value('UA', { max: 150, note_key: 'added_sodium_nitrite' }, expert('nitrite in cured meat')),
      value('AU', { max: 125, note_key: 'added_sodium_nitrite' }, expert('nitrite in cured meat')),
    ],
    ['FG29'],
  ),
  limit('L-sulphite', 'mg_per_kg', [
    value('EU', { max: 10, note_key: 'else_declared' }, confirmed('EU-1169', 'Annex II(12)', 'law')),
    value('GB', { max: 10, note_key: 'else_declared' }, confirmed('UK-1169', 'Annex II(12)', 'law')),
    value('US', { max: 10, note_key: 'else_declared' }, confirmed('US-21CFR-101', '101.100(a)(4)', 'law')),
    value('UA', { max: 10, note_key: 'else_declared' }, secondhand('UA-2639', 'art. 6, annex 1', 'law')),
    value('CA', { max: 10, note_key: 'else_declared' }, confirmed('CA-FDR', 'B.01.010.1(1)', 'law')),
    value('AU', { max: 10, note_key: 'else_declared' }, secondhand('AU-123', 'S9-3', 'law')),
  ]),
  limit(
    'L-histamine',
    'mg_per_kg',
    [
      ...(['EU', 'GB'] as const).flatMap((jurisdiction) => {
        const criterion = (clause: string) =>
          confirmed(jurisdiction === 'EU' ? 'EU-2073' : 'UK-2073', `Annex I ${clause}`, 'law')
        return [
          value(jurisdiction, { max: 100, note_key: 'nine_samples' }, criterion('1.26')),
          value(jurisdiction, { max: 200, note_key: 'ripened_in_brine' }, criterion('1.27')),
          value(jurisdiction, { max: 400, note_key: 'fish_sauce' }, criterion('1.27a')),
        ]
      }),
      value('US', { max: 35 }, secondhand('US-FDA-CPG', '540.525', 'guide')),
      value(
        'US',
        { max: 200, note_key: 'dangerous_to_health' },
        secondhand('US-FDA-CPG', '540.525', 'guide'),
      ),
      value('UA', { max: 100 }, expert('histamine in fish')),
      value('CA', { max: 100 }, confirmed('CA-CFIA-FISH', 'Appendix 3', 'guide')),
      value('AU', { max: 200 }, secondhand('AU-FSC', 'histamine in fish', 'law')),
    ],
    [food.histamineFish],
  ),
  limit('L-oil-polar', 'percent', [
    value('EU', { max: 25 }, expert('polar compounds in frying oil')),
    value(
      'DE',
      { max: 24 },
      also(secondhand('DE-LAVES', 'polar compounds', 'guide'), 'DE-DGF', 'polar compounds'),
    ),
    value('ES', { max: 25, note_key: 'below_this_figure' }, confirmed('ES-ORDEN-1989', 'art. 6.3', 'law')),
    value('GB', { max: 25 }, expert('polar compounds in frying oil')),
    value('US', { max: 25 }, expert('polar compounds in frying oil')),
    value('UA', { max: 25 }, expert('polar compounds in frying oil')),
    value('CA', { max: 25 }, expert('polar compounds in frying oil')),
    value('AU', { max: 25 }, expert('polar compounds in frying oil')),
  ]),
  limit('L-fry-oil', 'celsius', [
    value(
      'EU',
      { max: 175, note_key: 'as_low_as_possible' },
      confirmed('EU-2017-2158', 'Annex II.A(1)', 'law'),
    ),
    value(
      'GB',
      { max: 175, note_key: 'as_low_as_possible' },
      confirmed('UK-2017-2158', 'Annex II.A(1)', 'law'),
    ),
    value('US', { max: fahrenheit(347) }, secondhand('US-FDA-ACRYL', 'frying of potatoes', 'guide')),
    value('UA', { max: 175 }, expert('acrylamide in fried potatoes')),
    value('CA', { max: 175 }, confirmed('CA-HC-ACRYL', 'deep-fried potatoes', 'guide')),
    value('AU', { max: 175 }, confirmed('AU-FSANZ-ACRYL', 'deep-fried chips', 'guide')),
  ]),
  limit('L-potato-store', 'celsius', [
    value('EU', { min: 6 }, confirmed('EU-2017-2158', 'Annex II.A(1) and Annex I', 'law')),
    value('GB', { min: 6 }, confirmed('UK-2017-2158', 'Annex II.A(1) and Annex I', 'law')),
    value('US', { min: fahrenheit(43) }, memory('US-FDA-ACRYL', 'storage of potatoes', 'guide')),
    ...proposed({ min: 6 }, 'acrylamide in fried potatoes'),
  ]),
  limit(
    'L-bean-boil',
    'minutes',
    [
      value('EU', { min: 10 }, expert('boiling of soaked beans')),
      value('GB', { min: 10 }, secondhand('UK-PHLS', 'boiling of soaked beans', 'guide')),
      value(
        'US',
        { min: 30, note_key: 'after_long_soaking' },
        secondhand('US-FDA-BBB', 'boiling of soaked beans', 'guide'),
      ),
      ...proposed({ min: 10 }, 'boiling of soaked beans, after the British procedure'),
    ],
    [food.pulses],
  ),
  limit(
    'L-berry-boil',
    'minutes',
    [
      value('EU', { min: 1 }, expert('boiling of frozen berries')),
      value('IE', { min: 1 }, compared('IE-FSAI-BERRIES', 'why boil', 'guide')),
      value('GB', { min: 1 }, expert('boiling of imported frozen berries, after Irish advice')),
      value('US', { min: 1 }, expert('boiling of imported frozen berries, after Irish advice')),
      ...proposed({ min: 1 }, 'boiling of imported frozen berries, after Irish advice'),
    ],
    [...fruit, 'FG16'],
  ),
  limit('L-dish-rinse', 'celsius', [
    value('EU', { min: 80 }, expert('final rinse of dishwashers')),
    value('GB', { min: 82 }, expert('final rinse of dishwashers')),
    value(
      'US',
      { min: fahrenheit(180), max: fahrenheit(194), note_key: 'at_the_manifold' },
      confirmed('US-FC', '4-501.112(A)', 'law'),
    ),
    value(
      'US',
      { min: fahrenheit(165), max: fahrenheit(194), note_key: 'stationary_rack' },
      confirmed('US-FC', '4-501.112(A)', 'law'),
    ),
    value('UA', { min: 80 }, expert('final rinse of dishwashers')),
    value('CA', { min: 82 }, compared('CA-AB-DISH', 'mechanical dishwashing', 'guide')),
    value('AU', { min: 80 }, confirmed('AU-SFA', 'Appendix 6: commercial dishwashers', 'guide')),
  ]),
  limit('L-knife-steriliser', 'celsius', [
    value(
      'EU',
      { min: 82, note_key: 'or_equal_system' },
      confirmed('EU-853', 'Annex III Sec. I Ch. II(3)', 'law'),
    ),
    value('DE', { min: 82 }, read('DE-TLMHV', 'Anlage 5 Nr. 2', 'law')),
    value(
      'GB',
      { min: 82, note_key: 'or_equal_system' },
      confirmed('UK-853', 'Annex III Sec. I Ch. II(3)', 'law'),
    ),
    value(
      'US',
      { min: fahrenheit(180) },
      confirmed('US-9CFR-311', '311.16(b) (for equipment that touched infected carcasses)', 'practice'),
    ),
    value('UA', { min: 82 }, expert('knife sterilisers')),
    value('CA', { min: 82 }, expert('knife sterilisers')),
    value('AU', { min: 82 }, confirmed('AU-MLA', 'prescribed temperature', 'guide')),
  ]),
  limit('L-chlorine', 'ppm', [
    value('EU', { min: 50, max: 100 }, expert('chlorine on surfaces')),
    value('GB', { min: 50, max: 100 }, expert('chlorine on surfaces')),
    value('US', { min: 50, max: 200, note_key: 'warm_solution' }, confirmed('US-FC', '4-501.114(A)', 'law')),
    value('US', { min: 25, max: 200, note_key: 'hot_solution' }, confirmed('US-FC', '4-501.114(A)', 'law')),
    value('US', { min: 100, max: 200, note_key: 'cold_solution' }, confirmed('US-FC', '4-501.114(A)', 'law')),
    value('UA', { min: 50, max: 100 }, expert('chlorine on surfaces')),
    value('CA', { min: 100 }, confirmed('CA-EPH', 'chlorine', 'guide')),
    value('AU', { min: 50, max: 100 }, confirmed('AU-SFA', 'Appendix 6: bleach', 'guide')),
  ]),
  limit('L-metal-test', 'mm', [
    ...(['EU', 'GB', 'US'] as const).flatMap((jurisdiction) => [
      value(jurisdiction, { max: 2.5, note_key: 'ferrous' }, expert('metal detection')),
      value(jurisdiction, { max: 3, note_key: 'non_ferrous' }, expert('metal detection')),
      value(jurisdiction, { max: 3.5, note_key: 'stainless' }, expert('metal detection')),
    ]),
    ...proposed({ max: 2.5, note_key: 'ferrous' }, 'metal detection'),
    ...proposed({ max: 3, note_key: 'non_ferrous' }, 'metal detection'),
    ...proposed({ max: 3.5, note_key: 'stainless' }, 'metal detection'),
  ]),
  limit('L-sieve', 'mm', everywhere({ max: 2 }, 'mesh of flour sieves')),
  limit('L-dry-store-humidity', 'percent', everywhere({ max: 65 }, 'relative humidity of dry stores')),
  limit('L-probe-ice', 'celsius', [
    value('EU', { min: -1, max: 1 }, expert('thermometer in melting ice')),
    value(
      'GB',
      { min: -1, max: 1 },
      confirmed('UK-FSA', 'Safer food, better business for caterers, checking the probe', 'guide'),
    ),
    value('US', { min: -1, max: 1 }, confirmed('US-FC', '4-203.11 (accuracy)', 'law')),
    value(
      'US',
      { min: fahrenheit(30), max: fahrenheit(34), note_key: 'fahrenheit_only' },
      confirmed('US-FC', '4-203.11 (accuracy)', 'law'),
    ),
    value('UA', { min: -1, max: 1 }, expert('thermometer in melting ice')),
    value('CA', { min: -1, max: 1 }, expert('thermometer in melting ice')),
    value('AU', { min: -1, max: 1 }, confirmed('AU-322', 'cl. 22 (accuracy)', 'law')),
  ]),
  limit('L-probe-boiling', 'celsius', [
    value('EU', { min: 99, max: 101, note_key: 'at_sea_level' }, expert('thermometer in boiling water')),
    value(
      'GB',
      { min: 99, max: 101, note_key: 'at_sea_level' },
      confirmed('UK-FSA', 'Safer food, better business for caterers, checking the probe', 'guide'),
    ),
    value(
      'US',
      { min: 99, max: 101, note_key: 'at_sea_level' },
      confirmed('US-FC', '4-203.11 (accuracy)', 'law'),
    ),
    value(
      'US',
      { min: fahrenheit(210), max: fahrenheit(214), note_key: 'fahrenheit_only' },
      confirmed('US-FC', '4-203.11 (accuracy)', 'law'),
    ),
    value('UA', { min: 99, max: 101, note_key: 'at_sea_level' }, expert('thermometer in boiling water')),
    value('CA', { min: 99, max: 101, note_key: 'at_sea_level' }, expert('thermometer in boiling water')),
    value(
      'AU',
      { min: 99, max: 101, note_key: 'at_sea_level' },
      confirmed('AU-322', 'cl. 22 (accuracy)', 'law'),
    ),
  ]),
  limit('L-symptom-free-hours', 'hours', [
    value('EU', { min: 48 }, expert('return to work after vomiting or diarrhoea')),
    value('GB', { min: 48 }, confirmed('UK-FSA', 'fitness to work', 'guide')),
    value('US', { min: 24, note_key: 'no_diagnosis' }, confirmed('US-FC', '2-201.13(A)', 'law')),
    value('US', { min: 48, note_key: 'norovirus' }, confirmed('US-FC', '2-201.13(D)', 'law')),
    value('US', { min: 168, note_key: 'shigella_or_stec' }, confirmed('US-FC', '2-201.13(E)-(F)', 'law')),
    value('US', { min: 720, note_key: 'salmonella_infection' }, confirmed('US-FC', '2-201.13(G)', 'law')),
    value('UA', { min: 48 }, expert('return to work after vomiting or diarrhoea')),
    value('CA', { min: 48 }, expert('return to work after vomiting or diarrhoea')),
    value('AU', { min: 48 }, confirmed('AU-SFA', 'cl. 14', 'guide')),
  ]),
  limit('L-retained-days', 'days', [
    value('EU', { min: 7 }, expert('retained samples')),
    value('ES', { min: 7 }, read('ES-1086', 'art. 30.10', 'law')),
    value('GB', { min: 7 }, expert('retained samples')),
    value('US', { min: 7 }, expert('retained samples')),
    value('UA', { min: 7 }, expert('retained samples')),
    value('CA', { min: 7 }, secondhand('CA-TPH', 'central kitchens', 'guide')),
    value('AU', { min: 7 }, expert('retained samples')),
  ]),
  limit(
    'L-infant-hours',
    'hours',
    (['EU', 'GB', 'US', 'UA', 'CA', 'AU'] as const).map((jurisdiction) =>
      value(jurisdiction, { max: 2 }, feeding(jurisdiction)),
    ),
  ),
]
