import type { Condition, Process, ProcessId, SubProcessId } from '@larder/core/haccp'
import { allBut } from './activity-lists.ts'
import { expert } from './provenance.ts'

type Flow = Pick<Process, 'flow_order' | 'follows'> &
  Partial<Pick<Process, 'kill_step' | 'when' | 'elsewhere'>>

const step = (id: ProcessId, subProcesses: number, flow: Flow): Process => ({
  id,
  kill_step: false,
  when: {},
  sub_processes: Array.from({ length: subProcesses }, (_, index) => `${id}.${index + 1}` as SubProcessId),
  ...flow,
  ...expert('processes'),
})

/** Site-wide: no place in the flow of a batch. */
const programme = (id: ProcessId, subProcesses: number, when: Process['when'] = {}): Process =>
  step(id, subProcesses, { flow_order: null, follows: [], when })

/**
 * What is frozen was cooked and cooled here: kitchens that cook ahead, makers of ice cream, vegetables that
 * are blanched. Fish to be eaten raw is frozen before.
 */
const frozenCooked: Condition = {
  any_of: [
    { activities: ['A07', 'A13'] },
    {
      activities: allBut('A10', 'A11', 'A15', 'A16'),
      any_process: ['P17'],
      no_extra: ['raw_animal_rte'],
      no_product_group: ['PG05', 'PG06', 'PG18', 'PG19', 'PG23', 'PG24'],
      any_sub_process: ['P16.1', 'P16.2', 'P16.3', 'P16.4'],
    },
  ],
}

/** Every activity receives goods: such a step is pre-selected nowhere and chosen by hand. */
const byHand: Condition = { no_process: ['P01'] }

export const processes: readonly Process[] = [
  step('P01', 5, { flow_order: 10, follows: [] }),
  programme('P02', 4),
  step('P03', 4, { flow_order: 30, follows: ['P01'] }),
  step('P04', 6, { flow_order: 32, follows: ['P01', 'P31', 'P49', 'P57'] }),
  step('P05', 3, { flow_order: 34, follows: ['P01'] }),
  step('P06', 5, { flow_order: 40, follows: ['P05'] }),
  step('P07', 5, { flow_order: 50, follows: ['P03', 'P04'] }),
  step('P08', 7, { flow_order: 60, follows: ['P03', 'P04', 'P06', 'P07'] }),
  step('P09', 9, {
    flow_order: 100,
    follows: ['P05', 'P06', 'P08', 'P26', 'P27'],
    kill_step: true,
    when: {
      any_of: [
        {
          any_product_group: [
            'PG01',
            'PG02',
            'PG03',
            'PG04',
            'PG06',
            'PG07',
            'PG08',
            'PG10',
            'PG11',
            'PG13',
            'PG20',
            'PG34',
            'PG37',
          ],
          activities: allBut('A27'),
        },
        { activities: ['A27'], any_location_type: ['social_kitchen'] },
      ],
    },
  }),
  step('P10', 3, { flow_order: 102, follows: ['P04'], when: { any_food_group: ['FG09', 'FG10'] } }),
  step('P11', 5, {
    flow_order: 140,
    follows: ['P04', 'P07', 'P08', 'P21', 'P26', 'P28', 'P61'],
    when: { any_product_group: ['PG03', 'PG04', 'PG05', 'PG06', 'PG07', 'PG08', 'PG11', 'PG13', 'PG34'] },
  }),
  step('P12', 5, {
    flow_order: 200,
    follows: ['P11', 'P15', 'P61'],
    when: { activities: allBut('A07') },
  }),
  step('P13', 4, { flow_order: 104, follows: ['P05', 'P08'], when: { any_extra: ['deep_frying'] } }),
  step('P14', 6, {
    flow_order: 106,
    follows: ['P04', 'P08', 'P50', 'P51'],
    elsewhere: { flow_order: 162, follows: ['P17', 'P22'], when: { activities: ['A15', 'A17'] } },
    kill_step: true,
    when: {
      any_of: [
        { any_product_group: ['PG14', 'PG25', 'PG26', 'PG41'] },
        { any_product_group: ['PG15', 'PG17'], activities: ['A18', 'A21'] },
      ],
    },
  }),
  step('P15', 4, {
    flow_order: 150,
    follows: ['P07', 'P08', 'P16'],
    when: { any_extra: ['raw_animal_rte', 'raw_egg_dishes'] },
  }),
  step('P16', 5, {
    flow_order: 70,
    follows: ['P01', 'P08'],
    elsewhere: { flow_order: 132, follows: ['P08', 'P14', 'P17'], when: frozenCooked },
    when: { any_of: [{ any_extra: ['freezing_on_site'] }, { any_product_group: ['PG14', 'PG35'] }] },
  }),
  step('P17', 4, {
    flow_order: 130,
    follows: ['P09', 'P10', 'P14', 'P23', 'P25'],
    when: {
      any_product_group: ['PG01', 'PG02', 'PG03', 'PG07', 'PG08', 'PG11', 'PG13', 'PG14', 'PG20', 'PG34'],
    },
  }),
  step('P18', 5, {
    flow_order: 180,
    follows: ['P04', 'P16', 'P61'],
    kill_step: true,
    when: { any_product_group: ['PG01', 'PG02', 'PG10', 'PG13', 'PG34'], activities: allBut('A07') },
  }),
  step('P19', 5, {
    flow_order: 190,
    follows: ['P09', 'P13', 'P18'],
    when: {
      any_of: [
        {
          any_product_group: ['PG01', 'PG02', 'PG10', 'PG11', 'PG13'],
          activities: allBut('A07', 'A23', 'A27'),
        },
        { any_extra: ['hot_holding_buffet'] },
      ],
    },
  }),
  step('P20', 3, {
    flow_order: 210,
    follows: ['P09', 'P10', 'P11', 'P12', 'P13', 'P15', 'P18', 'P19', 'P21', 'P22', 'P46', 'P47'],
  }),
  step('P21', 4, {
    flow_order: 110,
    follows: ['P05', 'P08', 'P51'],
    when: { any_product_group: ['PG08', 'PG09'] },
  }),
  step('P22', 4, {
    flow_order: 160,
    follows: ['P08', 'P11', 'P17', 'P61'],
    when: { any_extra: ['vacuum_or_MAP'] },
  }),
  step('P23', 4, {
    flow_order: 108,
    follows: ['P08', 'P22'],
    kill_step: true,
    when: { any_extra: ['sous_vide'] },
  }),
  step('P24', 5, {
    flow_order: 112,
    follows: ['P08'],
    elsewhere: {
      flow_order: 156,
      follows: ['P08', 'P17'],
      when: { activities: ['A17'], any_process: ['P17'] },
    },
    kill_step: true,
    when: { any_product_group: ['PG33'] },
  }),
  step('P25', 3, { flow_order: 120, follows: ['P08', 'P27'], when: { any_extra: ['smoking'] } }),
  step('P26', 4, {
    flow_order: 116,
    follows: ['P07', 'P08', 'P09', 'P14'],
    elsewhere: {
      flow_order: 78,
      follows: ['P08'],
      when: { activities: ['A09', 'A10', 'A15'], any_extra: ['acidification'] },
    },
    when: {
      any_of: [{ any_extra: ['acidification'] }, { any_product_group: ['PG06', 'PG26', 'PG28', 'PG32'] }],
    },
  }),
  step('P27', 3, {
    flow_order: 80,
    follows: ['P08'],
    when: { any_product_group: ['PG21', 'PG22', 'PG24'] },
  }),
  step('P28', 4, {
    flow_order: 114,
    follows: ['P03', 'P07', 'P51'],
    when: { any_product_group: ['PG08', 'PG31'] },
  }),
  step('P29', 4, { flow_order: 122, follows: ['P08', 'P27'], when: { any_extra: ['fermentation_drying'] } }),
  step('P30', 3, {
    flow_order: 124,
    follows: ['P04', 'P26', 'P27'],
    when: { any_of: [{ any_extra: ['fermentation_drying'] }, { any_product_group: ['PG27'] }] },
  }),
  step('P31', 8, {
    flow_order: 20,
    follows: ['P01', 'P60'],
    when: { any_of: [{ any_extra: ['live_bivalves_tanks'] }, { activities: ['A16'] }] },
  }),
  step('P32', 5, {
    flow_order: 170,
    follows: [
      'P03',
      'P04',
      'P08',
      'P13',
      'P14',
      'P15',
      'P16',
      'P17',
      'P21',
      'P22',
      'P24',
      'P25',
      'P26',
      'P27',
      'P28',
      'P29',
      'P30',
      'P46',
      'P48',
      'P51',
      'P52',
      'P53',
      'P54',
      'P55',
      'P56',
      'P57',
      'P58',
      'P59',
      'P61',
    ],
  }),
  step('P33', 5, {
    flow_order: 172,
    follows: ['P32'],
    when: { any_of: [{ any_extra: ['metal_detection'] }, { activities: ['A20', 'A28'] }] },
  }),
  step('P34', 5, {
    flow_order: 220,
    follows: ['P03', 'P04', 'P05', 'P12', 'P16', 'P20', 'P21', 'P25', 'P32', 'P33'],
    when: { activities: ['A03', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A24'] },
  }),
  step('P35', 5, {
    flow_order: 230,
    follows: ['P04', 'P05', 'P16', 'P19', 'P20', 'P32', 'P33', 'P61'],
    when: { any_of: [{ any_extra: ['delivery_transport'] }, { activities: ['A04', 'A23'] }] },
  }),
  step('P36', 4, {
    flow_order: 240,
    follows: ['P35'],
    when: {
      any_of: [
        { any_location_type: ['satellite_kitchen', 'delivered_meals', 'ward_kitchen'] },
        { activities: ['A04'] },
      ],
    },
  }),
  programme('P37', 3, { any_of: [{ any_extra: ['ice_machine'] }, { activities: ['A03', 'A24'] }] }),
  programme('P38', 3, { any_extra: ['retained_samples'] }),
  programme('P39', 5),
  programme('P40', 2),
  programme('P41', 3),
  programme('P42', 5),
  programme('P43', 4),
  programme('P44', 5),
  programme('P45', 5),
  step('P46', 3, { flow_order: 155, follows: ['P08'], when: { any_extra: ['allergen_free_claim'] } }),
  step('P47', 2, { flow_order: 118, follows: ['P03'], when: { any_product_group: ['PG12'] } }),
  step('P48', 3, {
    flow_order: 54,
    follows: ['P03'],
    when: { any_food_group: ['FG18'], activities: ['A18'] },
  }),
  step('P49', 3, { flow_order: 12, follows: ['P01'], when: { any_extra: ['live_bivalves_tanks'] } }),
  step('P50', 4, {
    flow_order: 62,
    follows: ['P04'],
    when: { any_food_group: ['FG10'], activities: ['A25'] },
  }),
  step('P51', 4, {
    flow_order: 64,
    follows: ['P03', 'P08', 'P50'],
    when: { activities: ['A12', 'A13', 'A14', 'A20', 'A21', 'A25'] },
  }),
  step('P52', 4, {
    flow_order: 123,
    follows: ['P07', 'P08', 'P27'],
    when: byHand,
  }),
  step('P53', 2, { flow_order: 113, follows: ['P08', 'P14', 'P51'], when: byHand }),
  step('P54', 3, {
    flow_order: 165,
    follows: ['P03'],
    when: { any_extra: ['glass_packaging'], activities: ['A14', 'A18', 'A19', 'A21', 'A25'] },
  }),
  step('P55', 3, { flow_order: 168, follows: ['P09', 'P14', 'P28', 'P53', 'P54'], when: byHand }),
  step('P56', 3, {
    flow_order: 111,
    follows: ['P03', 'P08', 'P51'],
    kill_step: true,
    when: { any_food_group: ['FG22', 'FG23'], activities: ['A20'] },
  }),
  step('P57', 2, { flow_order: 14, follows: ['P01', 'P49'], when: byHand }),
  step('P58', 5, {
    flow_order: 115,
    follows: ['P07', 'P08', 'P14', 'P51'],
    when: {
      any_product_group: ['PG17'],
      activities: ['A21'],
    },
  }),
  step('P59', 3, {
    flow_order: 52,
    follows: ['P01', 'P04'],
    when: { any_food_group: ['FG09'], activities: ['A25'] },
  }),
  step('P60', 4, { flow_order: 8, follows: [], when: { activities: ['A16'] } }),
  step('P61', 3, {
    flow_order: 134,
    follows: ['P17'],
    when: {
      any_of: [
        {
          any_product_group: ['PG01', 'PG02', 'PG03', 'PG07', 'PG08', 'PG11', 'PG13', 'PG20', 'PG34'],
          activities: allBut('A27'),
        },
        { activities: ['A27'], any_location_type: ['social_kitchen'] },
      ],
    },
  }),
]
