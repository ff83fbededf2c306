import { account } from '@larder/contract/account'
import { query, useCall } from '#kit/query.ts'

export const useChangeName = () => useCall(account.changeProfile, [account.profile])
export const useChangePassword = () => useCall(account.changePassword)
export const useChangeLanguage = () => useCall(account.changeLang, [account.profile])
export const invitationsOf = () => query(account.invitations)
export const useAcceptInvitation = () => useCall(account.acceptInvitation, [account.invitations])
export const useDeclineInvitation = () => useCall(account.declineInvitation, [account.invitations])
export const useMailInvitation = () => useCall(account.mailInvitation)
