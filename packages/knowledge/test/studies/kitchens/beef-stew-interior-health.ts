import type { Study } from '../study.ts'

/**
 * Read: the whole recipe plan of appendix 1, from the first ingredient to the sanitation instructions. It
 * marks four critical steps; chilled storage stands between them without the mark.
 */
export const beefStew: Study = {
  id: 'beef-stew-interior-health',
  title: 'Food Safety Plan Template for Food Service Operators, HP-FS-9040, appendix 1: beef stew',
  publisher: 'Interior Health Authority, British Columbia',
  year: 2014,
  address: 'https://studylib.net/doc/6888914/food-safety-plan-template---interior-health-authority',
  read_on: '2026-11-23',
  partly_read: 'appendix 1 only, in a copy at studylib.net',
  decided_steps: ['P04', 'P09', 'P17', 'P18', 'P19', 'P20'],
  place: {
    country: 'CA',
    activity: 'A01',
    location_type: 'in_house_kitchen',
    number_of_employees: '4-14',
    extra_data: ['hot_holding_buffet'],
    product_groups: ['PG01'],
    food_groups: ['FG16', 'FG23', 'FG25', 'FG26', 'FG30'],
    processes: [
      { id: 'P01' },
      { id: 'P03' },
      { id: 'P04' },
      { id: 'P05' },
      { id: 'P09', sub_processes: ['P09.1'] },
      { id: 'P17', sub_processes: ['P17.3'] },
      { id: 'P18', sub_processes: ['P18.2'] },
      { id: 'P19' },
      { id: 'P20' },
      { id: 'P39' },
      { id: 'P42' },
    ],
  },
  hazards: [
    {
      name: 'Germs survive cooking',
      ours: [{ hazard: 'H16', steps: ['P09'] }],
      control: 'CCP',
    },
    { name: 'Growth in the hot hold unit', ours: [{ hazard: 'H27', steps: ['P19'] }], control: 'CCP' },
    { name: 'Growth while the stew cools', ours: [{ hazard: 'H24', steps: ['P17'] }], control: 'CCP' },
    {
      name: 'Growth in the cooler',
      ours: [
        { hazard: 'H08', steps: ['P04'] },
        { hazard: 'H11', steps: ['P04'] },
      ],
      control: 'significant',
    },
    { name: 'Germs survive reheating', ours: [{ hazard: 'H26', steps: ['P18'] }], control: 'CCP' },
    {
      name: 'Unwashed hands, dirty tools',
      ours: [
        { hazard: 'H25', steps: ['P17', 'P20'] },
        { hazard: 'H18', steps: ['P20', 'P42'] },
        { hazard: 'H53', steps: ['P39'] },
      ],
      control: 'significant',
    },
  ],
  limits: [
    { name: 'Cooking', ours: ['L-cook-core'], min: 74, hold_minutes: 0.25 },
    { name: 'Hot holding', ours: ['L-hot-hold'], min: 60 },
    {
      name: 'Cooling in two stages',
      ours: ['L-cool'],
      max: 20,
      within_minutes: 120,
      then: { max: 4, within_minutes: 360 },
    },
    { name: 'Chilled storage', ours: ['L-chill-rte'], max: 4 },
    { name: 'Reheating', ours: ['L-reheat'], min: 74, within_minutes: 120 },
  ],
}
