import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the summary only, which names no figures. */
export const rawMilkCheeseRo: Study = {
  id: 'raw-milk-cheese-ro',
  title: 'HACCP plan for Listeria monocytogenes in artisanal raw-milk cheese (Georgescu et al.)',
  publisher: 'AgroLife Scientific Journal 3(1), 62-68',
  year: 2014,
  address:
    'http://agrolifejournal.usamv.ro/index.php/scientific-papers/14-vol-3/143-development-of-a-haccp-plan-for-listeria-monocytogenes-hazard-associated-with-raw-milk-cheese-artisanal-production-process',
  read_on: '2026-11-23',
  place: {
    country: 'RO',
    activity: 'A14',
    location_type: 'farm_dairy',
    number_of_employees: '1-3',
    extra_data: [],
    product_groups: ['PG27', 'PG28'],
    food_groups: ['FG11', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P08',
      { id: 'P26', sub_processes: ['P26.3'] },
      { id: 'P30', sub_processes: ['P30.3'] },
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Listeria in the milk at reception',
      ours: [{ hazard: 'H89', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Listeria from rooms and tools at later stages',
      ours: [{ hazard: 'H10', steps: ['P32', 'P39'] }],
      control: 'significant',
    },
    {
      name: 'Listeria in ripening',
      ours: [
        { hazard: 'H10', steps: ['P30'] },
        { hazard: 'H35', steps: ['P30'] },
      ],
      control: 'CCP',
      differs:
        'No law of the European Union names days or a figure of ripening, so that the room is watched; the United States have 60 days, there it is a control point.',
    },
  ],
  justified: [
    {
      step: 'P01',
      hazard: 'H112',
      reason: 'The study is about Listeria alone; Reg. (EC) No 853/2004 has raw milk tested for antibiotics.',
    },
  ],
  limits: [],
}
