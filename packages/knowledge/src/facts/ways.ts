import type { Condition, ProductGroupId, SubProcessId } from '@larder/core/haccp'
import { food, fruit, perishableFoods } from './group-ranges.ts'

/** Where guests choose how their dish is cooked, none of them vulnerable. */
const chosenByGuests = {
  activities: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A09'],
  no_extra: ['vulnerable_consumers'],
} as const satisfies Condition

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
  chosenByGuests,
  servedPink: { ...chosenByGuests, any_food_group: [food.beef, food.sheepAndGoat] },
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

const everyProduct = Array.from(
  { length: 41 },
  (_, index) => `PG${String(index + 1).padStart(2, '0')}` as ProductGroupId,
)
/** Something else is made than these, or nobody has said what is made. */
const otherThan = (...groups: readonly ProductGroupId[]): readonly Condition[] => [
  { any_product_group: everyProduct.filter((id) => !groups.includes(id)) },
  { no_product_group: groups },
]

/** Jam and syrup of fruit are sour; sweets, honey and chocolate keep by their sugar. */
export const boiledFruit = {
  any_product_group: ['PG31'],
  any_food_group: ['FG14', ...fruit, 'FG16'],
} as const satisfies Condition

/** Rice for sushi, and other food that is made sour: pickles, marinades, dressings. */
export const sushiRice: Condition = { any_product_group: ['PG06'], any_sub_process: ['P26.4'] }
export const souredFood: Condition = {
  any_of: [
    { any_extra: ['acidification'] },
    { any_product_group: ['PG26', 'PG32', 'PG33', 'PG37'] },
    {
      no_product_group: ['PG06'],
      any_of: [...otherThan('PG31'), { any_food_group: boiledFruit.any_food_group }],
    },
    { named_sub_process: ['P26.1', 'P26.2', 'P26.3'] },
  ],
}

/**
 * Apples and pears go into the press: what one rotten fruit holds is in the whole batch of juice or cider.
 */
export const pressedFruit: Condition = {
  activities: ['A18', 'A21'],
  any_product_group: ['PG15', 'PG17'],
  any_food_group: [food.pomeFruit],
}

/** Rotten grapes bring ochratoxin into wine. */
export const grapes: Condition = {
  activities: ['A21'],
  any_product_group: ['PG17'],
  any_food_group: [food.otherFruit],
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

/**
 * Salt keeps C. botulinum from growing in smoked, marinated or salted fish in packs without air; in the
 * United States in all smoked fish (fish guide, ch. 13).
 */
export const fishKeptBySalt: Condition = {
  any_product_group: ['PG24'],
  any_of: [{ any_extra: ['vacuum_or_MAP'] }, { any_extra: ['smoking'], any_jurisdiction: ['US'] }],
}

/** Nothing else is made than these, and at least one of them is. */
const nothingBut = (...groups: readonly ProductGroupId[]): Condition => ({
  any_product_group: groups,
  no_product_group: everyProduct.filter((id) => !groups.includes(id)),
})

/** All food goes into the retort after it was cooked and cooled. */
export const cansOnly: Condition = { ...nothingBut('PG33'), any_process: ['P24'] }

/**
 * Too sour (drinks, yogurt, cheese, pickles, dressings), too sweet or too dry (bread, jam, roasted goods,
 * powders) for spores to grow: they may cool slowly.
 */
const coolsAtWill: readonly ProductGroupId[] = [
  'PG09',
  'PG15',
  'PG16',
  'PG17',
  'PG26',
  'PG27',
  'PG31',
  'PG32',
  'PG36',
  'PG37',
  'PG38',
  'PG41',
]
/** Something is made in which spores grow while it cools, or nobody has said what is made. */
export const growsWhileCooling: Condition = {
  any_of: otherThan(...coolsAtWill),
}

/** Soy sauce, miso, tempeh and natto do not turn sour: salt or a short time keeps them. */
export const turnsSour: Condition = {
  any_of: [
    ...otherThan('PG36'),
    { no_food_group: ['FG28', food.pulses] },
    { any_food_group: [food.rice, food.cereals, 'FG20'] },
  ],
}

/**
 * Beer and spirits hold no pathogens that a pasteurizer would have to kill; juice, cider and wine of fruit
 * may.
 */
export const notBeerOnly: Condition = {
  any_of: [{ any_product_group: ['PG15'] }, { any_food_group: [...fruit] }, { no_product_group: ['PG17'] }],
}

/**
 * Food is heated in its closed pack against Listeria: plants of meat and fish, and where the way is chosen.
 */
export const packHeated: Condition = {
  any_of: [{ activities: ['A15', 'A17'] }, { named_sub_process: ['P14.6'] }],
}

/**
 * Raw meat in a pack, and meat with nitrite: air is not the only hurdle (Food Code 3-502.12(B); the British
 * guidance leaves fresh beef, lamb and pork out).
 */
export const rawOrCuredMeatOnly: Condition = {
  any_of: [
    nothingBut('PG18', 'PG19', 'PG21', 'PG22'),
    { ...nothingBut('PG18', 'PG19', 'PG20', 'PG21', 'PG22'), any_food_group: ['FG29'] },
  ],
}

/**
 * Listeria does not grow in raw sausage and raw ham that are sour or dry (Reg. (EC) No 2073/2005, Annex I
 * Ch. 1 note 8), sliced or smoked or not.
 */
export const listeriaGrows: Condition = {
  any_of: [
    { any_food_group: ['FG13', 'FG26'] },
    { any_product_group: chilledReadyProducts.filter((id) => id !== 'PG21') },
    { any_extra: ['slicing_RTE', 'smoking'], no_product_group: ['PG21'] },
    { named_sub_process: ['P08.4'], no_product_group: ['PG21'] },
  ],
}

/** A kitchen keeps food in the cold that is cooked already, or eaten as it is. */
export const cookedOrReadyKept: Condition = { any_of: [{ any_process: ['P17'] }, listeriaGrows] }

/** Curing salt is weighed into the mixer: no brine, no salting step. */
export const nitriteAtMixing: Condition = {
  any_process: ['P08'],
  no_process: ['P27'],
  any_sub_process: ['P08.5', 'P08.6'],
  any_product_group: ['PG19', 'PG20', 'PG21', 'PG22'],
}

/** Kitchens and shops of one to three people, where nobody is vulnerable. */
export const smallBusiness: Condition = {
  any_employees: ['1-3'],
  any_jurisdiction: ['EU', 'GB'],
  activities: ['A01', 'A02', 'A03', 'A08', 'A10', 'A11', 'A12', 'A13', 'A23', 'A24', 'A26', 'A27'],
  no_extra: ['vulnerable_consumers'],
}

/** The same with up to fourteen people. */
export const underFifteen: Condition = { ...smallBusiness, any_employees: ['1-3', '4-14'] }

/** Something is kept cold here: there is a cold store, or food that spoils without it. */
export const keptCold: Condition = {
  any_of: [{ any_process: ['P04'] }, { any_food_group: perishableFoods }],
}
