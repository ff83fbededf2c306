import type { Study } from '../study.ts'

/**
 * Read: the abstract, which names both control points, and the first rows of the table of hazards (raw
 * materials; weighing and mixing). The limits were not at hand.
 */
export const taiwanIceCream: Study = {
  id: 'ice-cream-taiwan',
  title: 'The implementation of HACCP management system in a chocolate ice cream plant',
  publisher: 'J. Lu, X.-H. Pua, C.-T. Liu, C.-L. Chang, K.-C. Cheng: Journal of Food and Drug Analysis 22',
  year: 2014,
  address: 'https://doi.org/10.1016/j.jfda.2013.09.049',
  read_on: '2026-11-23',
  partly_read: 'abstract and first rows of the table, in a copy of the open-access text (PMC9354865)',
  place: {
    country: 'TW',
    activity: 'A13',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG14'],
    food_groups: ['FG12', 'FG21', 'FG30'],
  },
  hazards: [
    {
      name: 'Germs in raw materials',
      ours: [
        { hazard: 'H01', steps: ['P01'] },
        { hazard: 'H02', steps: ['P01'] },
      ],
      control: 'not_significant',
    },
    { name: 'Antibiotics in milk', ours: [{ hazard: 'H112', steps: ['P01'] }], control: 'significant' },
    { name: 'Aflatoxin in milk', ours: [{ hazard: 'H111', steps: ['P01'] }], control: 'significant' },
    {
      name: 'Stones and metal in raw materials',
      ours: [{ hazard: 'H04', steps: ['P01'] }],
      control: 'not_significant',
    },
    {
      name: 'Germs in weighing and mixing',
      ours: [
        { hazard: 'H10', steps: ['P08'] },
        { hazard: 'H09', steps: ['P08'] },
      ],
      control: 'not_significant',
    },
    { name: 'Germs survive pasteurisation', ours: [{ hazard: 'H21', steps: ['P14'] }], control: 'CCP' },
    { name: 'Freezing', ours: [{ hazard: 'H12', steps: ['P16'] }], control: 'CCP' },
  ],
  justified: [
    {
      step: 'P04',
      hazard: 'H11',
      reason:
        'Rules of the United States and, formerly, of Britain name time and temperature for it; the other study of ice cream has it too.',
    },
    {
      step: 'P17',
      hazard: 'H120',
      reason:
        'Rules of the United States and, formerly, of Britain name time and temperature for it; the other study of ice cream has it too.',
    },
  ],
  limits: [],
}
