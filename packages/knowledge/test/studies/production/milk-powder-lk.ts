import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract. Control points were found by counts along the line; other hazards are not named. */
export const milkPowderLk: Study = {
  id: 'milk-powder-lk',
  title:
    'Identification of the critical control points of a newly established commercial spray dried milk factory',
  publisher: 'Uva Wellassa University, Sri Lanka',
  year: 2018,
  address: 'https://erepo.lib.uwu.ac.lk/items/e6b42fd4-0ef7-44b1-82a7-5bcf793cfa76/full',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  decided_steps: ['P04', 'P14', 'P53'],
  place: {
    country: 'LK',
    activity: 'A14',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG41'],
    food_groups: ['FG11', 'FG30'],
    processes: stepsOf(
      'P01',
      'P04',
      { id: 'P14', sub_processes: ['P14.2'] },
      'P53',
      { id: 'P52', sub_processes: ['P52.3'] },
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Growth and adulteration in silos of raw milk',
      ours: [
        { hazard: 'H08', steps: ['P04'] },
        { hazard: 'H89', steps: ['P01'] },
      ],
      control: 'CCP',
      differs:
        'The milk is pasteurised afterwards; Reg. (EC) No 853/2004 has the temperature of the store as a rule of hygiene.',
    },
    {
      name: 'Bacteria in the vat after pasteurisation',
      ours: [
        { hazard: 'H21', steps: ['P14'] },
        { hazard: 'H89', steps: ['P14'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Bacteria get in at the balance tank, before the evaporator',
      ours: [{ hazard: 'H118', steps: ['P53'] }],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
  ],
  limits: [
    {
      name: 'Pasteurisation',
      ours: ['L-pasteurise'],
      min: 80,
      hold_minutes: 0.25,
      differs: 'The law of the European Union, which we show for want of another, has 72 °C.',
    },
  ],
}
