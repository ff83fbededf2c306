import type { Hazard } from '@larder/core/haccp'
import { finFish, fruit, grains, redMeat } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, memory } from './provenance.ts'

/** Hard, sharp or choking objects, and pests in dry goods. */
export const hazardsPhysical: readonly Hazard[] = [
  {
    ...scored('H04', 'physical', 'foreign_body', [2, 2]),
    food_groups: [...redMeat, 'FG08', ...grains, 'FG20', 'FG21', 'FG22', 'FG23', 'FG29'],
    ...also(memory('CODEX-CXC1', 'incoming materials', 'guide'), 'US-FDA-CPG', '555.425'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-foreign-body'], {
        limits: ['L-hard-object'],
        tasks: ['T-delivery-check'],
      }),
    ],
  },
  {
    ...scored('H55', 'physical', 'foreign_body', [1, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. VIII', 'law'),
      ['UK-852', 'Annex II Ch. VIII'],
      ['US-FC', '2-402.11'],
    ),
    at: [
      byProgramme(['P20', 'PRP09', 'C-foreign-body']),
      byProgramme(['P42', 'PRP09', 'C-foreign-body'], { tasks: ['T-fit'] }),
    ],
  },
  {
    ...scored('H60', 'physical', 'foreign_body', [2, 2]),
    ...memory('CODEX-CXC1', 'incoming materials', 'guide'),
    at: [byProgramme(['P01', 'PRP10', 'C-foreign-body'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H61', 'physical', 'contamination', [2, 2]),
    food_groups: [...grains, 'FG20', 'FG22', 'FG23'],
    ...memory('CODEX-CXC1', 'storage', 'guide'),
    at: [
      byProgramme(['P03', 'PRP03', 'C-dry-store'], {
        limits: ['L-dry-store-humidity'],
        tasks: ['T-dry-store', 'T-pest-own'],
      }),
    ],
  },
  {
    ...scored('H62', 'physical', 'foreign_body', [2, 3]),
    food_groups: ['FG14', ...fruit, 'FG17'],
    ...memory('CODEX-CXC1', 'produce', 'guide'),
    at: [watched(['P07', 'PRP11', 'C-produce'], { tasks: ['T-produce'] })],
  },
  {
    ...scored('H63', 'physical', 'foreign_body', [3, 3]),
    ...confirmed('US-FDA-CPG', '555.425', 'guide'),
    at: [
      {
        ...watched(['P08', 'PRP04', 'C-foreign-body'], { tasks: ['T-machine-parts'] }),
        when: {
          activities: [
            'A07',
            'A09',
            'A10',
            'A11',
            'A12',
            'A13',
            'A14',
            'A15',
            'A16',
            'A17',
            'A18',
            'A19',
            'A20',
            'A28',
          ],
        },
      },
      {
        ...watched(['P08', 'PRP04', 'C-foreign-body'], { tasks: ['T-machine-parts'] }),
        when: {
          activities: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A08'],
          any_extra: ['grinding_mince', 'slicing_RTE'],
        },
      },
      byProgramme(['P08', 'PRP04', 'C-foreign-body'], { tasks: ['T-machine-parts'] }),
      {
        ...limited(['P33', 'PRP05', 'C-detector'], { limits: ['L-metal-test'], tasks: ['T-metal'] }),
        when: { any_of: [{ any_extra: ['metal_detection'] }, { named_sub_process: ['P33.1', 'P33.2'] }] },
      },
    ],
  },
  {
    ...scored('H64', 'physical', 'foreign_body', [2, 3]),
    food_groups: [...redMeat, 'FG02', ...finFish],
    ...memory('CODEX-CXC1', 'boning', 'guide'),
    at: [
      {
        ...watched(['P08', 'PRP11', 'C-foreign-body'], { tasks: ['T-bones'] }),
        when: { any_sub_process: ['P08.1'] },
      },
    ],
  },
  {
    ...scored('H65', 'physical', 'foreign_body', [3, 2]),
    ...memory('CODEX-CXC1', 'glass', 'guide'),
    at: [
      byProgramme(['P12', 'PRP05', 'C-foreign-body']),
      byProgramme(['P20', 'PRP05', 'C-foreign-body'], { tasks: ['T-glass'] }),
      {
        ...watched(['P32', 'PRP05', 'C-foreign-body'], { tasks: ['T-glass-filling'] }),
        when: {
          any_extra: ['glass_packaging'],
          activities: ['A13', 'A14', 'A17', 'A18', 'A19', 'A20', 'A21', 'A25', 'A26', 'A28'],
        },
      },
      byProgramme(['P34', 'PRP05', 'C-foreign-body'], { tasks: ['T-glass'] }),
      watched(['P54', 'PRP05', 'C-foreign-body'], { tasks: ['T-bottles'] }),
    ],
  },
  {
    ...scored('H68', 'physical', 'foreign_body', [3, 2]),
    ...memory('CODEX-CXC1', 'maintenance', 'guide'),
    at: [
      byProgramme(['P08', 'PRP05', 'C-foreign-body'], { tasks: ['T-machine-parts', 'T-sieve'] }),
      {
        ...limited(['P33', 'PRP05', 'C-foreign-body'], { limits: ['L-sieve'], tasks: ['T-sieve'] }),
        probability: 3,
        when: { any_food_group: ['FG20'], any_sub_process: ['P33.3'], no_process: ['P51'] },
      },
      {
        ...watched(['P33', 'PRP05', 'C-foreign-body'], { limits: ['L-sieve'], tasks: ['T-sieve'] }),
        when: { any_food_group: ['FG20'], named_sub_process: ['P33.3'] },
      },
      {
        ...limited(['P51', 'PRP05', 'C-foreign-body'], { limits: ['L-sieve'], tasks: ['T-sieve'] }),
        probability: 3,
        when: { any_food_group: ['FG20'], any_sub_process: ['P51.1'] },
      },
      {
        ...limited(['P51', 'PRP05', 'C-foreign-body'], { limits: ['L-filter'], tasks: ['T-filter'] }),
        probability: 3,
        when: { no_process: ['P33'], activities: ['A13', 'A14', 'A19'] },
      },
      watched(['P51', 'PRP05', 'C-foreign-body'], { limits: ['L-filter'], tasks: ['T-filter'] }),
      byProgramme(['P32', 'PRP05', 'C-foreign-body']),
      {
        ...watched(['P33', 'PRP05', 'C-foreign-body'], { tasks: ['T-sieve'] }),
        when: { activities: ['A28'] },
      },
      byProgramme(['P44', 'PRP05', 'C-foreign-body'], { tasks: ['T-glass'] }),
    ],
  },
  {
    ...scored('H84', 'physical', 'foreign_body', [3, 2]),
    ...expert('choking'),
    when: { any_product_group: ['PG12', 'PG13'] },
    at: [byProgramme(['P20', 'PRP11', 'C-foreign-body'])],
  },
]
