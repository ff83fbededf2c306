import { account } from '@larder/contract/account'
import { devices } from '@larder/contract/devices'
import { query, useCall } from '#kit/query.ts'

export const useChangeName = () => useCall(account.changeProfile)
export const useChangePassword = () => useCall(account.changePassword)
export const useChangeLanguage = () => useCall(account.changeLang)
export const useChangeNewsletter = () => useCall(account.changeNewsletter)
export const invitationsOf = () => query(account.invitations)
export const useAcceptInvitation = () => useCall(account.acceptInvitation)
export const useDeclineInvitation = () => useCall(account.declineInvitation)
export const useMailProof = () => useCall(account.mailProof)
export const pinsOf = () => query(devices.ownPins)
export const useSetPin = () => useCall(devices.setOwnPin)
export const useMailInvitation = () => useCall(account.mailInvitation)
