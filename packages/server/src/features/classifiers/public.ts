/** What other features may use of classifiers: naming what their rows hold as ids. */
export { activityIn } from './activities.ts'
export { lists, nameCurrency, nameScale, nameSystem } from './build-lists.ts'
export { timeUnitName } from './cldr-names.ts'
export { languageFor } from './naming-language.ts'
