import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract, which names three basic stages. */
export const orangeJuiceSy: Study = {
  id: 'orange-juice-sy',
  title: 'Applying of hazard analysis & critical control points system on orange juice production line',
  publisher: 'Shamra Academia (Syria)',
  year: null,
  address: 'https://shamra-academia.com/en/show/5b3f33d89228b/amp',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'SY',
    activity: 'A18',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['glass_packaging'],
    product_groups: ['PG15'],
    food_groups: ['FG46', 'FG30', 'FG32'],
    processes: stepsOf('P01', 'P07', 'P08', { id: 'P14', sub_processes: ['P14.5'] }, 'P54', 'P32'),
  },
  hazards: [
    { name: 'Pathogens survive pasteurisation', ours: [{ hazard: 'H16', steps: ['P14'] }], control: 'CCP' },
    {
      name: 'Bottles that do not close',
      ours: [{ hazard: 'H66', steps: ['P32'] }],
      control: 'CCP',
      differs:
        'Closures are looked at and opened for a test; the notice 2022/C 355/01 has what is seen and not measured as an operational prerequisite programme.',
    },
    {
      name: 'Cleaning in place',
      ours: [
        { hazard: 'H52', steps: ['P39'] },
        { hazard: 'H53', steps: ['P39'] },
      ],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
  ],
  limits: [],
}
