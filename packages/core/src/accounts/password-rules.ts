import { commonPasswords } from './common-passwords.ts'

export type PasswordPolicy = 'default' | 'strong'
export type PasswordFault = {
  readonly code: 'password_too_short' | 'password_too_long' | 'password_characters' | 'password_common'
  readonly message: string
}

export const passwordLimits = {
  default: { min: 4, max: 40 },
  strong: { min: 8, max: 128 },
} as const satisfies Record<PasswordPolicy, { min: number; max: number }>

const defaultMessage =
  'Password must be at least four letters long and must not contain following characters: {}()<>&'
const strongMessage = 'Password must be 8 to 128 characters long'
const commonMessage = 'This password is one of the most used ones. Please choose another'

/** The message for an old password under 4 characters (general 5.5). */
export const oldPasswordMessage = 'Password must be at least 4 characters long'

let cachedPasswords: ReadonlySet<string> | null = null
const words = (): ReadonlySet<string> => (cachedPasswords ??= new Set(commonPasswords()))

/**
 * The fault of a new password, or null. `default`: 4 to 40 characters, none of `{}()<>&` (general 5.5);
 * `strong`: 8 to 128 of any. Both refuse the commonest passwords and the person's own username.
 */
export function judgePassword(policy: PasswordPolicy, password: string, username = ''): PasswordFault | null {
  const { min, max } = passwordLimits[policy]
  const message = policy === 'strong' ? strongMessage : defaultMessage
  const length = [...password].length
  if (length < min) return { code: 'password_too_short', message }
  if (length > max) return { code: 'password_too_long', message }
  if (policy === 'default' && /[{}()<>&]/.test(password)) return { code: 'password_characters', message }
  return isCommon(password, username) ? { code: 'password_common', message: commonMessage } : null
}

function isCommon(password: string, username: string): boolean {
  const word = password.trim().toLowerCase()
  const name = username.trim().toLowerCase()
  return (
    words().has(word) ||
    new Set(word).size === 1 ||
    (name !== '' && (word === name || word === name.split('@')[0]))
  )
}
