import { account } from '@larder/contract/account'
import { useCall } from '#kit/query.ts'

export const useChangeName = () => useCall(account.changeProfile, [account.profile])
export const useChangePassword = () => useCall(account.changePassword)
export const useChangeLanguage = () => useCall(account.changeLang, [account.profile])
