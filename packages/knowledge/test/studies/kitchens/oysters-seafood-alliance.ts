import type { Study } from '../study.ts'

/** Read: the description of the process, the flow, and the row of receiving; the text at hand ends there. */
export const oysters: Study = {
  id: 'oysters-seafood-alliance',
  title: 'Seafood HACCP training, appendix V, models: raw oysters',
  publisher: 'National Seafood HACCP Alliance, at Cornell University',
  year: null,
  address:
    'https://vdocuments.mx/appendix-v-models-cornell-un-2011-05-18-appendix-5-models-199-continued-raw.html',
  read_on: '2026-11-23',
  partly_read: 'the row of receiving, in a copy at vdocuments.mx',
  decided_steps: ['P01', 'P49'],
  place: {
    country: 'US',
    activity: 'A11',
    location_type: 'shop',
    number_of_employees: '4-14',
    extra_data: ['live_bivalves_tanks', 'raw_animal_rte'],
    product_groups: ['PG05', 'PG23'],
    food_groups: ['FG08', 'FG30', 'FG32'],
    processes: [
      { id: 'P01' },
      { id: 'P04' },
      { id: 'P08' },
      { id: 'P49' },
      { id: 'P32' },
      { id: 'P34', sub_processes: ['P34.1'] },
    ],
  },
  hazards: [
    {
      name: 'Germs of the water in oysters eaten raw',
      ours: [
        { hazard: 'H05', steps: ['P01'] },
        { hazard: 'H22', steps: ['P01', 'P49'] },
        { hazard: 'H90', steps: ['P01', 'P49'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [],
}
