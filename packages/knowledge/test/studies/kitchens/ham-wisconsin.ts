import type { Study } from '../study.ts'

/**
 * Read: the hazard analysis of receiving, and the control point cooking of the plan. That cooling is the
 * other control point is said in the analysis; its limit is after the end of the text at hand.
 */
export const ham: Study = {
  id: 'ham-wisconsin',
  title: 'HACCP plan, fully cooked, not shelf-stable: cured whole muscle, ham',
  publisher: 'University of Wisconsin-Madison',
  year: 2012,
  address: 'https://studylib.net/doc/15303003/haccp-plan-fully-cooked--not-shelf-stable--cured-whole-mu...',
  read_on: '2026-11-23',
  partly_read: 'receiving and cooking, in copies at studylib.net (15303003 and 15303005)',
  decided_steps: ['P01', 'P09', 'P17'],
  place: {
    country: 'US',
    activity: 'A10',
    location_type: 'shop_with_workroom',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG20'],
    food_groups: ['FG34', 'FG02', 'FG23', 'FG29', 'FG30', 'FG32'],
    processes: [
      { id: 'P01' },
      { id: 'P03' },
      { id: 'P04' },
      { id: 'P05' },
      { id: 'P08', sub_processes: ['P08.1', 'P08.3', 'P08.5'] },
      { id: 'P09', sub_processes: ['P09.4'] },
      { id: 'P17' },
      { id: 'P27', sub_processes: ['P27.2'] },
      { id: 'P32' },
    ],
  },
  hazards: [
    {
      name: 'Dirty packaging material',
      ours: [{ hazard: 'H02', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Packaging not of food grade',
      ours: [{ hazard: 'H78', steps: ['P32'] }],
      control: 'not_significant',
    },
    { name: 'Pathogens in raw meat', ours: [{ hazard: 'H01', steps: ['P01'] }], control: 'significant' },
    {
      name: 'Germs survive cooking, Campylobacter in poultry too',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth while a ham warms up slowly',
      ours: [{ hazard: 'H110', steps: ['P09'] }],
      control: 'CCP',
    },
    { name: 'Clostridia grow in cooling', ours: [{ hazard: 'H24', steps: ['P17'] }], control: 'CCP' },
  ],
  limits: [
    {
      name: 'Core at once safe, 158 °F',
      ours: ['L-cook-core', 'L-cook-whole'],
      min: 70,
    },
    {
      name: 'Cured poultry, 155 °F',
      ours: ['L-cook-poultry'],
      min: 68.3,
      differs: 'the plan is for an inspected plant; the Food Code has 165 °F for poultry in shops',
    },
  ],
}
