import type { Limit } from '@larder/core/haccp'
import { allBut } from './activity-lists.ts'
import { finFish, fruit, redMeat } from './group-ranges.ts'
import { value } from './limit-value.ts'
import { also, compared, confirmed, expert, fahrenheit, read, secondhand } from './provenance.ts'

const foodCodeCold = value('US', { max: fahrenheit(41) }, confirmed('US-FC', '3-501.16(A)(2)', 'law'))
const britishCold = value('GB', { max: 8 }, read('UK-WSI-2006-31', 'Sch. 4 para 2', 'law'))
/** Scotland has no figure in law: “refrigerator or cool ventilated place”. */
const scottishCold = value(
  'GB-SCT',
  { max: 5 },
  confirmed('UK-FSS', 'RetailSafe, cold temperature control', 'guide'),
)

/** Perishable food in general; no figure for the single kinds is known. */
const ukrainianCold = value('UA', { max: 5 }, confirmed('UA-CDC', 'refrigerator', 'guide'))
/** The advice speaks of kitchens, not of milk in the dairy. */
const ukrainianRawMilk = value('UA', { max: 6 }, expert('raw milk in the dairy'))
/**
 * One figure for all chilled food, so for each kind of it too: Ontario's chart, Australia's Standard 3.2.2.
 */
const ontarioCold = value(
  'CA',
  { max: 4 },
  also(confirmed('CA-ON', 'cold holding', 'guide'), 'CA-ON-493', 's. 27(1)(a)'),
)
const australianCold = value('AU', { max: 5 }, confirmed('AU-322', 'temperature control', 'law'))
/** Standard 3.2.2 speaks of all food that can become dangerous, not of milk before it is heated. */
const dairyMilk = confirmed(
  'AU-322',
  'temperature control, the figure of all chilled food taken for raw milk',
  'practice',
)
/**
 * A state that has written the figures of the Pasteurized Milk Ordinance into its own rules, as an example of
 * all; the ordinance was not at hand.
 */
const illinoisMilk = also(confirmed('US-IL-785', '785.330', 'law'), 'US-PMO', 'raw milk cooling')
/** All cooked and perishable food; samples that are kept and dishes with raw egg among it. */
const worldCold = confirmed('WHO-5KEYS', 'key 4', 'guide')
const irishCold = value('IE', { max: 5 }, confirmed('IE-FSAI', 'chilled storage', 'guide'))

/** Large wild game and farmed deer are kept like red meat. */
const largeGame = {
  max: 7,
  note_key: 'large_game',
  judged_apart: true,
  when: { any_food_group: ['FG04'] },
} as const
const separatedMeat = { max: 2, note_key: 'mechanically_separated', when: { activities: ['A15'] } } as const
const dryAgedBeef = also(
  confirmed('EU-853', 'Annex III Sec. I Ch. VII(2a)', 'law'),
  'EU-2024-1141',
  'Annex II',
)

/** Highest product temperature in the cold. */
export const limitsChilled: readonly Limit[] = [
  {
    id: 'L-chill-rte',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { max: 5 }, worldCold),
      value('EE', { max: 6 }, confirmed('EE-HKHK', 'perishable food', 'practice')),
      value('DE', { max: 7 }, also(confirmed('DE-DGE', 'perishable food', 'guide'), 'DE-DIN10508', '4.1')),
      value('ES', { max: 4, note_key: 'life_over_24_hours' }, read('ES-1086', 'art. 30.3', 'law')),
      value('ES', { max: 8, note_key: 'life_under_24_hours' }, read('ES-1086', 'art. 30.3', 'law')),
      britishCold,
      scottishCold,
      foodCodeCold,
      value('LV', { max: 6 }, confirmed('LV-PVD-TIPS', 'food kept cold', 'guide')),
      value('LV', { max: 4, note_key: 'cold_dishes' }, confirmed('LV-HT', 'cold dishes', 'practice')),
      value('IE', { max: 5 }, read('IE-FSAI', 'chilled storage', 'guide')),
      ukrainianCold,
      value('CA', { max: 4 }, read('CA-ON', 'cold holding', 'guide')),
      value('AU', { max: 5 }, read('AU-322', 'temperature control', 'law')),
    ],
  },
  {
    id: 'L-chill-red-meat',
    quantity: 'celsius',
    food_groups: redMeat,
    values: [
      value('EU', { max: 7 }, confirmed('EU-853', 'Annex III Sec. I Ch. VII(1)', 'law')),
      value('DE', { max: 7 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 7 }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 7 }, confirmed('UK-853', 'Annex III Sec. I Ch. VII(1)', 'law')),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-offal',
    quantity: 'celsius',
    food_groups: ['FG03'],
    values: [
      value('EU', { max: 3 }, confirmed('EU-853', 'Annex III Sec. I Ch. VII(1)', 'law')),
      value('DE', { max: 3 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 3 }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 3 }, confirmed('UK-853', 'Annex III Sec. I Ch. VII(1)', 'law')),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-poultry',
    quantity: 'celsius',
    food_groups: ['FG02', 'FG04'],
    values: [
      value('EU', { max: 4 }, confirmed('EU-853', 'Annex III Sec. II Ch. V(1)(b)', 'law')),
      value('EU', largeGame, confirmed('EU-853', 'Annex III Sec. IV Ch. II(5)', 'law')),
      value('DE', { max: 4 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('DE', largeGame, confirmed('DE-TLMHV', 'Anlage 4 Nr. 1.2', 'law')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      value('ES', largeGame, confirmed('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 4 }, confirmed('UK-853', 'Annex III Sec. II Ch. V(1)(b)', 'law')),
      value('GB', largeGame, confirmed('UK-853', 'Annex III Sec. IV Ch. II(5)', 'law')),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-minced',
    quantity: 'celsius',
    food_groups: ['FG03'],
    values: [
      value(
        'EU',
        { max: 2, note_key: 'after_mincing' },
        confirmed('EU-853', 'Annex III Sec. V Ch. III(2)(c)', 'law'),
      ),
      value('DE', { max: 2 }, read('DE-TLMHV', 'Anlage 5 Kap. II Nr. 3', 'law')),
      value('ES', { max: 2 }, read('ES-1021', 'art. 4.1', 'law')),
      value(
        'GB',
        { max: 2, note_key: 'after_mincing' },
        confirmed('UK-853', 'Annex III Sec. V Ch. III(2)(c)', 'law'),
      ),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-meat-preparations',
    quantity: 'celsius',
    food_groups: [],
    when: { any_product_group: ['PG19'] },
    values: [
      value('EU', { max: 4 }, confirmed('EU-853', 'Annex III Sec. V Ch. III(2)(c)', 'law')),
      value('EU', separatedMeat, confirmed('EU-853', 'Annex III Sec. V Ch. III(2)(c)', 'law')),
      value('DE', { max: 4 }, read('DE-TLMHV', '§ 15(3)', 'law')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 4 }, confirmed('UK-853', 'Annex III Sec. V Ch. III(2)(c)', 'law')),
      value('GB', separatedMeat, confirmed('UK-853', 'Annex III Sec. V Ch. III(2)(c)', 'law')),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-fish',
    quantity: 'celsius',
    food_groups: [...finFish, 'FG07'],
    values: [
      value(
        'EU',
        { max: 2, note_key: 'melting_ice' },
        also(expert('fresh fish'), 'EU-853', 'Annex III Sec. VIII Ch. VII(1)'),
      ),
      value('DE', { max: 2, note_key: 'melting_ice' }, confirmed('DE-OAL', 'fresh fish', 'guide')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      value(
        'GB',
        { max: 2, note_key: 'melting_ice' },
        also(
          expert('the temperature of melting ice, in degrees'),
          'UK-853',
          'Annex III Sec. VIII Ch. VII(1)',
        ),
      ),
      foodCodeCold,
      value(
        'UA',
        { max: 2, note_key: 'melting_ice' },
        also(expert('fresh fish'), 'UA-813', 'fresh fish products'),
      ),
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-shellstock',
    quantity: 'celsius',
    food_groups: ['FG08'],
    values: [
      value('US', { max: fahrenheit(45) }, confirmed('US-NSSP', 'Ch. IX @.02', 'law')),
      value(
        'US',
        { max: fahrenheit(50), note_key: 'inside_the_shellfish' },
        confirmed('US-NSSP', 'Ch. IX @.02', 'law'),
      ),
    ],
  },
  {
    id: 'L-chill-raw-milk',
    quantity: 'celsius',
    food_groups: ['FG11'],
    values: [
      value('EU', { max: 6 }, confirmed('EU-853', 'Annex III Sec. IX Ch. II.I(1)', 'law')),
      value('DE', { max: 6 }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value('ES', { min: 1, max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: 6 }, confirmed('UK-853', 'Annex III Sec. IX Ch. II.I(1)', 'law')),
      value('US', { max: fahrenheit(45), note_key: 'two_hours_after_milking' }, illinoisMilk),
      value('US', { max: fahrenheit(50), note_key: 'while_milk_is_added' }, illinoisMilk),
      ukrainianRawMilk,
      value(
        'CA',
        { max: 4 },
        also(
          confirmed('CA-ON', 'cold holding, the figure of all chilled food taken for raw milk', 'practice'),
          'CA-ON-761',
          's. 16(1)(a)',
        ),
      ),
      value('AU', { max: 5 }, dairyMilk),
    ],
  },
  {
    id: 'L-raw-milk-arrival',
    quantity: 'celsius',
    food_groups: ['FG11'],
    values: [
      value(
        'EU',
        { max: 10, note_key: 'milked_within_two_hours' },
        confirmed('EU-853', 'Annex III Sec. IX Ch. I.II.B(3)', 'law'),
      ),
      value(
        'GB',
        { max: 10, note_key: 'milked_within_two_hours' },
        confirmed('UK-853', 'Annex III Sec. IX Ch. I.II.B(3)', 'law'),
      ),
      value('US', { max: fahrenheit(45), note_key: 'two_hours_after_milking' }, illinoisMilk),
      ukrainianRawMilk,
      value(
        'CA',
        { max: 6 },
        also(compared('CA-ON-REGISTRY', 'rejection at the plant', 'guide'), 'CA-ON-761', 'rejection'),
      ),
      value('AU', { max: 5 }, dairyMilk),
    ],
  },
  {
    id: 'L-chill-milk',
    quantity: 'celsius',
    food_groups: ['FG12', 'FG13'],
    values: [
      value('EU', { max: 5 }, worldCold),
      value('EE', { max: 6 }, confirmed('EE-HKHK', 'perishable food', 'practice')),
      value('LV', { max: 6 }, confirmed('LV-PVD-TIPS', 'food kept cold', 'guide')),
      value(
        'DE',
        { max: 10 },
        also(confirmed('DE-OAL', 'milk products', 'guide'), 'DE-MIL', 'milk products'),
      ),
      value('DE', { max: 8, note_key: 'drinking_milk' }, confirmed('DE-MIL', 'drinking milk', 'guide')),
      britishCold,
      scottishCold,
      foodCodeCold,
      irishCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-eggs',
    quantity: 'celsius',
    food_groups: ['FG09'],
    values: [
      value('EU', { min: 5, max: 18, note_key: 'constant_temperature' }, expert('shell eggs')),
      value('GB', { max: 20, note_key: 'constant_temperature' }, confirmed('UK-IOW', 'storage', 'guide')),
      value(
        'US',
        { max: fahrenheit(45), note_key: 'air_temperature' },
        also(confirmed('US-21CFR-115', '115.50(b)', 'law'), 'US-FC', '3-202.11(C)'),
      ),
      value('UA', { min: 0, max: 20 }, expert('shell eggs')),
      ontarioCold,
    ],
  },
  {
    id: 'L-chill-liquid-egg',
    quantity: 'celsius',
    food_groups: ['FG10'],
    values: [
      value(
        'EU',
        { max: 4, note_key: 'raw_egg_48_hours' },
        confirmed('EU-853', 'Annex III Sec. X Ch. II.III(7)', 'law'),
      ),
      value('DE', { max: 4 }, read('DE-TLMHV', 'Anlage 5 Kap. IV', 'law')),
      value(
        'GB',
        { max: 4, note_key: 'raw_egg_48_hours' },
        confirmed('UK-853', 'Annex III Sec. X Ch. II.III(7)', 'law'),
      ),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-filled-pastry',
    quantity: 'celsius',
    food_groups: [],
    when: { any_product_group: ['PG08'] },
    values: [
      value('EU', { max: 5 }, worldCold),
      value('DE', { max: 7 }, also(confirmed('DE-OAL', 'cakes', 'guide'), 'DE-MIL', 'cream cakes')),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      britishCold,
      scottishCold,
      foodCodeCold,
      irishCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-cut-fruit',
    quantity: 'celsius',
    food_groups: [...fruit],
    values: [
      value('EU', { max: 5 }, worldCold),
      value('ES', { max: 4 }, read('ES-1021', 'art. 4.1', 'law')),
      britishCold,
      scottishCold,
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-chill-vacuum',
    quantity: 'celsius',
    food_groups: [],
    when: { any_extra: ['vacuum_or_MAP', 'sous_vide', 'smoking'] },
    values: [
      value('EU', { max: 3 }, expert('vacuum packs kept safe by cold alone')),
      value(
        'GB',
        { max: 8 },
        confirmed('UK-FSA', 'vacuum and modified-atmosphere packed chilled food', 'guide'),
      ),
      value(
        'US',
        { max: fahrenheit(41), when: { activities: allBut('A11', 'A17') } },
        confirmed('US-FC', '3-502.12(B), (D)', 'law'),
      ),
      value(
        'US',
        {
          max: fahrenheit(38),
          note_key: 'fish',
          judged_apart: true,
          when: { any_food_group: [...finFish, 'FG07', 'FG08'] },
        },
        confirmed('US-FDA-FHG', 'Ch. 13', 'guide'),
      ),
      value('UA', { max: 3 }, expert('vacuum packs kept safe by cold alone')),
      ontarioCold,
      value(
        'CA',
        { max: 3, note_key: 'cooked_in_the_bag', judged_apart: true, when: { any_extra: ['sous_vide'] } },
        secondhand('CA-TPH', 'sous-vide', 'guide'),
      ),
      australianCold,
    ],
  },
  {
    id: 'L-chill-ripening',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: -0.5, max: 3, note_key: 'meat_surface' }, dryAgedBeef),
      value('GB', { max: 3 }, expert('dry-aged beef')),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      value('AU', { min: -0.5, max: 1 }, confirmed('AU-SFA', 'Appendix 4: aged meat', 'guide')),
    ],
  },
  {
    id: 'L-chill-raw-egg-dish',
    quantity: 'celsius',
    food_groups: ['FG09'],
    values: [
      value('EU', { max: 5 }, worldCold),
      value('DE', { max: 7, within_minutes: 120 }, read('DE-TLMHV', '§ 20a', 'law')),
      value('ES', { max: 8 }, read('ES-1021', 'art. 9', 'law')),
      britishCold,
      scottishCold,
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
  {
    id: 'L-retained-sample',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { max: 5 }, worldCold),
      value('ES', { max: 4 }, read('ES-1086', 'art. 30.10', 'law')),
      value('GB', { max: 5 }, worldCold),
      foodCodeCold,
      ukrainianCold,
      ontarioCold,
      australianCold,
    ],
  },
]
