import { createHash } from 'node:crypto'
import { judgePassword } from '@larder/core/accounts'
import type { Platform } from '#kit/platform.ts'
import { hashPassword } from '#kit/passwords.ts'
import { invalid } from '#kit/problem.ts'

/** @throws Problem 422 at `field` by the password policy. */
export function demandGoodPassword(
  platform: Platform,
  field: string,
  password: string,
  username: string,
): void {
  const fault = judgePassword(platform.config.password_policy, password, username)
  if (fault) throw invalid(field, fault.code, fault.message)
}

/** Judges, then hashes: never inside a transaction. */
export async function hashNewPassword(
  platform: Platform,
  field: string,
  password: string,
  username: string,
): Promise<string> {
  demandGoodPassword(platform, field, password, username)
  return hashPassword(password)
}

/**
 * Tells one password from the next: a mailed token carries it, so that any change of the password voids the
 * token.
 */
export const passwordMark = (password_hash: string | null): string =>
  createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url')
    .slice(0, 16)
