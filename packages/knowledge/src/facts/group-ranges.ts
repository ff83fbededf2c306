import type { FoodGroupId, Knowledge, ProcessId, ProductGroupId } from '@larder/core/haccp'

const range = <T extends string>(prefix: string, first: number, last: number): readonly T[] =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${prefix}${String(first + index).padStart(2, '0')}` as T,
  )

const pork: FoodGroupId = 'FG34'
const beef: FoodGroupId = 'FG35'
const sheepAndGoat: FoodGroupId = 'FG36'
const horse: FoodGroupId = 'FG37'
/** Tuna, mackerel, herring, sardine, anchovy, swordfish, mahi-mahi: they form histamine. */
const histamineFish: FoodGroupId = 'FG38'
const otherSeaFish: FoodGroupId = 'FG39'
const farmedFish: FoodGroupId = 'FG40'
const wildFreshwaterFish: FoodGroupId = 'FG41'
const rice: FoodGroupId = 'FG42'
const pulses: FoodGroupId = 'FG43'
/** Cereals and pasta. */
const cereals: FoodGroupId = 'FG44'
/** Apples, pears, quinces: mold on them forms patulin. */
const pomeFruit: FoodGroupId = 'FG45'
const otherFruit: FoodGroupId = 'FG46'

export const food = {
  pork,
  beef,
  sheepAndGoat,
  horse,
  histamineFish,
  otherSeaFish,
  farmedFish,
  wildFreshwaterFish,
  rice,
  pulses,
  cereals,
  pomeFruit,
  otherFruit,
} as const

export const redMeat: readonly FoodGroupId[] = [pork, beef, sheepAndGoat, horse]
export const seaFish: readonly FoodGroupId[] = [histamineFish, otherSeaFish]
export const finFish: readonly FoodGroupId[] = [...seaFish, farmedFish, wildFreshwaterFish]
/** Fish that was not fed: its food may have brought parasites. */
export const wildFish: readonly FoodGroupId[] = [...seaFish, wildFreshwaterFish]
export const grains: readonly FoodGroupId[] = [rice, pulses, cereals]
export const fruit: readonly FoodGroupId[] = [pomeFruit, otherFruit]

/** Groups of older editions that were split: an answer with one of them means all its parts. */
export const replacedFoodGroups: NonNullable<Knowledge['replaced_food_groups']> = {
  FG01: redMeat,
  FG05: seaFish,
  FG06: [farmedFish, wildFreshwaterFish],
  FG15: fruit,
  FG19: grains,
}

/** The codes of a range, both ends included, with the parts of split groups in their place. */
export const foods = (first: number, last: number): readonly FoodGroupId[] =>
  range<FoodGroupId>('FG', first, last).flatMap((id) => replacedFoodGroups[id] ?? [id])
export const products = (first: number, last: number): readonly ProductGroupId[] => range('PG', first, last)
export const steps = (first: number, last: number): readonly ProcessId[] => range('P', first, last)

/** Raw meat, fish, shellfish and eggs: they come where food is cooked. */
export const rawAnimalFoods: readonly FoodGroupId[] = foods(1, 9)
/** Food that keeps only in the cold. */
export const perishableFoods: readonly FoodGroupId[] = [...foods(1, 13), 'FG18', 'FG26']
