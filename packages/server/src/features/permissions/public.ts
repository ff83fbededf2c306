/** The part of permissions that other features may use. */
export { grantCompany } from './members.queries.ts'
