import type { Study } from '../study.ts'

/**
 * Read: the abstract of the journal, which names the raw material with most pathogens and the only control
 * point.
 */
export const fillingCream: Study = {
  id: 'filling-cream-giza',
  title:
    'Implementation of Hazard Analysis Critical Control Points (HACCP) principles in production of filling cream',
  publisher: 'Food Technology Research Institute, Giza, and Ain Shams University, Cairo',
  year: null,
  address: 'https://ajs.journals.ekb.eg/article_14196.html',
  read_on: '2026-11-23',
  partly_read: 'the abstract',
  place: {
    country: 'EG',
    activity: 'A12',
    location_type: 'craft_bakery',
    number_of_employees: '4-14',
    extra_data: [],
    product_groups: ['PG08'],
    food_groups: ['FG12', 'FG21', 'FG24', 'FG30'],
    processes: [{ id: 'P01' }, { id: 'P03' }, { id: 'P08', sub_processes: ['P08.6'] }, { id: 'P11' }],
  },
  hazards: [
    {
      name: 'Staphylococcus aureus and Salmonella in milk powder',
      ours: [{ hazard: 'H113', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Germs get in and grow in whipping',
      ours: [
        { hazard: 'H82', steps: ['P11'] },
        { hazard: 'H09', steps: ['P08', 'P11'] },
        { hazard: 'H10', steps: ['P08', 'P11'] },
      ],
      control: 'CCP',
    },
  ],
  limits: [],
}
