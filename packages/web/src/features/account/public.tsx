/** The account's notices in the shell: open invitations to its address, and whether the address is proven. */
export { EmailNotice } from './email-notice.tsx'
export { InvitationNotice } from './invitation-notice.tsx'
