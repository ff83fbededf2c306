import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract, which names the four control points without their figures. */
export const mozzarellaRo: Study = {
  id: 'mozzarella-ro',
  title: 'Hazard analysis of critical control points in mozzarella production',
  publisher: 'University of Agricultural Sciences and Veterinary Medicine, Cluj-Napoca',
  year: null,
  address: 'http://193.231.26.26/handle/20.500.12811/5297',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'RO',
    activity: 'A14',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG26'],
    food_groups: ['FG11', 'FG29', 'FG30'],
    processes: stepsOf('P01', 'P04', { id: 'P14', sub_processes: ['P14.2'] }, 'P26', 'P32'),
  },
  hazards: [
    {
      name: 'Raw milk at reception',
      ours: [
        { hazard: 'H112', steps: ['P01'] },
        { hazard: 'H89', steps: ['P01'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in the store of raw milk',
      ours: [{ hazard: 'H08', steps: ['P04'] }],
      control: 'CCP',
      differs:
        'The milk is pasteurised afterwards; Reg. (EC) No 853/2004 has the temperature of the store as a rule of hygiene.',
    },
    {
      name: 'Pathogens survive pasteurisation',
      ours: [
        { hazard: 'H21', steps: ['P14'] },
        { hazard: 'H89', steps: ['P14'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in the cold store of the cheese',
      ours: [{ hazard: 'H11', steps: ['P04'] }],
      control: 'CCP',
      differs:
        'No law names a figure for fresh cheese in the dairy: the store is watched, and studies prove the days of life.',
    },
  ],
  limits: [],
}
