import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the title, the rows for packaging materials and the row for raw meat, in a copy of the form. The
 * rows after receiving and the page with the limits are not stored, so no limit is taken. The copy has no
 * date; it calls other STEC than O157 adulterants, which holds since 2012.
 */
export const rawGroundUs: Study = {
  id: 'raw-ground-us',
  title: 'Raw, ground model: ground beef, pork sausage, fresh bratwurst, Italian sausage',
  publisher: 'University of Wisconsin, model HACCP plans for small plants (copy)',
  year: 2012,
  address: 'https://docest.com/doc/416381/haccp-plan-raw-ground-products',
  read_on: '2026-11-23',
  decided_steps: ['P01', 'P04', 'P08'],
  place: {
    country: 'US',
    activity: 'A15',
    location_type: 'cutting_plant',
    number_of_employees: '4-14',
    extra_data: ['grinding_mince'],
    product_groups: ['PG19'],
    food_groups: ['FG34', 'FG35', 'FG03', 'FG23', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P05',
      'P06',
      { id: 'P08', sub_processes: ['P08.2', 'P08.5', 'P08.6'] },
      'P32',
      'P35',
    ),
  },
  hazards: [
    {
      name: 'Dirt or meat on packaging that arrives',
      ours: [{ hazard: 'H02', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Packaging not made for food',
      ours: [{ hazard: 'H78', steps: ['P32'] }],
      control: 'not_significant',
    },
    {
      name: 'Salmonella and STEC in the meat that arrives',
      ours: [{ hazard: 'H15', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'BSE prions in specified risk material',
      ours: [{ hazard: 'H116', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Growth while the meat is out of the cold, over all steps',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
        { hazard: 'H08', steps: ['P04'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [],
}
