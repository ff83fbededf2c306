import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract and the introduction, which leave physical and chemical hazards out. */
export const chocolateCh: Study = {
  id: 'chocolate-ch',
  title: 'HACCP in the chocolate industry (J.-L. Cordier)',
  publisher: 'Food Control 5 (3), 171-175',
  year: 1994,
  address: 'https://it.scribd.com/document/78268252/FOOD-CON-5-171-175',
  read_on: '2026-11-24',
  partly_read: 'the abstract and the introduction',
  decided_steps: ['P56'],
  place: {
    country: 'CH',
    activity: 'A20',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG31'],
    food_groups: ['FG21', 'FG22'],
    processes: stepsOf('P01', 'P03', { id: 'P56', sub_processes: ['P56.2'] }, 'P08', 'P32'),
  },
  hazards: [
    {
      name: 'Salmonella survives the roasting of cocoa',
      ours: [{ hazard: 'H113', steps: ['P56'] }],
      control: 'CCP',
    },
    {
      name: 'Salmonella gets in after roasting',
      ours: [{ hazard: 'H118', steps: ['P32'] }],
      control: 'significant',
    },
    {
      name: 'Mould toxins of cocoa beans',
      ours: [
        { hazard: 'H124', steps: ['P01'] },
        { hazard: 'H31', steps: ['P03'] },
      ],
      control: 'not_significant',
    },
  ],
  limits: [],
}
