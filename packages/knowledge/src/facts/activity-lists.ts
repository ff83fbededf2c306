import type { Activity, ActivityId } from '@larder/core/haccp'
import { rawAnimalFoods } from './group-ranges.ts'

const all = Array.from({ length: 28 }, (_, index) => `A${String(index + 1).padStart(2, '0')}` as ActivityId)

/** Every activity but these, because a condition can name activities only, not exclude them. */
export const allBut = (...ids: readonly ActivityId[]): readonly ActivityId[] =>
  all.filter((id) => !ids.includes(id))

/**
 * Food establishments of the Food Code: businesses that serve or sell to consumers, and central kitchens.
 * Plants have their own rules.
 */
export const foodEstablishments: readonly ActivityId[] = [
  'A01',
  'A02',
  'A03',
  'A04',
  'A05',
  'A06',
  'A07',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'A13',
  'A23',
  'A24',
  'A27',
]

/** Where chilled raw food goes into the pot, the oven or the retort later. */
export const kitchens: readonly ActivityId[] = ['A01', 'A02', 'A04', 'A05', 'A06', 'A07', 'A19']

/**
 * Where chilled food is made with a life of its own, which studies show; the days of an opened pack are not
 * its own.
 */
export const longLifeMakers: readonly ActivityId[] = ['A14', 'A15', 'A17', 'A18']

/** Where chilled food is sold on, or packed, as it is. In plants the product decides. */
export const sellers: readonly ActivityId[] = [
  'A03',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'A16',
  'A22',
  'A23',
  'A24',
  'A26',
  'A27',
]

/** Meals come cooked from another kitchen: they are heated again, kept hot and served. */
export const notCooked: NonNullable<Activity['starts_without']>[string] = {
  processes: ['P06', 'P08', 'P09', 'P10', 'P13', 'P17', 'P61'],
  food_groups: rawAnimalFoods,
}
