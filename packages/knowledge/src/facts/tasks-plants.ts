import { food, foods, fruit } from './group-ranges.ts'
import { packHeated, turnsSour } from './ways.ts'
import {
  at,
  daily,
  each,
  figure,
  taskHead,
  temperature,
  tick,
  twice,
  weekly,
  type TaskFact,
} from './task-fact.ts'

/** Monitoring in food plants: rooms, times, liquids, drinks, dry goods, eggs, animals. */
export const tasksPlants: readonly TaskFact[] = [
  temperature(
    taskHead('T-cutting-room', 'cold_storage', 'C-too-warm'),
    'L-cutting-room',
    twice('08:00', '16:00'),
    { ...at('P08'), activities: ['A10', 'A15', 'A16'], any_food_group: foods(1, 4) },
  ),
  figure(taskHead('T-portion-time', 'tasks', 'C-time-out'), 'L-portion-minutes', each('batch'), {
    ...at('P20'),
    any_extra: ['cook_chill'],
  }),
  temperature(taskHead('T-cream', 'tasks', 'C-time-out'), 'L-chill-filled-pastry', each('batch'), {
    ...at('P11'),
    any_product_group: ['PG08'],
    any_food_group: ['FG10', 'FG12'],
  }),
  temperature(taskHead('T-cool-mix', 'tasks', 'C-cool'), 'L-cool-mix', each('batch'), {
    ...at('P17'),
    activities: ['A13'],
  }),
  temperature(
    taskHead('T-mix-ageing', 'cold_storage', 'C-too-warm'),
    'L-mix-ageing',
    twice('08:00', '16:00'),
    {
      ...at('P04'),
      activities: ['A13'],
    },
  ),
  temperature(
    taskHead('T-product-milk', 'cold_storage', 'C-too-warm'),
    'L-product-milk',
    twice('08:00', '16:00'),
    { any_process: ['P04', 'P35'], activities: ['A14'], any_product_group: ['PG25'] },
  ),
  temperature(taskHead('T-come-up', 'tasks', 'C-discard'), 'L-come-up', each('batch'), {
    ...at('P09'),
    any_product_group: ['PG20'],
    activities: ['A10', 'A15'],
    any_jurisdiction: ['US'],
  }),
  temperature(taskHead('T-pack-pasteurise', 'tasks', 'C-pasteurise'), 'L-pack-pasteurise', each('batch'), {
    ...at('P14'),
    ...packHeated,
  }),
  figure(taskHead('T-seam', 'tasks', 'C-seal'), 'L-seam-overlap', each('shift'), at('P24')),
  tick(taskHead('T-filter', 'tasks', 'C-foreign-body'), each('shift'), {
    ...at('P51'),
    any_sub_process: ['P51.2', 'P51.3'],
  }),
  figure(taskHead('T-wash-ph', 'tasks', 'C-produce'), 'L-wash-ph', each('two_hours_of_work'), {
    ...at('P07'),
    any_sub_process: ['P07.2'],
    activities: ['A18'],
  }),
  figure(taskHead('T-wash-time', 'tasks', 'C-produce'), 'L-wash-minutes', each('shift'), {
    ...at('P07'),
    any_sub_process: ['P07.2'],
    activities: ['A18'],
  }),
  figure(taskHead('T-histamine-hours', 'tasks', 'C-time-out'), 'L-histamine-hours', each('batch'), {
    ...at('P08'),
    any_food_group: [food.histamineFish],
    any_sub_process: ['P08.1'],
    activities: ['A11', 'A17'],
  }),
  figure(taskHead('T-ferment-ph', 'tasks', 'C-acid'), 'L-ferment-ph', each('batch'), {
    ...at('P58'),
    ...turnsSour,
  }),
  figure(taskHead('T-alcohol', 'tasks', 'C-acid'), 'L-alcohol', each('batch'), {
    ...at('P58'),
    any_product_group: ['PG17'],
    any_food_group: [...fruit],
  }),
  figure(taskHead('T-dried-aw', 'tasks', 'C-dry'), 'L-dried-aw', each('batch'), at('P52')),
  temperature(taskHead('T-dry-heat', 'tasks', 'C-pasteurise'), 'L-dry-heat', each('batch'), at('P56')),
  tick(taskHead('T-dry-goods', 'supplier', 'C-supplier'), each('lot'), {
    ...at('P32'),
    activities: ['A20', 'A28'],
  }),
  temperature(taskHead('T-egg-pasteurise', 'tasks', 'C-pasteurise'), 'L-egg-pasteurise', each('batch'), {
    ...at('P14'),
    activities: ['A25'],
  }),
  temperature(taskHead('T-egg-wash', 'tasks', 'C-eggs'), 'L-egg-wash', each('shift'), {
    ...at('P59'),
    named_sub_process: ['P59.2'],
  }),
  tick(taskHead('T-bottles', 'tasks', 'C-foreign-body'), each('start_hour_and_end'), at('P54')),
  figure(taskHead('T-purify-hours', 'tasks', 'C-shellfish'), 'L-purify-hours', each('batch'), at('P57')),
  tick(taskHead('T-live-animals', 'supplier', 'C-carcass'), each('delivery'), at('P60')),
  figure(taskHead('T-water-germs', 'tasks', 'C-water'), 'L-water-germs', weekly, {
    ...at('P51'),
    named_sub_process: ['P51.4'],
  }),
  tick(taskHead('T-salt-ferment', 'tasks', 'C-acid'), each('batch'), {
    ...at('P58'),
    any_product_group: ['PG36'],
    any_food_group: ['FG28', food.pulses],
  }),
  tick(taskHead('T-aseptic', 'tasks', 'C-seal'), daily('08:00'), {
    ...at('P55'),
    named_sub_process: ['P55.2'],
  }),
]
