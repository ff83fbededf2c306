import type { Study } from '../study.ts'

/**
 * Read: the introduction to the charts, which explains with three examples what is a control point. The
 * charts themselves were not at hand.
 */
export const cookSafe: Study = {
  id: 'catering-cooksafe',
  title: 'CookSafe, issue 1.2, section 2: HACCP charts',
  publisher: 'Food Standards Scotland',
  year: 2012,
  address:
    'https://www.foodstandards.gov.scot/business-guidance/running-a-food-business/publications/cooksafe-guide/cooksafe-guide-web-version/cooksafe-guide-web-version-section-2',
  read_on: '2026-11-23',
  partly_read: 'the introduction to the charts',
  decided_steps: ['P01', 'P09'],
  place: {
    country: 'GB',
    region: 'GB-SCT',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG04'],
    food_groups: ['FG34', 'FG35', 'FG36', 'FG02', 'FG12', 'FG13', 'FG14', 'FG42', 'FG43', 'FG44', 'FG26'],
  },
  hazards: [
    {
      name: 'Growth in ready-to-eat food delivered too warm',
      ours: [{ hazard: 'H11', steps: ['P01'] }],
      control: 'CCP',
    },
    {
      name: 'Germs in raw chicken delivered too warm',
      ours: [{ hazard: 'H01', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Germs survive in chicken',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [],
}
