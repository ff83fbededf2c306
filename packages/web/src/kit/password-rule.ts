import { judgePassword, type PasswordPolicy } from '@larder/core/accounts'
import { texts } from './i18n.ts'

const words = {
  password_too_short: 'rule.password',
  password_too_long: 'rule.password',
  password_characters: 'rule.password',
  password_common: 'rule.password_common',
} as const

/** A new password by the installation's policy; the same rule as the server's. */
export function newPassword(policy: PasswordPolicy): (value: unknown) => string | null {
  return (value) => {
    const fault = judgePassword(policy, String(value))
    if (fault === null) return null
    return policy === 'strong' && fault.code !== 'password_common'
      ? texts.t('rule.password_strong')
      : texts.t(words[fault.code])
  }
}
