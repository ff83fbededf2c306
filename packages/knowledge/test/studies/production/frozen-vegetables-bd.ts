import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the abstract, which names three control points and one operational programme without their figures.
 */
export const frozenVegetablesBd: Study = {
  id: 'frozen-vegetables-bd',
  title:
    'Design and application of hazard analysis critical control point principles for typical frozen vegetables',
  publisher: 'Journal of Food Safety and Hygiene 2 (1-2)',
  year: 2016,
  address: 'https://www.scribd.com/document/428811918/pdf',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'BD',
    activity: 'A18',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['metal_detection', 'freezing_on_site'],
    product_groups: ['PG35'],
    food_groups: ['FG14', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P07',
      'P08',
      { id: 'P09', sub_processes: ['P09.1'] },
      { id: 'P16', sub_processes: ['P16.3'] },
      'P05',
      'P32',
      { id: 'P33', sub_processes: ['P33.1'] },
    ),
  },
  hazards: [
    { name: 'Pathogens survive blanching', ours: [{ hazard: 'H16', steps: ['P09'] }], control: 'CCP' },
    {
      name: 'Quick freezing',
      ours: [{ hazard: 'H12', steps: ['P16'] }],
      control: 'CCP',
      differs:
        'Freezing stops growth and kills little: -18 °C keeps quality, and the freezer is read as hygiene.',
    },
    { name: 'Metal', ours: [{ hazard: 'H63', steps: ['P33'] }], control: 'CCP' },
    { name: 'Cold store', ours: [{ hazard: 'H12', steps: ['P05'] }], control: 'significant' },
  ],
  limits: [],
}
