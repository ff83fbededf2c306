/** Invitations to the account's address, for other features and the shell. */
export { InvitationNotice } from './invitation-notice.tsx'
