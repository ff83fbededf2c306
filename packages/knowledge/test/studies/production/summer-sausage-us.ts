import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the rows from receiving to grinding, with the limits of the control point that they name. The rows
 * after grinding are not stored. The sister page of the school is of 2004; this one has no date.
 */
export const summerSausageUs: Study = {
  id: 'summer-sausage-us',
  title: 'Fermented, fully cooked, not shelf stable: summer sausage',
  publisher: 'The Ohio State University, meat science',
  year: 2004,
  address: 'https://meatsci.osu.edu/node/87',
  read_on: '2026-11-23',
  decided_steps: ['P01', 'P03', 'P04', 'P05', 'P06', 'P08', 'P09', 'P27', 'P29'],
  place: {
    country: 'US',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '4-14',
    extra_data: ['grinding_mince', 'fermentation_drying'],
    product_groups: ['PG20'],
    food_groups: ['FG34', 'FG35', 'FG03', 'FG23', 'FG29'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P05',
      { id: 'P06', sub_processes: ['P06.2'] },
      { id: 'P08', sub_processes: ['P08.1', 'P08.2', 'P08.5', 'P08.6'] },
      { id: 'P27', sub_processes: ['P27.3'] },
      { id: 'P29', sub_processes: ['P29.1', 'P29.2'] },
      'P09',
      'P17',
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Germs of the raw meat survive cooking',
      ours: [{ hazard: 'H16', steps: ['P09'] }],
      control: 'CCP',
    },
    {
      name: 'Growth before the sausage is sour',
      ours: [{ hazard: 'H34', steps: ['P29'] }],
      control: 'CCP',
    },
    {
      name: 'Needles and shot in the meat that arrives',
      ours: [{ hazard: 'H04', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Growth in the cold store',
      ours: [{ hazard: 'H08', steps: ['P04'] }],
      control: 'not_significant',
    },
    {
      name: 'Growth in thawing',
      ours: [{ hazard: 'H13', steps: ['P06'] }],
      control: 'significant',
    },
    {
      name: 'Growth in weighing and grinding',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Dirt from hands and machines in weighing and grinding',
      ours: [
        { hazard: 'H09', steps: ['P08', 'P39'] },
        { hazard: 'H53', steps: ['P39'] },
      ],
      control: 'not_significant',
    },
    {
      name: 'Too much nitrite',
      ours: [
        { hazard: 'H33', steps: ['P27'] },
        { hazard: 'H79', steps: ['P08'] },
      ],
      control: 'not_significant',
    },
    {
      name: 'Metal shavings from the grinder',
      ours: [{ hazard: 'H63', steps: ['P08'] }],
      control: 'not_significant',
    },
    {
      name: 'Bone chips',
      ours: [{ hazard: 'H64', steps: ['P08'] }],
      control: 'not_significant',
    },
    {
      name: 'Residues of cleaners',
      ours: [{ hazard: 'H52', steps: ['P39'] }],
      control: 'not_significant',
    },
  ],
  justified: [
    {
      step: 'P04',
      hazard: 'H11',
      reason:
        'The study dismisses the store of raw meat; its rows on the store of the sausage are not in the copy.',
    },
  ],
  limits: [
    {
      name: 'pH within 12 hours',
      ours: ['L-sausage-ph'],
      max: 5.3,
      within_minutes: 720,
      differs:
        'The same pH; ours counts the time as degree-hours, which the guide of the inspectors refers to.',
    },
    { name: 'Core in cooking (158 °F)', ours: ['L-cook-minced'], min: 70 },
    { name: 'Water in thawing (70 °F)', ours: ['L-thaw-water'], max: 21.1 },
    {
      name: 'Raw meat in weighing (45 °F)',
      ours: ['L-chill-minced'],
      max: 7.2,
      differs: 'Ours is the stricter figure of the Food Code, 41 °F; no rule of plants names one.',
    },
    {
      name: 'Cold store (40 °F)',
      ours: ['L-chill-red-meat'],
      max: 4.4,
      differs: 'Ours is the figure of the Food Code, 41 °F.',
    },
  ],
}
