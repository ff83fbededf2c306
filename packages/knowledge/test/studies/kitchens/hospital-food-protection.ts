import type { Study } from '../study.ts'

/** Read: the whole abstract, which names the control points of each system; the article was not at hand. */
export const hospital: Study = {
  id: 'hospital-food-protection',
  title: 'Critical Control Points of Hospital Foodservice Operations',
  publisher: 'Centers for Disease Control: Journal of Food Protection 47 (12), 950–963',
  year: 1984,
  address: 'https://doi.org/10.4315/0362-028x-47.12.950',
  read_on: '2026-11-23',
  partly_read: 'the abstract',
  decided_steps: ['P01', 'P06', 'P09', 'P17', 'P18', 'P19', 'P20'],
  place: {
    country: 'US',
    activity: 'A06',
    location_type: 'own_kitchen',
    number_of_employees: '15+',
    extra_data: ['vulnerable_consumers', 'cook_chill', 'freezing_on_site', 'hot_holding_buffet'],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG13'],
    food_groups: ['FG34', 'FG35', 'FG02', 'FG03', 'FG12', 'FG14', 'FG17', 'FG26', 'FG27'],
  },
  hazards: [
    { name: 'Incoming food for cold meals', ours: [{ hazard: 'H11', steps: ['P01'] }], control: 'CCP' },
    { name: 'Thawing', ours: [{ hazard: 'H13', steps: ['P06'] }], control: 'not_significant' },
    {
      name: 'Germs survive cooking',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    { name: 'Growth in cooling', ours: [{ hazard: 'H24', steps: ['P17'] }], control: 'CCP' },
    {
      name: 'Handling after cooking',
      ours: [
        { hazard: 'H25', steps: ['P11', 'P17', 'P20'] },
        { hazard: 'H19', steps: ['P20'] },
      ],
      control: 'CCP',
    },
    { name: 'Growth in hot holding', ours: [{ hazard: 'H27', steps: ['P19'] }], control: 'CCP' },
    {
      name: 'Germs survive reheating in the microwave',
      ours: [{ hazard: 'H26', steps: ['P18'] }],
      control: 'CCP',
    },
  ],
  limits: [],
}
