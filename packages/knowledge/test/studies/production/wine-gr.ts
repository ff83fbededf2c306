import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the abstract. It names the stages that are control points for safety, and chemicals and metal as the
 * hazards.
 */
export const wineGr: Study = {
  id: 'wine-gr',
  title: 'Quality and safety assurance in winemaking',
  publisher: 'Food Control 13, 503-517',
  year: 2002,
  address: 'https://data.zhenzhi.com/details/1/894768461',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'GR',
    activity: 'A21',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['glass_packaging'],
    product_groups: ['PG17'],
    food_groups: ['FG46', 'FG29', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P08',
      { id: 'P51', sub_processes: ['P51.2'] },
      { id: 'P58', sub_processes: ['P58.2'] },
      'P54',
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Chemicals in grapes, from growing and harvest',
      ours: [
        { hazard: 'H39', steps: ['P01'] },
        { hazard: 'H31', steps: ['P01'] },
      ],
      control: 'CCP',
      differs:
        'Growers keep the wait after spraying and rotten grapes are refused; the notice 2022/C 355/01 has what is seen and not measured as an operational prerequisite programme.',
    },
    { name: 'Fermentation that goes wrong', ours: [{ hazard: 'H115', steps: ['P58'] }], control: 'CCP' },
    {
      name: 'Too much sulphite, in stabilising and ageing',
      ours: [{ hazard: 'H79', steps: ['P32'] }],
      control: 'CCP',
      differs:
        'Sulphite is weighed for each batch; the notice 2022/C 355/01 has what is not measured in the product as an operational prerequisite programme.',
    },
    {
      name: 'Glass and metal, at bottling',
      ours: [
        { hazard: 'H65', steps: ['P32'] },
        { hazard: 'H65', steps: ['P54'] },
        { hazard: 'H68', steps: ['P51'] },
      ],
      control: 'CCP',
      differs:
        'Bottles are looked at and rinsed each shift; no figure separates good from bad (notice 2022/C 355/01).',
    },
  ],
  limits: [],
}
