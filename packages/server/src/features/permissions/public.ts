/** What other features may use of permissions. */
export { grantCompany } from './members.queries.ts'
