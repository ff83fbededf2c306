import type { Limit } from '@larder/core/haccp'
import { finFish } from './group-ranges.ts'
import { ours, proposed, value } from './limit-value.ts'
import { also, compared, confirmed, expert, fahrenheit, read, secondhand } from './provenance.ts'
import { ultraHigh } from './ways.ts'

const mixPractice = expert('ice-cream mix')
const mixBritish = confirmed('UK-ICE', 'Sch. 6 Part V', 'practice')
/** Binding for plants under inspection by the Department of Agriculture; states require the same. */
const mixAmerican = also(confirmed('US-7CFR-58', '58.635', 'guide'), 'US-21CFR-1240', '1240.61(c)')
/** 1,200, 1,000 and 900 °F·h; the guideline of the inspection service names the institute and no figure. */
const degreeHours = also(confirmed('US-UW', 'degree-hours', 'guide'), 'US-AMI', 'degree-hours')
const canadianDegreeHours = confirmed('CA-CFIA-MEAT', 'degree-hours', 'guide')
const likeCanada = expert('degree-hours, after the Canadian guideline')

/** Limits of plants, workshops and home producers beyond the kitchen (haccp-facts 4.4 and 4.7). */
export const limitsProduction: readonly Limit[] = [
  {
    id: 'L-ice-cream-mix',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 79.4, hold_minutes: 0.25 }, mixPractice),
      value('EU', { min: 71.1, hold_minutes: 10, note_key: 'equivalent' }, mixPractice),
      value('EU', { min: 65.6, hold_minutes: 30, note_key: 'equivalent' }, mixPractice),
      value('GB', { min: 79.4, hold_minutes: 0.25 }, mixBritish),
      value('GB', { min: 71.1, hold_minutes: 10, note_key: 'equivalent' }, mixBritish),
      value('GB', { min: 65.6, hold_minutes: 30, note_key: 'equivalent' }, mixBritish),
      value('US', { min: fahrenheit(175), hold_minutes: 25 / 60 }, mixAmerican),
      value('US', { min: fahrenheit(180), hold_minutes: 0.25, note_key: 'equivalent' }, mixAmerican),
      value('US', { min: fahrenheit(155), hold_minutes: 30, note_key: 'equivalent' }, mixAmerican),
      ...proposed({ min: 79.4, hold_minutes: 0.25 }, 'ice-cream mix, after the former British table'),
      ...proposed(
        { min: 71.1, hold_minutes: 10, note_key: 'equivalent' },
        'ice-cream mix, after the former British table',
      ),
    ],
  },
  {
    id: 'L-ice-cream-serve',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { max: -12 }, expert('ice cream for scooping')),
      value('DE', { max: -12 }, confirmed('DE-OAL', 'ice cream for scooping', 'guide')),
      value('GB', { max: -12 }, expert('ice cream for scooping')),
      value('US', { max: fahrenheit(10) }, expert('ice cream for scooping')),
    ],
  },
  {
    id: 'L-uht',
    quantity: 'celsius',
    food_groups: [],
    when: ultraHigh,
    values: [
      value(
        'EU',
        { min: 135, note_key: 'uht_products' },
        confirmed('EU-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value('DE', { min: 135, note_key: 'uht_products' }, read('DE-TLMHV', 'Anlage 5 Kap. V', 'law')),
      value(
        'GB',
        { min: 135, note_key: 'uht_products' },
        confirmed('UK-853', 'Annex III Sec. IX Ch. II.II(1)', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(280), hold_minutes: 2 / 60, note_key: 'ultra_pasteurized' },
        also(confirmed('US-21CFR-131', '131.3(c)', 'law'), 'US-21CFR-133', '133.3(e)'),
      ),
      ...proposed({ min: 135, note_key: 'uht_products' }, 'ultra-high temperature'),
    ],
  },
  {
    id: 'L-juice',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value(
        'US',
        { min: fahrenheit(160), hold_minutes: 0.1, note_key: 'five_log' },
        also(confirmed('US-FDA-JUICE', 'apple juice', 'guide'), 'US-21CFR-120', '120.24(a)'),
      ),
      ...ours(
        ['EU', 'GB', 'UA', 'CA', 'AU'],
        { min: 71.1, hold_minutes: 0.1, note_key: 'five_log' },
        'sour fruit juice',
      ),
    ],
  },
  {
    id: 'L-produce-wash',
    quantity: 'ppm',
    food_groups: [],
    values: [
      ...(['EU', 'GB'] as const).flatMap((jurisdiction) => {
        const practice = expert('wash water of fresh-cut produce')
        return [
          value(jurisdiction, { min: 50, max: 150 }, practice),
          value(jurisdiction, { min: 40, max: 80, note_key: 'peracetic_acid', judged_apart: true }, practice),
        ]
      }),
      value('US', { min: 50, max: 200 }, secondhand('US-USDA-WASH', 'chlorine', 'practice')),
      value(
        'US',
        { max: 80, note_key: 'peracetic_acid', judged_apart: true },
        confirmed('US-21CFR-173', '173.315(a)(5)', 'law'),
      ),
      value('UA', { min: 50, max: 150 }, expert('wash water of fresh-cut produce')),
      value('CA', { min: 100, max: 150 }, confirmed('CA-CFIA-WASH', 'total chlorine', 'guide')),
      value(
        'CA',
        { min: 2, max: 7, note_key: 'free_chlorine', judged_apart: true },
        confirmed('CA-CFIA-WASH', 'free chlorine', 'guide'),
      ),
      value('AU', { min: 50, max: 150 }, expert('wash water of fresh-cut produce')),
    ],
  },
  {
    id: 'L-sprout-water',
    quantity: 'positive_samples',
    food_groups: ['FG18'],
    values: [
      value(
        'EU',
        { min: 0, max: 0, note_key: 'five_samples' },
        confirmed('EU-2073', 'Annex I 1.18 and 1.29', 'law'),
      ),
      value(
        'GB',
        { min: 0, max: 0, note_key: 'five_samples' },
        confirmed('UK-2073', 'Annex I 1.18 and 1.29', 'law'),
      ),
      value('US', { min: 0, max: 0, note_key: 'none_found' }, confirmed('US-21CFR-112', '112.144(b)', 'law')),
      value('UA', { min: 0, max: 0, note_key: 'none_found' }, expert('spent water of sprouts')),
      value(
        'CA',
        { min: 0, max: 0, note_key: 'none_found' },
        confirmed('CA-CFIA-SPROUTS', 'Appendix A', 'guide'),
      ),
      value('AU', { min: 0, max: 0, note_key: 'none_found' }, expert('spent water of sprouts')),
    ],
  },
  {
    id: 'L-home-acid-ph',
    quantity: 'ph',
    food_groups: [],
    values: [
      value('EU', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
      value('ES', { max: 4.5 }, read('ES-1021', 'art. 13.8.d (below this figure)', 'law')),
      value('GB', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
      value('US', { max: 4.6 }, confirmed('US-21CFR-114', '114.3(b), 114.80(a)', 'law')),
      value('UA', { max: 4.6 }, compared('CODEX-CXC23', '2.2', 'guide')),
      value('CA', { max: 4.6 }, also(confirmed('CA-FDR', 'B.27.001', 'law'), 'CA-SFCR', 's. 1')),
      value(
        'AU',
        { max: 4.6 },
        confirmed('AU-SFA', 'Appendix 3: acidification, after Standard 2.3.1', 'guide'),
      ),
    ],
  },
  {
    id: 'L-degree-hours',
    quantity: 'degree_hours',
    food_groups: [],
    values: [
      value('EU', { max: 665, note_key: 'warm_room', judged_apart: true }, likeCanada),
      value('EU', { max: 555, note_key: 'warmer_room', judged_apart: true }, likeCanada),
      value('EU', { max: 500, note_key: 'hot_room', judged_apart: true }, likeCanada),
      value('GB', { max: 665, note_key: 'warm_room', judged_apart: true }, likeCanada),
      value('GB', { max: 555, note_key: 'warmer_room', judged_apart: true }, likeCanada),
      value('GB', { max: 500, note_key: 'hot_room', judged_apart: true }, likeCanada),
      value('US', { max: 667, note_key: 'below_90f', judged_apart: true }, degreeHours),
      value('US', { max: 556, note_key: 'from_90_to_100f', judged_apart: true }, degreeHours),
      value('US', { max: 500, note_key: 'above_100f', judged_apart: true }, degreeHours),
      value('CA', { max: 665, note_key: 'warm_room', judged_apart: true }, canadianDegreeHours),
      value('CA', { max: 555, note_key: 'warmer_room', judged_apart: true }, canadianDegreeHours),
      value('CA', { max: 500, note_key: 'hot_room', judged_apart: true }, canadianDegreeHours),
    ],
  },
  {
    id: 'L-stable-ph',
    quantity: 'ph',
    food_groups: [],
    values: [
      ...(['EU', 'GB'] as const).flatMap((jurisdiction) => {
        const criterion = read(jurisdiction === 'EU' ? 'EU-2073' : 'UK-2073', 'Annex I Ch. 1 note 8', 'law')
        return [
          value(jurisdiction, { max: 4.4, note_key: 'one_is_enough' }, criterion),
          value(jurisdiction, { max: 5, note_key: 'both_together' }, criterion),
        ]
      }),
      value('US', { max: 4.4, note_key: 'one_is_enough' }, confirmed('US-FDA-LISTERIA', 'IV.A.1', 'guide')),
      value(
        'CA',
        { max: 4.6, note_key: 'one_is_enough' },
        confirmed('CA-CFIA-MEAT', 'shelf-stable products', 'guide'),
      ),
      value(
        'CA',
        { max: 5.3, note_key: 'both_together' },
        confirmed('CA-CFIA-MEAT', 'shelf-stable products', 'guide'),
      ),
      ...(['UA', 'AU'] as const).map((jurisdiction) =>
        value(
          jurisdiction,
          { max: 4.4, note_key: 'one_is_enough' },
          expert('dried meat without growth of Listeria'),
        ),
      ),
    ],
  },
  {
    id: 'L-stable-aw',
    quantity: 'aw',
    food_groups: [],
    values: [
      ...(['EU', 'GB'] as const).flatMap((jurisdiction) => {
        const criterion = read(jurisdiction === 'EU' ? 'EU-2073' : 'UK-2073', 'Annex I Ch. 1 note 8', 'law')
        return [
          value(jurisdiction, { max: 0.92, note_key: 'one_is_enough' }, criterion),
          value(jurisdiction, { max: 0.94, note_key: 'both_together' }, criterion),
        ]
      }),
      value('US', { max: 0.92, note_key: 'one_is_enough' }, confirmed('US-FDA-LISTERIA', 'IV.A.1', 'guide')),
      value(
        'US',
        { max: 0.85, note_key: 'shelf_stable' },
        confirmed('US-FSIS-RTE', 'shelf-stable products', 'guide'),
      ),
      value(
        'CA',
        { max: 0.85, note_key: 'one_is_enough' },
        confirmed('CA-CFIA-MEAT', 'shelf-stable products', 'guide'),
      ),
      value(
        'CA',
        { max: 0.9, note_key: 'both_together' },
        confirmed('CA-CFIA-MEAT', 'shelf-stable products', 'guide'),
      ),
      ...(['UA', 'AU'] as const).map((jurisdiction) =>
        value(
          jurisdiction,
          { max: 0.92, note_key: 'one_is_enough' },
          expert('dried meat without growth of Listeria'),
        ),
      ),
    ],
  },
  {
    id: 'L-ripening-humidity',
    quantity: 'percent',
    food_groups: [],
    when: { any_sub_process: ['P30.1'] },
    values: [
      value(
        'EU',
        { max: 85 },
        also(confirmed('EU-853', 'Annex III Sec. I Ch. VII(2a)', 'law'), 'EU-2024-1141', 'Annex II'),
      ),
      value('GB', { max: 85 }, expert('dry-aged beef')),
      value('US', { max: 85 }, expert('dry-aged beef')),
      value('AU', { min: 75, max: 85 }, confirmed('AU-SFA', 'Appendix 4: aged meat', 'guide')),
    ],
  },
  {
    id: 'L-water-phase-salt',
    quantity: 'percent',
    food_groups: finFish,
    values: [
      value('US', { min: 3.5 }, confirmed('US-FDA-FHG', 'Ch. 13', 'guide')),
      value('US', { min: 3, note_key: 'with_nitrite' }, confirmed('US-FDA-FHG', 'Ch. 13', 'guide')),
      ...(['EU', 'GB', 'UA', 'CA', 'AU'] as const).map((jurisdiction) =>
        value(jurisdiction, { min: 3.5 }, expert('fish in packs without air, as the American fish guidance')),
      ),
      // The regulation names a table for the figure, which was not at hand; the inspection agency gives 9 %.
      value(
        'CA',
        {
          min: 9,
          note_key: 'smoked_sealed_not_frozen',
          judged_apart: true,
          when: { any_extra: ['smoking'] },
        },
        secondhand('CA-FDR', 'B.21.025(b)', 'law'),
      ),
    ],
  },
]
