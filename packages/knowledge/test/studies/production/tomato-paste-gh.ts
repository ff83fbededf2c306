import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract, with the figures of the control points. */
export const tomatoPasteGh: Study = {
  id: 'tomato-paste-gh',
  title: 'Implementation of a hazard analysis critical control point (HACCP) system in a tomato cannery',
  publisher: 'Kwame Nkrumah University of Science and Technology, Ghana',
  year: 2017,
  address: 'http://dspace.knust.edu.gh/handle/123456789/11464',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'GH',
    activity: 'A19',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG32'],
    food_groups: ['FG14', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P08',
      { id: 'P14', sub_processes: ['P14.1', 'P14.6'] },
      { id: 'P51', sub_processes: ['P51.2'] },
      'P26',
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Raw material at receipt',
      ours: [
        { hazard: 'H39', steps: ['P01'] },
        { hazard: 'H40', steps: ['P01'] },
      ],
      control: 'significant',
    },
    {
      name: 'Blending',
      ours: [
        { hazard: 'H63', steps: ['P08'] },
        { hazard: 'H68', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Objects, at the sieve before filling',
      ours: [{ hazard: 'H68', steps: ['P51'] }],
      control: 'CCP',
    },
    {
      name: 'Pathogens survive the heating of the closed can',
      ours: [
        { hazard: 'H122', steps: ['P14'] },
        { hazard: 'H119', steps: ['P14'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [
    {
      name: 'Sieve, mm',
      ours: ['L-filter'],
      max: 1.25,
    },
    {
      name: 'Heating of the closed can',
      ours: ['L-hot-fill', 'L-pack-pasteurise'],
      min: 90,
      hold_minutes: 40,
      differs: 'Water of 90 °C outside the can; ours is the core: 85 °C.',
    },
    {
      name: 'Pasteuriser, a control point',
      ours: ['L-hot-fill'],
      min: 88,
      hold_minutes: 2,
      differs: 'Ours is 85 °C at filling, a figure of practice.',
    },
    { name: 'pH of the paste', ours: ['L-acid-ph'], max: 4.6 },
  ],
  justified: [
    {
      step: 'P26',
      hazard: 'H32',
      reason: 'The study counts the pH among its hurdles, as the limit that keeps spores from growing.',
    },
  ],
}
