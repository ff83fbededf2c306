export { listGroupRows } from './place-groups.queries.ts'
