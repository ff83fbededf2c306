import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract of a thesis, which names four control points without their figures. */
export const bottledWaterCn: Study = {
  id: 'bottled-water-cn',
  title: 'HACCP system for the production of bottled drinking water in Yueqing',
  publisher: 'Thesis, China',
  year: null,
  address: 'https://globethesis.com/?t=2179360182987093',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'CN',
    activity: 'A21',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG15'],
    food_groups: ['FG30', 'FG32'],
    processes: stepsOf(
      { id: 'P51', sub_processes: ['P51.2', 'P51.4'] },
      'P54',
      { id: 'P55', sub_processes: ['P55.3'] },
      'P32',
    ),
  },
  hazards: [
    { name: 'Bacteria survive ozone', ours: [{ hazard: 'H123', steps: ['P51'] }], control: 'CCP' },
    {
      name: 'Cleaning in place',
      ours: [
        { hazard: 'H53', steps: ['P39'] },
        { hazard: 'H52', steps: ['P39'] },
      ],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
    {
      name: 'Bacteria in bottles and on lids',
      ours: [{ hazard: 'H53', steps: ['P54'] }],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
    {
      name: 'Bacteria from the room and the filler',
      ours: [
        { hazard: 'H118', steps: ['P55'] },
        { hazard: 'H118', steps: ['P32'] },
      ],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
  ],
  limits: [],
}
