import type { Study } from '../study.ts'
import { stepsOf } from './steps.ts'

/**
 * Read: the beginning of the guidance at this address, and of the worked example (section VII, pasteurized
 * refrigerated apple juice) single paragraphs as other pages quote them. Whether the example makes metal a
 * control point was not seen.
 */
export const appleJuiceUs: Study = {
  id: 'apple-juice-us',
  title: 'Juice HACCP hazards and controls guidance, first edition: pasteurized refrigerated apple juice',
  publisher: 'US Food and Drug Administration',
  year: 2004,
  address: 'https://www.fda.gov/Food/GuidanceRegulation/GuidanceDocumentsRegulatoryInformation/ucm072557.htm',
  read_on: '2026-11-23',
  decided_steps: ['P01', 'P07', 'P14'],
  place: {
    country: 'US',
    activity: 'A18',
    location_type: 'factory',
    number_of_employees: '15+',
    extra_data: ['metal_detection'],
    product_groups: ['PG15'],
    food_groups: ['FG45', 'FG30', 'FG32'],
    processes: stepsOf(
      'P01',
      'P03',
      'P04',
      'P07',
      'P08',
      { id: 'P14', sub_processes: ['P14.2', 'P14.5'] },
      'P17',
      'P32',
      { id: 'P33', sub_processes: ['P33.1'] },
    ),
  },
  hazards: [
    {
      name: 'Patulin in fallen fruit, at receiving',
      ours: [{ hazard: 'H31', steps: ['P01'] }],
      control: 'CCP',
    },
    {
      name: 'Patulin in rotten fruit, at sorting',
      ours: [{ hazard: 'H31', steps: ['P07'] }],
      control: 'CCP',
    },
    {
      name: 'E. coli O157, Salmonella, Cryptosporidium survive pasteurisation',
      ours: [{ hazard: 'H16', steps: ['P14'] }],
      control: 'CCP',
    },
    {
      name: 'Metal from the mill',
      ours: [{ hazard: 'H63', steps: ['P08', 'P33'] }],
      control: 'significant',
    },
    {
      name: 'Viruses from ill workers',
      ours: [{ hazard: 'H18', steps: ['P42'] }],
      control: 'not_significant',
    },
  ],
  limits: [{ name: 'Pasteurisation (160 °F, 6 seconds)', ours: ['L-juice'], min: 71.1, hold_minutes: 0.1 }],
}
