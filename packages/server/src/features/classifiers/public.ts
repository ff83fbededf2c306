/** The part of classifiers that other features may use: names for the ids in their rows. */
export { activityIn } from './activities.ts'
export { lists, nameCurrency, nameScale, nameSystem } from './build-lists.ts'
export { timeUnitName } from './cldr-names.ts'
