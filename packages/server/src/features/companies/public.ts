/** The part of companies that other features may use. */
export { companiesOf, companyLevel, levelAt, placesSeenBy, type PlaceName } from './seen-places.ts'
export { revokeTokensOf } from './company-tokens.queries.ts'
export { listPlaces, lockCompanyProgress, storeCompanyProgress } from './companies.queries.ts'
export { importCompany } from './archive/import-company.ts'
