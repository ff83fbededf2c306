/**
 * The rounds of a working day: which task is done on which walk, in which order, and at what time. The times
 * are proposals, which a place moves to its own hours.
 */
import type { MonitoringTask, Round, TaskId } from '@larder/core/haccp'
import type { TaskFact } from './task-fact.ts'

export const rounds: readonly Round[] = [
  {
    id: 'opening',
    times: ['08:00'],
    tasks: [
      'T-fit',
      'T-machine-parts',
      'T-sieve',
      'T-dry-zone',
      'T-aseptic',
      'T-knife',
      'T-disinfectant',
      'T-dates',
      'T-thaw',
      'T-separation',
      'T-allergen-service',
      'T-price-tags',
    ],
  },
  {
    id: 'cold',
    times: ['08:00', '16:00'],
    tasks: [
      'T-fridge',
      'T-cold-red-meat',
      'T-cold-poultry',
      'T-cold-minced',
      'T-cold-fish',
      'T-vacuum-store',
      'T-vacuum-days',
      'T-product-milk',
      'T-mix-ageing',
      'T-ripening',
      'T-ripening-humidity',
      'T-cheese-ripening',
      'T-cutting-room',
      'T-cabinet',
      'T-cabinet-red-meat',
      'T-cabinet-poultry',
      'T-cabinet-minced',
      'T-cabinet-fish',
      'T-display-cold',
      'T-pastry-display',
      'T-freezer',
      'T-cabinet-frozen',
      'T-ice-cream-cabinet',
    ],
  },
  { id: 'service', times: ['12:00', '18:00'], tasks: ['T-oil-temperature', 'T-oil', 'T-hot-hold'] },
  {
    id: 'closing',
    times: ['21:00'],
    tasks: ['T-opened-packs', 'T-dish', 'T-clean-contact', 'T-clean-machines', 'T-clean-day', 'T-waste'],
  },
  {
    id: 'delivery',
    times: [],
    tasks: [
      'T-delivery-check',
      'T-delivery-chilled',
      'T-delivery-red-meat',
      'T-delivery-poultry',
      'T-delivery-minced',
      'T-delivery-fish',
      'T-delivery-frozen',
      'T-delivery-raw-milk',
      'T-antibiotic',
      'T-live-animals',
      'T-dry-goods',
      'T-shellfish-tags',
      'T-shellfish-air',
      'T-parasite-record',
      'T-histamine',
    ],
  },
  {
    id: 'making',
    times: [],
    tasks: [
      'T-thaw-water',
      'T-produce',
      'T-wash-dose',
      'T-wash-ph',
      'T-wash-time',
      'T-fruit-time',
      'T-allergen-run',
      'T-bones',
      'T-raw-meat',
      'T-raw-egg-time',
      'T-raw-egg-cold',
      'T-dressing-ph',
      'T-rice-ph',
      'T-acid-ph',
      'T-ferment-ph',
      'T-salt-ferment',
      'T-home-acid-ph',
      'T-jam-ph',
      'T-sausage-ph',
      'T-souring',
      'T-alcohol',
      'T-raw-milk',
      'T-dry-aw',
      'T-dried-aw',
      'T-degree-hours',
      'T-dry-stable',
      'T-water-phase-salt',
      'T-nitrite',
      'T-come-up',
      'T-histamine-hours',
      'T-purify-hours',
      'T-parasite-freeze',
      'T-egg-breaking',
      'T-egg-wash',
      'T-candling',
      'T-sprout-seed',
      'T-sprout-water',
      'T-carcass',
      'T-carcass-chill',
      'T-carcass-chill-poultry',
      'T-filter',
      'T-bottles',
      'T-glass-filling',
      'T-seal',
      'T-seam',
      'T-metal',
      'T-portion-time',
      'T-cream',
      'T-label',
      'T-ph-meter',
    ],
  },
  {
    id: 'cooking',
    times: [],
    tasks: [
      'T-cook',
      'T-cook-poultry',
      'T-cook-minced',
      'T-cook-red-meat',
      'T-cook-whole',
      'T-cook-game',
      'T-cook-eggs',
      'T-cook-low',
      'T-sous-vide',
      'T-microwave',
      'T-reheat',
      'T-beans',
      'T-berries',
      'T-colour',
      'T-roast',
      'T-smoke',
      'T-pasteurise',
      'T-pack-pasteurise',
      'T-egg-pasteurise',
      'T-ice-cream-mix',
      'T-juice',
      'T-uht',
      'T-dry-heat',
      'T-retort',
      'T-hot-fill',
      'T-infant-water',
    ],
  },
  { id: 'cooling', times: [], tasks: ['T-cool', 'T-cool-second', 'T-cool-cook-chill', 'T-cool-mix'] },
  {
    id: 'serving',
    times: [],
    tasks: [
      'T-hot-hold-service',
      'T-hot-time',
      'T-display-time',
      'T-self-service',
      'T-diet',
      'T-sample',
      'T-site',
    ],
  },
  {
    id: 'transport',
    times: [],
    tasks: ['T-vehicle', 'T-transport-cold', 'T-transport-frozen', 'T-transport-hot'],
  },
  {
    id: 'weekly',
    times: [],
    tasks: [
      'T-clean-drains',
      'T-clean-ice',
      'T-glass',
      'T-pest-own',
      'T-dry-store',
      'T-potato-store',
      'T-water-germs',
    ],
  },
  {
    id: 'monthly',
    times: [],
    tasks: [
      'T-probe-ice',
      'T-probe-boiling',
      'T-scales',
      'T-clean-fridges',
      'T-allergen-matrix',
      'T-pest-contractor',
      'T-clean-swab',
    ],
  },
  {
    id: 'yearly',
    times: [],
    tasks: [
      'T-ventilation',
      'T-tank',
      'T-well',
      'T-audit',
      'T-fridge-service',
      'T-probe-certificate',
      'T-suppliers',
      'T-training',
      'T-health',
      'T-recall',
      'T-review',
    ],
  },
]

/** By the task whose line it is: the tasks that share the line, with the word for their food. */
const lines: Readonly<Record<TaskId, Readonly<Record<TaskId, string>>>> = {
  'T-fridge': {
    'T-fridge': 'ready_to_eat',
    'T-cold-red-meat': 'red_meat',
    'T-cold-poultry': 'poultry',
    'T-cold-minced': 'minced',
    'T-cold-fish': 'fish',
  },
  'T-cabinet': {
    'T-cabinet': 'ready_to_eat',
    'T-display-cold': 'ready_to_eat',
    'T-cabinet-red-meat': 'red_meat',
    'T-cabinet-poultry': 'poultry',
    'T-cabinet-minced': 'minced',
    'T-cabinet-fish': 'fish',
    'T-pastry-display': 'filled_pastry',
  },
  'T-delivery-chilled': {
    'T-delivery-chilled': 'ready_to_eat',
    'T-delivery-red-meat': 'red_meat',
    'T-delivery-poultry': 'poultry',
    'T-delivery-minced': 'minced',
    'T-delivery-fish': 'fish',
    'T-delivery-frozen': 'frozen',
  },
  'T-cook': {
    'T-cook': 'other',
    'T-cook-poultry': 'poultry',
    'T-cook-minced': 'minced',
    'T-cook-red-meat': 'red_meat',
    'T-cook-whole': 'whole_pieces',
    'T-cook-game': 'game',
    'T-cook-eggs': 'eggs',
    'T-cook-low': 'low_temperature',
  },
}

/** Food stays in them: nobody chooses it when the thermometer is read. */
const stored: ReadonlySet<string> = new Set(['T-fridge', 'T-cabinet'])

const lineOf = new Map<string, NonNullable<MonitoringTask['line']>>(
  Object.entries(lines).flatMap(([task, members]) =>
    Object.entries(members).map(
      ([member, food]) =>
        [member, { task: task as TaskId, food, ...(stored.has(task) && { stored: true }) }] as const,
    ),
  ),
)

/** The tasks with their rounds, in the order of the walks. @throws Error for a task of no round. */
export function inRounds(tasks: readonly TaskFact[]): readonly MonitoringTask[] {
  const roundOf = new Map(rounds.flatMap(({ id, tasks: members }) => members.map((task) => [task, id])))
  const place = (task: TaskFact): MonitoringTask => {
    const round = roundOf.get(task.id)
    if (round === undefined) throw new Error(`${task.id} has no round`)
    const line = lineOf.get(task.id)
    return { ...task, round, ...(line !== undefined && { line }) }
  }
  const order = [...roundOf.keys()]
  return tasks.map(place).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}
