/** Codes that people read from one screen and type on another: without letters that look alike. */
import { randomInt } from 'node:crypto'
import { hashToken } from '#kit/tokens.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8
const LIFE_MS = 3_600_000

/** 40 random bits, which are used once within an hour: `K7QF-2MXP`. */
export function makeCode(now: Date): { code: string; code_hash: Buffer; code_expires_at: string } {
  const text = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
  return {
    code: `${text.slice(0, 4)}-${text.slice(4)}`,
    code_hash: hashCode(text),
    code_expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
  }
}

/** Spaces, hyphens and case do not count. */
export const hashCode = (code: string): Buffer =>
  hashToken(`code:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
