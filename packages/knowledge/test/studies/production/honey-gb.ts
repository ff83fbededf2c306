import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the whole hazard analysis but the end of its last line; the control points that follow are not
 * stored. It rates risks as low or medium: medium is taken as significant, low as not. It names no author,
 * date or country: the year is that of the reading, and ragwort and the sale in jars speak for the British
 * Isles.
 */
export const honeyGb: Study = {
  id: 'honey-gb',
  title: 'HACCP plan for the production of honey',
  publisher: 'not named in the copy (info.5y1.org)',
  year: 2026,
  address: 'https://info.5y1.org/storage-containers-for-sale_1_274f38.html',
  read_on: '2026-11-23',
  decided_steps: [],
  place: {
    country: 'GB',
    activity: 'A25',
    location_type: 'apiary',
    number_of_employees: '1-3',
    extra_data: ['glass_packaging'],
    product_groups: ['PG31'],
    food_groups: ['FG32', 'FG33'],
    processes: stepsOf('P01', 'P03', 'P32'),
  },
  hazards: [
    { name: 'Yeast', ours: [], control: 'not_significant' },
    {
      name: 'Spores of Clostridium botulinum',
      ours: [{ hazard: 'H114', steps: ['P32'] }],
      control: 'significant',
    },
    {
      name: 'Medicines against mites',
      ours: [{ hazard: 'H38', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Insecticides against wax moth',
      ours: [
        { hazard: 'H38', steps: ['P01'] },
        { hazard: 'H39', steps: ['P01'] },
      ],
      control: 'not_significant',
    },
    {
      name: 'Residues of cleaners',
      ours: [{ hazard: 'H52', steps: ['P39'] }],
      control: 'significant',
    },
    { name: 'Poison of plants such as ragwort', ours: [], control: 'not_significant' },
    { name: 'Dust and dirt', ours: [{ hazard: 'H68', steps: ['P51', 'P32'] }], control: 'significant' },
    { name: 'Parts of insects and wax', ours: [], control: 'not_significant' },
    {
      name: 'Glass of jars',
      ours: [{ hazard: 'H65', steps: ['P32'] }],
      control: 'not_significant',
    },
  ],
  limits: [],
}
