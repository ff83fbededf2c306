/** The part of companies that other features may use. */
export { companiesOf, companyLevel, levelAt, placesSeenBy, type PlaceName } from './seen-places.ts'
export { revokeTokensOf } from './company-tokens.queries.ts'
export {
  listCompanies,
  listPlaces,
  lockCompanyProgress,
  removeCompanyRow,
  storeCompanyProgress,
} from './companies.queries.ts'
export { readCompany } from './list-companies.ts'
export { grantCompany, listOwners, revokeCompany, type Owner } from './members.queries.ts'
