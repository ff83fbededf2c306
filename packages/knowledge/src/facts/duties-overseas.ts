import type { Duty, DutyId, Jurisdiction, Provenance } from '@larder/core/haccp'
import { foodEstablishments } from './activity-lists.ts'
import { finFish, fruit, redMeat } from './group-ranges.ts'
import { also, confirmed, memory, read, secondhand } from './provenance.ts'

const duty =
  (jurisdiction: Jurisdiction) =>
  (id: DutyId, kind: Duty['kind'], provenance: Provenance, when: Duty['when'] = {}): Duty => ({
    id,
    jurisdiction,
    kind,
    when,
    ...provenance,
  })
const american = duty('US')
const canadian = duty('CA')
const australian = duty('AU')

/** Where raw meat is cut, ground and packed. */
const meatSellers = ['A08', 'A09', 'A10', 'A15', 'A16'] as const
const meatMakers = ['A09', 'A10', 'A15'] as const
const rawFish = { any_extra: ['raw_animal_rte'], any_food_group: finFish } as const
/** Facilities that register with FDA; restaurants and shops do not. */
const facilities = ['A07', 'A13', 'A14', 'A17', 'A18', 'A19', 'A20', 'A21', 'A22', 'A25', 'A28'] as const
/** Meat and poultry plants under the Food Safety and Inspection Service. */
const federallyInspected = ['A15', 'A16'] as const
/** Facilities under subpart C of 21 CFR 117; fish, juice and supplements have rules of their own. */
const preventiveControls = ['A07', 'A13', 'A14', 'A18', 'A19', 'A20', 'A25'] as const
/** Steps by which Standard 3.2.2A distinguishes food service and retail from wholesale. */
const madeReady = { any_process: ['P09', 'P10', 'P13', 'P15', 'P18', 'P19', 'P21'] } as const
const madeOrSold = { any_process: [...madeReady.any_process, 'P11', 'P12', 'P20', 'P34'] } as const

const underFoodCode = (id: DutyId, kind: Duty['kind'], clause: string, when: Duty['when'] = {}): Duty =>
  american(id, kind, confirmed('US-FC', clause, 'law'), { activities: foodEstablishments, ...when })

const unitedStates: readonly Duty[] = [
  underFoodCode('D-US-variance', 'document', '3-502.11-3-502.12', {
    any_process: ['P22', 'P23', 'P25', 'P26', 'P27', 'P29', 'P48', 'P49'],
  }),
  underFoodCode('D-US-manager', 'training', '2-102.11-2-102.12'),
  underFoodCode('D-US-advisory', 'information', '3-603.11', {
    any_extra: ['raw_animal_rte', 'raw_egg_dishes'],
  }),
  american(
    'D-US-allergens',
    'information',
    also(confirmed('US-USC-343', '343(w)', 'law'), 'US-FC', '3-602.12(C)'),
  ),
  underFoodCode('D-US-shellfish', 'retention', '3-203.12', { any_food_group: ['FG08'] }),
  underFoodCode('D-US-parasites', 'document', '3-402.11(B), 3-402.12', rawFish),
  underFoodCode('D-US-raw-egg', 'prohibition', '3-302.13', { any_extra: ['raw_egg_dishes'] }),
  underFoodCode('D-US-time-control', 'document', '3-501.19', { any_process: ['P11', 'P12', 'P19', 'P20'] }),
  underFoodCode('D-US-hands', 'prohibition', '3-301.11', madeOrSold),
  underFoodCode('D-US-ill', 'prohibition', '2-201.13'),
  underFoodCode('D-US-surfaces', 'task', '4-602.11(C)', { any_process: ['P08', 'P11', 'P20'] }),
  underFoodCode('D-US-sanitizer', 'task', '4-302.14, 4-501.114'),
  underFoodCode('D-US-well', 'task', '5-102.13-5-102.14', { any_extra: ['uses_own_well_water'] }),
  underFoodCode('D-US-vulnerable', 'prohibition', '3-801.11, 3-501.19(D)', {
    any_extra: ['vulnerable_consumers'],
  }),
  underFoodCode('D-US-two-stages', 'document', '3-401.14', { any_process: ['P09'] }),
  underFoodCode('D-US-vending', 'task', '4-204.111', { activities: ['A24'] }),
  underFoodCode('D-US-bag-records', 'retention', '3-502.12(D)(3)', {
    any_extra: ['cook_chill', 'sous_vide'],
  }),
  american('D-US-sulfites', 'prohibition', confirmed('US-21CFR-182', '182.3862', 'law'), {
    any_food_group: [...fruit, 'FG16'],
  }),
  american('D-US-grinding-log', 'retention', confirmed('US-9CFR-320', '320.1(b)(4), 320.3(c)', 'law'), {
    activities: meatMakers,
    any_extra: ['grinding_mince'],
    any_food_group: [...redMeat, 'FG03'],
  }),
  american('D-US-safe-handling', 'information', confirmed('US-9CFR-317', '317.2(l), 381.125(b)', 'law'), {
    activities: meatSellers,
    any_food_group: [...redMeat, 'FG02', 'FG03'],
  }),
  american('D-US-bacon', 'prohibition', confirmed('US-9CFR-424', '424.22(b)', 'law'), {
    activities: meatMakers,
    any_process: ['P27'],
    any_food_group: ['FG29'],
  }),
  american('D-US-sanitation', 'document', secondhand('US-9CFR-416', '416.11-416.12, 416.16(c)', 'law'), {
    activities: federallyInspected,
  }),
  american('D-US-haccp-plan', 'document', secondhand('US-9CFR-417', '417.2', 'law'), {
    activities: federallyInspected,
  }),
  american('D-US-food-safety-plan', 'document', secondhand('US-21CFR-117', '117.126', 'law'), {
    activities: preventiveControls,
  }),
  american('D-US-listeria', 'document', confirmed('US-9CFR-430', '430.4', 'law'), { activities: ['A15'] }),
  american('D-US-meat-retention', 'retention', confirmed('US-9CFR-417', '417.5(e)', 'law'), {
    activities: ['A10', 'A15', 'A16'],
  }),
  american('D-US-retention', 'retention', memory('US-21CFR-117', '117.315', 'law'), {
    activities: ['A22', 'A12', 'A07', 'A13', 'A18', 'A19', 'A20', 'A21'],
  }),
  american('D-US-receipts', 'retention', confirmed('US-21CFR-1', '1.360', 'law'), { activities: facilities }),
  american('D-US-supplements', 'retention', confirmed('US-21CFR-111', '111.605', 'law'), {
    activities: ['A28'],
  }),
  american('D-US-seafood', 'document', confirmed('US-21CFR-123', '123.6, 123.9', 'law'), {
    activities: ['A17'],
  }),
  american('D-US-traceability', 'document', secondhand('US-FSMA-204', '1.1315(a), 1.1455', 'law')),
  american(
    'D-US-juice',
    'document',
    also(confirmed('US-21CFR-120', '120.24(a), 120.12(d)', 'law'), 'US-21CFR-101', '101.17(g)'),
    {
      activities: ['A18', 'A21'],
      any_process: ['P14'],
    },
  ),
  american('D-US-sprouts', 'task', confirmed('US-21CFR-112', '112.144', 'law'), { any_process: ['P48'] }),
  american(
    'D-US-canning',
    'document',
    also(confirmed('US-21CFR-108', '108.25, 108.35', 'law'), 'US-21CFR-113', '113.100(g)'),
    {
      activities: ['A17', 'A19'],
      any_process: ['P24', 'P26'],
    },
  ),
]

const canada: readonly Duty[] = [
  canadian('D-CA-ontario', 'information', read('CA-ON', 'food temperature chart', 'guide')),
  canadian('D-CA-licence', 'document', confirmed('CA-SFCR', 's. 86(3)(a), 89', 'law')),
  canadian('D-CA-allergens', 'information', confirmed('CA-FDR', 'B.01.010.1(1)', 'law')),
  canadian('D-CA-raw-milk', 'prohibition', confirmed('CA-FDR', 'B.08.002.2(1), B.08.044', 'law'), {
    any_food_group: ['FG11'],
  }),
  canadian('D-CA-tenderised', 'information', confirmed('CA-FDR', 'B.14.022', 'law'), {
    activities: meatMakers,
    any_food_group: redMeat,
    named_sub_process: ['P08.3'],
  }),
  canadian('D-CA-sealed-packs', 'information', confirmed('CA-FDR', 'B.21.025, B.27.002', 'law'), {
    any_process: ['P22', 'P23', 'P25'],
  }),
  canadian('D-CA-handler', 'training', secondhand('CA-ON-493', 's. 32', 'guide')),
  canadian('D-CA-retention', 'retention', confirmed('CA-SFCR', 's. 48(4), 82-84, 89(2), 90(3), 91', 'law')),
  canadian('D-CA-log-retention', 'retention', secondhand('CA-ON-493', 's. 13(2), 29(2)', 'guide')),
]

const australia: readonly Duty[] = [
  australian('D-AU-supervisor', 'training', read('AU-322A', 'food safety supervisor', 'law'), madeOrSold),
  australian('D-AU-training', 'training', read('AU-322A', 'food handler training', 'law'), madeOrSold),
  australian('D-AU-evidence', 'document', read('AU-322A', 'category one, evidence', 'law'), madeReady),
  australian(
    'D-AU-retention',
    'retention',
    secondhand('AU-322A', 'category one, evidence', 'law'),
    madeReady,
  ),
  australian('D-AU-shown-safe', 'information', confirmed('AU-322', 'temperature control', 'law')),
  australian('D-AU-thermometer', 'task', secondhand('AU-322', 'cl. 22', 'law')),
  australian('D-AU-allergens', 'information', secondhand('AU-123', '1.2.3-4, S9-3', 'law')),
  australian('D-AU-bees', 'information', secondhand('AU-123', '1.2.3-3, S9-2', 'law'), {
    any_food_group: ['FG33'],
  }),
  australian('D-AU-two-four', 'information', confirmed('AU-24', '2-hour/4-hour rule', 'guide'), {
    any_process: ['P11', 'P12', 'P19', 'P20'],
  }),
]

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: readonly Duty[] = [...unitedStates, ...canada, ...australia]
