import type { Hazard, LimitId, TaskId } from '@larder/core/haccp'
import { allBut, kitchens, longLifeMakers, sellers } from './activity-lists.ts'
import { finFish, food, foods, grains } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, read, secondhand } from './provenance.ts'
import {
  boiledFruit,
  cansOnly,
  cookedOrReadyKept,
  fishKeptBySalt,
  growsWhileCooling,
  keptCold,
  listeriaGrows,
  meatWays,
  rawOrCuredMeatOnly,
  souredFood,
  sushiRice,
  ways,
} from './ways.ts'

const coldLimits: readonly LimitId[] = [
  'L-chill-rte',
  'L-chill-red-meat',
  'L-chill-offal',
  'L-chill-poultry',
  'L-chill-minced',
  'L-chill-meat-preparations',
  'L-chill-fish',
  'L-chill-raw-milk',
  'L-chill-milk',
  'L-chill-eggs',
  'L-chill-liquid-egg',
  'L-chill-filled-pastry',
  'L-chill-cut-fruit',
]
/** Raw milk may be warmer when it arrives than in the dairy's store. */
const deliveryLimits: readonly LimitId[] = coldLimits.map((id) =>
  id === 'L-chill-raw-milk' ? 'L-raw-milk-arrival' : id,
)
const coldTasks: readonly TaskId[] = [
  'T-fridge',
  'T-cold-red-meat',
  'T-cold-poultry',
  'T-cold-minced',
  'T-cold-fish',
]
const deliveryTasks: readonly TaskId[] = [
  'T-delivery-chilled',
  'T-delivery-red-meat',
  'T-delivery-poultry',
  'T-delivery-minced',
  'T-delivery-fish',
  'T-delivery-check',
]
const cabinetTasks: readonly TaskId[] = [
  'T-cabinet',
  'T-cabinet-red-meat',
  'T-cabinet-poultry',
  'T-cabinet-minced',
  'T-cabinet-fish',
  'T-pastry-display',
]

/** Bacteria that multiply, and the toxins they form. */
export const hazardsGrowth: readonly Hazard[] = [
  {
    ...scored('H01', 'biological', 'growth', [3, 2]),
    ...alikeAbroad(
      also(confirmed('EU-853', 'Annex III', 'law'), 'ES-1021', 'art. 4.1'),
      ['UK-853', 'Annex III'],
      ['US-FC', '3-202.11'],
    ),
    when: { ...keptCold, activities: allBut('A16') },
    at: [watched(['P01', 'PRP10', 'C-refuse'], { limits: deliveryLimits, tasks: deliveryTasks })],
  },
  {
    ...scored('H03', 'biological', 'growth', [3, 2]),
    ...alikeAbroad(
      confirmed('EU-1169', 'art. 24(1)', 'law'),
      ['UK-1169', 'art. 24(1)'],
      ['US-FC', '3-501.17'],
    ),
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      byProgramme(['P03', 'PRP14', 'C-discard'], { tasks: ['T-dates'] }),
      byProgramme(['P04', 'PRP14', 'C-discard'], {
        limits: ['L-rte-days'],
        tasks: ['T-dates', 'T-opened-packs'],
      }),
      byProgramme(['P34', 'PRP14', 'C-discard'], { tasks: ['T-dates'] }),
    ],
  },
  {
    ...scored('H08', 'biological', 'growth', [3, 3]),
    worse_for_vulnerable: true,
    heat_stable: true,
    when: keptCold,
    ...alikeAbroad(
      also(confirmed('EU-852', 'Annex II Ch. IX(5)', 'law'), 'DE-TLMHV', '§ 15(3)'),
      ['UK-852', 'Annex II Ch. IX(5)'],
      ['US-FC', '3-501.16'],
    ),
    at: [
      {
        ...limited(['P04', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: coldTasks }),
        when: { activities: kitchens, ...cookedOrReadyKept },
      },
      {
        ...limited(['P04', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: coldTasks }),
        heat_stable: false,
        when: { activities: kitchens },
      },
      {
        ...limited(['P04', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: coldTasks }),
        eaten_as_is: true,
        when: { activities: sellers },
      },
      {
        ...limited(['P04', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: coldTasks }),
        heat_stable: false,
        when: {
          any_of: [{ activities: ['A15', 'A17'] }, { activities: ['A18'], any_product_group: ['PG30'] }],
        },
      },
      watched(['P04', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: coldTasks }),
      limited(['P61', 'PRP12', 'C-too-warm'], { limits: ['L-chill-rte'], tasks: ['T-fridge'] }),
      {
        ...watched(['P12', 'PRP12', 'C-too-warm'], {
          limits: ['L-chill-rte', 'L-chill-filled-pastry', 'L-chill-cut-fruit'],
          tasks: ['T-display-cold', 'T-pastry-display'],
        }),
        eaten_as_is: true,
        when: ways.coldDisplay,
      },
      {
        ...limited(['P34', 'PRP12', 'C-too-warm'], { limits: coldLimits, tasks: cabinetTasks }),
        eaten_as_is: true,
        when: { ...ways.chilledCabinet, activities: sellers },
      },
      {
        ...watched(['P34', 'PRP12', 'C-too-warm'], { limits: ['L-chill-rte'], tasks: ['T-cabinet'] }),
        eaten_as_is: true,
        when: { ...ways.chilledCabinet, activities: kitchens },
      },
      {
        ...limited(['P35', 'PRP12', 'C-transport'], {
          limits: ['L-transport-cold'],
          tasks: ['T-transport-cold'],
        }),
        when: { ...ways.chilledVehicle, any_extra: ['cook_chill'] },
      },
      {
        ...limited(['P35', 'PRP12', 'C-transport'], {
          limits: ['L-transport-cold', 'L-product-milk'],
          tasks: ['T-transport-cold', 'T-product-milk'],
        }),
        when: { ...ways.chilledVehicle, activities: ['A14', 'A15', 'A16', 'A17'] },
      },
      {
        ...watched(['P35', 'PRP12', 'C-transport'], {
          limits: ['L-transport-cold'],
          tasks: ['T-transport-cold'],
        }),
        when: { ...ways.chilledVehicle, no_extra: ['cook_chill'] },
      },
    ],
  },
  {
    ...scored('H11', 'biological', 'growth', [4, 2]),
    worse_for_vulnerable: true,
    when: listeriaGrows,
    ...also(
      also(
        also(read('EU-2073', 'Annex I Ch. 1 1.2-1.3', 'law'), 'EU-2024-2895', 'Annex'),
        'UK-2073',
        'Annex I Ch. 1 1.2-1.3',
      ),
      'US-FC',
      '3-501.17',
    ),
    at: [
      {
        ...limited(['P01', 'PRP10', 'C-refuse'], { limits: ['L-chill-rte'], tasks: ['T-delivery-chilled'] }),
        eaten_as_is: true,
        when: { any_food_group: ['FG13', 'FG26'] },
      },
      {
        ...limited(['P04', 'PRP14', 'C-too-warm'], {
          limits: ['L-mix-ageing', 'L-ageing-hours'],
          tasks: ['T-mix-ageing'],
        }),
        eaten_as_is: true,
        when: { activities: ['A13'] },
      },
      {
        ...limited(['P04', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte', 'L-rte-days'],
          tasks: ['T-fridge', 'T-opened-packs'],
        }),
        eaten_as_is: true,
        when: { activities: allBut('A13', ...longLifeMakers) },
      },
      {
        ...limited(['P04', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte'],
          tasks: ['T-fridge', 'T-dates'],
        }),
        eaten_as_is: true,
        when: { activities: longLifeMakers.filter((id) => id !== 'A14') },
      },
      {
        ...limited(['P04', 'PRP14', 'C-too-warm'], {
          limits: ['L-product-milk'],
          tasks: ['T-product-milk', 'T-dates'],
        }),
        eaten_as_is: true,
        when: { activities: ['A14'], any_product_group: ['PG25'] },
      },
      {
        ...watched(['P04', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte'],
          tasks: ['T-fridge', 'T-dates'],
        }),
        eaten_as_is: true,
        when: { activities: ['A14'] },
      },
      {
        ...limited(['P61', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte', 'L-rte-days'],
          tasks: ['T-fridge', 'T-opened-packs'],
        }),
        eaten_as_is: true,
        when: { activities: allBut(...longLifeMakers) },
      },
      {
        ...limited(['P61', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte'],
          tasks: ['T-fridge', 'T-dates'],
        }),
        eaten_as_is: true,
      },
      {
        ...watched(['P12', 'PRP12', 'C-too-warm'], { limits: ['L-chill-rte'], tasks: ['T-display-cold'] }),
        eaten_as_is: true,
        when: ways.coldDisplay,
      },
      {
        ...watched(['P22', 'PRP14', 'C-vacuum'], {
          limits: ['L-chill-vacuum', 'L-vacuum-days'],
          tasks: ['T-vacuum-store', 'T-vacuum-days', 'T-clean-swab'],
        }),
        eaten_as_is: true,
      },
      {
        ...watched(['P34', 'PRP12', 'C-too-warm'], {
          limits: ['L-chill-rte'],
          tasks: ['T-cabinet', 'T-dates'],
        }),
        eaten_as_is: true,
        when: { ...ways.chilledCabinet, activities: allBut('A13') },
      },
    ],
  },
  {
    ...scored('H12', 'biological', 'growth', [2, 2]),
    ...also(also(read('ES-1021', 'art. 5', 'law'), 'DE-TLMV', '§ 2(4)'), 'US-FC', '3-501.11'),
    at: [
      {
        ...byProgramme(['P01', 'PRP10', 'C-refuse'], {
          limits: ['L-frozen-swing'],
          tasks: ['T-delivery-frozen'],
        }),
        when: { any_food_group: ['FG16', 'FG27'] },
      },
      {
        ...watched(['P05', 'PRP12', 'C-freezer'], { limits: ['L-frozen'], tasks: ['T-freezer'] }),
        when: { activities: ['A22'] },
      },
      ...(['P05', 'P16'] as const).map((step) => ({
        ...limited([step, 'PRP12', 'C-freezer'] as const, { limits: ['L-frozen'], tasks: ['T-freezer'] }),
        eaten_as_is: true,
        severity: 4 as const,
        when: { activities: ['A13' as const] },
      })),
      byProgramme(['P05', 'PRP12', 'C-freezer'], { limits: ['L-frozen'], tasks: ['T-freezer'] }),
      byProgramme(['P16', 'PRP12', 'C-freezer'], { limits: ['L-frozen'], tasks: ['T-freezer'] }),
      {
        ...byProgramme(['P34', 'PRP12', 'C-freezer'], {
          limits: ['L-ice-cream-serve'],
          tasks: ['T-ice-cream-cabinet'],
        }),
        when: { ...ways.frozenCabinet, activities: ['A13'] },
      },
      {
        ...byProgramme(['P34', 'PRP12', 'C-freezer'], {
          limits: ['L-frozen-cabinet'],
          tasks: ['T-cabinet-frozen'],
        }),
        when: { ...ways.frozenCabinet, any_food_group: ['FG16', 'FG27'] },
      },
      {
        ...byProgramme(['P35', 'PRP12', 'C-transport'], {
          limits: ['L-frozen-swing'],
          tasks: ['T-transport-frozen'],
        }),
        when: {
          ...ways.frozenVehicle,
          any_food_group: ['FG27'],
          activities: ['A08', 'A09', 'A11', 'A17', 'A22', 'A23', 'A24', 'A27'],
        },
      },
    ],
  },
  {
    ...scored('H13', 'biological', 'growth', [3, 3]),
    ...also(read('ES-1021', 'art. 5.8', 'law'), 'US-FC', '3-501.13'),
    at: [
      {
        ...watched(['P06', 'PRP11', 'C-thaw'], {
          limits: ['L-thaw-hours', 'L-thaw-water'],
          tasks: ['T-thaw', 'T-thaw-water'],
        }),
        when: ways.slowThawing,
      },
      {
        ...watched(['P06', 'PRP11', 'C-thaw'], { limits: ['L-thaw-water'], tasks: ['T-thaw-water'] }),
        when: ways.thawingInWaterOnly,
      },
    ],
  },
  {
    ...scored('H19', 'biological', 'growth', [3, 3]),
    ...alikeAbroad(
      expert('time out of temperature control'),
      ['UK-FSA', 'time out of temperature control'],
      ['US-FC', '3-501.19'],
    ),
    at: [
      {
        ...limited(['P08', 'PRP12', 'C-too-warm'], {
          limits: ['L-cutting-room', 'L-casing-soak'],
          tasks: ['T-cutting-room'],
        }),
        when: { activities: ['A10', 'A15', 'A16'], any_food_group: foods(1, 4) },
      },
      {
        ...watched(['P12', 'PRP12', 'C-time-out'], {
          limits: ['L-out-cold-hours'],
          tasks: ['T-display-time'],
        }),
        eaten_as_is: true,
      },
      {
        ...limited(['P20', 'PRP11', 'C-time-out'], {
          limits: ['L-portion-minutes'],
          tasks: ['T-portion-time'],
        }),
        eaten_as_is: true,
        when: { any_extra: ['cook_chill'] },
      },
      { ...byProgramme(['P20', 'PRP11', 'C-time-out']), eaten_as_is: true, probability: 2 },
      {
        ...byProgramme(['P34', 'PRP12', 'C-time-out'], { limits: ['L-out-cold-hours'] }),
        eaten_as_is: true,
        probability: 2,
      },
    ],
  },
  {
    ...scored('H24', 'biological', 'growth', [3, 3]),
    worse_for_vulnerable: true,
    heat_stable: true,
    ...also(also(read('ES-1086', 'art. 30.6', 'law'), 'EU-852', 'Annex II Ch. IX(6)'), 'US-FC', '3-501.14'),
    at: [
      {
        ...watched(['P17', 'PRP12', 'C-cool'], { tasks: ['T-cool'] }),
        when: cansOnly,
      },
      {
        ...limited(['P17', 'PRP12', 'C-cool'], {
          limits: ['L-cool', 'L-cool-second', 'L-cool-cook-chill'],
          tasks: ['T-cool', 'T-cool-second', 'T-cool-cook-chill'],
        }),
        when: { ...growsWhileCooling, activities: allBut('A13') },
      },
      limited(['P23', 'PRP12', 'C-cool'], { limits: ['L-cool-cook-chill'], tasks: ['T-cool-cook-chill'] }),
    ],
  },
  {
    ...scored('H27', 'biological', 'growth', [3, 3]),
    ...also(
      also(
        also(read('ES-1086', 'art. 30.2', 'law'), 'UK-WSI-2006-31', 'Sch. 4 para 6'),
        'UK-SSI-2006-3',
        'Sch. 4',
      ),
      'US-FC',
      '3-501.16',
    ),
    at: [
      limited(['P19', 'PRP12', 'C-hot-hold'], {
        limits: ['L-hot-hold', 'L-hot-hold-hours'],
        tasks: ['T-hot-hold', 'T-hot-hold-service', 'T-hot-time'],
      }),
      {
        ...watched(['P34', 'PRP12', 'C-hot-hold'], { limits: ['L-hot-hold'], tasks: ['T-hot-hold'] }),
        when: {
          ...ways.hotCounter,
          any_of: [{ any_process: ['P19'] }, { any_location_type: ['hot_vending'] }],
        },
      },
      {
        ...watched(['P35', 'PRP12', 'C-transport'], { limits: ['L-hot-hold'], tasks: ['T-transport-hot'] }),
        when: { ...ways.hotBoxes, any_product_group: ['PG01', 'PG02', 'PG10'] },
      },
    ],
  },
  {
    ...scored('H28', 'biological', 'toxin', [4, 2]),
    ...also(confirmed('UK-FSA', 'vacuum packing', 'guide'), 'US-FDA-FHG', 'App. 4'),
    at: [
      {
        ...watched(['P22', 'PRP14', 'C-vacuum'], {
          limits: ['L-chill-vacuum', 'L-vacuum-days'],
          tasks: ['T-vacuum-store', 'T-vacuum-days'],
        }),
        when: rawOrCuredMeatOnly,
      },
      limited(['P22', 'PRP14', 'C-vacuum'], {
        limits: ['L-chill-vacuum', 'L-vacuum-days'],
        tasks: ['T-vacuum-store', 'T-vacuum-days'],
      }),
      limited(['P23', 'PRP14', 'C-vacuum'], {
        limits: ['L-chill-vacuum', 'L-vacuum-days'],
        tasks: ['T-vacuum-store', 'T-vacuum-days'],
      }),
      {
        ...watched(['P25', 'PRP14', 'C-vacuum'], {
          limits: ['L-chill-vacuum', 'L-vacuum-days'],
          tasks: ['T-vacuum-store', 'T-vacuum-days'],
        }),
        when: ways.inSmoke,
      },
      {
        ...limited(['P27', 'PRP11', 'C-cure'], {
          limits: ['L-water-phase-salt'],
          tasks: ['T-water-phase-salt', 'T-scales'],
        }),
        eaten_as_is: true,
        when: fishKeptBySalt,
      },
      watched(['P27', 'PRP11', 'C-cure'], { tasks: ['T-scales'] }),
    ],
  },
  {
    ...scored('H29', 'biological', 'survival', [4, 2]),
    ...also(confirmed('US-21CFR-113', '113.83', 'law'), 'US-FDA-FHG', 'App. 4'),
    at: [
      {
        ...limited(['P24', 'PRP11', 'C-retort'], { limits: ['L-retort'], tasks: ['T-retort', 'T-seal'] }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H32', 'biological', 'growth', [4, 2]),
    ...also(confirmed('US-21CFR-114', '114.80', 'law'), 'US-FDA-FHG', 'App. 4'),
    at: [
      {
        ...limited(['P26', 'PRP11', 'C-acid'], { limits: ['L-home-acid-ph'], tasks: ['T-home-acid-ph'] }),
        eaten_as_is: true,
        when: { activities: ['A26'], ...souredFood },
      },
      {
        ...limited(['P26', 'PRP11', 'C-acid'], { limits: ['L-acid-ph'], tasks: ['T-acid-ph'] }),
        eaten_as_is: true,
        when: { activities: allBut('A14', 'A26'), ...souredFood },
      },
      {
        ...watched(['P26', 'PRP11', 'C-acid'], { tasks: ['T-souring'] }),
        eaten_as_is: true,
        when: { activities: ['A14'] },
      },
      {
        ...limited(['P28', 'PRP11', 'C-acid'], { limits: ['L-home-acid-ph'], tasks: ['T-home-acid-ph'] }),
        eaten_as_is: true,
        when: { activities: ['A26'], ...boiledFruit },
      },
      {
        ...limited(['P28', 'PRP11', 'C-acid'], { limits: ['L-acid-ph'], tasks: ['T-jam-ph'] }),
        eaten_as_is: true,
        when: { activities: ['A19'], ...boiledFruit },
      },
    ],
  },
  {
    ...scored('H34', 'biological', 'growth', [4, 2]),
    heat_stable: true,
    ...also(
      also(confirmed('US-FSIS-RTE', 'fermentation and drying', 'guide'), 'US-AMI', 'degree-hours'),
      'CA-CFIA-MEAT',
      'degree-hours',
    ),
    at: [
      {
        ...limited(['P29', 'PRP11', 'C-dry'], {
          limits: ['L-sausage-ph', 'L-degree-hours'],
          tasks: ['T-sausage-ph', 'T-degree-hours'],
        }),
        when: meatWays.soured,
      },
      {
        ...limited(['P29', 'PRP11', 'C-dry'], { limits: ['L-dry-aw'], tasks: ['T-dry-aw'] }),
        when: meatWays.dried,
      },
      {
        ...limited(['P29', 'PRP11', 'C-dry'], {
          limits: ['L-sausage-ph', 'L-degree-hours', 'L-stable-ph', 'L-stable-aw'],
          tasks: ['T-sausage-ph', 'T-degree-hours', 'T-dry-stable'],
        }),
        when: meatWays.souredAndDried,
      },
      {
        ...limited(['P29', 'PRP11', 'C-dry'], {
          limits: ['L-stable-ph', 'L-stable-aw'],
          tasks: ['T-dry-stable'],
        }),
        when: meatWays.anyWay,
      },
    ],
  },
  {
    ...scored('H35', 'biological', 'growth', [4, 2]),
    ...also(confirmed('EU-853', 'Annex III Sec. I Ch. VII(2a)', 'law'), 'EU-2024-1141', 'Annex II'),
    at: [
      {
        ...watched(['P30', 'PRP12', 'C-too-warm'], {
          limits: ['L-chill-ripening', 'L-ripening-days', 'L-ripening-humidity'],
          tasks: ['T-ripening', 'T-ripening-humidity'],
        }),
        eaten_as_is: true,
        when: { activities: allBut('A14') },
      },
    ],
  },
  {
    ...scored('H81', 'biological', 'toxin', [3, 3]),
    heat_stable: true,
    food_groups: grains,
    ...also(expert('Bacillus cereus'), 'US-FDA-FHG', 'App. 4'),
    at: [
      {
        ...limited(['P17', 'PRP12', 'C-cool'], {
          limits: ['L-cool', 'L-cool-second'],
          tasks: ['T-cool', 'T-cool-second'],
        }),
        when: growsWhileCooling,
      },
      limited(['P19', 'PRP12', 'C-hot-hold'], { limits: ['L-hot-hold'], tasks: ['T-hot-hold'] }),
      {
        ...limited(['P26', 'PRP11', 'C-acid'], { limits: ['L-acid-rice-ph'], tasks: ['T-rice-ph'] }),
        when: sushiRice,
      },
    ],
  },
  {
    ...scored('H82', 'biological', 'toxin', [3, 2]),
    heat_stable: true,
    food_groups: ['FG10', 'FG12'],
    ...read('ES-1021', 'art. 4.1', 'law'),
    at: [
      {
        ...limited(['P11', 'PRP09', 'C-time-out'], {
          limits: ['L-chill-rte', 'L-chill-filled-pastry', 'L-chill-milk'],
          tasks: ['T-fridge', 'T-pastry-display', 'T-cream'],
        }),
        probability: 3,
        when: { any_product_group: ['PG08'] },
      },
      {
        ...watched(['P11', 'PRP09', 'C-time-out'], {
          limits: ['L-chill-rte', 'L-chill-filled-pastry', 'L-chill-milk'],
          tasks: ['T-fridge', 'T-pastry-display'],
        }),
        when: { any_product_group: ['PG07'] },
      },
    ],
  },
  {
    ...scored('H87', 'biological', 'growth', [3, 2]),
    food_groups: [food.pork],
    ...secondhand('EFSA-YERSINIA', null, 'guide'),
    at: [
      watched(['P04', 'PRP12', 'C-too-warm'], { limits: ['L-chill-red-meat'], tasks: ['T-cold-red-meat'] }),
    ],
  },
  {
    ...scored('H121', 'biological', 'growth', [4, 2]),
    heat_stable: true,
    ...also(also(read('ES-1086', 'art. 30.3', 'law'), 'US-FDA-FHG', 'App. 4'), 'US-FC', '3-501.17'),
    at: [
      {
        ...limited(['P61', 'PRP14', 'C-too-warm'], {
          limits: ['L-chill-rte', 'L-rte-days'],
          tasks: ['T-fridge', 'T-opened-packs'],
        }),
        when: { activities: allBut(...longLifeMakers) },
      },
      limited(['P61', 'PRP14', 'C-too-warm'], {
        limits: ['L-chill-rte'],
        tasks: ['T-fridge', 'T-dates'],
      }),
    ],
  },
  {
    ...scored('H91', 'biological', 'toxin', [4, 2]),
    food_groups: finFish,
    ...confirmed('US-FDA-FHG', 'Ch. 13', 'guide'),
    at: [
      limited(['P22', 'PRP14', 'C-vacuum'], {
        limits: ['L-chill-vacuum'],
        tasks: ['T-vacuum-store', 'T-label'],
      }),
    ],
  },
]
