import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

const suppliersLetter =
  "A model of 1997 makes the supplier's letter a control point; Codex CXC 1 and the notice of the European Commission (2022/C 355/01) have residues and objects in goods controlled by the approval of suppliers."

/**
 * Read, page by page in a copy: product, hazard analysis from preparation on, the first page of the
 * decisions, the plan for meat, other ingredients and the retort. The decision on formulation, filling and
 * cans was not stored, so that they are taken as significant only. The process itself is set by an
 * authority, without a figure.
 */
export const cannedBeefStewUs: Study = {
  id: 'canned-beef-stew-us',
  title: 'Generic HACCP model for thermally processed, commercially sterile meat: beef stew',
  publisher: 'US Department of Agriculture, Food Safety and Inspection Service (copy)',
  year: 1997,
  address:
    'https://www.yumpu.com/en/document/view/15647400/generic-haccp-model-for-thermally-processed-commercial',
  read_on: '2026-11-23',
  place: {
    country: 'US',
    activity: 'A19',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: [],
    product_groups: ['PG33'],
    food_groups: ['FG35', 'FG14', 'FG17', 'FG23', 'FG30', 'FG32'],
    processes: stepsOf('P01', 'P03', 'P05', 'P06', 'P07', 'P08', 'P24', 'P32'),
  },
  hazards: [
    {
      name: 'Growth in frozen cooked beef before receiving',
      ours: [
        { hazard: 'H01', steps: ['P01'] },
        { hazard: 'H12', steps: ['P01'] },
      ],
      control: 'CCP',
      differs:
        'The retort kills what grew, and nothing grows in meat that is frozen; we refuse warm goods as hygiene.',
    },
    {
      name: 'Antibiotics and other residues in meat',
      ours: [{ hazard: 'H38', steps: ['P01'] }],
      control: 'CCP',
      differs: suppliersLetter,
    },
    {
      name: 'Glass, metal and other objects in meat',
      ours: [
        { hazard: 'H04', steps: ['P01'] },
        { hazard: 'H60', steps: ['P01'] },
      ],
      control: 'CCP',
      differs: suppliersLetter,
    },
    {
      name: 'Many spores in spices',
      ours: [{ hazard: 'H113', steps: ['P01'] }],
      control: 'CCP',
      differs: suppliersLetter,
    },
    {
      name: 'Pesticides in vegetables',
      ours: [{ hazard: 'H39', steps: ['P01'] }],
      control: 'CCP',
      differs: suppliersLetter,
    },
    {
      name: 'Objects in vegetables and spices',
      ours: [
        { hazard: 'H04', steps: ['P01'] },
        { hazard: 'H60', steps: ['P01'] },
      ],
      control: 'CCP',
      differs: suppliersLetter,
    },
    {
      name: 'Objects left in cans',
      ours: [
        { hazard: 'H60', steps: ['P01'] },
        { hazard: 'H68', steps: ['P08', 'P32'] },
      ],
      control: 'significant',
    },
    {
      name: 'Recipe other than the process was made for',
      ours: [{ hazard: 'H29', steps: ['P24'] }],
      control: 'significant',
    },
    {
      name: 'Fill other than the process was made for',
      ours: [{ hazard: 'H29', steps: ['P24'] }],
      control: 'significant',
    },
    {
      name: 'Too little heat in the retort',
      ours: [{ hazard: 'H29', steps: ['P24'] }],
      control: 'CCP',
    },
    {
      name: 'Water drawn in through the seam in cooling',
      ours: [{ hazard: 'H66', steps: ['P24'] }],
      control: 'CCP',
    },
  ],
  limits: [
    {
      name: 'Frozen meat at receiving (10 °F)',
      ours: ['L-frozen-swing'],
      max: -12.2,
      differs: 'No rule of plants names a figure; ours is the stricter one of deep-frozen food.',
    },
    {
      name: 'Metal in goods received (1/32 inch)',
      ours: ['L-hard-object'],
      max: 0.8,
      differs:
        'The compliance guide of the FDA (555.425) acts on hard objects from 7 mm; the plan has its own figure.',
    },
  ],
}
