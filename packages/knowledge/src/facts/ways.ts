import type { Condition, ProductGroupId, SubProcessId } from '@larder/core/haccp'

/**
 * Ways of doing a step that several facts name. Parts of a step that are no way (loading, logs) are named
 * with each.
 */
export const ways = {
  coldDisplay: { any_sub_process: ['P12.1', 'P12.2', 'P12.3', 'P12.4'] },
  customersServeThemselves: { any_sub_process: ['P12.2', 'P12.4'] },
  chilledCabinet: { any_sub_process: ['P34.1', 'P34.4', 'P34.5'] },
  frozenCabinet: { any_sub_process: ['P34.2', 'P34.4', 'P34.5'] },
  hotCounter: { any_sub_process: ['P34.3', 'P34.4', 'P34.5'] },
  chilledVehicle: { any_sub_process: ['P35.1', 'P35.4', 'P35.5'] },
  frozenVehicle: { any_sub_process: ['P35.2', 'P35.4', 'P35.5'] },
  hotBoxes: { any_sub_process: ['P35.3', 'P35.4', 'P35.5'] },
  slowThawing: { any_sub_process: ['P06.1', 'P06.5'] },
  thawingInWaterOnly: { named_sub_process: ['P06.2'], no_sub_process: ['P06.1', 'P06.5'] },
  quickCooking: { any_sub_process: ['P09.1', 'P09.2', 'P09.3', 'P09.4', 'P09.5', 'P09.6', 'P09.7', 'P09.8'] },
  browning: { any_sub_process: ['P09.2', 'P09.3', 'P09.4', 'P09.6', 'P09.7'] },
  lowTemperatureOnly: {
    named_sub_process: ['P09.9'],
    no_sub_process: ['P09.1', 'P09.2', 'P09.3', 'P09.4', 'P09.5', 'P09.6', 'P09.7', 'P09.8'],
  },
  /**
   * Raw egg alone brings no parasites: the switch shows that food is eaten raw, the way whether it is fish or
   * meat.
   */
  rawFish: { any_extra: ['raw_animal_rte'], any_sub_process: ['P15.2'] },
  rawMeat: { any_extra: ['raw_animal_rte'], any_sub_process: ['P15.3'] },
  friedThrough: { any_sub_process: ['P13.1', 'P13.2', 'P13.3'] },
  hotSmoking: { any_sub_process: ['P25.1'] },
  inSmoke: { any_sub_process: ['P25.1', 'P25.2'] },
  notHeatedBySmoke: { any_sub_process: ['P25.2', 'P25.3'] },
  /** Fish that is only hot-smoked after the salt is cooked in the smoke. */
  saltedNotCooked: {
    any_of: [
      { no_process: ['P25'] },
      { any_sub_process: ['P25.2', 'P25.3'] },
      { any_extra: ['acidification'] },
    ],
  },
  openCooling: { any_sub_process: ['P17.2', 'P17.3', 'P17.4'] },
  blastChillerOnly: { no_sub_process: ['P17.2', 'P17.3', 'P17.4'] },
} as const satisfies Readonly<Record<string, Condition>>

const parasiteFreezing: readonly SubProcessId[] = ['P16.5']

/** Fish comes frozen against parasites, with a paper: it is not frozen so in this place. */
export const frozenElsewhere: Condition = {
  any_of: [{ no_extra: ['freezing_on_site'] }, { no_process: ['P16'] }, { no_sub_process: parasiteFreezing }],
}

/**
 * Ultra-high temperature is a way of its own, in which a dairy works or does not: only where it is chosen.
 */
export const ultraHigh: Condition = { named_sub_process: ['P14.4'] }

/** Products that are ready to eat and kept cold, of any ingredients. */
const chilledReadyProducts: readonly ProductGroupId[] = [
  'PG03',
  'PG04',
  'PG05',
  'PG06',
  'PG07',
  'PG08',
  'PG11',
  'PG13',
  'PG14',
  'PG20',
  'PG21',
  'PG22',
  'PG24',
  'PG25',
  'PG26',
  'PG27',
  'PG28',
  'PG30',
  'PG34',
]

/**
 * Listeria lives and grows in food that is ready to eat and kept cold: bought in so, or made, sliced or
 * smoked here.
 */
export const chilledReadyToEat: Condition = {
  any_of: [
    { any_food_group: ['FG13', 'FG26'] },
    { any_product_group: chilledReadyProducts },
    { any_extra: ['slicing_RTE', 'smoking'] },
    { named_sub_process: ['P08.4'] },
  ],
}

/** Meat is soured, dried or both; where no way is chosen the plan requires the end of either. */
export const meatWays = {
  soured: { named_sub_process: ['P29.1', 'P29.2'], no_sub_process: ['P29.3', 'P29.4'] },
  dried: { named_sub_process: ['P29.3', 'P29.4'], no_sub_process: ['P29.1', 'P29.2'] },
  souredAndDried: { named_sub_process: ['P29.1', 'P29.2'], any_sub_process: ['P29.3', 'P29.4'] },
  anyWay: { any_sub_process: ['P29.1', 'P29.2'], any_of: [{ any_sub_process: ['P29.3', 'P29.4'] }] },
} as const satisfies Readonly<Record<string, Condition>>

/** Rice for sushi, and other food that is made sour: pickles, marinades, dressings. */
export const sushiRice: Condition = { any_product_group: ['PG06'], any_sub_process: ['P26.4'] }
export const souredFood: Condition = {
  any_of: [
    { any_extra: ['acidification'] },
    { any_product_group: ['PG26', 'PG32', 'PG33', 'PG37'] },
    { no_product_group: ['PG06'] },
    { named_sub_process: ['P26.1', 'P26.2', 'P26.3'] },
  ],
}

/** Whole fruit goes into the press: what one rotten fruit holds is in the whole batch of juice. */
export const pressedFruit: Condition = {
  activities: ['A18'],
  any_product_group: ['PG15'],
  any_food_group: ['FG15'],
}

/** Both hold, each of them one of several. */
const both = (first: readonly Condition[], second: readonly Condition[]): readonly Condition[] =>
  first.map((one) => ({ ...one, any_of: second }))
const noRawFish: readonly Condition[] = [
  { no_extra: ['raw_animal_rte'] },
  { no_process: ['P15'] },
  { no_sub_process: ['P15.2'] },
]
const nothingInColdSmoke: readonly Condition[] = [
  { no_process: ['P25'] },
  { no_sub_process: ['P25.2', 'P25.3'], any_extra: ['acidification'] },
]

/** The paper of frozen fish is a control point once: at the raw dish, else in cold smoke, else in salt. */
export const parasitePaper = {
  inSmoke: { any_of: both(frozenElsewhere.any_of ?? [], noRawFish) },
  inSalt: { any_of: both(frozenElsewhere.any_of ?? [], both(noRawFish, nothingInColdSmoke)) },
} as const satisfies Readonly<Record<string, Condition>>

/** Smoked, marinated or salted fish in packs without air: salt keeps C. botulinum from growing. */
export const fishPackedWithoutAir: Condition = { any_product_group: ['PG24'], any_extra: ['vacuum_or_MAP'] }
