import { account } from '@larder/contract/account'
import type { HumanProof } from '#kit/human-check.ts'
import { query, useCall } from '#kit/query.ts'

export const useLogin = () => useCall(account.login)
export const useFinishSmartId = () => useCall(account.finishSmartidLogin)
export const useRegister = () => useCall(account.register)
export const useRecover = () => useCall(account.recover)
export const useSetNewPassword = () => useCall(account.setNewPassword)
export const useUnsubscribe = () => useCall(account.unsubscribe)
export const useStartSmartId = () => useCall(account.startSmartid)
export const guessedCountry = () => query(account.usersCountry)
export const usernameFree = (username: string, proof: HumanProof) => query(account.checkUsername, { query: { username, ...proof } })
export const passwordTokenValid = (password_token: string) => query(account.checkValidToken, { query: { password_token } })
