import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: tables 30.3 (hazards, without its last lines), 30.5 (measures) and 30.7 (decisions), of table 30.9
 * (limits) the first page: receiving, stores, thawing, casings. The authors are Portuguese; the study
 * names no country.
 */
export const freshSausagePt: Study = {
  id: 'fresh-sausage-pt',
  title: 'HACCP: fresh sausage in gas packs',
  publisher: 'Handbook of Meat Processing (ed. Toldrá), chapter 30, Fraqueza and Barreto (copy)',
  year: 2010,
  address: 'https://issuhub.com/view/index/5455?pageIndex=553',
  read_on: '2026-11-23',
  place: {
    country: 'PT',
    activity: 'A15',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['grinding_mince', 'vacuum_or_MAP', 'metal_detection', 'delivery_transport'],
    product_groups: ['PG19'],
    food_groups: ['FG34', 'FG03', 'FG23', 'FG27', 'FG29', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P05',
      { id: 'P06', sub_processes: ['P06.1'] },
      { id: 'P08', sub_processes: ['P08.2', 'P08.5', 'P08.6'] },
      { id: 'P22', sub_processes: ['P22.2', 'P22.3', 'P22.4'] },
      'P32',
      { id: 'P33', sub_processes: ['P33.1'] },
      { id: 'P35', sub_processes: ['P35.1'] },
    ),
  },
  hazards: [
    {
      name: 'Growth in frozen meat before receiving',
      ours: [
        { hazard: 'H12', steps: ['P01'] },
        { hazard: 'H01', steps: ['P01'] },
      ],
      control: 'significant',
    },
    {
      name: 'Packaging not made for food',
      ours: [{ hazard: 'H78', steps: ['P22', 'P32'] }],
      control: 'significant',
    },
    {
      name: 'Growth in the stores',
      ours: [{ hazard: 'H08', steps: ['P04'] }],
      control: 'significant',
    },
    {
      name: 'Mould toxins in spices kept moist',
      ours: [{ hazard: 'H31', steps: ['P03'] }],
      control: 'significant',
    },
    {
      name: 'Growth in thawing',
      ours: [{ hazard: 'H13', steps: ['P06'] }],
      control: 'significant',
    },
    {
      name: 'Growth and dirty machines in mincing',
      ours: [
        { hazard: 'H15', steps: ['P08'] },
        { hazard: 'H19', steps: ['P08'] },
      ],
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
      name: 'Bone and metal in mincing',
      ours: [{ hazard: 'H63', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'Growth while casings are desalted',
      ours: [{ hazard: 'H19', steps: ['P08'] }],
      control: 'significant',
    },
    {
      name: 'Too much nitrite or other additives by wrong weighing',
      ours: [
        { hazard: 'H79', steps: ['P08'] },
        { hazard: 'H33', steps: ['P08', 'P27'] },
      ],
      control: 'CCP',
    },
    {
      name: 'Clips, string and casing in filling',
      ours: [
        { hazard: 'H63', steps: ['P08'] },
        { hazard: 'H68', steps: ['P08'] },
      ],
      control: 'significant',
    },
    {
      name: 'Growth by a leaking pack or wrong gas',
      ours: [{ hazard: 'H66', steps: ['P22', 'P32'] }],
      control: 'significant',
    },
    {
      name: 'Metal clips and bone in the pack',
      ours: [{ hazard: 'H63', steps: ['P33'] }],
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
      name: 'Growth in the store of the sausage',
      ours: [{ hazard: 'H08', steps: ['P04'] }],
      control: 'CCP',
    },
    {
      name: 'Growth in distribution',
      ours: [{ hazard: 'H08', steps: ['P35'] }],
      control: 'CCP',
    },
  ],
  limits: [
    {
      name: 'Frozen meat at receiving and in the store',
      ours: ['L-frozen-swing', 'L-frozen'],
      max: -12,
      differs: 'Ours is the stricter figure of deep-frozen food, -18 °C and -15 °C for a short time.',
    },
    { name: 'Cold store (2 ± 2 °C)', ours: ['L-chill-meat-preparations'], max: 4 },
    { name: 'Desalting of casings, minutes', ours: ['L-casing-soak'], max: 120 },
  ],
}
