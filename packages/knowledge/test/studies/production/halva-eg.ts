import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/** Read: the abstract, which names the control points and the hazards that were tested, without figures. */
export const halvaEg: Study = {
  id: 'halva-eg',
  title: 'Application of HACCP system in the manufacture of halawa tahinia from sesame',
  publisher: 'Annals of Agricultural Science, Moshtohor (Benha University)',
  year: null,
  address: 'https://assjm.journals.ekb.eg/article_251498.html',
  read_on: '2026-11-24',
  partly_read: 'the abstract',
  place: {
    country: 'EG',
    activity: 'A20',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['metal_detection'],
    product_groups: ['PG31'],
    food_groups: ['FG21', 'FG22', 'FG30', 'FG32'],
    processes: stepsOf('P01', 'P03', { id: 'P56', sub_processes: ['P56.2'] }, 'P08', 'P28', 'P32', {
      id: 'P33',
      sub_processes: ['P33.1'],
    }),
  },
  hazards: [
    {
      name: 'Salmonella survives the roasting of sesame',
      ours: [{ hazard: 'H113', steps: ['P56'] }],
      control: 'CCP',
    },
    {
      name: 'Bacteria get in while tahini is stirred',
      ours: [
        { hazard: 'H118', steps: ['P32'] },
        { hazard: 'H113', steps: ['P08'] },
      ],
      control: 'CCP',
      differs:
        'Cleaning is a prerequisite programme (Codex CXC 1, notice 2022/C 355/01); no figure of the line separates good from bad.',
    },
    {
      name: 'Bacteria in the mass under vacuum',
      ours: [{ hazard: 'H118', steps: ['P32'] }],
      control: 'CCP',
      differs:
        'The mass is cooked sugar and dry paste in which nothing grows; the vacuum draws out water and air.',
    },
    { name: 'Metal', ours: [{ hazard: 'H63', steps: ['P33'] }], control: 'CCP' },
    { name: 'Pesticides in sesame', ours: [{ hazard: 'H39', steps: ['P01'] }], control: 'significant' },
    { name: 'Lead and arsenic', ours: [{ hazard: 'H40', steps: ['P01'] }], control: 'significant' },
  ],
  limits: [],
}
