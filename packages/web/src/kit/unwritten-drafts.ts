/**
 * Changes of drafts that the database had not confirmed when the page was left. A reload right after typing
 * cancels its transactions; local storage is written before the page is gone.
 */
import { readLocal, writeLocal } from './storage.ts'

export type Change = {
  /** Null = the draft is deleted. */
  readonly value: object | null
  /** Milliseconds since 1970. */
  readonly at: number
}
type Changes = ReadonlyMap<string, Change>

const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer

/** JSON has no bytes: photos are written as text. */
const encode = (_key: string, value: unknown): unknown =>
  value instanceof ArrayBuffer ? { base64: toBase64(value) } : value
const decode = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string'
    ? fromBase64(value.base64)
    : value

export function saveUnwritten(changes: Changes): void {
  if (changes.size > 0) writeLocal('unwritten_drafts', JSON.stringify([...changes], encode))
}

/** The changes that the last page left, once. */
export function readUnwritten(): Changes {
  const text = readLocal('unwritten_drafts')
  writeLocal('unwritten_drafts', null)
  try {
    return text === null ? new Map() : new Map(JSON.parse(text, decode) as [string, Change][])
  } catch {
    return new Map()
  }
}
