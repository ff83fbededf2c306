import type { MonitoringTask } from '@larder/core/haccp'
import { allBut, longLifeMakers } from './activity-lists.ts'
import { finFish, food, foods, fruit, redMeat, wildFish } from './group-ranges.ts'
import { read } from './provenance.ts'
import { inRounds } from './rounds.ts'
import { tasksPlants } from './tasks-plants.ts'
import {
  beforeStart,
  at,
  byExceptionIfSmall,
  byExceptionUnderFifteen,
  daily,
  each,
  everyTwoMonths,
  figure,
  monthly,
  taskHead,
  onceADayIfSmall,
  quarterly,
  temperature,
  tick,
  twice,
  twiceAYear,
  weekly,
  yearly,
  type TaskFact,
} from './task-fact.ts'
import {
  boiledFruit,
  chilledReadyToEat,
  fishKeptBySalt,
  keptCold,
  meatWays,
  nitriteAtMixing,
  notBeerOnly,
  souredFood,
  sushiRice,
  ultraHigh,
  ways,
} from './ways.ts'

/** Foods that are opened or made here and kept for some days. */
const openedOrPrepared = { any_of: [{ any_food_group: ['FG12'] }, chilledReadyToEat, at('P61')] } as const

const readyToEat = ['P11', 'P12', 'P15', 'P20', 'P34'] as const

const storage: readonly TaskFact[] = [
  onceADayIfSmall(
    temperature(
      taskHead('T-fridge', 'cold_storage', 'C-too-warm'),
      'L-chill-rte',
      twice('08:00', '16:00'),
      at('P04', 'P61'),
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cold-red-meat', 'cold_storage', 'C-too-warm'),
      'L-chill-red-meat',
      twice('08:00', '16:00'),
      { ...at('P04'), any_food_group: redMeat },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cold-poultry', 'cold_storage', 'C-too-warm'),
      'L-chill-poultry',
      twice('08:00', '16:00'),
      { ...at('P04'), any_food_group: ['FG02', 'FG04'] },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cold-minced', 'cold_storage', 'C-too-warm'),
      'L-chill-minced',
      twice('08:00', '16:00'),
      { ...at('P04'), any_food_group: ['FG03'] },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cold-fish', 'cold_storage', 'C-too-warm'),
      'L-chill-fish',
      twice('08:00', '16:00'),
      {
        ...at('P04'),
        any_food_group: [...finFish, 'FG07'],
      },
    ),
  ),
  temperature(
    taskHead('T-vacuum-store', 'cold_storage', 'C-vacuum'),
    'L-chill-vacuum',
    twice('08:00', '16:00'),
    at('P22', 'P23', 'P25'),
  ),
  temperature(
    taskHead('T-ripening', 'cold_storage', 'C-too-warm'),
    'L-chill-ripening',
    twice('08:00', '16:00'),
    { ...at('P30'), activities: allBut('A14') },
  ),
  temperature(
    taskHead('T-freezer', 'cold_storage', 'C-freezer'),
    'L-frozen',
    daily('08:00'),
    at('P05', 'P16'),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-display-cold', 'cold_storage', 'C-too-warm'),
      'L-chill-rte',
      twice('08:00', '16:00'),
      {
        ...at('P12'),
        ...ways.coldDisplay,
      },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-pastry-display', 'cold_storage', 'C-too-warm'),
      'L-chill-filled-pastry',
      twice('08:00', '16:00'),
      { any_of: [at('P12'), { ...at('P34'), ...ways.chilledCabinet }], any_product_group: ['PG08'] },
    ),
  ),
  onceADayIfSmall(
    temperature(taskHead('T-cabinet', 'cold_storage', 'C-too-warm'), 'L-chill-rte', twice('08:00', '16:00'), {
      ...at('P34'),
      ...ways.chilledCabinet,
      ...keptCold,
      activities: allBut('A13'),
    }),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cabinet-red-meat', 'cold_storage', 'C-too-warm'),
      'L-chill-red-meat',
      twice('08:00', '16:00'),
      { ...at('P34'), ...ways.chilledCabinet, any_product_group: ['PG18'] },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cabinet-poultry', 'cold_storage', 'C-too-warm'),
      'L-chill-poultry',
      twice('08:00', '16:00'),
      { ...at('P34'), ...ways.chilledCabinet, any_product_group: ['PG18'], any_food_group: ['FG02'] },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cabinet-minced', 'cold_storage', 'C-too-warm'),
      'L-chill-minced',
      twice('08:00', '16:00'),
      { ...at('P34'), ...ways.chilledCabinet, any_product_group: ['PG19'] },
    ),
  ),
  onceADayIfSmall(
    temperature(
      taskHead('T-cabinet-fish', 'cold_storage', 'C-too-warm'),
      'L-chill-fish',
      twice('08:00', '16:00'),
      { any_of: [at('P12'), { ...at('P34'), ...ways.chilledCabinet }], any_product_group: ['PG23'] },
    ),
  ),
  temperature(taskHead('T-cabinet-frozen', 'cold_storage', 'C-freezer'), 'L-frozen-cabinet', daily('08:00'), {
    ...at('P34'),
    ...ways.frozenCabinet,
    any_food_group: ['FG16', 'FG27'],
    activities: allBut('A13'),
  }),
  temperature(
    taskHead('T-ice-cream-cabinet', 'cold_storage', 'C-freezer'),
    'L-ice-cream-serve',
    daily('08:00'),
    { ...at('P34'), ...ways.frozenCabinet, activities: ['A13'] },
  ),
  tick(taskHead('T-cheese-ripening', 'cold_storage', 'C-listeria'), daily('08:00'), {
    ...at('P30'),
    activities: ['A14'],
  }),
  figure(
    taskHead('T-ripening-humidity', 'cold_storage', 'C-too-warm'),
    'L-ripening-humidity',
    daily('08:00'),
    {
      ...at('P30'),
      any_sub_process: ['P30.1'],
      activities: allBut('A14'),
    },
  ),
  temperature(taskHead('T-hot-hold', 'hot_storage', 'C-hot-hold'), 'L-hot-hold', twice('12:00', '18:00'), {
    any_of: [at('P19'), { any_location_type: ['hot_vending'] }],
  }),
  temperature(taskHead('T-hot-hold-service', 'hot_storage', 'C-hot-hold'), 'L-hot-hold', each('two_hours'), {
    ...at('P19'),
    any_extra: ['hot_holding_buffet'],
  }),
  temperature(taskHead('T-potato-store', 'cold_storage', 'C-acrylamide'), 'L-potato-store', weekly, {
    ...at('P13'),
    any_food_group: ['FG17'],
  }),
  figure(taskHead('T-dry-store', 'other', 'C-dry-store'), 'L-dry-store-humidity', weekly, at('P03')),
  byExceptionIfSmall(
    tick(taskHead('T-dates', 'tasks', 'C-discard'), daily('08:00'), at('P03', 'P04', 'P34', 'P61')),
  ),
  figure(taskHead('T-opened-packs', 'tasks', 'C-discard'), 'L-rte-days', daily('21:00'), {
    ...at('P04', 'P61'),
    ...openedOrPrepared,
    activities: allBut(...longLifeMakers),
  }),
]

const receiving: readonly TaskFact[] = [
  temperature(taskHead('T-delivery-chilled', 'supplier', 'C-refuse'), 'L-chill-rte', each('delivery'), {
    ...at('P01'),
    any_food_group: ['FG12', 'FG13', 'FG26'],
  }),
  temperature(taskHead('T-delivery-red-meat', 'supplier', 'C-refuse'), 'L-chill-red-meat', each('delivery'), {
    ...at('P01'),
    any_food_group: redMeat,
  }),
  temperature(taskHead('T-delivery-poultry', 'supplier', 'C-refuse'), 'L-chill-poultry', each('delivery'), {
    ...at('P01'),
    any_food_group: ['FG02', 'FG04'],
  }),
  temperature(taskHead('T-delivery-minced', 'supplier', 'C-refuse'), 'L-chill-minced', each('delivery'), {
    ...at('P01'),
    any_food_group: ['FG03'],
  }),
  temperature(taskHead('T-delivery-fish', 'supplier', 'C-refuse'), 'L-chill-fish', each('delivery'), {
    ...at('P01'),
    any_food_group: [...finFish, 'FG07'],
  }),
  temperature(taskHead('T-delivery-frozen', 'supplier', 'C-refuse'), 'L-frozen-swing', each('delivery'), {
    ...at('P01'),
    any_food_group: ['FG16', 'FG27'],
  }),
  tick(taskHead('T-delivery-check', 'supplier', 'C-refuse'), each('delivery'), at('P01')),
  temperature(
    taskHead('T-delivery-raw-milk', 'supplier', 'C-refuse'),
    'L-raw-milk-arrival',
    each('delivery'),
    {
      ...at('P01'),
      any_food_group: ['FG11'],
      activities: ['A14'],
    },
  ),
  tick(taskHead('T-antibiotic', 'supplier', 'C-refuse'), each('delivery'), {
    ...at('P01'),
    any_food_group: ['FG11'],
    activities: ['A14'],
  }),
  tick(taskHead('T-shellfish-tags', 'supplier', 'C-shellfish'), each('delivery'), {
    any_process: ['P49', 'P01'],
    any_food_group: ['FG08'],
  }),
  temperature(
    taskHead('T-shellfish-air', 'supplier', 'C-shellfish'),
    'L-chill-shellstock',
    each('delivery'),
    {
      ...at('P49'),
      any_jurisdiction: ['US'],
    },
  ),
  figure(taskHead('T-histamine', 'analyses', 'C-refuse'), 'L-histamine', each('suspicious_lot'), {
    ...at('P01'),
    any_food_group: [food.histamineFish],
  }),
  tick(taskHead('T-suppliers', 'supplier', 'C-supplier'), yearly, at('P02')),
]

const heat: readonly TaskFact[] = [
  temperature(taskHead('T-cook', 'tasks', 'C-cook-on'), 'L-cook-core', each('batch'), {
    any_of: [{ ...at('P09'), ...ways.quickCooking }, { ...at('P13'), ...ways.friedThrough }, at('P21')],
  }),
  temperature(taskHead('T-cook-poultry', 'tasks', 'C-cook-on'), 'L-cook-poultry', each('batch'), {
    ...at('P09', 'P13'),
    any_food_group: ['FG02'],
  }),
  temperature(taskHead('T-cook-minced', 'tasks', 'C-cook-on'), 'L-cook-minced', each('batch'), {
    ...at('P09'),
    any_food_group: ['FG03'],
  }),
  temperature(taskHead('T-cook-whole', 'tasks', 'C-cook-on'), 'L-cook-whole', each('batch'), {
    ...at('P09'),
    any_food_group: [...redMeat, ...finFish, 'FG07', 'FG08'],
    any_jurisdiction: ['US'],
  }),
  temperature(taskHead('T-cook-red-meat', 'tasks', 'C-cook-on'), 'L-cook-red-meat', each('batch'), {
    ...at('P09'),
    any_food_group: redMeat,
    any_of: [{ any_jurisdiction: ['CA'] }, ways.servedPink],
  }),
  temperature(taskHead('T-cook-game', 'tasks', 'C-cook-on'), 'L-cook-pork-liver', each('batch'), {
    ...at('P09'),
    any_food_group: ['FG04'],
  }),
  temperature(taskHead('T-cook-eggs', 'tasks', 'C-cook-on'), 'L-cook-eggs', each('batch'), {
    ...at('P10'),
    any_food_group: ['FG09'],
  }),
  temperature(taskHead('T-cook-low', 'tasks', 'C-cook-on'), 'L-sous-vide-core', each('batch'), {
    ...at('P09'),
    named_sub_process: ['P09.9'],
  }),
  tick(taskHead('T-microwave', 'tasks', 'C-cook-on'), each('batch'), {
    any_of: [
      { ...at('P09'), named_sub_process: ['P09.8'] },
      { ...at('P18'), named_sub_process: ['P18.3'] },
    ],
  }),
  temperature(taskHead('T-sous-vide', 'tasks', 'C-cook-on'), 'L-sous-vide-core', each('batch'), at('P23')),
  temperature(taskHead('T-pasteurise', 'tasks', 'C-pasteurise'), 'L-pasteurise', each('batch'), {
    ...at('P14'),
    any_sub_process: ['P14.1', 'P14.2', 'P14.3', 'P14.5'],
    any_food_group: ['FG10', 'FG11', 'FG12'],
    activities: allBut('A13'),
  }),
  temperature(taskHead('T-uht', 'tasks', 'C-pasteurise'), 'L-uht', each('batch'), {
    ...at('P14'),
    any_food_group: ['FG10', 'FG11', 'FG12'],
    ...ultraHigh,
  }),
  temperature(taskHead('T-ice-cream-mix', 'tasks', 'C-pasteurise'), 'L-ice-cream-mix', each('batch'), {
    ...at('P14'),
    activities: ['A13'],
  }),
  temperature(taskHead('T-juice', 'tasks', 'C-pasteurise'), 'L-juice', each('batch'), {
    ...at('P14'),
    activities: ['A18', 'A21'],
    ...notBeerOnly,
  }),
  tick(taskHead('T-roast', 'tasks', 'C-cook-on'), each('batch'), {
    ...at('P08'),
    any_product_group: ['PG36'],
    activities: ['A20'],
  }),
  figure(taskHead('T-retort', 'tasks', 'C-retort'), 'L-retort', each('batch'), at('P24')),
  temperature(taskHead('T-smoke', 'tasks', 'C-cook-on'), 'L-smoke-core', each('batch'), {
    ...at('P25'),
    ...ways.hotSmoking,
    any_food_group: foods(1, 8),
  }),
  temperature(taskHead('T-reheat', 'tasks', 'C-reheat'), 'L-reheat', each('batch'), {
    any_of: [at('P18'), { ...at('P36'), any_sub_process: ['P36.2'] }],
  }),
  temperature(taskHead('T-cool', 'tasks', 'C-cool'), 'L-cool', each('batch'), {
    ...at('P17'),
    activities: allBut('A13'),
  }),
  temperature(taskHead('T-cool-second', 'tasks', 'C-cool'), 'L-cool-second', each('batch'), {
    ...at('P17'),
    any_jurisdiction: ['US', 'CA', 'AU'],
  }),
  temperature(taskHead('T-cool-cook-chill', 'tasks', 'C-cool'), 'L-cool-cook-chill', each('batch'), {
    ...at('P17', 'P23'),
    any_extra: ['cook_chill', 'sous_vide'],
  }),
  temperature(taskHead('T-hot-fill', 'tasks', 'C-hot-fill'), 'L-hot-fill', each('batch'), {
    any_of: [
      { ...at('P28'), any_sub_process: ['P28.2', 'P28.3'], activities: allBut('A20', 'A25') },
      { ...at('P55'), any_sub_process: ['P55.1'] },
      { ...at('P14'), activities: ['A19'] },
    ],
  }),
  temperature(taskHead('T-infant-water', 'tasks', 'C-discard'), 'L-infant-water', each('feed'), at('P47')),
  figure(taskHead('T-beans', 'tasks', 'C-cook-on'), 'L-bean-boil', each('batch'), {
    ...at('P09'),
    any_food_group: [food.pulses],
  }),
  figure(taskHead('T-berries', 'tasks', 'C-cook-on'), 'L-berry-boil', each('batch'), {
    ...at('P11'),
    any_food_group: ['FG16'],
  }),
]

const special: readonly TaskFact[] = [
  {
    ...temperature(taskHead('T-parasite-freeze', 'tasks', 'C-parasite'), 'L-parasite-freeze', each('lot'), {
      ...at('P16'),
      any_sub_process: ['P16.5'],
      any_food_group: [...wildFish, 'FG08'],
      any_product_group: ['PG05', 'PG06', 'PG24'],
    }),
    ...read('ES-1021', 'art. 8', 'practice'),
  },
  temperature(taskHead('T-parasite-record', 'supplier', 'C-parasite'), 'L-parasite-freeze', each('lot'), {
    any_of: [{ ...at('P15'), ...ways.rawFish }, { ...at('P25'), ...ways.notHeatedBySmoke }, at('P27')],
    any_food_group: [...wildFish, 'FG08'],
  }),
  {
    ...figure(taskHead('T-raw-egg-time', 'tasks', 'C-raw-dish'), 'L-raw-egg-hours', each('batch'), {
      ...at('P15'),
      any_extra: ['raw_egg_dishes'],
    }),
    ...read('ES-1021', 'art. 9', 'practice'),
  },
  tick(taskHead('T-raw-meat', 'tasks', 'C-raw-dish'), each('batch'), {
    ...at('P15'),
    ...ways.rawMeat,
    any_food_group: [...redMeat, 'FG03'],
  }),
  temperature(taskHead('T-raw-egg-cold', 'tasks', 'C-raw-dish'), 'L-chill-raw-egg-dish', each('batch'), {
    ...at('P15'),
    any_extra: ['raw_egg_dishes'],
  }),
  figure(taskHead('T-dressing-ph', 'tasks', 'C-acid'), 'L-dressing-ph', each('batch'), {
    ...at('P15'),
    any_extra: ['raw_egg_dishes'],
  }),
  figure(taskHead('T-rice-ph', 'tasks', 'C-acid'), 'L-acid-rice-ph', each('batch'), {
    ...at('P26'),
    ...sushiRice,
    any_food_group: [food.rice],
  }),
  figure(taskHead('T-acid-ph', 'tasks', 'C-acid'), 'L-acid-ph', each('batch'), {
    ...at('P26'),
    activities: allBut('A14', 'A26'),
    ...souredFood,
  }),
  tick(taskHead('T-souring', 'tasks', 'C-acid'), each('batch'), { ...at('P26'), activities: ['A14'] }),
  figure(taskHead('T-home-acid-ph', 'tasks', 'C-acid'), 'L-home-acid-ph', each('batch'), {
    ...at('P26', 'P28'),
    activities: ['A26'],
  }),
  figure(taskHead('T-jam-ph', 'tasks', 'C-acid'), 'L-acid-ph', each('batch'), {
    ...at('P28'),
    ...boiledFruit,
    activities: ['A19'],
  }),
  figure(taskHead('T-sausage-ph', 'tasks', 'C-dry'), 'L-sausage-ph', each('batch'), {
    ...at('P29'),
    named_sub_process: ['P29.1', 'P29.2'],
  }),
  figure(taskHead('T-dry-aw', 'tasks', 'C-dry'), 'L-dry-aw', each('batch'), {
    ...at('P29'),
    ...meatWays.dried,
  }),
  figure(taskHead('T-degree-hours', 'tasks', 'C-dry'), 'L-degree-hours', each('batch'), {
    ...at('P29'),
    named_sub_process: ['P29.1', 'P29.2'],
  }),
  tick(taskHead('T-dry-stable', 'tasks', 'C-dry'), each('batch'), { ...at('P29'), ...meatWays.anyWay }),
  figure(taskHead('T-water-phase-salt', 'tasks', 'C-cure'), 'L-water-phase-salt', each('batch'), {
    ...at('P27'),
    ...fishKeptBySalt,
  }),
  figure(taskHead('T-nitrite', 'tasks', 'C-cure'), 'L-nitrite', each('batch'), {
    any_of: [{ ...at('P27'), any_sub_process: ['P27.3'] }, nitriteAtMixing],
    any_food_group: ['FG29'],
  }),
  figure(
    taskHead('T-vacuum-days', 'tasks', 'C-vacuum'),
    'L-vacuum-days',
    daily('08:00'),
    at('P22', 'P23', 'P25'),
  ),
  tick(taskHead('T-seal', 'tasks', 'C-seal'), each('shift'), at('P22', 'P24', 'P28', 'P32')),
  temperature(taskHead('T-oil-temperature', 'tasks', 'C-acrylamide'), 'L-fry-oil', daily('12:00'), at('P13')),
  figure(taskHead('T-oil', 'tasks', 'C-oil'), 'L-oil-polar', daily('12:00'), at('P13')),
  tick(taskHead('T-colour', 'tasks', 'C-acrylamide'), each('batch'), {
    any_of: [{ ...at('P09'), ...ways.browning }, at('P13', 'P21')],
    any_food_group: ['FG17', 'FG20'],
  }),
  figure(taskHead('T-display-time', 'tasks', 'C-time-out'), 'L-out-cold-hours', each('refill'), at('P12')),
  figure(taskHead('T-hot-time', 'tasks', 'C-time-out'), 'L-out-hot-hours', each('refill'), at('P19')),
  figure(taskHead('T-fruit-time', 'tasks', 'C-time-out'), 'L-cut-fruit-hours', each('batch'), {
    ...at('P11'),
    any_food_group: [...fruit],
    any_jurisdiction: ['ES'],
  }),
  figure(taskHead('T-metal', 'calibration', 'C-detector'), 'L-metal-test', each('start_hour_and_end'), {
    ...at('P33'),
    any_of: [{ any_extra: ['metal_detection'] }, { named_sub_process: ['P33.1', 'P33.2'] }],
  }),
  tick(taskHead('T-sieve', 'tasks', 'C-foreign-body'), daily('08:00'), {
    any_of: [
      { activities: ['A12', 'A20'], any_food_group: ['FG20'] },
      { activities: ['A28'], any_process: ['P33'] },
    ],
  }),
  tick(taskHead('T-thaw', 'tasks', 'C-thaw'), daily('08:00'), { ...at('P06'), ...ways.slowThawing }),
  {
    ...tick(taskHead('T-thaw-water', 'tasks', 'C-thaw'), each('batch'), {
      ...at('P06'),
      named_sub_process: ['P06.2'],
    }),
    ...read('ES-1021', 'art. 5.8', 'practice'),
  },
  tick(taskHead('T-produce', 'tasks', 'C-produce'), each('batch'), {
    ...at('P07', 'P11'),
    any_food_group: ['FG14', ...fruit, 'FG16', 'FG17', 'FG18'],
  }),
  figure(taskHead('T-wash-dose', 'tasks', 'C-produce'), 'L-produce-wash', each('two_hours_of_work'), {
    ...at('P07'),
    any_sub_process: ['P07.2'],
    activities: ['A18'],
  }),
  figure(taskHead('T-sprout-water', 'analyses', 'C-sprouts'), 'L-sprout-water', each('batch'), at('P48')),
  tick(taskHead('T-sprout-seed', 'tasks', 'C-sprouts'), each('batch'), at('P48')),
  tick(taskHead('T-candling', 'tasks', 'C-eggs'), each('batch'), {
    ...at('P32', 'P59'),
    any_food_group: ['FG09'],
    activities: ['A25'],
  }),
  tick(taskHead('T-egg-breaking', 'tasks', 'C-eggs'), each('batch'), at('P50')),
  temperature(taskHead('T-raw-milk', 'tasks', 'C-raw-milk'), 'L-chill-raw-milk', each('batch'), {
    ...at('P26'),
    any_food_group: ['FG11'],
    any_product_group: ['PG28'],
    activities: ['A14'],
  }),
  tick(taskHead('T-carcass', 'tasks', 'C-carcass'), each('carcass'), { ...at('P31'), activities: ['A16'] }),
  temperature(taskHead('T-carcass-chill', 'cold_storage', 'C-carcass'), 'L-chill-red-meat', each('batch'), {
    ...at('P31'),
    any_food_group: redMeat,
    activities: ['A16'],
  }),
  temperature(
    taskHead('T-carcass-chill-poultry', 'cold_storage', 'C-carcass'),
    'L-chill-poultry',
    each('batch'),
    { ...at('P31'), any_food_group: ['FG02', 'FG04'], activities: ['A16'] },
  ),
  tick(taskHead('T-dry-zone', 'cleaning', 'C-listeria'), daily('08:00'), {
    ...at('P32'),
    any_product_group: ['PG12'],
    activities: ['A28'],
  }),
  tick(taskHead('T-glass-filling', 'tasks', 'C-foreign-body'), each('start_hour_and_end'), {
    ...at('P32'),
    any_extra: ['glass_packaging'],
    activities: ['A13', 'A14', 'A17', 'A18', 'A19', 'A20', 'A21', 'A25', 'A26', 'A28'],
  }),
  byExceptionUnderFifteen(
    tick(taskHead('T-separation', 'tasks', 'C-separation'), daily('08:00'), at('P04', 'P08', 'P11', 'P61')),
  ),
  byExceptionUnderFifteen(
    tick(taskHead('T-machine-parts', 'tasks', 'C-foreign-body'), daily('08:00'), at('P08')),
  ),
  tick(taskHead('T-bones', 'tasks', 'C-foreign-body'), each('batch'), {
    ...at('P08'),
    any_sub_process: ['P08.1'],
    any_food_group: [...redMeat, 'FG02', ...finFish],
  }),
  {
    ...temperature(taskHead('T-sample', 'tasks', 'C-sample'), 'L-retained-sample', each('meal'), at('P38')),
    ...read('ES-1086', 'art. 30.10', 'practice'),
  },
]

const information: readonly TaskFact[] = [
  tick(
    taskHead('T-allergen-service', 'tasks', 'C-allergen'),
    daily('08:00'),
    at(...readyToEat, 'P09', 'P13'),
  ),
  tick(taskHead('T-allergen-run', 'tasks', 'C-allergen'), each('batch'), at('P08', 'P46')),
  tick(taskHead('T-label', 'tasks', 'C-label'), each('batch'), at('P32')),
  byExceptionUnderFifteen(tick(taskHead('T-price-tags', 'tasks', 'C-label'), daily('08:00'), at('P34'))),
  tick(taskHead('T-diet', 'tasks', 'C-diet'), each('meal'), { ...at('P20'), any_product_group: ['PG13'] }),
  tick(taskHead('T-self-service', 'tasks', 'C-discard'), each('two_hours'), {
    ...at('P12'),
    ...ways.customersServeThemselves,
    any_product_group: ['PG11'],
  }),
]

const transport: readonly TaskFact[] = [
  temperature(taskHead('T-transport-cold', 'cold_storage', 'C-transport'), 'L-transport-cold', each('trip'), {
    ...at('P35'),
    ...ways.chilledVehicle,
    ...keptCold,
  }),
  temperature(taskHead('T-transport-frozen', 'cold_storage', 'C-transport'), 'L-frozen-swing', each('trip'), {
    ...at('P35'),
    ...ways.frozenVehicle,
    any_food_group: ['FG27'],
    activities: ['A08', 'A09', 'A11', 'A17', 'A22', 'A23', 'A24', 'A27'],
  }),
  temperature(taskHead('T-transport-hot', 'hot_storage', 'C-transport'), 'L-hot-hold', each('trip'), {
    ...at('P35'),
    ...ways.hotBoxes,
    any_product_group: ['PG01', 'PG02', 'PG10'],
  }),
  tick(taskHead('T-vehicle', 'cleaning', 'C-clean'), each('trip'), at('P35')),
  tick(taskHead('T-site', 'tasks', 'C-site'), each('event'), at('P36')),
]

const cleaning: readonly TaskFact[] = [
  tick(taskHead('T-clean-day', 'cleaning', 'C-clean'), daily('21:00'), {}),
  byExceptionUnderFifteen(
    tick(taskHead('T-clean-contact', 'cleaning', 'C-clean'), daily('21:00'), {
      any_process: ['P08', 'P11', 'P20', 'P34'],
    }),
  ),
  tick(taskHead('T-clean-machines', 'cleaning', 'C-clean'), daily('21:00'), {
    any_of: [
      { any_extra: ['slicing_RTE', 'grinding_mince'] },
      { named_sub_process: ['P08.2', 'P08.3', 'P08.4'] },
      { ...at('P08'), any_product_group: ['PG30'] },
    ],
  }),
  tick(taskHead('T-clean-drains', 'cleaning', 'C-clean'), weekly, {}),
  tick(taskHead('T-clean-fridges', 'cleaning', 'C-clean'), monthly, at('P04', 'P05')),
  tick(taskHead('T-clean-ice', 'cleaning', 'C-clean'), weekly, at('P37')),
  tick(taskHead('T-clean-swab', 'cleaning', 'C-listeria'), quarterly, {
    any_extra: ['slicing_RTE', 'vacuum_or_MAP', 'smoking', 'cook_chill'],
  }),
  figure(taskHead('T-disinfectant', 'cleaning', 'C-chemical'), 'L-chlorine', daily('08:00'), {}),
  temperature(taskHead('T-dish', 'cleaning', 'C-dish'), 'L-dish-rinse', daily('21:00'), {
    ...at('P40'),
    any_sub_process: ['P40.1'],
  }),
  temperature(taskHead('T-knife', 'cleaning', 'C-dish'), 'L-knife-steriliser', daily('08:00'), {
    activities: ['A09', 'A10', 'A15', 'A16'],
  }),
  byExceptionUnderFifteen(tick(taskHead('T-waste', 'tasks', 'C-waste'), daily('21:00'), at('P41'))),
]

const site: readonly TaskFact[] = [
  tick(taskHead('T-pest-own', 'pest_control', 'C-pests'), weekly, at('P43')),
  tick(taskHead('T-pest-contractor', 'pest_control', 'C-pests'), everyTwoMonths, at('P43')),
  temperature(taskHead('T-probe-ice', 'calibration', 'C-calibrate'), 'L-probe-ice', monthly, at('P44')),
  temperature(taskHead('T-probe-boiling', 'calibration', 'C-calibrate'), 'L-probe-boiling', monthly, {
    ...at('P09', 'P18', 'P19'),
  }),
  tick(taskHead('T-probe-certificate', 'calibration', 'C-calibrate'), yearly, at('P44')),
  tick(taskHead('T-ph-meter', 'calibration', 'C-calibrate'), each('use'), at('P26', 'P29')),
  tick(taskHead('T-scales', 'calibration', 'C-calibrate'), monthly, at('P08', 'P27', 'P32')),
  tick(taskHead('T-ventilation', 'maintenance', 'C-repair'), twiceAYear, at('P09', 'P13', 'P21')),
  tick(taskHead('T-fridge-service', 'maintenance', 'C-repair'), yearly, at('P04', 'P05')),
  tick(taskHead('T-tank', 'maintenance', 'C-water'), twiceAYear, {
    any_location_type: ['mobile_unit', 'market_stall', 'event_site'],
  }),
  tick(taskHead('T-well', 'maintenance', 'C-water'), twiceAYear, { any_extra: ['uses_own_well_water'] }),
  tick(taskHead('T-glass', 'maintenance', 'C-foreign-body'), weekly, at('P44')),
  byExceptionIfSmall(tick(taskHead('T-fit', 'supervisory', 'C-ill'), daily('08:00'), at('P42'))),
  beforeStart(tick(taskHead('T-training', 'supervisory', 'C-train'), yearly, at('P42')), [
    { document: 'DE-IFSG', clause: '§ 43(4)' },
  ]),
  beforeStart(tick(taskHead('T-health', 'supervisory', 'C-ill'), yearly, at('P42')), [
    { document: 'DE-IFSG', clause: '§ 43(1)' },
    { document: 'EE-NETS', clause: '§ 13' },
  ]),
  tick(taskHead('T-review', 'supervisory', 'C-train'), yearly, {}),
  tick(taskHead('T-audit', 'supervisory', 'C-train'), twiceAYear, { any_employees: ['4-14', '15+'] }),
  tick(taskHead('T-recall', 'supervisory', 'C-train'), yearly, at('P41')),
  tick(
    taskHead('T-allergen-matrix', 'supervisory', 'C-allergen'),
    monthly,
    at('P09', 'P11', 'P20', 'P21', 'P32', 'P34'),
  ),
]

/** The monitoring tasks: object, frequency and limit (haccp-facts section 6). */
export const tasks: readonly MonitoringTask[] = inRounds([
  ...storage,
  ...receiving,
  ...heat,
  ...special,
  ...information,
  ...transport,
  ...cleaning,
  ...site,
  ...tasksPlants,
])
