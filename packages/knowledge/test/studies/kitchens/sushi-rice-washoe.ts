import type { Study } from '../study.ts'

/**
 * Read: the guidelines of Washoe County up to the work sheet (control point and limit), and those of Sonoma
 * County for the hazards (docslib.org/download/3871076). The guidelines cover the rice only, not the fish.
 */
export const sushiRice: Study = {
  id: 'sushi-rice-washoe',
  title: 'Guidelines for Sushi Rice HACCP Plan (Option A)',
  publisher: 'Washoe County District Board of Health, Nevada',
  year: null,
  address: 'https://paperzz.com/doc/8727236/guidelines-for-sushi-rice-haccp-plan--option-a-',
  read_on: '2026-11-23',
  partly_read: 'the guidelines without their forms, in a copy at paperzz.com',
  decided_steps: ['P26'],
  place: {
    country: 'US',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '4-14',
    extra_data: ['acidification'],
    product_groups: ['PG06'],
    food_groups: ['FG42', 'FG21', 'FG30'],
    processes: [
      { id: 'P01' },
      { id: 'P03' },
      { id: 'P09', sub_processes: ['P09.1'] },
      { id: 'P26', sub_processes: ['P26.2', 'P26.4'] },
      { id: 'P20' },
      { id: 'P42' },
    ],
  },
  hazards: [
    {
      name: 'Bacillus cereus in rice at room temperature',
      ours: [{ hazard: 'H81', steps: ['P26'] }],
      control: 'CCP',
    },
    {
      name: 'Staphylococcus aureus in rice at room temperature',
      ours: [{ hazard: 'H32', steps: ['P26'] }],
      control: 'CCP',
    },
  ],
  limits: [{ name: 'pH of the rice', ours: ['L-acid-rice-ph'], max: 4.2 }],
}
