import { account } from '@larder/contract/account'
import type { PasswordPolicy } from '@larder/core/accounts'
import { useQuery } from '@tanstack/react-query'
import { query } from './query.ts'

/** The options of the installation: Smart-ID, the anti-bot check, the password policy. */
export const authOptions = () => query(account.options)

/** The policy for new passwords; the default one until the server has answered. */
export function usePasswordPolicy(): PasswordPolicy {
  return useQuery(authOptions()).data?.password.policy === 'strong' ? 'strong' : 'default'
}
