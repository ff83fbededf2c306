/** A tablet for all: its pairing survives sign-outs, and a minute without a touch ends a session on it. */
import { useEffect } from 'react'
import { logout } from './logout.ts'
import { isUnproven, useSession } from './session.ts'
import { readLocal, writeLocal } from './storage.ts'

export const tabletToken = (): string | null => readLocal('tablet_token')
export const keepTabletToken = (token: string | null): void => writeLocal('tablet_token', token)

/**
 * A PIN that is encrypted for the server: the tablet can neither read nor check it. The server accepts each
 * encryption once; the spare ones are of the same PIN, for when the page is loaded again or an answer is lost.
 */
export type SealedPin = {
  readonly worker_id: number
  readonly sealed: string
  readonly spare?: readonly string[]
}

/** Marks the session as one by PIN; the mark goes with the session. Null: the tablet has no key yet. */
export const markTabletSession = (pin: SealedPin | null): void =>
  writeLocal('tablet_session', JSON.stringify(pin))

/** The PIN of the person who is signed in on this tablet. */
const sealedPin = (): SealedPin | null =>
  JSON.parse(readLocal('tablet_session') ?? 'null') as SealedPin | null

/** What an operation of this session needs when it is delivered, also after the person has left. */
export function proofForLater(): { readonly pin: SealedPin | null; readonly is_unproven: boolean } {
  return { pin: sealedPin(), is_unproven: isUnproven() }
}

/** Whether the user has signed in by PIN on this tablet: they see the day and nothing else. */
export const useTabletSession = (): boolean =>
  useSession().access_token !== null && readLocal('tablet_session') !== null

const IDLE_MS = 60_000
const touches = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/** Signs out after a minute without a touch. What was saved stays in the outbox, with its author. */
export function useTabletSignOut(): void {
  const active = useTabletSession()
  useEffect(() => {
    if (!active) return undefined
    let timer = setTimeout(() => void logout(), IDLE_MS)
    const touch = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void logout(), IDLE_MS)
    }
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of touches) removeEventListener(name, touch, { capture: true })
    }
  }, [active])
}
