export { productNamed, renameFromPlan } from './plan-products.queries.ts'
