/**
 * Short lists of the plan's forms. Ids never change; names per language stand with the server's classifiers.
 */
export type Item = { readonly id: number; readonly key: string }

const numbered = (keys: readonly string[]): readonly Item[] =>
  keys.map((key, index) => ({ id: index + 1, key }))

export const customerGroups = numbered([
  'general_public',
  'children_under_5',
  'schoolchildren',
  'elderly',
  'pregnant',
  'patients',
  'allergy_sufferers',
  'food_businesses',
])

export const storages = numbered([
  'dry_store',
  'refrigerator',
  'freezer',
  'hot_holding',
  'cold_display',
  'ambient_display',
  'chemicals_store',
  'waste_store',
])

/** How often people are notified of entries to be verified. */
export const notificationFrequencies = numbered(['never', 'every_day', 'every_week', 'every_month'])

/** Kinds of hazard by Codex CXC 1-1969, with allergens apart. */
export const hazardTypes = numbered(['biological', 'chemical', 'physical', 'allergen'])

/** Commission Notice 2022/C 355/01, Appendix 2: 1 very small … 4 high. */
export const hazardProbabilities = numbered(['very_small', 'small', 'real', 'high'])

/** Commission Notice 2022/C 355/01, Appendix 2: 1 limited … 4 very serious. */
export const hazardSeverities = numbered(['limited', 'moderate', 'serious', 'very_serious'])

export const hazardPreventions = numbered(['ccp', 'oprp', 'prp'])

/** Kilograms a week. Id 7 is never offered (plan 5). */
export const capacityRanges: readonly { readonly id: number; readonly range_option: string }[] = [
  { id: 1, range_option: '0–50' },
  { id: 2, range_option: '51–100' },
  { id: 3, range_option: '101–500' },
  { id: 4, range_option: '501–1000' },
  { id: 5, range_option: '1001–5000' },
  { id: 6, range_option: '5001+' },
]

/** Ids 4 to 7 are the specification's (general 9, daily operations 3). */
export const timeUnits = numbered(['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])

/** The time units of production amounts: no minute and no second (plan 5). */
export const productionTimeUnits = timeUnits.filter(({ id }) => id > 2)
