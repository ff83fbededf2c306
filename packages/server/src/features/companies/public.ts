/** What other features may use of companies. */
export { companiesOf, companyLevel, levelAt, placesSeenBy, type PlaceName } from './seen-places.ts'
export { revokeTokensOf } from './company-tokens.queries.ts'
export { listPlaces, lockCompanyProgress, storeCompanyProgress } from './companies.queries.ts'
