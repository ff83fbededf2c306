import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: product, flow with its figures and most of the hazard analysis, in a copy that names no author;
 * only its name says Tashkent. It has no date: the year is that of the reading. The page of decisions is
 * not stored; pasteurisation, the one step with time and temperature as its measure, is taken as the
 * control point.
 */
export const pasteurisedMilkUz: Study = {
  id: 'pasteurised-milk-uz',
  title: 'Pasteurized whole milk, HACCP case study',
  publisher: 'not named in the copy (pdfcoffee.com)',
  year: 2026,
  address: 'https://pdfcoffee.com/download/pasteurized-milk-tashkent-pdf-free.html',
  read_on: '2026-11-23',
  decided_steps: ['P14'],
  place: {
    country: 'UZ',
    activity: 'A14',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['delivery_transport'],
    product_groups: ['PG25'],
    food_groups: ['FG11', 'FG30', 'FG32'],
    processes: stepsOf('P01', 'P03', 'P04', 'P08', { id: 'P14', sub_processes: ['P14.2'] }, 'P17', 'P32', {
      id: 'P35',
      sub_processes: ['P35.1'],
    }),
  },
  hazards: [
    {
      name: 'Salmonella, Listeria, STEC, bovine tuberculosis in raw milk',
      ours: [{ hazard: 'H89', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Antibiotics in raw milk',
      ours: [{ hazard: 'H112', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Germs from dirty pipes and tanks',
      ours: [{ hazard: 'H53', steps: ['P39'] }],
      control: 'significant',
    },
    {
      name: 'Residues of cleaners in pipes and tanks',
      ours: [{ hazard: 'H52', steps: ['P39'] }],
      control: 'significant',
    },
    {
      name: 'Germs survive pasteurisation',
      ours: [
        { hazard: 'H21', steps: ['P14'] },
        { hazard: 'H89', steps: ['P14'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Germs get in again in cooling and filling',
      ours: [
        { hazard: 'H25', steps: ['P17'] },
        { hazard: 'H10', steps: ['P32'] },
      ],
      control: 'significant',
    },
    {
      name: 'Growth in distribution',
      ours: [{ hazard: 'H08', steps: ['P35'] }],
      control: 'significant',
    },
  ],
  limits: [
    {
      name: 'Pasteurisation',
      ours: ['L-pasteurise'],
      min: 72.6,
      hold_minutes: 0.25,
      differs: 'The law of the European Union, which we show for want of another, has 72 °C.',
    },
    { name: 'Store of raw milk', ours: ['L-chill-raw-milk'], max: 6 },
    { name: 'Store and distribution of the milk', ours: ['L-product-milk'], max: 6 },
  ],
}
