import type { Study } from '../study.ts'

/** Read: the hazard analysis of receiving, steps 1 and 2; the text at hand ends there. */
export const mince: Study = {
  id: 'mince-wisconsin',
  title: 'Hazard analysis: raw, ground (ground beef, pork sausage, bratwurst)',
  publisher: 'University of Wisconsin-Madison',
  year: null,
  address: 'https://docest.com/doc/416381/haccp-plan-raw-ground-products',
  read_on: '2026-11-23',
  partly_read: 'receiving of packaging and of raw meat, in a copy at docest.com',
  decided_steps: ['P01'],
  place: {
    country: 'US',
    activity: 'A10',
    location_type: 'shop_with_workroom',
    number_of_employees: '4-14',
    extra_data: ['grinding_mince'],
    product_groups: ['PG19'],
    food_groups: ['FG34', 'FG35', 'FG02', 'FG03', 'FG23', 'FG32'],
    processes: [
      { id: 'P01' },
      { id: 'P03' },
      { id: 'P04' },
      { id: 'P05' },
      { id: 'P08', sub_processes: ['P08.2', 'P08.6'] },
      { id: 'P32' },
      { id: 'P34', sub_processes: ['P34.1'] },
    ],
  },
  hazards: [
    {
      name: 'Dirty packaging material',
      ours: [{ hazard: 'H02', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Packaging not of food grade',
      ours: [{ hazard: 'H78', steps: ['P32'] }],
      control: 'not_significant',
    },
    {
      name: 'Salmonella, STEC and Campylobacter in raw meat',
      ours: [
        { hazard: 'H01', steps: ['P01'] },
        { hazard: 'H15', steps: ['P08'] },
      ],
      control: 'significant',
    },
  ],
  limits: [],
}
