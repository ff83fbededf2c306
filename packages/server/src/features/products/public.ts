export { addNamedProducts } from './add-products.ts'
export { listUnits, requireUnits } from './product-units.ts'
export { listUnitRows, type UnitRow } from './units.queries.ts'
export { productNamed, renameFromPlan } from './plan-products.queries.ts'
