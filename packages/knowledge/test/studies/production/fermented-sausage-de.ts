import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: table 31.7 but for the end of its last line, the dryness of the sausage. It names critical values
 * of steps and leaves the hazards to the reader: those that the values are against are named here.
 */
export const fermentedSausageDe: Study = {
  id: 'fermented-sausage-de',
  title: 'Critical values for a typical German semi-dry fermented sausage',
  publisher: 'Handbook of Meat Processing (ed. Toldrá), chapter 31, after Lücke and Stiebing (copy)',
  year: 2010,
  address: 'https://issuhub.com/view/index?id=5455&pageIndex=573',
  read_on: '2026-11-23',
  place: {
    country: 'DE',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['grinding_mince', 'fermentation_drying', 'smoking'],
    product_groups: ['PG21'],
    food_groups: ['FG34', 'FG35', 'FG03', 'FG23', 'FG29'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P05',
      { id: 'P08', sub_processes: ['P08.2', 'P08.5', 'P08.6'] },
      { id: 'P27', sub_processes: ['P27.3'] },
      { id: 'P29', sub_processes: ['P29.1', 'P29.2', 'P29.3'] },
      { id: 'P25', sub_processes: ['P25.2'] },
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
      name: 'Growth in the cutter',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Too little or too much curing salt',
      ours: [
        { hazard: 'H33', steps: ['P27'] },
        { hazard: 'H79', steps: ['P08'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth before the sausage is sour',
      ours: [{ hazard: 'H34', steps: ['P29'] }],
      control: 'CCP',
    },
    {
      name: 'Growth in a sausage that is not dry',
      ours: [{ hazard: 'H34', steps: ['P29'] }],
      control: 'CCP',
    },
    {
      name: 'PAH from smoke that is too hot',
      ours: [{ hazard: 'H45', steps: ['P25'] }],
      control: 'significant',
    },
  ],
  limits: [
    { name: 'Lean meat', ours: ['L-chill-minced'], max: 2 },
    {
      name: 'Sodium nitrite, mg/kg',
      ours: ['L-nitrite'],
      max: 150,
      differs: 'The law of the European Union has since 2025 80 mg/kg, counted as nitrite ion.',
    },
    {
      name: 'End of cutting',
      ours: ['L-cutting-room'],
      max: 0,
      differs: 'The figure is for a clean cut of the fat; the law has the room, at most 12 °C.',
    },
    {
      name: 'Room in fermentation',
      ours: ['L-degree-hours'],
      min: 20,
      max: 25,
      differs: 'Ours judges room and time together, as degree-hours until the sausage is sour.',
    },
    { name: 'pH after two to three days', ours: ['L-sausage-ph'], max: 5.3 },
    { name: 'Glow of the wood in smoking', ours: ['L-smoke-glow'], max: 700 },
    {
      name: 'Humidity in drying, per cent',
      ours: ['L-stable-aw'],
      min: 70,
      max: 80,
      differs: 'The humidity is the way to a dry sausage; law and our plan judge the dryness itself.',
    },
  ],
}
