import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the product description and the summary row of the wash, as a handbook reprints them (tables 152,
 * 154).
 */
export const freshCutLettuceUs: Study = {
  id: 'fresh-cut-lettuce-us',
  title: 'HACCP for the fresh-cut produce industry: shredded lettuce',
  publisher: 'International Fresh-cut Produce Association (reprint)',
  year: 2000,
  address: 'https://www.alpfmedical.info/escherichia-coli/table-154.html',
  read_on: '2026-11-23',
  decided_steps: ['P07'],
  place: {
    country: 'US',
    activity: 'A18',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG30'],
    food_groups: ['FG14', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      { id: 'P07', sub_processes: ['P07.1', 'P07.2', 'P07.4'] },
      'P08',
      'P32',
      { id: 'P35', sub_processes: ['P35.1'] },
    ),
  },
  hazards: [
    {
      name: 'E. coli O157, Salmonella, Shigella, Listeria on the leaves and in the flume',
      ours: [{ hazard: 'H14', steps: ['P07'] }],
      control: 'CCP',
    },
  ],
  limits: [
    {
      name: 'Free chlorine in the wash, ppm',
      ours: ['L-produce-wash'],
      min: 1,
      differs: 'Ours is a range of total chlorine; the study has free chlorine at a low pH.',
    },
    { name: 'pH of the wash', ours: ['L-wash-ph'], max: 7 },
    { name: 'Time in the wash, minutes', ours: ['L-wash-minutes'], min: 0.5 },
    {
      name: 'Store of the packed lettuce (38 °F)',
      ours: ['L-chill-cut-fruit', 'L-chill-rte'],
      max: 3.3,
      differs: 'Ours is the figure of the Food Code, 41 °F.',
    },
  ],
}
