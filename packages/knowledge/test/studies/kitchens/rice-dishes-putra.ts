import type { Study } from '../study.ts'

/** Read: the abstract in the repository of the university, which names all steps with control points. */
export const riceDishes: Study = {
  id: 'rice-dishes-putra',
  title:
    'Modernizing the preparation of the Malaysian traditional mixed rice dishes with cook-chill central kitchen and implementation of HACCP',
  publisher:
    'N. Z. Noor Hasnan and S. H. Mohd Ramli: International Journal of Gastronomy and Food Science 19, 100193',
  year: 2019,
  address: 'http://psasir.upm.edu.my/id/eprint/81394',
  read_on: '2026-11-23',
  partly_read: 'the abstract',
  place: {
    country: 'MY',
    activity: 'A07',
    location_type: 'central_kitchen',
    number_of_employees: '15+',
    extra_data: ['cook_chill', 'delivery_transport'],
    product_groups: ['PG01'],
    food_groups: ['FG35', 'FG02', 'FG14', 'FG42', 'FG23', 'FG24', 'FG30', 'FG32'],
  },
  hazards: [
    {
      name: 'Germs survive heating',
      ours: [
        { hazard: 'H16', steps: ['P09'] },
        { hazard: 'H80', steps: ['P09'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Germs get in or grow while portioning',
      ours: [
        { hazard: 'H25', steps: ['P17', 'P20'] },
        { hazard: 'H19', steps: ['P20'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in chilling',
      ours: [
        { hazard: 'H24', steps: ['P17'] },
        { hazard: 'H81', steps: ['P17'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in storage',
      ours: [
        { hazard: 'H08', steps: ['P04', 'P61'] },
        { hazard: 'H11', steps: ['P04'] },
        { hazard: 'H121', steps: ['P61'] },
      ],
      control: 'CCP',
    },
    { name: 'Growth in dispatch', ours: [{ hazard: 'H08', steps: ['P35'] }], control: 'CCP' },
  ],
  limits: [],
}
