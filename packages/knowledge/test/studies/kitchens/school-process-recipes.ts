import type { Study } from '../study.ts'

/**
 * Read: the first two pages of the list, from bread to meat dishes, with the control points of each dish. The
 * text at hand does not name the agency; the numbers of the recipes begin with “ADE”.
 */
export const schoolRecipes: Study = {
  id: 'school-process-recipes',
  title: 'Food Safety Plan: process approach to HACCP, three steps, with USDA recipes for schools',
  publisher: 'State agency for school meals (recipes numbered ADE)',
  year: 2006,
  address: 'http://www.docsford.com/document/4130401',
  read_on: '2026-11-23',
  partly_read: 'pages 29 and 30 of the list, in copies at docsford.com and docstoc.com',
  decided_steps: ['P03', 'P04', 'P09', 'P10', 'P12', 'P17', 'P19'],
  place: {
    country: 'US',
    activity: 'A05',
    location_type: 'own_kitchen',
    number_of_employees: '4-14',
    extra_data: ['vulnerable_consumers', 'hot_holding_buffet'],
    product_groups: ['PG01', 'PG03'],
    food_groups: [
      'FG34',
      'FG35',
      'FG02',
      'FG03',
      'FG09',
      'FG12',
      'FG13',
      'FG14',
      'FG42',
      'FG43',
      'FG44',
      'FG20',
      'FG25',
      'FG27',
    ],
  },
  hazards: [
    {
      name: 'Bread, crackers and biscuits: no control point',
      ours: [
        { hazard: 'H31', steps: ['P03'] },
        { hazard: 'H61', steps: ['P03'] },
      ],
      control: 'not_significant',
    },
    {
      name: 'Germs survive cooking',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    { name: 'Growth in hot holding', ours: [{ hazard: 'H27', steps: ['P19'] }], control: 'CCP' },
    {
      name: 'Growth in cheese and salads held cold',
      ours: [
        { hazard: 'H08', steps: ['P04', 'P12'] },
        { hazard: 'H11', steps: ['P04', 'P12'] },
      ],
      control: 'CCP',
    },
    { name: 'Salmonella in eggs for the salad', ours: [{ hazard: 'H17', steps: ['P10'] }], control: 'CCP' },
    { name: 'Growth while boiled eggs cool', ours: [{ hazard: 'H24', steps: ['P17'] }], control: 'CCP' },
  ],
  justified: [
    {
      step: 'P17',
      hazard: 'H81',
      reason: 'Rice, pasta and beans are on the list of foods; the limit is that of cooling in the study',
    },
    {
      step: 'P19',
      hazard: 'H81',
      reason: 'Burritos with rice or beans are held hot; the limit is that of hot holding in the study',
    },
  ],
  limits: [
    { name: 'Hot holding, 135 °F', ours: ['L-hot-hold'], min: 57.2 },
    { name: 'Cold holding, 41 °F', ours: ['L-chill-rte'], max: 5 },
  ],
}
