import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the whole table but its last lines. Hazards that the study marks as safety are taken, those of
 * quality alone are not. It names the point of control for each and no figures.
 */
export const cannedTunaTh: Study = {
  id: 'canned-tuna-th',
  title: 'Canned tuna, generic HACCP plan, from “An introduction to HACCP for fish processors”',
  publisher: 'ASEAN-Canada fisheries post-harvest technology project, phase II (copy)',
  year: 1997,
  address: 'https://www.slideshare.net/mariemboujmal/tuna-canned',
  read_on: '2026-11-23',
  place: {
    country: 'TH',
    activity: 'A17',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG33'],
    food_groups: ['FG38', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P05',
      'P06',
      { id: 'P08', sub_processes: ['P08.1', 'P08.5'] },
      { id: 'P09', sub_processes: ['P09.5'] },
      'P17',
      'P24',
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Decomposed fish with histamine at receiving',
      ours: [{ hazard: 'H30', steps: ['P01'] }],
      control: 'CCP',
    },
    {
      name: 'Histamine from thawing to the end of butchering',
      ours: [{ hazard: 'H30', steps: ['P08'] }],
      control: 'CCP',
    },
    {
      name: 'Faulty empty cans',
      ours: [{ hazard: 'H66', steps: ['P24'] }],
      control: 'CCP',
    },
    {
      name: 'Overfilled cans, which the process does not heat through',
      ours: [{ hazard: 'H29', steps: ['P24'] }],
      control: 'CCP',
    },
    {
      name: 'Faulty double seam',
      ours: [{ hazard: 'H66', steps: ['P24'] }],
      control: 'CCP',
    },
    {
      name: 'Germs and toxin after too little heat in the retort',
      ours: [{ hazard: 'H29', steps: ['P24'] }],
      control: 'CCP',
    },
  ],
  limits: [],
}
