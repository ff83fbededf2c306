import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the rows of brining and smoking in a copy of the form (page 1 of 4); the later rows are not
 * stored.
 */
export const smokedWhitefishUs: Study = {
  id: 'smoked-whitefish-us',
  title: 'Model HACCP plan: smoked lake whitefish, lake trout or lake herring',
  publisher: 'not named in the copy (docsbay.net)',
  year: 2000,
  address:
    'https://docsbay.net/firm-name-product-description-smoked-lake-whitefish-lake-trout-or-lake-herring',
  read_on: '2026-11-23',
  decided_steps: ['P25', 'P27'],
  place: {
    country: 'US',
    activity: 'A17',
    location_type: 'craft_workshop',
    number_of_employees: '1-3',
    extra_data: ['smoking'],
    product_groups: ['PG24'],
    food_groups: ['FG41', 'FG30'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      { id: 'P08', sub_processes: ['P08.1'] },
      'P27',
      { id: 'P25', sub_processes: ['P25.1'] },
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Botulinum toxin in smoked fish with too little salt',
      ours: [{ hazard: 'H28', steps: ['P25', 'P27'] }],
      control: 'CCP',
    },
    {
      name: 'Botulinum and other germs survive smoking',
      ours: [{ hazard: 'H16', steps: ['P25'] }],
      control: 'CCP',
    },
  ],
  limits: [
    { name: 'Salt in the water phase, per cent', ours: ['L-water-phase-salt'], min: 3 },
    { name: 'Core in smoking (145 °F)', ours: ['L-smoke-core'], min: 62.8, hold_minutes: 30 },
  ],
}
