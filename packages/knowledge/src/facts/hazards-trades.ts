import type { Hazard } from '@larder/core/haccp'
import { food } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { also, confirmed, expert } from './provenance.ts'

/**
 * Hazards of single trades: sour preserves, bottled water, grain and nuts, live bottles, oils, fermented soy.
 */
export const hazardsTrades: readonly Hazard[] = [
  {
    ...scored('H122', 'biological', 'survival', [3, 3]),
    ...expert('heating of pickles, sauces, and syrups in the jar'),
    when: { activities: ['A19'] },
    at: [
      {
        ...limited(['P14', 'PRP11', 'C-hot-fill'], { limits: ['L-hot-fill'], tasks: ['T-hot-fill'] }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H123', 'biological', 'contamination', [4, 2]),
    worse_for_vulnerable: true,
    ...expert('water in bottles'),
    when: { activities: ['A21'], any_product_group: ['PG15'] },
    at: [
      {
        ...limited(['P51', 'PRP08', 'C-water'], { limits: ['L-water-germs'], tasks: ['T-water-germs'] }),
        eaten_as_is: true,
        when: { named_sub_process: ['P51.4'] },
      },
    ],
  },
  {
    ...scored('H124', 'chemical', 'toxin', [3, 2]),
    heat_stable: true,
    food_groups: [food.rice, food.cereals, 'FG20', 'FG22', 'FG23'],
    ...confirmed('EU-2023-915', 'Annex I Sec. 1', 'law'),
    at: [
      {
        ...watched(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
        when: { activities: ['A20', 'A21', 'A28'] },
      },
      {
        ...byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] }),
        probability: 1,
        when: { activities: ['A12', 'A19'] },
      },
    ],
  },
  {
    ...scored('H125', 'physical', 'foreign_body', [3, 2]),
    ...expert('fermentation in the closed bottle'),
    when: { any_process: ['P58'], any_extra: ['glass_packaging'], any_product_group: ['PG15', 'PG17'] },
    at: [watched(['P32', 'PRP05', 'C-foreign-body'], { tasks: ['T-glass-filling'] })],
  },
  {
    ...scored('H126', 'chemical', 'residue', [2, 2]),
    food_groups: ['FG24'],
    ...confirmed('EU-2023-915', 'Annex I Sec. 5', 'law'),
    when: { activities: ['A19', 'A20'] },
    at: [byProgramme(['P01', 'PRP10', 'C-supplier'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H127', 'biological', 'growth', [4, 2]),
    heat_stable: true,
    food_groups: ['FG28', food.pulses],
    ...also(expert('soy sauce, miso, tempeh, natto'), 'US-FDA-PCHF', 'Appendix 1'),
    when: { any_product_group: ['PG36'] },
    at: [watched(['P58', 'PRP11', 'C-acid'], { tasks: ['T-salt-ferment'] })],
  },
]
