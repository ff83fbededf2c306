import type { Study } from '../study.ts'

/** Read: the abstract in the repository of the university, which names the control points of each product. */
export const barbecue: Study = {
  id: 'barbecue-attygalle',
  title: 'Development of a HACCP plan for selected barbequed meat products (of a hotel)',
  publisher: 'G. S. K. Attygalle, Sabaragamuwa University of Sri Lanka',
  year: 2007,
  address: 'http://repo.lib.sab.ac.lk:8080/xmlui/handle/susl/2855',
  read_on: '2026-11-23',
  partly_read: 'the abstract',
  place: {
    country: 'LK',
    activity: 'A01',
    location_type: 'hotel',
    number_of_employees: '15+',
    extra_data: ['hot_holding_buffet'],
    product_groups: ['PG01'],
    food_groups: ['FG34', 'FG35', 'FG02', 'FG23', 'FG24'],
    processes: [
      { id: 'P01' },
      { id: 'P04' },
      { id: 'P08', sub_processes: ['P08.1'] },
      { id: 'P09', sub_processes: ['P09.3', 'P09.4'] },
      { id: 'P19' },
      { id: 'P20' },
      { id: 'P39' },
    ],
  },
  hazards: [
    {
      name: 'Germs survive precooking or the grill',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    { name: 'Growth in hot holding', ours: [{ hazard: 'H27', steps: ['P19'] }], control: 'CCP' },
    {
      name: 'Cleaning agents',
      ours: [
        { hazard: 'H41', steps: ['P39'] },
        { hazard: 'H52', steps: ['P39'] },
      ],
      control: 'significant',
    },
    { name: 'Metal from tools', ours: [{ hazard: 'H63', steps: ['P08'] }], control: 'significant' },
  ],
  limits: [],
}
