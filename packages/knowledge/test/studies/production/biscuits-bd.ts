import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract, which names the control points without their figures. */
export const biscuitsBd: Study = {
  id: 'biscuits-bd',
  title:
    'Development of a HACCP-based approach to control risk factors associated with biscuit manufacturing plant, Bangladesh',
  publisher: 'Nutrition & Food Science',
  year: 2019,
  address: 'https://www.scribd.com/document/611396764/haccp-bis',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'BD',
    activity: 'A20',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['metal_detection'],
    product_groups: ['PG09'],
    food_groups: ['FG20', 'FG21', 'FG24', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      { id: 'P51', sub_processes: ['P51.1'] },
      { id: 'P08', sub_processes: ['P08.6'] },
      { id: 'P21', sub_processes: ['P21.2'] },
      'P32',
      { id: 'P33', sub_processes: ['P33.1'] },
    ),
  },
  hazards: [
    { name: 'Objects in flour, at the sieve', ours: [{ hazard: 'H68', steps: ['P51'] }], control: 'CCP' },
    {
      name: 'Metal from the crusher of sugar',
      ours: [
        { hazard: 'H63', steps: ['P08'] },
        { hazard: 'H68', steps: ['P08'] },
      ],
      control: 'CCP',
      differs:
        'What the crusher breaks off is found by the detector after the pack, which is the control point.',
    },
    {
      name: 'Pathogens survive baking',
      ours: [{ hazard: 'H113', steps: ['P21'] }],
      control: 'CCP',
      differs:
        'Biscuits are baked far beyond what kills; colour and crispness show it, a prerequisite programme.',
    },
    { name: 'Metal in the biscuits', ours: [{ hazard: 'H63', steps: ['P33'] }], control: 'CCP' },
  ],
  limits: [],
}
