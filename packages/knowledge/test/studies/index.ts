import { kitchens } from './kitchens/index.ts'
import { productionStudies } from './production/index.ts'
import type { Study } from './study.ts'

/** Every published plan that the knowledge base is measured against. */
export const studies: readonly Study[] = [...kitchens, ...productionStudies]
