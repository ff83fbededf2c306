import type { Study } from '../study.ts'

/**
 * Read: the general part and the rows of the plan for receiving and storage, both marked as critical; the
 * text at hand ends there.
 */
export const islandHealthKitchen: Study = {
  id: 'kitchen-island-health',
  title: 'Writing Food Safety Plans: example of a general plan',
  publisher: 'Island Health, British Columbia',
  year: 2015,
  address: 'https://zbook.org/read/6c0d25_food-safety-plan-island-health-island-health-pdf.html',
  read_on: '2026-11-23',
  partly_read: 'the rows of receiving and storage, in a copy at zbook.org',
  decided_steps: ['P01', 'P04', 'P05'],
  place: {
    country: 'CA',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG04', 'PG07'],
    food_groups: [
      'FG34',
      'FG35',
      'FG02',
      'FG03',
      'FG09',
      'FG12',
      'FG14',
      'FG42',
      'FG43',
      'FG44',
      'FG26',
      'FG27',
    ],
  },
  hazards: [
    {
      name: 'Contaminated goods at receiving',
      ours: [
        { hazard: 'H02', steps: ['P01'] },
        { hazard: 'H05', steps: ['P01'] },
      ],
      control: 'CCP',
      differs:
        'Looks and packs are part of accepting goods, a prerequisite programme (notice 2022/C 355/01).',
    },
    {
      name: 'Growth before receiving',
      ours: [
        { hazard: 'H01', steps: ['P01'] },
        { hazard: 'H11', steps: ['P01'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in chilled storage',
      ours: [
        { hazard: 'H08', steps: ['P04'] },
        { hazard: 'H11', steps: ['P04'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Frozen storage too warm',
      ours: [{ hazard: 'H12', steps: ['P05'] }],
      control: 'CCP',
      differs: 'Nothing grows below -10 °C; -18 °C keeps quality, and the freezer is read daily as hygiene.',
    },
  ],
  limits: [
    { name: 'Receiving of chilled food', ours: ['L-chill-rte'], max: 4 },
    { name: 'Storage of perishable food', ours: ['L-chill-rte'], max: 4 },
    { name: 'Frozen storage', ours: ['L-frozen'], max: -18 },
  ],
}
