/** A lifelike plan of 60 pages and more, for measuring: a large restaurant with all its processes. */
import type { Block, Cell, DocumentSection, FlowLayout, PlanDocument } from '@larder/core/haccp'

const steps = [
  'Receiving of goods',
  'Unpacking of deliveries',
  'Chilled storage',
  'Frozen storage',
  'Dry storage',
  'Thawing',
  'Washing of vegetables',
  'Peeling and trimming',
  'Cutting of raw meat',
  'Marinating',
  'Mincing and mixing',
  'Weighing of ingredients',
  'Dough making',
  'Proofing',
  'Baking',
  'Boiling',
  'Frying',
  'Making of sauces',
  'Hot holding',
  'Cooling of cooked food',
  'Vacuum packing',
  'Reheating',
  'Assembly of cold dishes',
  'Portioning',
  'Serving',
  'Buffet',
  'Transport of meals',
  'Dish washing',
  'Waste handling',
]
const hazards = [
  [
    'Growth of Listeria monocytogenes in ready-to-eat food',
    'Temperature too high, stored for too long, damaged packages',
    'Stored at +2 to +6 °C, use-by dates respected, packages checked at every delivery',
  ],
  [
    'Survival of Salmonella spp. after insufficient heating',
    'Core temperature not reached, uneven portions, overloaded equipment',
    'Core temperature at least +75 °C for 30 seconds, calibrated thermometer, measured and recorded for each batch',
  ],
  [
    'Germination of Clostridium perfringens spores during slow cooling',
    'Large amounts, warm surroundings, vessels covered too early',
    'From +60 to +10 °C within two hours, shallow vessels, blast chiller, time and temperature recorded',
  ],
  [
    'Cross-contamination with Campylobacter from raw poultry',
    'Shared boards, unwashed hands, raw food dripping above ready food',
    'Separate colour-coded boards and knives, raw food on the lowest shelf, hands washed after every raw batch',
  ],
  [
    'Residues of cleaning agents on food contact surfaces',
    'Wrong concentration, rinsing left out, containers without a label',
    'Dosing equipment, rinsing with drinking water, stored in labelled original containers in a locked cupboard',
  ],
  [
    'Foreign bodies: metal, glass, hard plastic',
    'Worn blades, broken lamp covers, damaged packages, jewellery',
    'Visual check before use, protected lamps, glass register, no jewellery in production rooms',
  ],
  [
    'Undeclared allergens: gluten, milk, eggs, nuts, mustard',
    'Recipe changed without the label, shared equipment, flour dust',
    'Recipe and label released together, from free of allergens to containing them, separate marked vessels',
  ],
  [
    'Transfer of norovirus by ill staff',
    'Work in spite of illness, poor hand hygiene, no rule for illness',
    'Health declaration, no work until 48 hours after the symptoms, hand washing, single-use gloves with ready food',
  ],
] as const

const degree = (seed: number): number => 1 + ((seed * 7 + (seed >> 2)) % 4)
const riskCell = (risk: number): Cell => ({
  badge: risk >= 5 ? 'risk_high' : risk >= 3 ? 'risk_medium' : 'risk_low',
  text: String(risk),
})

function hazardRows(): Cell[][] {
  return steps.flatMap((step, stepIndex) =>
    hazards.map(([name, cause, measure], index): Cell[] => {
      const [probability, severity] = [degree(stepIndex + index), degree(stepIndex * 3 + index * 5)]
      const risk = probability + severity - 1
      return [
        String(stepIndex * hazards.length + index + 1),
        step,
        'BCPA'.charAt(index % 4),
        name,
        cause,
        String(probability),
        String(severity),
        riskCell(risk),
        measure,
        risk >= 6
          ? { badge: 'ccp', text: 'CCP' }
          : risk >= 5
            ? { badge: 'oprp', text: 'oPRP' }
            : { badge: 'prp', text: 'PRP' },
      ]
    }),
  )
}

function flow(): FlowLayout {
  const across = 4
  const nodes = steps.map((label, index) => ({
    id: `n${index}`,
    label,
    ccps: index % 7 === 2 ? [Math.floor(index / 7) + 1] : [],
    x: 20 + (index % across) * 220,
    y: 20 + Math.floor(index / across) * 110,
    width: 170,
    height: 52,
  }))
  const edges = nodes.slice(across).map((node, index) => ({
    id: `e${index}`,
    points: [
      { x: node.x + 85, y: node.y - 58 },
      { x: node.x + 85, y: node.y },
    ],
  }))
  return { width: 20 + across * 220, height: 20 + Math.ceil(steps.length / across) * 110, nodes, edges }
}

const table = (
  caption: string,
  titles: readonly string[],
  shares: readonly number[],
  rows: Cell[][],
): Block => ({
  kind: 'table',
  caption,
  rows,
  columns: titles.map((title, index) => ({ title, share: shares[index] ?? 1 })),
})

function analysisBlocks(): Block[] {
  return steps.flatMap((step, stepIndex): Block[] => [
    { kind: 'heading', level: 2, text: `${stepIndex + 1}. ${step}` },
    {
      kind: 'facts',
      rows: [
        { label: 'Responsible', value: 'Head chef' },
        { label: 'Equipment', value: 'As listed in the register of equipment' },
      ],
    },
    ...hazards.flatMap(([name, cause, measure]): Block[] => [
      { kind: 'heading', level: 3, text: name },
      {
        kind: 'paragraph',
        text: `${cause}. It depends on what the place makes, for whom, and how the food is eaten.`,
      },
      {
        kind: 'list',
        items: [
          measure,
          'What is outside the limit is set apart, marked and decided on by the person in charge',
          'Records are kept for two years',
        ],
      },
      {
        kind: 'note',
        tone: 'info',
        text: 'Regulation (EC) No 852/2004, Article 5(2): hazards that must be prevented, eliminated or reduced to acceptable levels.',
      },
    ]),
  ])
}

function matrix(): Block {
  const pairs = [1, 2, 3, 4].flatMap((severity) =>
    [1, 2, 3, 4].map((probability) => ({ severity, probability })),
  )
  return {
    kind: 'matrix',
    caption: 'Risk matrix',
    severity_title: 'Severity',
    probability_title: 'Probability',
    cells: pairs.map(({ severity, probability }) => {
      const risk = severity + probability - 1
      return {
        severity,
        probability,
        risk,
        tone: risk >= 5 ? 'risk_high' : risk >= 3 ? 'risk_medium' : 'risk_low',
        items: steps.slice(risk, risk + 3).map((step) => `${step} ${risk}`),
      }
    }),
  }
}

const limits = (): Cell[][] =>
  steps
    .slice(0, 20)
    .map((step, index) => [
      `CCP ${index + 1}`,
      step,
      '≤ 5 °C',
      'Twice a day',
      'Move the food, check the seal, call the technician',
      { badge: 'law', text: 'Law' },
    ])

type Section = Omit<DocumentSection, 'order'>

const section = (
  static_name: string,
  title: string,
  landscape: boolean,
  blocks: readonly Block[],
): Section => ({ static_name, title, landscape, blocks })

const dutyTables = (): Block[] =>
  ['Kitchen', 'Store', 'Service'].map((group) =>
    table(
      group,
      ['Who', 'Does', 'How often'],
      [1, 3, 1],
      steps.map((step) => [
        'Cook',
        `${step}: checks, records and reports what is outside the limit`,
        'Every shift',
      ]),
    ),
  )

/** Sections that describe the place, its people, and the flow of food. */
const placeSections = (): Section[] => [
  section('title-page', 'By the principles of HACCP', false, [
    {
      kind: 'facts',
      rows: [
        { label: 'Address', value: 'Harbour Street 14, 10111 Tallinn' },
        { label: 'Registry code', value: '12345678' },
      ],
    },
  ]),
  section('general-info', 'General information', false, [
    { kind: 'paragraph', text: 'The place cooks and serves hot and cold dishes. '.repeat(30) },
    ...dutyTables().slice(0, 1),
  ]),
  section('work-groups', 'Work groups', false, dutyTables()),
  section('production-processes', 'Production processes', false, [
    table(
      '',
      ['Step', 'Description'],
      [1, 3],
      steps.map((step) => [
        step,
        'Done by trained staff with clean equipment, by the written instruction. '.repeat(3),
      ]),
    ),
  ]),
  section('flow-diagram', 'Flow diagram', false, [
    { kind: 'flow', alt: `Flow from ${steps[0] ?? ''} to ${steps.at(-1) ?? ''}`, layout: flow() },
  ]),
]

/** The hazards with their controls. */
const hazardSections = (): Section[] => [
  section('hazards', 'Hazards', true, [
    table(
      'All hazards',
      ['No.', 'Step', 'Type', 'Hazard', 'Cause or source', 'P', 'S', 'Risk', 'Control measures', 'Decision'],
      [0.5, 1.4, 0.6, 2.4, 2.4, 0.4, 0.4, 0.7, 3.3, 0.9],
      hazardRows(),
    ),
  ]),
  section('hazard-matrix', 'Hazard matrix', true, [matrix()]),
  section('hazard-analyses', 'Hazard analyses', false, analysisBlocks()),
  section('ccp-list', 'Critical control points', true, [
    table(
      '',
      ['No.', 'Step', 'Limit', 'Monitoring', 'Corrective action', 'Force'],
      [1, 2, 1, 1, 3, 1],
      limits(),
    ),
  ]),
  section('analyses', 'Analyses', false, [
    table(
      '',
      ['Analysis', 'How often', 'Where'],
      [2, 1, 1],
      steps.map((step) => [`Swabs: ${step}`, 'Twice a year', 'Laboratory']),
    ),
  ]),
]

/** The sample: English, with every kind of block. `place_name` distinguishes two samples. */
export function samplePlan(place_name = 'Café Quay'): PlanDocument {
  return {
    language: 'en',
    place_name,
    company_name: 'Harbour Kitchens Ltd',
    title: 'Food safety plan',
    status_line: 'Confirmed on 2026-11-21 by Ada Tamm',
    page_label: 'Page {page} of {pages}',
    date: '2026-11-21',
    sections: [...placeSections(), ...hazardSections()].map((each, index) => ({ ...each, order: index + 1 })),
  }
}
