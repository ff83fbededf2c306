/** The part of permissions that other features may use. */
export { changeAccess, readLevel } from './change-access.ts'
export { endWhatNeedsAccess } from './end-access.ts'
export { findInvitedAccount, findSeenColleague } from './invited-account.ts'
export { grantCompany } from './members.queries.ts'
