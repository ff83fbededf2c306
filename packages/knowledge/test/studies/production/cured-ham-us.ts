import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the first rows of the hazard analysis (packaging, meat, other ingredients) and the beginning of
 * the limits of the cooking step, in copies of two forms. The figures for cooling are not stored.
 */
export const curedHamUs: Study = {
  id: 'cured-ham-us',
  title: 'Fully cooked, not shelf-stable: cured whole muscle, for example ham',
  publisher: 'University of Wisconsin, model HACCP plans for small plants (copy)',
  year: 2012,
  address: 'https://studylib.net/doc/15303005/haccp-plan-fully-cooked--not-shelf-stable--cured-whole-mu...',
  read_on: '2026-11-23',
  decided_steps: ['P01', 'P09', 'P17', 'P27'],
  place: {
    country: 'US',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG20'],
    food_groups: ['FG34', 'FG23', 'FG29', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P05',
      'P06',
      'P08',
      { id: 'P27', sub_processes: ['P27.2', 'P27.3'] },
      'P09',
      'P17',
      'P32',
      'P35',
    ),
  },
  hazards: [
    {
      name: 'Dirt on packaging that arrives',
      ours: [{ hazard: 'H02', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Packaging not made for food',
      ours: [{ hazard: 'H78', steps: ['P32'] }],
      control: 'not_significant',
    },
    {
      name: 'Germs of the raw meat survive cooking',
      ours: [{ hazard: 'H16', steps: ['P09'] }],
      control: 'CCP',
    },
    {
      name: 'Clostridia grow in slow cooling',
      ours: [{ hazard: 'H24', steps: ['P17'] }],
      control: 'CCP',
    },
    {
      name: 'Growth while a ham warms up slowly',
      ours: [{ hazard: 'H110', steps: ['P09'] }],
      control: 'CCP',
    },
    {
      name: 'Cure mix and other ingredients not added as meant',
      ours: [
        { hazard: 'H33', steps: ['P27'] },
        { hazard: 'H79', steps: ['P08'] },
      ],
      control: 'not_significant',
    },
  ],
  limits: [
    {
      name: 'Core of the ham, without a time (158 °F)',
      ours: ['L-cook-whole', 'L-cook-core'],
      min: 70,
    },
    {
      name: 'Slow cooking: from 50 to 93 °F',
      ours: ['L-come-up'],
      max: 33.9,
      within_minutes: 240,
      differs: 'The guideline of 2021 has one figure in its stead: from 50 to 130 °F in 6 hours.',
    },
  ],
}
