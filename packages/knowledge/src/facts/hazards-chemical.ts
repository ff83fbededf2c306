import type { Hazard, ProductGroupId } from '@larder/core/haccp'
import { food, fruit, grains, redMeat, seaFish } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, memory, read } from './provenance.ts'
import { grapes, nitriteAtMixing, pressedFruit, ways } from './ways.ts'

const curedMeat: readonly ProductGroupId[] = ['PG03', 'PG18', 'PG19', 'PG20', 'PG21', 'PG22', 'PG34']

/** Toxins, residues, additives and substances that cooking forms. */
export const hazardsChemical: readonly Hazard[] = [
  {
    ...scored('H30', 'chemical', 'toxin', [3, 3]),
    heat_stable: true,
    food_groups: [food.histamineFish],
    ...alikeAbroad(
      confirmed('EU-2073', 'Annex I 1.26', 'law'),
      ['UK-2073', 'Annex I 1.26'],
      ['US-FDA-FHG', 'Ch. 7'],
    ),
    at: [
      limited(['P01', 'PRP10', 'C-refuse'], {
        limits: ['L-chill-fish', 'L-histamine'],
        tasks: ['T-delivery-fish', 'T-histamine'],
      }),
      limited(['P04', 'PRP12', 'C-too-warm'], { limits: ['L-chill-fish'], tasks: ['T-cold-fish'] }),
      {
        ...watched(['P06', 'PRP11', 'C-thaw'], {
          limits: ['L-thaw-hours'],
          tasks: ['T-thaw', 'T-thaw-water'],
        }),
        when: ways.slowThawing,
      },
      { ...watched(['P06', 'PRP11', 'C-thaw'], { tasks: ['T-thaw-water'] }), when: ways.thawingInWaterOnly },
      {
        ...limited(['P08', 'PRP12', 'C-time-out'], {
          limits: ['L-histamine-hours'],
          tasks: ['T-histamine-hours'],
        }),
        when: { activities: ['A11', 'A17'], any_sub_process: ['P08.1'] },
      },
    ],
  },
  {
    ...scored('H31', 'chemical', 'toxin', [3, 1]),
    heat_stable: true,
    food_groups: [...fruit, food.rice, food.cereals, 'FG20', 'FG22', 'FG23'],
    ...confirmed('EU-2023-915', 'Annex I Sec. 1', 'law'),
    at: [
      byProgramme(['P03', 'PRP14', 'C-dry-store'], {
        limits: ['L-dry-store-humidity'],
        tasks: ['T-dry-store'],
      }),
      {
        ...limited(['P01', 'PRP10', 'C-refuse'], {
          limits: ['L-picked-fruit', 'L-patulin'],
          tasks: ['T-delivery-check'],
        }),
        probability: 3,
        when: pressedFruit,
      },
      { ...watched(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }), when: grapes },
      {
        ...limited(['P07', 'PRP11', 'C-discard'], { limits: ['L-patulin'], tasks: ['T-produce'] }),
        probability: 3,
        when: pressedFruit,
      },
      byProgramme(['P28', 'PRP10', 'C-discard']),
    ],
  },
  {
    ...scored('H33', 'chemical', 'residue', [4, 2]),
    food_groups: ['FG29'],
    ...also(
      also(confirmed('EU-1333', 'Annex II.E', 'law'), 'UK-1333', 'Annex II.E'),
      'US-9CFR-424',
      '424.21-424.22',
    ),
    at: [
      {
        ...limited(['P27', 'PRP11', 'C-cure'], { limits: ['L-nitrite'], tasks: ['T-nitrite', 'T-scales'] }),
        when: { any_sub_process: ['P27.3'], any_product_group: curedMeat },
      },
      {
        ...limited(['P08', 'PRP11', 'C-cure'], { limits: ['L-nitrite'], tasks: ['T-nitrite', 'T-scales'] }),
        when: nitriteAtMixing,
      },
    ],
  },
  {
    ...scored('H37', 'chemical', 'residue', [1, 2]),
    food_groups: ['FG14', ...fruit, 'FG18'],
    ...confirmed('EFSA-CHLORATE', null, 'guide'),
    at: [
      {
        ...byProgramme(['P07', 'PRP11', 'C-chemical'], { tasks: ['T-produce'] }),
        when: { any_sub_process: ['P07.2'] },
      },
    ],
  },
  {
    ...scored('H38', 'chemical', 'residue', [2, 1]),
    food_groups: [...redMeat, 'FG02', 'FG33', food.farmedFish],
    ...read('DE-TLMHV', '§ 21', 'law'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] }),
      byProgramme(['P60', 'PRP10', 'C-carcass'], { tasks: ['T-live-animals'] }),
    ],
  },
  {
    ...scored('H39', 'chemical', 'residue', [2, 1]),
    food_groups: ['FG14', ...fruit, ...grains, 'FG22', 'FG23'],
    ...confirmed('EU-396', 'Annexes II-III and art. 18(1)', 'law'),
    at: [byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H40', 'chemical', 'residue', [2, 1]),
    food_groups: [...seaFish, food.wildFreshwaterFish, 'FG14', ...grains, 'FG22', 'FG30'],
    ...confirmed('EU-2023-915', 'Annex I Sec. 3-4', 'law'),
    at: [byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H41', 'chemical', 'residue', [2, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. IX(8)', 'law'),
      ['UK-852', 'Annex II Ch. IX(8)'],
      ['US-FC', '7-201.11'],
    ),
    at: [
      byProgramme(['P03', 'PRP05', 'C-chemical']),
      byProgramme(['P39', 'PRP05', 'C-chemical'], { tasks: ['T-clean-day'] }),
      byProgramme(['P41', 'PRP05', 'C-chemical']),
    ],
  },
  {
    ...scored('H42', 'chemical', 'toxin', [2, 3]),
    heat_stable: true,
    food_groups: ['FG17', 'FG20'],
    ...also(confirmed('EU-2017-2158', 'Annexes I-II', 'law'), 'UK-2017-2158', 'Annexes I-II'),
    at: [
      {
        ...watched(['P09', 'PRP11', 'C-acrylamide'], { tasks: ['T-colour'] }),
        when: { ...ways.browning, any_food_group: ['FG17'] },
      },
      watched(['P13', 'PRP11', 'C-acrylamide'], {
        limits: ['L-fry-oil', 'L-potato-store'],
        tasks: ['T-oil-temperature', 'T-potato-store', 'T-colour'],
      }),
      {
        ...watched(['P21', 'PRP11', 'C-acrylamide'], { tasks: ['T-colour'] }),
        when: { any_food_group: ['FG20'] },
      },
    ],
  },
  {
    ...scored('H43', 'chemical', 'toxin', [2, 3]),
    heat_stable: true,
    ...also(confirmed('ES-ORDEN-1989', 'art. 3 and art. 6.3', 'law'), 'DE-DGF', 'polar compounds'),
    at: [watched(['P13', 'PRP11', 'C-oil'], { limits: ['L-oil-polar'], tasks: ['T-oil'] })],
  },
  {
    ...scored('H44', 'chemical', 'toxin', [3, 1]),
    food_groups: ['FG14', 'FG17', food.pulses],
    ...memory('US-FDA-PCHF', 'Appendix 1', 'guide'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      {
        ...byProgramme(['P09', 'PRP11', 'C-cook-on'], { limits: ['L-bean-boil'], tasks: ['T-beans'] }),
        when: { any_food_group: [food.pulses] },
      },
      { ...byProgramme(['P13', 'PRP11', 'C-discard']), when: { any_food_group: ['FG17'] } },
    ],
  },
  {
    ...scored('H45', 'chemical', 'residue', [2, 2]),
    ...confirmed('EU-2023-915', 'Annex I 5.1', 'law'),
    at: [
      { ...byProgramme(['P09', 'PRP11', 'C-discard']), when: { named_sub_process: ['P09.3'] } },
      { ...byProgramme(['P25', 'PRP11', 'C-discard'], { limits: ['L-smoke-glow'] }), when: ways.inSmoke },
    ],
  },
  {
    ...scored('H46', 'chemical', 'residue', [3, 2]),
    food_groups: ['FG07', 'FG14', ...fruit, 'FG22', 'FG31'],
    ...alikeAbroad(
      confirmed('EU-1169', 'Annex II(12)', 'law'),
      ['UK-1169', 'Annex II(12)'],
      ['US-21CFR-101', '101.100(a)(4)'],
    ),
    at: [
      watched(['P01', 'PRP10', 'C-label'], { limits: ['L-sulphite'], tasks: ['T-delivery-check'] }),
      {
        ...watched(['P32', 'PRP13', 'C-label'], { limits: ['L-sulphite'], tasks: ['T-label'] }),
        when: { activities: ['A09', 'A10', 'A11', 'A12', 'A15', 'A17', 'A18', 'A19', 'A20', 'A21'] },
      },
    ],
  },
  {
    ...scored('H52', 'chemical', 'residue', [2, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. IX(3) and Ch. I(10)', 'law'),
      ['UK-852', 'Annex II Ch. IX(3) and Ch. I(10)'],
      ['US-FC', '7-204.11'],
    ),
    at: [
      byProgramme(['P39', 'PRP02', 'C-chemical'], { limits: ['L-chlorine'], tasks: ['T-disinfectant'] }),
      byProgramme(['P40', 'PRP02', 'C-chemical'], { tasks: ['T-dish'] }),
      byProgramme(['P54', 'PRP02', 'C-chemical'], { tasks: ['T-bottles'] }),
    ],
  },
  {
    ...scored('H56', 'chemical', 'residue', [2, 1]),
    ...also(expert('pest-control poison'), 'US-FC', '7-206.12'),
    at: [byProgramme(['P43', 'PRP03', 'C-pests'], { tasks: ['T-pest-contractor'] })],
  },
  {
    ...scored('H72', 'chemical', 'residue', [2, 1]),
    ...memory('CODEX-CXC1', 'maintenance', 'guide'),
    at: [byProgramme(['P44', 'PRP04', 'C-repair'], { tasks: ['T-fridge-service'] })],
  },
  {
    ...scored('H73', 'chemical', 'residue', [2, 1]),
    ...also(confirmed('EU-DWD', 'Annex I.B', 'law'), 'DE-TWV', 'Anlage 2'),
    at: [byProgramme(['P45', 'PRP08', 'C-water'], { tasks: ['T-well'] })],
  },
  {
    ...scored('H76', 'chemical', 'toxin', [4, 2]),
    heat_stable: true,
    food_groups: ['FG08'],
    ...also(
      confirmed('EU-853', 'Annex III Sec. VII Ch. V(2)', 'law'),
      'UK-853',
      'Annex III Sec. VII Ch. V(2)',
    ),
    at: [
      {
        ...watched(['P01', 'PRP10', 'C-shellfish'], { tasks: ['T-shellfish-tags'] }),
        when: { no_extra: ['live_bivalves_tanks'] },
      },
      watched(['P49', 'PRP10', 'C-shellfish'], { tasks: ['T-shellfish-tags'] }),
    ],
  },
  {
    ...scored('H77', 'chemical', 'toxin', [3, 1]),
    heat_stable: true,
    food_groups: seaFish,
    ...also(read('ES-1021', 'art. 8.6', 'law'), 'DE-TLMHV', '§ 15(4)'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      byProgramme(['P09', 'PRP13', 'C-discard']),
    ],
  },
  {
    ...scored('H78', 'chemical', 'residue', [2, 1]),
    ...confirmed('EU-1935', 'art. 3(1)', 'law'),
    at: [
      byProgramme(['P22', 'PRP10', 'C-supplier'], { tasks: ['T-suppliers'] }),
      byProgramme(['P32', 'PRP10', 'C-supplier'], { tasks: ['T-suppliers'] }),
    ],
  },
  {
    ...scored('H79', 'chemical', 'residue', [3, 2]),
    food_groups: ['FG29'],
    ...also(confirmed('EU-1333', 'Annex II.E', 'law'), 'UK-1333', 'Annex II.E'),
    at: [
      {
        ...watched(['P08', 'PRP11', 'C-cure'], { tasks: ['T-scales'] }),
        when: { any_sub_process: ['P08.5', 'P08.6', 'P08.7'] },
      },
      {
        ...watched(['P32', 'PRP11', 'C-cure'], { tasks: ['T-scales'] }),
        when: { activities: ['A19', 'A20', 'A21', 'A28'] },
      },
    ],
  },
  {
    ...scored('H85', 'chemical', 'residue', [1, 1]),
    food_groups: ['FG04', 'FG14', ...fruit],
    ...confirmed('EU-2020-1158', 'art. 3(2) and Annexes I-II', 'law'),
    at: [byProgramme(['P01', 'PRP10', 'C-supplier'])],
  },
]
