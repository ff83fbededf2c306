import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the whole form. It names no author, date or country: the year is that of the reading, and craft
 * cider speaks for Britain. Each of its steps has a critical limit and is taken as a control point, but
 * for the tanks, where the hazard is vinegar, a matter of quality.
 */
export const craftCiderGb: Study = {
  id: 'craft-cider-gb',
  title: 'HACCP plan for craft cider making',
  publisher: 'not named in the copy (docslib.org)',
  year: 2026,
  address: 'https://docslib.org/download/13810763/date-haccp-plan-for',
  read_on: '2026-11-23',
  place: {
    country: 'GB',
    activity: 'A21',
    location_type: 'microbrewery',
    number_of_employees: '1-3',
    extra_data: ['glass_packaging'],
    product_groups: ['PG17'],
    food_groups: ['FG45', 'FG21', 'FG29', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P07',
      'P08',
      'P54',
      { id: 'P58', sub_processes: ['P58.2', 'P58.5'] },
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Orchard dirt and rotten fruit',
      ours: [
        { hazard: 'H62', steps: ['P07'] },
        { hazard: 'H31', steps: ['P01', 'P07'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in juice that is not sour enough',
      ours: [{ hazard: 'H115', steps: ['P58'] }],
      control: 'CCP',
    },
    {
      name: 'Germs survive in cider with too little alcohol',
      ours: [{ hazard: 'H115', steps: ['P58'] }],
      control: 'CCP',
    },
    {
      name: 'Foreign bodies in bottles',
      ours: [{ hazard: 'H65', steps: ['P32', 'P54'] }],
      control: 'CCP',
      differs:
        'Bottles are looked at and rinsed each shift; no figure separates good from bad (notice 2022/C 355/01).',
    },
  ],
  limits: [
    { name: 'pH before fermentation', ours: ['L-ferment-ph'], max: 4.2 },
    { name: 'Alcohol, per cent by volume', ours: ['L-alcohol'], min: 3 },
  ],
}
