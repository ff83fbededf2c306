import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the abstract of a plan for yogurt, fermented cream and kariesh cheese; pasteurisation is its only
 * control point.
 */
export const sourMilkEg: Study = {
  id: 'sour-milk-eg',
  title: 'Implementation of hazard analysis and critical control point (HACCP) system in dairy processing',
  publisher: 'International Journal of Advanced Research 4, 950-966',
  year: 2016,
  address:
    'https://www.journalijar.com/article/8332/implementation-of-hazard-analysis-and-critical-control-point-(haccp)-system-in-dairy-processing',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'EG',
    activity: 'A14',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG26'],
    food_groups: ['FG11', 'FG30'],
    processes: stepsOf('P01', 'P04', { id: 'P14', sub_processes: ['P14.1'] }, 'P26', 'P17', 'P32'),
  },
  hazards: [
    {
      name: 'Pathogens survive pasteurisation',
      ours: [
        { hazard: 'H21', steps: ['P14'] },
        { hazard: 'H89', steps: ['P14'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [],
  justified: [
    {
      step: 'P01',
      hazard: 'H112',
      reason:
        'Reg. (EC) No 853/2004, which we show for want of another law, has raw milk tested for antibiotics.',
    },
  ],
}
