import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: table 31.6, column of Brühwurst, whole. It names critical values of steps and leaves the hazards
 * to the reader: those that the values are against are named here.
 */
export const frankfurterDe: Study = {
  id: 'frankfurter-de',
  title: 'Critical values for heat-processed sausages of the bologna and frankfurter type',
  publisher: 'Handbook of Meat Processing (ed. Toldrá), chapter 31, after Lücke and Troeger (copy)',
  year: 2010,
  address: 'https://issuhub.com/view/index?id=5455&pageIndex=573',
  read_on: '2026-11-23',
  place: {
    country: 'DE',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['grinding_mince'],
    product_groups: ['PG20'],
    food_groups: ['FG34', 'FG35', 'FG03', 'FG23', 'FG29'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      { id: 'P08', sub_processes: ['P08.2', 'P08.5', 'P08.6'] },
      'P09',
      'P17',
      'P32',
    ),
  },
  hazards: [
    {
      name: 'Growth in raw meat',
      ours: [
        { hazard: 'H01', steps: ['P01'] },
        { hazard: 'H08', steps: ['P04'] },
      ],
      control: 'significant',
    },
    {
      name: 'Growth in mincing and in the cutter',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Germs survive the heat',
      ours: [{ hazard: 'H16', steps: ['P09'] }],
      control: 'CCP',
    },
    {
      name: 'Spores grow in slow chilling',
      ours: [{ hazard: 'H24', steps: ['P17'] }],
      control: 'CCP',
    },
    {
      name: 'Growth in the store of the sausage',
      ours: [
        { hazard: 'H11', steps: ['P04'] },
        { hazard: 'H08', steps: ['P04'] },
      ],
      control: 'CCP',
    },
  ],
  justified: [
    {
      step: 'P08',
      hazard: 'H33',
      reason: 'Frankfurters are made with nitrite curing salt; the table leaves additives out.',
    },
  ],
  limits: [
    { name: 'Raw meat', ours: ['L-chill-red-meat'], max: 7 },
    {
      name: 'Liver and blood',
      ours: ['L-chill-offal'],
      max: 2,
      differs: 'The law of the European Union has 3 °C for offal.',
    },
    {
      name: 'End of cutting',
      ours: ['L-cutting-room'],
      max: 15,
      differs: 'The figure is for the binding of the batter; the law has the room, at most 12 °C.',
    },
    {
      name: 'Core, with an F70 above 30',
      ours: ['L-cook-core', 'L-cook-minced'],
      min: 70,
      hold_minutes: 30,
      differs: 'No law names a figure; ours, of the German institute, is 72 °C for two minutes.',
    },
    {
      name: 'Chilling to below 7 °C',
      ours: ['L-cool'],
      max: 7,
      within_minutes: 720,
      differs: 'Ours is the stricter norm of kitchens, to 10 °C in two hours.',
    },
    {
      name: 'Store of the sausage',
      ours: ['L-chill-rte'],
      max: 5,
      differs: 'Ours is the German norm for chilled food, 7 °C.',
    },
  ],
}
