import type { Duty, DutyId, Jurisdiction, Provenance } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'
import { finFish, food, redMeat, seaFish, wildFish } from './group-ranges.ts'
import { also, confirmed, expert, memory, read, secondhand } from './provenance.ts'

type Place = readonly [id: DutyId, jurisdiction: Jurisdiction]

const duty = (
  [id, jurisdiction]: Place,
  kind: Duty['kind'],
  provenance: Provenance,
  when: Duty['when'] = {},
): Duty => ({
  id,
  jurisdiction,
  kind,
  when,
  ...provenance,
})

const raw = { any_extra: ['raw_animal_rte'], any_food_group: finFish } as const

/** Where shell eggs are packed, stored and sold. */
const shellEggs = { any_food_group: ['FG09'], activities: ['A08', 'A09', 'A12', 'A22', 'A25'] } as const

/** Where carcasses of cattle, sheep and goats are cut. */
const riskMaterial = {
  activities: ['A10', 'A15', 'A16'],
  any_food_group: [food.beef, food.sheepAndGoat],
} as const

/** Law of the Union that Great Britain kept: the same duty in both. */
const inUnionAndBritain = (
  name: string,
  kind: Duty['kind'],
  { act, clause, when }: { readonly act: string; readonly clause: string; readonly when: Duty['when'] },
): readonly Duty[] =>
  (
    [
      ['EU', 'EU'],
      ['GB', 'UK'],
    ] as const
  ).map(([jurisdiction, prefix]) =>
    duty(
      [`D-${jurisdiction}-${name}`, jurisdiction],
      kind,
      confirmed(`${prefix}-${act}`, clause, 'law'),
      when,
    ),
  )

/** Duties of one country, and how long records are kept (haccp-facts 6b and 9). */
export const duties: readonly Duty[] = [
  ...dutiesOverseas,
  duty(['D-EU-haccp', 'EU'], 'document', confirmed('EU-852', 'art. 5', 'law')),
  duty(['D-EU-training', 'EU'], 'training', confirmed('EU-852', 'Annex II Ch. XII', 'law')),
  duty(['D-EU-culture', 'EU'], 'training', confirmed('EU-2021-382', 'Annex II Ch. XIa', 'law')),
  duty(['D-EU-traceability', 'EU'], 'document', confirmed('EU-178', 'art. 18', 'law')),
  duty(['D-EU-withdrawal', 'EU'], 'task', confirmed('EU-178', 'art. 19', 'law')),
  duty(
    ['D-EU-listeria', 'EU'],
    'task',
    also(confirmed('EU-2073', 'Annex I Ch. 1 1.2-1.3', 'law'), 'EU-2024-2895', 'Annex'),
    { any_extra: ['vacuum_or_MAP', 'smoking', 'cook_chill', 'fermentation_drying'] },
  ),
  duty(['D-EU-allergens', 'EU'], 'information', confirmed('EU-1169', 'art. 44 and Annex II', 'law')),
  duty(
    ['D-EU-parasites', 'EU'],
    'document',
    confirmed('EU-853', 'Annex III Sec. VIII Ch. III.D(4)', 'law'),
    raw,
  ),
  duty(['D-EU-srm', 'EU'], 'task', confirmed('EU-999', 'Annex V(1), (4)', 'law'), riskMaterial),
  duty(['D-EU-registration', 'EU'], 'document', confirmed('EU-852', 'art. 6(2)', 'law')),
  duty(['D-EU-retention', 'EU'], 'retention', expert('retention of records')),
  duty(['D-EU-retention-frozen', 'EU'], 'retention', confirmed('EU-37', 'art. 2(3) and art. 3', 'law'), {
    activities: ['A22'],
    any_process: ['P05'],
  }),
  duty(
    ['D-EU-eggs', 'EU'],
    'prohibition',
    also(confirmed('EU-853', 'Annex III Sec. X Ch. I(3)', 'law'), 'EU-2022-2258', 'Annex'),
    { ...shellEggs, no_jurisdiction: ['DE'] },
  ),
  duty(['D-EU-shellfish', 'EU'], 'retention', confirmed('EU-853', 'Annex III Sec. VII Ch. VII(3)', 'law'), {
    any_food_group: ['FG08'],
    no_jurisdiction: ['ES'],
  }),
  duty(['D-EU-redistribution', 'EU'], 'document', confirmed('EU-2021-382', 'Annex II Ch. Va', 'law'), {
    activities: ['A27'],
  }),
  ...inUnionAndBritain('defrosted', 'information', {
    act: '1169',
    clause: 'Annex III 6.1, Annex VI Part A(2), Annex X(3)',
    when: {
      activities: ['A08', 'A09', 'A10', 'A11', 'A15', 'A16', 'A17'],
      any_process: ['P06', 'P16'],
    },
  }),
  ...inUnionAndBritain('mince-age', 'prohibition', {
    act: '853',
    clause: 'Annex III Sec. V Ch. III(2)(b), (5)',
    when: { activities: ['A15'], any_food_group: ['FG03'] },
  }),
  ...inUnionAndBritain('liquid-egg', 'task', {
    act: '853',
    clause: 'Annex III Sec. X Ch. II.III(7)',
    when: { activities: ['A25'] },
  }),
  ...inUnionAndBritain('shellfish-papers', 'retention', {
    act: '853',
    clause: 'Annex III Sec. VII Ch. I(6)',
    when: { activities: ['A17'], any_food_group: ['FG08'] },
  }),
  duty(['D-EE-registration', 'EE'], 'document', confirmed('EE-PTA', null, 'guide')),
  duty(['D-EE-health', 'EE'], 'document', read('EE-NETS', '§ 13', 'law')),
  duty(['D-EE-health-retention', 'EE'], 'retention', read('EE-NETS', '§ 13(2)', 'law')),
  duty(['D-DE-certificate', 'DE'], 'document', read('DE-IFSG', '§ 43(1)', 'law')),
  duty(['D-DE-instruction', 'DE'], 'training', read('DE-IFSG', '§ 43(4)', 'law')),
  duty(['D-DE-work-ban', 'DE'], 'prohibition', read('DE-IFSG', '§ 42', 'law')),
  duty(['D-DE-trained', 'DE'], 'training', read('DE-LMHV', '§ 4, Anlage 1', 'law')),
  duty(['D-DE-mince-notice', 'DE'], 'information', read('DE-TLMHV', '§ 16', 'law'), {
    any_product_group: ['PG19'],
  }),
  duty(['D-DE-thawed', 'DE'], 'information', read('DE-TLMHV', '§ 16a', 'law'), {
    activities: ['A08', 'A09', 'A10', 'A11'],
    any_process: ['P06'],
  }),
  duty(['D-DE-oilfish', 'DE'], 'information', read('DE-TLMHV', '§ 15(4)', 'law'), {
    any_food_group: seaFish,
  }),
  duty(['D-DE-eggs', 'DE'], 'prohibition', confirmed('DE-TLMHV', '§ 22(3)', 'law'), shellEggs),
  duty(['D-DE-raw-milk', 'DE'], 'prohibition', read('DE-TLMHV', '§ 17', 'law'), { any_food_group: ['FG11'] }),
  duty(['D-DE-raw-egg', 'DE'], 'prohibition', read('DE-TLMHV', '§ 20a', 'law'), {
    any_extra: ['raw_egg_dishes', 'vulnerable_consumers'],
    any_food_group: ['FG09'],
  }),
  duty(['D-DE-allergens', 'DE'], 'information', read('DE-LMIDV', '§ 4', 'law')),
  duty(['D-DE-retention', 'DE'], 'retention', read('DE-TLMHV', '§ 21(4)', 'law'), {
    any_food_group: [...redMeat, 'FG02', 'FG03', 'FG04', ...finFish, 'FG07', 'FG08', 'FG09', 'FG11'],
  }),
  duty(['D-DE-legionella', 'DE'], 'task', confirmed('DE-TWV', '§ 31', 'law'), {
    any_location_type: ['hotel'],
  }),
  duty(['D-ES-samples', 'ES'], 'task', read('ES-1086', 'art. 30.10', 'law'), {
    activities: ['A01', 'A04', 'A05', 'A06'],
  }),
  duty(['D-ES-freezing-label', 'ES'], 'document', read('ES-1021', 'art. 5', 'law'), {
    any_extra: ['freezing_on_site'],
  }),
  duty(['D-ES-parasites', 'ES'], 'information', read('ES-1021', 'art. 8.3', 'law'), {
    any_food_group: wildFish,
  }),
  duty(['D-ES-shellfish', 'ES'], 'retention', read('ES-1021', 'art. 8.8', 'law'), {
    any_food_group: ['FG08'],
  }),
  duty(['D-ES-mince', 'ES'], 'prohibition', read('ES-1021', 'art. 7', 'law'), {
    any_extra: ['grinding_mince'],
  }),
  duty(['D-ES-thawed', 'ES'], 'prohibition', confirmed('ES-1021', 'art. 5', 'law'), {
    activities: ['A08', 'A09', 'A10', 'A11'],
    any_process: ['P06'],
  }),
  duty(['D-ES-eggs', 'ES'], 'document', read('ES-1021', 'art. 9', 'law'), { any_extra: ['raw_egg_dishes'] }),
  duty(['D-ES-home', 'ES'], 'prohibition', read('ES-1021', 'art. 13', 'law'), {
    any_location_type: ['home_bakery', 'home', 'dwelling'],
  }),
  duty(['D-ES-vending', 'ES'], 'task', read('ES-1021', 'art. 12', 'law'), { activities: ['A24'] }),
  duty(['D-ES-haccp', 'ES'], 'document', read('ES-1021', 'art. 20', 'law')),
  duty(['D-ES-allergens', 'ES'], 'information', secondhand('ES-126', null, 'law')),
  duty(['D-GB-sfbb', 'GB'], 'document', secondhand('UK-FSA', 'Safer food, better business', 'guide'), {
    no_jurisdiction: ['GB-SCT'],
  }),
  duty(['D-GB-haccp', 'GB'], 'document', confirmed('UK-852', 'art. 5', 'law')),
  duty(['D-GB-registration', 'GB'], 'document', confirmed('UK-852', 'art. 6(2)', 'law')),
  duty(['D-GB-training', 'GB'], 'training', confirmed('UK-852', 'Annex II Ch. XII', 'law')),
  duty(['D-GB-withdrawal', 'GB'], 'task', confirmed('UK-178', 'art. 19', 'law')),
  duty(
    ['D-GB-allergens', 'GB'],
    'information',
    also(confirmed('UK-1169', 'art. 44 and Annex II', 'law'), 'UK-FIR', 'reg. 5'),
  ),
  duty(['D-GB-srm', 'GB'], 'task', confirmed('UK-999', 'Annex V(1), (4)', 'law'), riskMaterial),
  duty(
    ['D-GB-parasites', 'GB'],
    'document',
    confirmed('UK-853', 'Annex III Sec. VIII Ch. III.D(4)', 'law'),
    raw,
  ),
  duty(['D-GB-shellfish', 'GB'], 'retention', confirmed('UK-853', 'Annex III Sec. VII Ch. VII(3)', 'law'), {
    any_food_group: ['FG08'],
  }),
  duty(
    ['D-GB-eggs', 'GB'],
    'prohibition',
    confirmed('UK-853', 'Annex III Sec. X Ch. I(3)', 'law'),
    shellEggs,
  ),
  duty(['D-GB-ppds', 'GB'], 'information', confirmed('UK-FIR', 'reg. 5A and 6A', 'law'), {
    any_product_group: ['PG04', 'PG08', 'PG09', 'PG03'],
  }),
  duty(['D-GB-traceability', 'GB'], 'document', confirmed('UK-178', 'art. 18', 'law')),
  duty(['D-GB-retention', 'GB'], 'retention', expert('retention of records')),
  duty(
    ['D-SCT-guides', 'GB-SCT'],
    'document',
    secondhand('UK-FSS', 'CookSafe, RetailSafe, ButcherSafe', 'guide'),
  ),
  duty(['D-SCT-reheat', 'GB-SCT'], 'task', read('UK-SSI-2006-3', 'Sch. 4', 'law'), {
    any_process: ['P18', 'P36'],
  }),
  duty(['D-SCT-chill', 'GB-SCT'], 'information', read('UK-SSI-2006-3', 'Sch. 4', 'law'), {
    any_process: ['P04'],
  }),
  duty(['D-EU-approval', 'EU'], 'document', confirmed('EU-853', 'art. 4(2)', 'law'), {
    activities: ['A14', 'A15', 'A16', 'A17', 'A25'],
  }),
  duty(['D-EU-sprouts', 'EU'], 'document', confirmed('EU-208', 'art. 3', 'law'), { any_process: ['P48'] }),
  duty(['D-GB-approval', 'GB'], 'document', confirmed('UK-853', 'art. 4(2)', 'law'), {
    activities: ['A14', 'A15', 'A16', 'A17', 'A25'],
  }),
  duty(['D-LV-reheat', 'LV'], 'task', confirmed('LV-HT', 'reheated dishes', 'practice'), {
    any_process: ['P18', 'P36'],
  }),
  duty(['D-LV-training', 'LV'], 'training', confirmed('LV-545', '1-3', 'law')),
  duty(['D-LV-allergens', 'LV'], 'information', memory('LV-115', null, 'law')),
  duty(['D-IE-allergens', 'IE'], 'information', secondhand('IE-489', null, 'law')),
  duty(['D-IE-cook-chill', 'IE'], 'task', confirmed('IE-FSAI', 'Guidance Note 15', 'guide'), {
    any_extra: ['cook_chill'],
  }),
  duty(['D-LV-retention', 'LV'], 'retention', memory('LV-PVD', 'records of own checks', 'guide')),
  duty(['D-IE-retention', 'IE'], 'retention', memory('IE-PRACTICE', 'records of own checks', 'practice')),
  duty(['D-UA-haccp', 'UA'], 'document', also(secondhand('UA-771', 'art. 20', 'law'), 'UA-590', 'HACCP')),
  duty(['D-UA-traceability', 'UA'], 'retention', memory('UA-771', 'art. 22', 'law')),
  duty(['D-UA-allergens', 'UA'], 'information', secondhand('UA-2639', 'art. 6 and 15, annex 1', 'law')),
  duty(
    ['D-UA-school-rules', 'UA'],
    'document',
    also(confirmed('UA-305', 'title', 'law'), 'UA-2205', 'title'),
    { activities: ['A05'] },
  ),
  duty(['D-UA-school-seasons', 'UA'], 'prohibition', secondhand('UA-DPSS', 'seasonal bans', 'guide'), {
    activities: ['A05'],
  }),
]
