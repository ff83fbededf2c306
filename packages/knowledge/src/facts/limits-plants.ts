import type { Limit, LimitId, LimitValue, Quantity } from '@larder/core/haccp'
import { fruit } from './group-ranges.ts'
import { proposed, value } from './limit-value.ts'
import { compared, confirmed, expert, fahrenheit, memory, read } from './provenance.ts'
import { pressedFruit } from './ways.ts'

type Figure = Partial<
  Pick<LimitValue, 'min' | 'max' | 'hold_minutes' | 'within_minutes' | 'note_key' | 'when'>
> & {
  readonly judged_apart?: true
}

/** The same figure of common practice in every jurisdiction but those that have one of their own. */
const elsewhere = (figure: Figure, clause: string, ...but: readonly string[]): readonly LimitValue[] =>
  [
    value('EU', figure, expert(clause)),
    value('GB', figure, expert(clause)),
    value('US', figure, expert(clause)),
    ...proposed(figure, clause),
  ].filter(({ jurisdiction }) => !but.includes(jurisdiction))

const limit = (
  id: LimitId,
  quantity: Quantity,
  values: readonly LimitValue[],
  when?: Limit['when'],
): Limit => ({
  id,
  quantity,
  food_groups: [],
  ...(when && { when }),
  values,
})

/** A figure beside another one: only where its trade is known to use it. */
const only = (jurisdictions: readonly string[], figure: Figure, clause: string): readonly LimitValue[] =>
  elsewhere(figure, clause).filter(({ jurisdiction }) => jurisdictions.includes(jurisdiction))

const none = { min: 0, max: 0 } as const
const egg = 'heating of liquid egg, whole egg and yolk'
const dryHeat = 'heating of spices, nuts and flour, proven for Salmonella'
/** Food that sours by itself needs the acid of food that is acidified; Codex speaks of cans. */
const soured = compared(
  'CODEX-CXC23',
  '2.2, the figure of acidified food taken for fermented food',
  'practice',
)
const mixOfOldRule = confirmed('UK-ICE', 'Sch. 6 Part V', 'practice')

/**
 * Limits of food plants: rooms, waiting times, seams, wash water, drinks, dry goods, eggs, live shellfish.
 */
export const limitsPlants: readonly Limit[] = [
  limit('L-cutting-room', 'celsius', [
    value(
      'EU',
      { max: 12, note_key: 'room_or_equal_system' },
      confirmed('EU-853', 'Annex III Sec. I Ch. V(2)', 'law'),
    ),
    value(
      'GB',
      { max: 12, note_key: 'room_or_equal_system' },
      confirmed('UK-853', 'Annex III Sec. I Ch. V(2)', 'law'),
    ),
    value('US', { max: fahrenheit(50) }, compared('US-OSU', 'room for processing', 'guide')),
    ...proposed({ max: 12 }, 'room in which meat is cut'),
  ]),
  limit('L-casing-soak', 'minutes', only(['EU', 'GB'], { max: 120 }, 'soaking of natural casings'), {
    any_product_group: ['PG19', 'PG20', 'PG21'],
    any_sub_process: ['P08.6'],
  }),
  limit('L-portion-minutes', 'minutes', elsewhere({ max: 30 }, 'portioning before and after chilling')),
  limit('L-cool-mix', 'celsius', [
    value('GB', { max: 7.2, within_minutes: 90 }, mixOfOldRule),
    ...elsewhere({ max: fahrenheit(45), within_minutes: 90 }, 'cooling of ice-cream mix', 'GB'),
  ]),
  limit('L-mix-ageing', 'celsius', [
    value('GB', { max: 7.2 }, mixOfOldRule),
    value('US', { max: fahrenheit(45) }, compared('US-7CFR-58', '58.637', 'guide')),
    ...elsewhere({ max: 7.2 }, 'ageing of ice-cream mix', 'GB', 'US'),
  ]),
  limit('L-ageing-hours', 'hours', only(['EU', 'GB', 'US'], { max: 72 }, 'ageing of ice-cream mix')),
  limit('L-come-up', 'celsius', [
    value(
      'US',
      { from: fahrenheit(50), max: fahrenheit(130), within_minutes: 360 },
      confirmed('US-FSIS-A', 'heating come-up-time', 'guide'),
    ),
  ]),
  limit('L-pack-pasteurise', 'celsius', [
    value(
      'US',
      { min: fahrenheit(158), hold_minutes: 2 },
      expert('heating in the closed pack against Listeria'),
    ),
    ...elsewhere({ min: 70, hold_minutes: 2 }, 'heating in the closed pack against Listeria', 'US'),
  ]),
  limit('L-seam-overlap', 'percent', elsewhere({ min: 45, note_key: 'cans' }, 'double seams of cans')),
  limit('L-filter', 'mm', elsewhere({ max: 1 }, 'filters of liquids')),
  limit('L-hard-object', 'mm', [value('US', { max: 7 }, confirmed('US-FDA-CPG', '555.425', 'guide'))]),
  limit(
    'L-thaw-water',
    'celsius',
    [
      value('US', { max: fahrenheit(70) }, confirmed('US-FC', '3-501.13(B)', 'law')),
      ...only(['EU', 'GB'], { max: 21 }, 'thawing in running water'),
    ],
    { named_sub_process: ['P06.2'] },
  ),
  limit(
    'L-product-milk',
    'celsius',
    [
      value('US', { max: fahrenheit(45) }, compared('US-IL-785', '785.910', 'law')),
      value('UA', { max: 5 }, confirmed('UA-CDC', 'refrigerator', 'guide')),
      value('CA', { max: 4 }, confirmed('CA-ON', 'cold holding', 'guide')),
      value('AU', { max: 5 }, confirmed('AU-322', 'temperature control', 'law')),
      ...only(
        ['EU', 'GB'],
        { max: 6 },
        'pasteurised milk in store and delivery, as the former Directive 92/46/EEC',
      ),
    ],
    { activities: ['A14'], any_product_group: ['PG25'] },
  ),
  limit('L-wash-ph', 'ph', [
    ...only(['EU', 'GB', 'US'], { min: 6, max: 7, note_key: 'with_chlorine' }, 'wash water with chlorine'),
    value(
      'CA',
      { min: 6, max: 7, note_key: 'with_chlorine' },
      confirmed('CA-CFIA-WASH', 'pH of the water', 'guide'),
    ),
  ]),
  limit('L-wash-minutes', 'minutes', only(['EU', 'GB', 'US'], { min: 0.5 }, 'contact time in the wash')),
  limit('L-histamine-hours', 'hours', [
    value('US', { max: 4, note_key: 'times_added_up' }, confirmed('US-FDA-FHG', 'Ch. 7', 'guide')),
    value('US', { max: 8, note_key: 'never_above_70f' }, confirmed('US-FDA-FHG', 'Ch. 7', 'guide')),
    ...elsewhere(
      { max: 4, note_key: 'times_added_up' },
      'fish that forms histamine, as the American guide',
      'US',
    ),
  ]),
  limit(
    'L-picked-fruit',
    'faults',
    [
      value('US', none, compared('US-FDA-JUICE', 'patulin', 'guide')),
      ...only(['EU', 'GB'], none, 'fruit for pressing, as the American juice guide'),
    ],
    pressedFruit,
  ),
  limit(
    'L-patulin',
    'mg_per_kg',
    [
      value('EU', { max: 0.05 }, confirmed('EU-2023-915', 'Annex I 1.3', 'law')),
      value('US', { max: 0.05 }, memory('US-FDA-CPG', '510.150', 'guide')),
      value('CA', { max: 0.05 }, compared('CA-HC-PATULIN', 'summary', 'guide')),
      ...elsewhere({ max: 0.05 }, 'patulin in juice and cider', 'EU', 'US', 'CA'),
    ],
    pressedFruit,
  ),
  limit('L-antibiotic', 'positive_samples', [
    value('EU', none, read('EU-853', 'Annex III Sec. IX Ch. I.III(4)', 'law')),
    value('GB', none, read('UK-853', 'Annex III Sec. IX Ch. I.III(4)', 'law')),
    value('US', none, compared('US-7CFR-58', '58.133(c)', 'guide')),
    ...elsewhere(none, 'antibiotics in raw milk', 'EU', 'GB', 'US'),
  ]),
  limit(
    'L-water-germs',
    'positive_samples',
    [
      value('EU', none, confirmed('EU-DWD', 'Annex I.A', 'law')),
      value('DE', none, confirmed('DE-TWV', 'Anlage 1', 'law')),
      value('GB', none, compared('UK-WSI-2007-3165', 'Sch. 4 para 8', 'law')),
      value('GB-SCT', none, compared('UK-SSI-2007-435', 'reg. 9(2)', 'law')),
      value('US', none, compared('US-21CFR-165', '165.110(b)(2)(i)(B)', 'law')),
      ...elsewhere(none, 'bottled water, E. coli and enterococci in 250 ml', 'EU', 'GB', 'US'),
    ],
    { named_sub_process: ['P51.4'] },
  ),
  limit('L-sterile-fill', 'faults', elsewhere(none, 'aseptic filling by the program of the maker'), {
    named_sub_process: ['P55.2'],
  }),
  limit('L-shellfish-tags', 'faults', [
    value('EU', none, confirmed('EU-853', 'Annex III Sec. VII', 'law')),
    value('GB', none, confirmed('UK-853', 'Annex III Sec. VII', 'law')),
    value('US', none, confirmed('US-FC', '3-203.12', 'law')),
    ...proposed(none, 'tags of live shellfish'),
  ]),
  limit('L-smoke-glow', 'celsius', only(['EU', 'GB'], { max: 700 }, 'glow of the wood')),
  limit('L-raw-cheese-days', 'days', [
    value('US', { min: 60 }, confirmed('US-21CFR-133', '133.182(a)', 'law')),
  ]),
  limit('L-ferment-ph', 'ph', [
    value('CA', { max: 4.6 }, confirmed('CA-FDR', 'B.27.001', 'law')),
    value(
      'AU',
      { max: 4.6 },
      confirmed('AU-SFA', 'Appendix 3: acidification, after Standard 2.3.1', 'guide'),
    ),
    value('EU', { max: 4.6 }, soured),
    value('GB', { max: 4.6 }, soured),
    value('UA', { max: 4.6 }, soured),
    value(
      'US',
      { max: 4.6 },
      confirmed(
        'US-21CFR-114',
        '114.3(b), the figure of acidified food taken for fermented food',
        'practice',
      ),
    ),
    ...only(
      ['EU', 'GB', 'US'],
      {
        max: 4.2,
        note_key: 'must_before_fermenting',
        judged_apart: true,
        when: { any_product_group: ['PG17'], any_food_group: [...fruit] },
      },
      'must of cider and fruit wine',
    ),
  ]),
  limit(
    'L-alcohol',
    'percent',
    only(['EU', 'GB', 'US'], { min: 3 }, 'cider and fruit wine without heating'),
    {
      any_product_group: ['PG17'],
      any_food_group: [...fruit],
    },
  ),
  limit('L-dried-aw', 'aw', [
    value('US', { max: 0.85 }, confirmed('US-21CFR-114', '114.3(d)', 'law')),
    value('CA', { max: 0.85 }, confirmed('CA-FDR', 'B.27.001', 'law')),
    value('AU', { max: 0.85 }, confirmed('AU-SFA', 'Appendix 3: drying, after Standard 2.2.1', 'guide')),
    ...elsewhere({ max: 0.85 }, 'dried food that is kept without cooling', 'US', 'CA', 'AU'),
  ]),
  limit('L-dry-heat', 'celsius', [
    ...elsewhere({ min: fahrenheit(190), hold_minutes: 2 }, dryHeat),
    ...elsewhere(
      { min: fahrenheit(260), hold_minutes: 2, note_key: 'dry_roasting', judged_apart: true },
      dryHeat,
    ),
  ]),
  limit('L-egg-pasteurise', 'celsius', [
    value(
      'US',
      { min: fahrenheit(142), hold_minutes: 3.5 },
      confirmed('US-9CFR-590', '590.570(b)', 'practice'),
    ),
    value('GB', { min: 64.4, hold_minutes: 2.5 }, compared('UK-EGG-1993', 'Sch. 2 Part I', 'practice')),
    ...elsewhere({ min: 64.4, hold_minutes: 2.5 }, egg, 'US', 'GB'),
  ]),
  limit('L-egg-wash', 'celsius', [
    value('US', { min: fahrenheit(90) }, confirmed('US-9CFR-590', '590.515(a)(2)', 'practice')),
    ...elsewhere({ min: 35 }, 'wash water of eggs, where they may be washed', 'US'),
  ]),
  limit('L-purify-hours', 'hours', [
    value('US', { min: 44 }, expert('purification of shellfish')),
    value('GB', { min: 42 }, compared('UK-CEFAS', 'shellfish depuration advice', 'guide')),
    ...elsewhere({ min: 42 }, 'purification of shellfish', 'US', 'GB'),
  ]),
]
