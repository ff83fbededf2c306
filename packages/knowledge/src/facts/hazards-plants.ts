import type { Hazard } from '@larder/core/haccp'
import { food, fruit } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, memory, secondhand } from './provenance.ts'
import { packHeated, turnsSour } from './ways.ts'

/** Hazards of food plants that kitchens do not have. */
export const hazardsPlants: readonly Hazard[] = [
  {
    ...scored('H110', 'biological', 'growth', [3, 3]),
    heat_stable: true,
    ...secondhand('US-FSIS-A', 'heating come-up-time', 'guide'),
    when: {
      activities: ['A10', 'A15'],
      any_product_group: ['PG20'],
      no_process: ['P29'],
      any_jurisdiction: ['US'],
    },
    at: [limited(['P09', 'PRP11', 'C-discard'], { limits: ['L-come-up'], tasks: ['T-come-up'] })],
  },
  {
    ...scored('H111', 'chemical', 'toxin', [3, 1]),
    heat_stable: true,
    food_groups: ['FG11', 'FG12'],
    ...confirmed('EU-2023-915', 'Annex I Sec. 1', 'law'),
    when: { activities: ['A13', 'A14', 'A28'] },
    at: [byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H112', 'chemical', 'residue', [3, 1]),
    food_groups: ['FG11', 'FG12'],
    ...alikeAbroad(
      confirmed('EU-853', 'Annex III Sec. IX Ch. I.III(4)', 'law'),
      ['UK-853', 'Annex III Sec. IX Ch. I.III(4)'],
      ['US-21CFR-1240', '1240.61'],
    ),
    at: [
      {
        ...limited(['P01', 'PRP10', 'C-refuse'], { limits: ['L-antibiotic'], tasks: ['T-antibiotic'] }),
        probability: 3,
        when: { activities: ['A14'], any_food_group: ['FG11'] },
      },
      {
        ...byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] }),
        when: { any_of: [{ activities: ['A13', 'A14'] }, { any_food_group: ['FG11'] }] },
      },
    ],
  },
  {
    ...scored('H113', 'biological', 'contamination', [4, 1]),
    worse_for_vulnerable: true,
    food_groups: ['FG12', 'FG20', 'FG22', 'FG23'],
    ...also(memory('CODEX-CXC1', 'incoming materials', 'guide'), 'US-FDA-PCHF', 'Appendix 1'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] }),
      {
        ...byProgramme(['P08', 'PRP11', 'C-separation'], { tasks: ['T-clean-day'] }),
        when: { any_sub_process: ['P08.6', 'P08.7'], any_food_group: ['FG20'] },
      },
      {
        ...byProgramme(['P21', 'PRP11', 'C-cook-on'], { tasks: ['T-colour'] }),
        when: { activities: ['A12', 'A20', 'A26'], any_food_group: ['FG20'] },
      },
      {
        ...watched(['P32', 'PRP10', 'C-supplier'], { tasks: ['T-dry-goods'] }),
        probability: 2,
        eaten_as_is: true,
        when: { activities: ['A20', 'A28'], no_process: ['P56'] },
      },
      {
        ...limited(['P56', 'PRP11', 'C-pasteurise'], { limits: ['L-dry-heat'], tasks: ['T-dry-heat'] }),
        probability: 2,
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H114', 'biological', 'contamination', [4, 1]),
    food_groups: ['FG33'],
    ...expert('spores in honey, not for infants'),
    at: [
      {
        ...byProgramme(['P32', 'PRP13', 'C-label'], { tasks: ['T-label'] }),
        eaten_as_is: true,
        when: { activities: ['A19', 'A25', 'A26'] },
      },
    ],
  },
  {
    ...scored('H115', 'biological', 'growth', [4, 2]),
    ...expert('fermentation that starts too slowly or stops'),
    when: turnsSour,
    at: [
      {
        ...limited(['P58', 'PRP11', 'C-acid'], {
          limits: ['L-ferment-ph', 'L-alcohol'],
          tasks: ['T-ferment-ph', 'T-alcohol'],
        }),
        when: {
          any_of: [{ any_food_group: [...fruit] }, { any_product_group: ['PG15', 'PG32', 'PG36', 'PG37'] }],
        },
      },
      byProgramme(['P58', 'PRP11', 'C-acid'], { limits: ['L-ferment-ph'], tasks: ['T-ferment-ph'] }),
    ],
  },
  {
    ...scored('H116', 'biological', 'contamination', [4, 1]),
    heat_stable: true,
    food_groups: [food.beef, food.sheepAndGoat],
    ...also(confirmed('EU-999', 'Annex V(1), (4)', 'law'), 'US-9CFR-310', '310.22'),
    when: { activities: ['A10', 'A15', 'A16'] },
    at: [
      { ...byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }) },
      {
        ...byProgramme(['P31', 'PRP07', 'C-carcass'], { tasks: ['T-carcass'] }),
        when: { activities: ['A16'] },
      },
    ],
  },
  {
    ...scored('H117', 'biological', 'growth', [3, 3]),
    heat_stable: true,
    ...also(expert('drying of fish, pasta, fruit, herbs and powders'), 'US-FDA-FHG', 'Ch. 14'),
    at: [limited(['P52', 'PRP11', 'C-dry'], { limits: ['L-dried-aw'], tasks: ['T-dried-aw'] })],
  },
  {
    ...scored('H118', 'biological', 'contamination', [3, 2]),
    ...memory('CODEX-CXC1', 'packing', 'guide'),
    at: [
      { ...byProgramme(['P53', 'PRP02', 'C-clean'], { tasks: ['T-clean-day'] }), eaten_as_is: true },
      {
        ...limited(['P55', 'PRP11', 'C-seal'], {
          limits: ['L-hot-fill', 'L-sterile-fill'],
          tasks: ['T-aseptic', 'T-hot-fill', 'T-seal'],
        }),
        eaten_as_is: true,
        probability: 3,
        when: { named_sub_process: ['P55.2'] },
      },
      {
        ...limited(['P55', 'PRP11', 'C-hot-fill'], {
          limits: ['L-hot-fill'],
          tasks: ['T-hot-fill', 'T-seal'],
        }),
        eaten_as_is: true,
        probability: 3,
        when: { any_sub_process: ['P55.1'] },
      },
      { ...watched(['P55', 'PRP02', 'C-seal'], { tasks: ['T-seal'] }), eaten_as_is: true },
      {
        ...byProgramme(['P32', 'PRP02', 'C-clean'], { tasks: ['T-clean-day'] }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H119', 'biological', 'survival', [4, 2]),
    worse_for_vulnerable: true,
    ...also(expert('heating in the closed pack'), 'CODEX-CXG61', 'listericidal treatments'),
    when: packHeated,
    at: [
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-pack-pasteurise'],
          tasks: ['T-pack-pasteurise'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H120', 'biological', 'growth', [4, 2]),
    worse_for_vulnerable: true,
    heat_stable: true,
    ...also(
      memory('UK-ICE', 'Ice-cream (Heat Treatment, etc.) Regulations 1959', 'practice'),
      'US-7CFR-58',
      '58.635',
    ),
    when: { activities: ['A13'] },
    at: [
      {
        ...limited(['P17', 'PRP12', 'C-cool'], { limits: ['L-cool-mix'], tasks: ['T-cool-mix'] }),
        eaten_as_is: true,
      },
    ],
  },
]
