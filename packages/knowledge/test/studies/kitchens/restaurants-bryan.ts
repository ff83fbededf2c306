import type { Study } from '../study.ts'

/**
 * Read: the abstract, which names the control points of four ways to prepare food in shops and restaurants.
 */
export const restaurants: Study = {
  id: 'restaurants-bryan',
  title: 'Hazard Analysis Critical Control Point (HACCP) Systems for Retail Food and Restaurant Operations',
  publisher: 'F. L. Bryan, International Association for Food Protection',
  year: null,
  address:
    'http://globalauthorid.com/WebPortal/ArticleView?wd=ADA9B254BD7D6F4E964E98CF338993642E3062B8C2BE510200CADCD4DE3E2CC5',
  read_on: '2026-11-23',
  partly_read: 'the abstract, in a copy at globalauthorid.com',
  decided_steps: ['P01', 'P02', 'P09', 'P17', 'P18', 'P19'],
  place: {
    country: 'US',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '4-14',
    extra_data: ['hot_holding_buffet', 'cook_chill'],
    product_groups: ['PG01', 'PG02', 'PG03', 'PG04'],
    food_groups: [
      'FG34',
      'FG35',
      'FG02',
      'FG03',
      'FG12',
      'FG14',
      'FG17',
      'FG42',
      'FG43',
      'FG44',
      'FG26',
      'FG27',
    ],
  },
  hazards: [
    {
      name: 'Germs survive cooking',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in hot holding',
      ours: [
        { hazard: 'H27', steps: ['P19'] },
        { hazard: 'H81', steps: ['P19'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in chilling',
      ours: [
        { hazard: 'H24', steps: ['P17'] },
        { hazard: 'H81', steps: ['P17'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Unsafe source',
      ours: [{ hazard: 'H05', steps: ['P01', 'P02'] }],
      control: 'CCP',
      differs: 'Approved suppliers are a prerequisite programme today (Codex CXC 1, notice 2022/C 355/01).',
    },
    { name: 'Germs survive reheating', ours: [{ hazard: 'H26', steps: ['P18'] }], control: 'CCP' },
  ],
  limits: [],
}
