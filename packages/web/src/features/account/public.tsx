/** What other features and the shell may use: invitations to the account's address. */
export { InvitationNotice } from './invitation-notice.tsx'
