import type { Study } from '../study.ts'

/**
 * Read: the abstract in the repository of the university, which names all control points and critical limits.
 * It does not say for which hazard the freezer is one; filters for its air are proposed.
 */
export const ceylonIceCream: Study = {
  id: 'ice-cream-ceylon',
  title: 'A HACCP system for the ice-cream factory of Ceylon Cold Stores Ltd (thesis; the title is ours)',
  publisher: 'Sabaragamuwa University of Sri Lanka',
  year: null,
  address: 'http://repo.lib.sab.ac.lk:8080/xmlui/handle/susl/2734',
  read_on: '2026-11-23',
  partly_read: 'the abstract; its page has neither title nor year',
  place: {
    country: 'LK',
    activity: 'A13',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG14'],
    food_groups: ['FG12', 'FG45', 'FG46', 'FG21', 'FG22', 'FG30'],
  },
  hazards: [
    {
      name: 'Pieces in the mix (filter)',
      ours: [{ hazard: 'H68', steps: ['P51'] }],
      control: 'CCP',
    },
    { name: 'Germs survive pasteurisation', ours: [{ hazard: 'H21', steps: ['P14'] }], control: 'CCP' },
    { name: 'Growth while the mix cools', ours: [{ hazard: 'H120', steps: ['P17'] }], control: 'CCP' },
    {
      name: 'Growth in ageing',
      ours: [
        { hazard: 'H08', steps: ['P04'] },
        { hazard: 'H11', steps: ['P04'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Freezer',
      ours: [
        { hazard: 'H12', steps: ['P16'] },
        { hazard: 'H10', steps: ['P16'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Ingredients added after heating',
      ours: [
        { hazard: 'H113', steps: ['P01'] },
        { hazard: 'H49', steps: ['P20'] },
      ],
      control: 'CCP',
      differs:
        'What is added cold comes from approved suppliers; no limit at the freezer separates good from bad.',
    },
    { name: 'Storage of the product', ours: [{ hazard: 'H12', steps: ['P05', 'P34'] }], control: 'CCP' },
  ],
  limits: [
    {
      name: 'Pasteurisation',
      ours: ['L-ice-cream-mix'],
      min: 79,
      hold_minutes: 25 / 60,
      differs: 'Ours is the British table, 79.4 °C for 15 seconds: hotter and shorter.',
    },
    {
      name: 'Cooling after heating',
      ours: ['L-cool-mix'],
      max: 7,
      within_minutes: 90,
    },
    { name: 'Temperature of ageing', ours: ['L-mix-ageing'], max: 7 },
    { name: 'Ageing for 72 h at most', ours: ['L-ageing-hours'], max: 72 },
  ],
}
