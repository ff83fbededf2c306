import type { Study } from '../study.ts'

/**
 * Read: the rows of flour, water, salt and fat. In the column of control points flour has the number 1, the
 * others a sign that is taken for “no”; the bodies in salt and fat are controlled by supplier and sieve.
 * Dough, oven, cooling and packing are after the end of the text at hand.
 */
export const bread: Study = {
  id: 'bread-fletchers',
  title: 'HACCP example: bread plant, StayFresh bread',
  publisher: 'Fletchers Bakery, Sheffield',
  year: 2004,
  address: 'https://www.scribd.com/document/431365437/ab1-haccp-plan-bread-1-pdf',
  read_on: '2026-11-23',
  partly_read: 'the rows of ingredients, in copies at scribd.com and anyflip.com',
  decided_steps: ['P01', 'P03', 'P45', 'P51'],
  place: {
    country: 'GB',
    activity: 'A12',
    location_type: 'craft_bakery',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG09'],
    food_groups: ['FG20', 'FG24', 'FG29', 'FG30'],
    processes: [
      { id: 'P01' },
      { id: 'P02' },
      { id: 'P03' },
      { id: 'P08', sub_processes: ['P08.5', 'P08.7'] },
      { id: 'P21', sub_processes: ['P21.1'] },
      { id: 'P32' },
      { id: 'P51', sub_processes: ['P51.1'] },
      { id: 'P43' },
      { id: 'P45' },
    ],
  },
  hazards: [
    {
      name: 'Foreign bodies in flour (sieve)',
      ours: [
        { hazard: 'H04', steps: ['P01'] },
        { hazard: 'H68', steps: ['P51'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Pests in the flour silos',
      ours: [
        { hazard: 'H61', steps: ['P03'] },
        { hazard: 'H07', steps: ['P03', 'P43'] },
      ],
      control: 'significant',
    },
    { name: 'Germs in flour', ours: [{ hazard: 'H113', steps: ['P01', 'P08'] }], control: 'significant' },
    {
      name: 'Germs and chlorine in water',
      ours: [{ hazard: 'H50', steps: ['P45'] }],
      control: 'significant',
    },
    {
      name: 'Foreign bodies in salt and fat',
      ours: [{ hazard: 'H04', steps: ['P01'] }],
      control: 'significant',
    },
  ],
  limits: [
    {
      name: 'Mesh of the sieve for flour, 4 and 6 mm',
      ours: ['L-sieve'],
      max: 6,
      differs: 'No law names a mesh; ours is finer, a figure of practice',
    },
  ],
}
