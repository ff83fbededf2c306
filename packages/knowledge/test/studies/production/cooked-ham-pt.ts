import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: tables 30.4 (hazards) and 30.8 (decisions) whole, of table 30.10 (limits) the first page:
 * receiving, cold store, weighing. The limits of cooking, cooling and storage are not stored. The authors
 * are Portuguese; the study names no country.
 */
export const cookedHamPt: Study = {
  id: 'cooked-ham-pt',
  title: 'HACCP: cooked ham',
  publisher: 'Handbook of Meat Processing (ed. Toldrá), chapter 30, Fraqueza and Barreto (copy)',
  year: 2010,
  address: 'https://issuhub.com/view/index/5455?pageIndex=554',
  read_on: '2026-11-23',
  place: {
    country: 'PT',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['vacuum_or_MAP', 'delivery_transport'],
    product_groups: ['PG20'],
    food_groups: ['FG34', 'FG23', 'FG29', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      { id: 'P08', sub_processes: ['P08.1', 'P08.3', 'P08.5', 'P08.6'] },
      { id: 'P27', sub_processes: ['P27.2', 'P27.3'] },
      { id: 'P22', sub_processes: ['P22.1', 'P22.3', 'P22.4'] },
      { id: 'P14', sub_processes: ['P14.6'] },
      'P09',
      'P17',
      'P32',
      { id: 'P35', sub_processes: ['P35.1'] },
    ),
  },
  hazards: [
    {
      name: 'Growth in fresh meat before receiving',
      ours: [{ hazard: 'H01', steps: ['P01'] }],
      control: 'significant',
    },
    {
      name: 'Packaging not made for food',
      ours: [{ hazard: 'H78', steps: ['P22', 'P32'] }],
      control: 'significant',
    },
    {
      name: 'Objects in goods received',
      ours: [
        { hazard: 'H60', steps: ['P01'] },
        { hazard: 'H04', steps: ['P01'] },
      ],
      control: 'significant',
    },
    {
      name: 'Growth in the cold store of meat',
      ours: [{ hazard: 'H08', steps: ['P04'] }],
      control: 'significant',
    },
    {
      name: 'Growth in deboning',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Bone from deboning',
      ours: [{ hazard: 'H64', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'Too much nitrite or phosphate by wrong weighing',
      ours: [
        { hazard: 'H33', steps: ['P27'] },
        { hazard: 'H79', steps: ['P08'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Objects that fall into the brine',
      ours: [{ hazard: 'H68', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'Germs from brine and needles inside the meat',
      ours: [{ hazard: 'H15', steps: ['P08', 'P27'] }],
      control: 'significant',
    },
    {
      name: 'Residues of cleaners and lubricants',
      ours: [
        { hazard: 'H52', steps: ['P39'] },
        { hazard: 'H72', steps: ['P44'] },
      ],
      control: 'significant',
    },
    {
      name: 'Broken needles and metal from machines',
      ours: [{ hazard: 'H63', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'Metal clips and bone in filling',
      ours: [
        { hazard: 'H63', steps: ['P22', 'P32', 'P33'] },
        { hazard: 'H68', steps: ['P32'] },
      ],
      control: 'CCP',
      differs: 'The study names no detector; with one, our plan has the control point there.',
    },
    {
      name: 'Germs survive cooking',
      ours: [{ hazard: 'H16', steps: ['P09'] }],
      control: 'CCP',
    },
    {
      name: 'Clostridium perfringens grows in slow cooling',
      ours: [{ hazard: 'H24', steps: ['P17'] }],
      control: 'CCP',
    },
    {
      name: 'Germs from hands and tools in unmoulding and packing again',
      ours: [
        { hazard: 'H10', steps: ['P22', 'P32', 'P39'] },
        { hazard: 'H25', steps: ['P17'] },
      ],
      control: 'significant',
    },
    {
      name: 'Germs survive the second pasteurisation, in the pack',
      ours: [{ hazard: 'H119', steps: ['P14'] }],
      control: 'CCP',
    },
    {
      name: 'Allergens by a wrong label',
      ours: [
        { hazard: 'H48', steps: ['P32'] },
        { hazard: 'H67', steps: ['P32'] },
      ],
      control: 'CCP',
      differs:
        'Label and recipe are compared for each batch; the notice 2022/C 355/01 has what is seen and not measured as an operational prerequisite programme.',
    },
    {
      name: 'Growth in the store of the ham',
      ours: [
        { hazard: 'H11', steps: ['P04', 'P22'] },
        { hazard: 'H08', steps: ['P04'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Growth in distribution',
      ours: [{ hazard: 'H08', steps: ['P35'] }],
      control: 'CCP',
    },
    {
      name: 'Dirt through damaged packs in distribution',
      ours: [{ hazard: 'H69', steps: ['P35'] }],
      control: 'significant',
    },
  ],
  limits: [
    {
      name: 'Meat at receiving (4 ± 2 °C)',
      ours: ['L-chill-red-meat'],
      max: 6,
      differs: 'The law of the European Union has 7 °C.',
    },
    {
      name: 'Cold store of meat (2 ± 2 °C)',
      ours: ['L-chill-red-meat'],
      max: 4,
      differs: 'The law of the European Union has 7 °C.',
    },
    {
      name: 'Salt, per cent',
      ours: [],
      max: 1.8,
      differs: 'A figure of taste and nutrition; cold and nitrite keep the ham safe.',
    },
  ],
}
