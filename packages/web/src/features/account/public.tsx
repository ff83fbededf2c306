/** What the shell says about the account: open invitations to its address, and whether the address is proven. */
export { EmailNotice } from './email-notice.tsx'
export { InvitationNotice } from './invitation-notice.tsx'
