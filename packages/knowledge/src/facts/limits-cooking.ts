import type { Jurisdiction, Limit, LimitValue, Provenance } from '@larder/core/haccp'
import { allBut } from './activity-lists.ts'
import { finFish, food, redMeat, wildFish } from './group-ranges.ts'
import { ours, value, type Extent } from './limit-value.ts'
import { also, compared, confirmed, expert, fahrenheit, read, secondhand } from './provenance.ts'
import { ways } from './ways.ts'

const european = expert('core temperature')
/** 70 °C, without a time: named for dishes, meat and eggs. Who names poultry has 74 °C or more. */
const international = compared('WHO-5KEYS', 'key 3', 'guide')
const german = confirmed('DE-BFR', 'cooking', 'guide')
const estonian = confirmed('EE-ROASTO', 'core temperature', 'guide')
const british = confirmed('UK-FSA', 'cooking temperatures and times', 'guide')
const latvian = confirmed('LV-PVD-TIPS', 'core temperature', 'guide')
const irish = confirmed('IE-FSAI', 'cooking', 'guide')
/** The scientific committee of the Spanish agency, for catering; the law names figures for eggs alone. */
const spanish = compared('ES-ELIKA', 'cooking of raw food', 'guide')
const ontario = confirmed('CA-ON', 'cooking chart', 'guide')
/**
 * Dishes of several foods, leftovers and egg dishes have the figure of poultry; in New Brunswick it is law.
 */
const canadianMixtures = also(
  also(ontario, 'CA-NB', 'table of cooking temperatures'),
  'CA-HC',
  'leftovers, casseroles and egg dishes',
)
/** Standard 3.2.2 names no figure for cooking; Victoria gives one for every dish. */
const australian = confirmed('AU-VIC', 'cooking temperatures', 'guide')
const australianMeat = confirmed('AU-SFA', 'Appendix 3: cooking', 'guide')
const listeria = 'six decimal reductions of Listeria monocytogenes, after the American fish guidance'
const foodCode = confirmed('US-FC', '3-401.11', 'law')
const underInspection = { activities: ['A15', 'A16'] } as const
const notUnderInspection = { activities: allBut('A15', 'A16') } as const
/** Meat and poultry plants follow the tables of the inspection service, which have the same figure here. */
const alikeUnderInspection = (provenance: Provenance): Provenance =>
  also(provenance, 'US-FSIS-A', 'tables 2-4')
const inspected = confirmed('US-FSIS-A', 'table 2', 'guide')

/** The guide itself was not at hand: two firms reproduce its steps. */
const formula = secondhand('WHO-PIF', 'reconstitution', 'guide')

/**
 * Bacteria are on the outside of whole beef and lamb that was not tenderised, injected, rolled or minced: the
 * figure applies to the surface, the centre may stay pink.
 */
const wholeCuts = (
  jurisdiction: Jurisdiction,
  core: Extent,
  [ofCore, ofSurface]: readonly [Provenance, Provenance],
): readonly LimitValue[] => [
  value(jurisdiction, { ...core, when: ways.servedPink }, ofCore),
  value(
    jurisdiction,
    { min: 75, note_key: 'pink_whole_cuts', judged_apart: true, when: ways.servedPink },
    ofSurface,
  ),
]
const surface = expert('whole cuts of beef and lamb served pink')

/** Ways that have figures of their own: eggs to order or in batches, milk in the flow or in the vat. */
const servedAtOnce = { any_sub_process: ['P10.1'] } as const
/** Fried, poached and soft-boiled eggs, for guests who are not vulnerable. */
const eggsToOrder = (jurisdiction: Jurisdiction, provenance: Provenance): LimitValue =>
  value(
    jurisdiction,
    {
      min: 63,
      hold_minutes: 20 / 60,
      note_key: 'served_at_once',
      judged_apart: true,
      when: { ...servedAtOnce, no_extra: ['vulnerable_consumers'] },
    },
    provenance,
  )
const soft = expert('eggs to order')
const inBatches = { any_sub_process: ['P10.2', 'P10.3'] } as const
const continuously = { any_sub_process: ['P14.2', 'P14.3', 'P14.5'] } as const
const inTheVat = { any_sub_process: ['P14.1'] } as const

/** Butchers and meat plants cook roasts and hams; steaks and chops come from the pan of a kitchen. */
const steaksAndFish = {
  any_of: [{ any_food_group: [...finFish, 'FG07', 'FG08'] }, { activities: allBut('A10', 'A15') }],
} as const
const notOnlyPoultry = {
  any_of: [
    { any_food_group: [...redMeat, 'FG03', ...finFish, 'FG07', 'FG08', 'FG09'] },
    { no_food_group: ['FG02', 'FG04'] },
  ],
} as const

/** The American figures are those of milk: for egg products the present rule names none. */
const milk = { any_food_group: ['FG11', 'FG12'] } as const
const pasteurized = also(confirmed('US-21CFR-1240', '1240.61(b)', 'law'), 'US-21CFR-131', '131.3(b)')

/** Core temperatures with the time they must hold. `hold_minutes` of 1/60 is one second. */
export const limitsCooking: readonly Limit[] = [
  {
    id: 'L-cook-core',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 70 }, international),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value(
        'ES',
        { min: 74, hold_minutes: 1 / 60 },
        compared('ES-ELIKA', 'cooking of raw food, the figure of poultry taken for every dish', 'practice'),
      ),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('GB', { min: 75, hold_minutes: 0.5, note_key: 'equivalent' }, british),
      value('GB', { min: 80, hold_minutes: 0.1, note_key: 'equivalent' }, british),
      value(
        'US',
        { min: fahrenheit(165) },
        confirmed('US-FC', '3-401.11 (the highest figure taken for every dish)', 'practice'),
      ),
      value(
        'US',
        { min: fahrenheit(165), note_key: 'in_the_microwave' },
        confirmed('US-FC', '3-401.12', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(135), note_key: 'plants_for_hot_holding' },
        confirmed('US-FC', '3-401.13', 'law'),
      ),
      value('LV', { min: 74 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 70 }, international),
      value('CA', { min: 74, hold_minutes: 0.25 }, canadianMixtures),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-poultry',
    quantity: 'celsius',
    food_groups: ['FG02'],
    values: [
      value('EU', { min: 75 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('ES', { min: 74, hold_minutes: 1 / 60 }, spanish),
      value('GB', { min: 75, hold_minutes: 0.5 }, british),
      value('US', { min: fahrenheit(165) }, alikeUnderInspection(foodCode)),
      value('LV', { min: 74 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 75 }, european),
      value('CA', { min: 74, hold_minutes: 0.25 }, ontario),
      value('CA', { min: 82, hold_minutes: 0.25, note_key: 'whole_bird', judged_apart: true }, ontario),
      value('AU', { min: 75 }, australianMeat),
    ],
  },
  {
    id: 'L-cook-minced',
    quantity: 'celsius',
    food_groups: ['FG03'],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('ES', { min: 70, hold_minutes: 1 / 60 }, spanish),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value(
        'GB',
        {
          min: 70,
          hold_minutes: 80 / 60,
          note_key: 'pink_burgers',
          when: { ...ways.chosenByGuests, any_food_group: [food.beef], no_jurisdiction: ['GB-SCT'] },
        },
        also(expert('four of the six decimal reductions'), 'UK-FSA', 'burgers: source control method'),
      ),
      value('US', { min: fahrenheit(155), hold_minutes: 17 / 60, when: notUnderInspection }, foodCode),
      value(
        'US',
        { min: fahrenheit(145), hold_minutes: 3, note_key: 'equivalent', when: notUnderInspection },
        foodCode,
      ),
      value(
        'US',
        { min: fahrenheit(150), hold_minutes: 1, note_key: 'equivalent', when: notUnderInspection },
        foodCode,
      ),
      value('US', { min: fahrenheit(158), note_key: 'equivalent', when: notUnderInspection }, foodCode),
      value('US', { min: fahrenheit(158), note_key: 'under_inspection', when: underInspection }, inspected),
      value(
        'US',
        {
          min: fahrenheit(157),
          hold_minutes: 10 / 60,
          note_key: 'patties',
          judged_apart: true,
          when: { ...underInspection, any_product_group: ['PG19'] },
        },
        confirmed('US-9CFR-318', '318.23(b)', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(155), hold_minutes: 22 / 60, note_key: 'equivalent', when: underInspection },
        inspected,
      ),
      value(
        'US',
        { min: fahrenheit(150), hold_minutes: 67 / 60, note_key: 'equivalent', when: underInspection },
        inspected,
      ),
      value(
        'US',
        { min: fahrenheit(145), hold_minutes: 4, note_key: 'equivalent', when: underInspection },
        inspected,
      ),
      value('LV', { min: 74 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 70, hold_minutes: 2 }, european),
      value('CA', { min: 71, hold_minutes: 0.25 }, ontario),
      value(
        'CA',
        {
          min: 74,
          hold_minutes: 0.25,
          note_key: 'minced_poultry',
          judged_apart: true,
          when: { any_food_group: ['FG02'] },
        },
        ontario,
      ),
      value('AU', { min: 75 }, australianMeat),
    ],
  },
  {
    id: 'L-cook-whole',
    quantity: 'celsius',
    food_groups: [...redMeat, ...finFish, 'FG07', 'FG08'],
    values: [
      value(
        'US',
        {
          min: fahrenheit(145),
          note_key: 'rare_beef_steaks',
          judged_apart: true,
          when: { ...ways.chosenByGuests, any_food_group: [food.beef] },
        },
        confirmed('US-FC', '3-401.11(C)', 'law'),
      ),
      value(
        'US',
        {
          min: fahrenheit(145),
          hold_minutes: 0.25,
          note_key: 'steaks_and_fish',
          judged_apart: true,
          when: steaksAndFish,
        },
        confirmed('US-FC', '3-401.11(A)(1)', 'law'),
      ),
      value(
        'US',
        {
          min: fahrenheit(145),
          hold_minutes: 4,
          note_key: 'whole_roasts',
          judged_apart: true,
          when: { any_food_group: redMeat },
        },
        alikeUnderInspection(confirmed('US-FC', '3-401.11(B)(2)', 'law')),
      ),
      value(
        'US',
        {
          min: fahrenheit(158),
          note_key: 'whole_roasts_at_once',
          judged_apart: true,
          when: { any_food_group: redMeat },
        },
        alikeUnderInspection(compared('US-FC', '3-401.11(B)(2)', 'law')),
      ),
    ],
  },
  {
    id: 'L-cook-shellfish',
    quantity: 'celsius',
    food_groups: ['FG07', 'FG08'],
    values: [
      value('US', { min: fahrenheit(145), hold_minutes: 0.25 }, confirmed('US-FC', '3-401.11(A)(1)', 'law')),
    ],
  },
  {
    id: 'L-cook-red-meat',
    quantity: 'celsius',
    food_groups: redMeat,
    values: [
      ...wholeCuts('EU', { min: 70 }, [international, surface]),
      ...wholeCuts('EE', { min: 75 }, [estonian, surface]),
      ...wholeCuts('DE', { min: 72, hold_minutes: 2 }, [german, surface]),
      ...wholeCuts('ES', { min: 70, hold_minutes: 1 / 60 }, [spanish, surface]),
      ...wholeCuts('GB', { min: 70, hold_minutes: 2 }, [
        british,
        also(surface, 'UK-FSA', 'whole cuts of beef and lamb'),
      ]),
      ...wholeCuts('LV', { min: 74 }, [latvian, surface]),
      ...wholeCuts('IE', { min: 75 }, [irish, surface]),
      ...wholeCuts('UA', { min: 70 }, [international, surface]),
      ...wholeCuts('AU', { min: 75 }, [
        australian,
        confirmed('AU-VIC', 'whole pieces of red meat and fish', 'guide'),
      ]),
      value('CA', { min: 74, hold_minutes: 0.25 }, canadianMixtures),
      value(
        'CA',
        {
          min: 63,
          note_key: 'beef_medium_rare',
          judged_apart: true,
          when: { ...ways.chosenByGuests, any_food_group: [food.beef] },
        },
        confirmed('CA-NB', 'table of cooking temperatures', 'guide'),
      ),
      value(
        'CA',
        { min: 71, note_key: 'whole_pork', judged_apart: true, when: { any_food_group: [food.pork] } },
        confirmed('CA-NB', 'table of cooking temperatures', 'guide'),
      ),
    ],
  },
  {
    id: 'L-cook-pork-liver',
    quantity: 'celsius',
    food_groups: [food.pork, 'FG03', 'FG04'],
    values: [
      ...ours(['EU', 'UA'], { min: 71 }, 'pork liver, wild boar and other game'),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('EE', { min: 75 }, estonian),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value(
        'US',
        { min: fahrenheit(165), note_key: 'wild_game' },
        confirmed('US-FC', '3-401.11(A)(3)', 'law'),
      ),
      value('LV', { min: 74 }, latvian),
      value('IE', { min: 75 }, irish),
      value('CA', { min: 71, hold_minutes: 0.25 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-cook-eggs',
    quantity: 'celsius',
    food_groups: ['FG09'],
    values: [
      value('EU', { min: 70 }, international),
      eggsToOrder('EU', soft),
      value('EE', { min: 75 }, estonian),
      eggsToOrder('EE', soft),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      eggsToOrder('DE', also(soft, 'DE-TLMHV', '§ 20a(1)')),
      value('ES', { min: 70, hold_minutes: 2 / 60, when: inBatches }, read('ES-1021', 'art. 9', 'law')),
      value(
        'ES',
        {
          min: 63,
          hold_minutes: 20 / 60,
          note_key: 'served_at_once',
          judged_apart: true,
          when: servedAtOnce,
        },
        read('ES-1021', 'art. 9', 'law'),
      ),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value(
        'GB',
        {
          min: 63,
          hold_minutes: 20 / 60,
          note_key: 'lion_eggs',
          judged_apart: true,
          when: servedAtOnce,
        },
        also(soft, 'UK-FSA-LION', 'runny eggs'),
      ),
      value(
        'US',
        {
          min: fahrenheit(155),
          hold_minutes: 17 / 60,
          note_key: 'pooled_eggs',
          judged_apart: true,
          when: inBatches,
        },
        foodCode,
      ),
      value(
        'US',
        {
          min: fahrenheit(145),
          hold_minutes: 0.25,
          note_key: 'served_at_once',
          judged_apart: true,
          when: servedAtOnce,
        },
        foodCode,
      ),
      value('LV', { min: 74 }, latvian),
      eggsToOrder('LV', soft),
      value('IE', { min: 75 }, irish),
      eggsToOrder('IE', soft),
      value('UA', { min: 70 }, international),
      eggsToOrder('UA', soft),
      value('CA', { min: 74, hold_minutes: 0.25 }, canadianMixtures),
      eggsToOrder('CA', soft),
      value('AU', { min: 75 }, australian),
      eggsToOrder('AU', soft),
    ],
  },
  {
    id: 'L-cook-parasite',
    quantity: 'celsius',
    food_groups: [...wildFish, 'FG08'],
    values: [
      value(
        'EU',
        { min: 60, hold_minutes: 1 },
        confirmed('EU-853', 'Annex III Sec. VIII Ch. III.D(3)', 'law'),
      ),
      value('ES', { min: 60, hold_minutes: 1 }, read('ES-1021', 'art. 8.1', 'law')),
      value(
        'GB',
        { min: 60, hold_minutes: 1 },
        confirmed('UK-853', 'Annex III Sec. VIII Ch. III.D(3)', 'law'),
      ),
      value('US', { min: fahrenheit(145), hold_minutes: 0.25 }, foodCode),
      value('UA', { min: 70 }, international),
      value('CA', { min: 70, hold_minutes: 0.25 }, ontario),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-sous-vide-core',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('EE', { min: 75 }, estonian),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value('GB', { min: 65, hold_minutes: 10, note_key: 'not_for_minced' }, british),
      value('GB', { min: 60, hold_minutes: 45, note_key: 'not_for_minced' }, british),
      value(
        'US',
        { min: fahrenheit(145), hold_minutes: 4, when: notOnlyPoultry },
        alikeUnderInspection(confirmed('US-FC', '3-401.11(B)(2)', 'law')),
      ),
      value(
        'US',
        {
          min: fahrenheit(130),
          hold_minutes: 112,
          note_key: 'whole_roasts',
          judged_apart: true,
          when: { any_food_group: redMeat },
        },
        alikeUnderInspection(confirmed('US-FC', '3-401.11(B)(2)', 'law')),
      ),
      value(
        'US',
        {
          min: fahrenheit(165),
          note_key: 'poultry_and_game',
          judged_apart: true,
          when: { any_food_group: ['FG02', 'FG04'] },
        },
        alikeUnderInspection(confirmed('US-FC', '3-401.11(A)(3)', 'law')),
      ),
      ...ours(['UA', 'CA'], { min: 70, hold_minutes: 2 }, listeria),
      value('AU', { min: 70, hold_minutes: 2 }, confirmed('AU-SFA', 'Appendix 3: cook-chill', 'guide')),
      ...ours(['EU', 'UA', 'CA', 'AU'], { min: 65, hold_minutes: 10, note_key: 'equivalent' }, listeria),
    ],
  },
  {
    id: 'L-smoke-core',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 70, hold_minutes: 2 }, european),
      value('EE', { min: 75 }, estonian),
      value('DE', { min: 72, hold_minutes: 2 }, german),
      value('GB', { min: 70, hold_minutes: 2 }, british),
      value(
        'US',
        {
          min: fahrenheit(145),
          hold_minutes: 30,
          note_key: 'smoked_fish',
          judged_apart: true,
          when: { any_food_group: [...finFish, 'FG07', 'FG08'] },
        },
        confirmed('US-FDA-FHG', 'Ch. 13', 'guide'),
      ),
      value(
        'US',
        {
          min: fahrenheit(160),
          note_key: 'meat_and_poultry',
          judged_apart: true,
          when: { ...underInspection, any_food_group: [...redMeat, 'FG02', 'FG03', 'FG04'] },
        },
        read('US-FSIS-A', 'simple option', 'guide'),
      ),
      value(
        'US',
        {
          min: fahrenheit(165),
          note_key: 'meat_and_poultry',
          judged_apart: true,
          when: { ...notUnderInspection, any_food_group: [...redMeat, 'FG02', 'FG03', 'FG04'] },
        },
        confirmed('US-FC', '3-401.11 (the highest figure taken for every meat)', 'practice'),
      ),
      value('LV', { min: 74 }, latvian),
      value('IE', { min: 75 }, irish),
      value('UA', { min: 70, hold_minutes: 2 }, european),
      value('CA', { min: 71, hold_minutes: 0.25 }, ontario),
      value(
        'CA',
        {
          min: 74,
          hold_minutes: 0.25,
          note_key: 'poultry_pieces',
          judged_apart: true,
          when: { any_food_group: ['FG02'] },
        },
        ontario,
      ),
      value('AU', { min: 75 }, australian),
    ],
  },
  {
    id: 'L-pasteurise',
    quantity: 'celsius',
    food_groups: ['FG11', 'FG12', 'FG10', 'FG09'],
    values: [
      value(
        'EU',
        { min: 72, hold_minutes: 0.25, when: continuously },
        confirmed('EU-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value(
        'EU',
        { min: 63, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        confirmed('EU-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value(
        'DE',
        { min: 72, hold_minutes: 0.25, when: continuously },
        read('DE-TLMHV', 'Anlage 5 Kap. V', 'law'),
      ),
      value(
        'DE',
        { min: 63, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        read('DE-TLMHV', 'Anlage 5 Kap. V', 'law'),
      ),
      value(
        'GB',
        { min: 72, hold_minutes: 0.25, when: continuously },
        confirmed('UK-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value(
        'GB',
        { min: 63, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        confirmed('UK-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(161), hold_minutes: 0.25, when: { ...continuously, ...milk } },
        pasteurized,
      ),
      value(
        'US',
        {
          min: fahrenheit(166),
          hold_minutes: 0.25,
          note_key: 'rich_or_sweetened',
          judged_apart: true,
          when: { ...continuously, ...milk },
        },
        pasteurized,
      ),
      value(
        'US',
        {
          min: fahrenheit(145),
          hold_minutes: 30,
          note_key: 'in_the_vat',
          judged_apart: true,
          when: { ...inTheVat, ...milk },
        },
        pasteurized,
      ),
      value(
        'US',
        {
          min: fahrenheit(150),
          hold_minutes: 30,
          note_key: 'rich_or_sweetened_in_the_vat',
          judged_apart: true,
          when: { ...inTheVat, ...milk },
        },
        pasteurized,
      ),
      value('UA', { min: 72, hold_minutes: 0.25, when: continuously }, expert('pasteurisation of milk')),
      value('CA', { min: 72, hold_minutes: 0.25, when: continuously }, expert('pasteurisation of milk')),
      value(
        'AU',
        { min: 72, hold_minutes: 0.25, when: continuously },
        confirmed('AU-SFA', 'Appendix 3: pasteurising, after Standard 4.2.4', 'guide'),
      ),
      value(
        'UA',
        { min: 63, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        expert('pasteurisation of milk'),
      ),
      value(
        'CA',
        { min: 61.6, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        confirmed('CA-FDR', 'B.08.030', 'law'),
      ),
      value(
        'AU',
        { min: 63, hold_minutes: 30, note_key: 'in_the_vat', judged_apart: true, when: inTheVat },
        expert('pasteurisation of milk'),
      ),
    ],
  },
  {
    id: 'L-retort',
    quantity: 'minutes',
    food_groups: [],
    values: [
      value('EU', { min: 3, note_key: 'f0' }, expert('F0 of low-acid canned food')),
      value('GB', { min: 3, note_key: 'f0' }, expert('F0 of low-acid canned food')),
      value(
        'US',
        { min: 3, note_key: 'f0' },
        also(
          expert('F0 of low-acid canned food'),
          'US-21CFR-113',
          '113.83 (names no F0: a qualified person sets the process)',
        ),
      ),
      value('UA', { min: 3, note_key: 'f0' }, expert('F0 of low-acid canned food')),
      value('CA', { min: 3, note_key: 'f0' }, expert('F0 of low-acid canned food')),
      value('AU', { min: 3, note_key: 'f0' }, confirmed('AU-SFA', 'Appendix 3: canning', 'guide')),
    ],
  },
  {
    id: 'L-infant-water',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 70, note_key: 'boiled_half_an_hour_ago' }, formula),
      value(
        'GB',
        { min: 70, note_key: 'boiled_half_an_hour_ago' },
        confirmed('UK-NHS', 'how to make up a feed', 'guide'),
      ),
      value(
        'IE',
        { min: 70, note_key: 'boiled_half_an_hour_ago' },
        compared('IE-FSAI-BOTTLE', 'hot or cold water', 'guide'),
      ),
      value('US', { min: fahrenheit(158), note_key: 'boiled_half_an_hour_ago' }, formula),
      value('UA', { min: 70, note_key: 'boiled_half_an_hour_ago' }, formula),
      value(
        'CA',
        { min: 70, note_key: 'boiled_half_an_hour_ago' },
        confirmed('CA-HC-FORMULA', 'preparing the formula', 'guide'),
      ),
      value('AU', { min: 70, note_key: 'boiled_half_an_hour_ago' }, formula),
    ],
  },
]
