import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the rows of flour, water and the beginning of salt; the rows after intake are not stored. In the
 * column of control points the flour sieve has the number 1, the others a sign that we read as no.
 */
export const breadGb: Study = {
  id: 'bread-gb',
  title: 'HACCP analysis, bread plant: intake of ingredients',
  publisher: 'Fletchers Bakery, Sheffield, as a teaching example (copy)',
  year: 2004,
  address: 'https://anyflip.com/vrsp/lqdc/basic',
  read_on: '2026-11-23',
  decided_steps: ['P01', 'P03', 'P45', 'P51'],
  place: {
    country: 'GB',
    activity: 'A12',
    location_type: 'craft_bakery',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG09'],
    food_groups: ['FG20', 'FG24', 'FG29', 'FG30'],
    processes: stepsOf(
      'P01',
      'P03',
      { id: 'P08', sub_processes: ['P08.5', 'P08.7'] },
      { id: 'P21', sub_processes: ['P21.1'] },
      'P32',
      { id: 'P51', sub_processes: ['P51.1'] },
    ),
  },
  hazards: [
    {
      name: 'Foreign bodies in flour',
      ours: [{ hazard: 'H68', steps: ['P51'] }],
      control: 'CCP',
    },
    {
      name: 'Insects in flour silos',
      ours: [
        { hazard: 'H61', steps: ['P03'] },
        { hazard: 'H07', steps: ['P43'] },
      ],
      control: 'significant',
    },
    { name: 'Germs in flour', ours: [{ hazard: 'H113', steps: ['P01', 'P08'] }], control: 'significant' },
    {
      name: 'Germs, chlorine and foreign matter in water',
      ours: [
        { hazard: 'H50', steps: ['P45'] },
        { hazard: 'H73', steps: ['P45'] },
      ],
      control: 'significant',
    },
    {
      name: 'Foreign bodies in salt',
      ours: [
        { hazard: 'H60', steps: ['P01'] },
        { hazard: 'H68', steps: ['P51'] },
      ],
      control: 'significant',
    },
  ],
  limits: [
    {
      name: 'Mesh of the flour line, mm',
      ours: ['L-sieve'],
      max: 6,
      differs: 'No law names a mesh; ours is finer, a figure of practice.',
    },
  ],
}
