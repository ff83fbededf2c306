import type { Study } from '../study.ts'

/**
 * Read: the control points cooking and bagging with their limits; the text at hand ends inside bagging,
 * before cooling and storage. The sheet names no hazards: those here follow from what each limit is for.
 */
export const nevadaCookChill: Study = {
  id: 'cook-chill-nevada',
  title: 'HACCP Worksheet: Cook Chill Sample',
  publisher: 'Southern Nevada Health District',
  year: 2019,
  address: 'https://www.scribd.com/document/550881457/Cook-Chill-Sample-HACCP-Worksheet-20190417-1',
  read_on: '2026-11-23',
  partly_read: 'the first two of the control points, in a copy at scribd.com',
  decided_steps: ['P09', 'P22'],
  place: {
    country: 'US',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '15+',
    extra_data: ['cook_chill', 'vacuum_or_MAP'],
    product_groups: ['PG01', 'PG34'],
    food_groups: ['FG34', 'FG35', 'FG02', 'FG14', 'FG17', 'FG23', 'FG30', 'FG32'],
    processes: [
      { id: 'P01' },
      { id: 'P04' },
      { id: 'P08' },
      { id: 'P09' },
      { id: 'P17' },
      { id: 'P18' },
      { id: 'P22', sub_processes: ['P22.1', 'P22.4'] },
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
      name: 'Growth in bags filled too cool',
      ours: [
        { hazard: 'H28', steps: ['P22'] },
        { hazard: 'H25', steps: ['P17', 'P20'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [
    { name: 'Beef, 145 °F', ours: ['L-cook-whole'], min: 62.8, hold_minutes: 0.25 },
    {
      name: 'Chicken, 165 °F for 15 s',
      ours: ['L-cook-poultry'],
      min: 73.9,
      hold_minutes: 0.25,
      differs: 'the Food Code 2022 has 165 °F without holding time',
    },
    {
      name: 'Pork, 155 °F for 15 s',
      ours: ['L-cook-whole'],
      min: 68.3,
      hold_minutes: 0.25,
      differs: 'the Food Code has 145 °F for whole pork; the district is stricter',
    },
    { name: 'Vegetables, 135 °F', ours: ['L-cook-core', 'L-hot-hold'], min: 57.2 },
    { name: 'Bagging, 135 °F', ours: ['L-hot-hold'], min: 57.2 },
  ],
}
