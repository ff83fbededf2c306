import type { Study } from '../study.ts'

/**
 * Read: the only control point of the plan, packing and labelling: meat that has warmed up during cutting is
 * back in the cold in time. The times for each temperature were read for pork only and are left out.
 */
export const rawCuts: Study = {
  id: 'raw-cuts-wisconsin',
  title: 'HACCP plan: raw, not ground (cuts, tenderised and marinated cuts)',
  publisher: 'University of Wisconsin-Madison',
  year: 2012,
  address: 'https://studylib.net/doc/15303135/raw--not-ground-model-process-category--raw--not-ground--...',
  read_on: '2026-11-23',
  partly_read: 'the control point with its limit, in a copy at studylib.net',
  decided_steps: ['P08', 'P32'],
  place: {
    country: 'US',
    activity: 'A10',
    location_type: 'shop_with_workroom',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG18'],
    food_groups: ['FG34', 'FG35', 'FG36', 'FG02', 'FG32'],
    processes: [
      { id: 'P01' },
      { id: 'P04' },
      { id: 'P05' },
      { id: 'P08', sub_processes: ['P08.1', 'P08.3'] },
      { id: 'P32' },
      { id: 'P34', sub_processes: ['P34.1'] },
    ],
  },
  hazards: [
    {
      name: 'Growth while meat is cut and packed outside the cold',
      ours: [{ hazard: 'H19', steps: ['P08', 'P32'] }],
      control: 'CCP',
    },
  ],
  limits: [{ name: 'Back in the cold, 41 °F', ours: ['L-chill-red-meat', 'L-chill-poultry'], max: 5 }],
}
