/** The part of exports, imports and removals of companies that the operator's commands use. */
export { importCompany } from './archive/import-company.ts'
