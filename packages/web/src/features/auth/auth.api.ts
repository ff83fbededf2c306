import { account } from '@larder/contract/account'
import type { HumanProof } from '#kit/human-check.ts'
import { query, useCall } from '#kit/query.ts'
import { readForVisit, writeForVisit } from '#kit/storage.ts'

export const useLogin = () => useCall(account.login)
export const useFinishSmartId = () => useCall(account.finishSmartidLogin)
export const useRegister = () => useCall(account.register)
export const useRecover = () => useCall(account.recover)
export const useSetNewPassword = () => useCall(account.setNewPassword)
export const useUnsubscribe = () => useCall(account.unsubscribe)
export const useStartSmartId = () => useCall(account.startSmartid)
export const guessedCountry = () => query(account.usersCountry)
export const usernameFree = (username: string, proof: HumanProof) =>
  query(account.checkUsername, { query: { username, ...proof } })
export const useAcceptByToken = () => useCall(account.acceptByToken)
export const useConfirmAddress = () => useCall(account.confirmAddress)
export const useConfirmEmail = () => useCall(account.confirmEmail)
export const mailedToken = (password_token: string) =>
  query(account.checkMailedToken, { body: { password_token } })

/** The token of the mail whose link led here, kept for the visit until it is used. */
export function useMailedToken(): { readonly value: string; readonly forget: () => void } {
  return { value: readForVisit('password_token') ?? '', forget: () => writeForVisit('password_token', null) }
}
