import { account } from '@larder/contract/account'
import { useCallback } from 'react'
import { call } from './call.ts'
import { endSession } from './session.ts'

/** Logs out. A failed request changes nothing: the storage is cleared all the same (general 4.3). */
export async function logout(): Promise<void> {
  try {
    await call(account.logout)
  } catch {
    console.info('Already logged out')
  }
  endSession('left')
}

export function useLogout(): () => Promise<void> {
  return useCallback(logout, [])
}
