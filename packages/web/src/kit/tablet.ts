/** A tablet for all: its pairing survives sign-outs, and a minute without a touch ends a session on it. */
import { useEffect } from 'react'
import { logout } from './logout.ts'
import { useSession } from './session.ts'
import { readLocal, writeLocal } from './storage.ts'

export const tabletToken = (): string | null => readLocal('tablet_token')
export const keepTabletToken = (token: string | null): void => writeLocal('tablet_token', token)

/** Marks the session as one by PIN; the mark goes with the session. */
export const markTabletSession = (): void => writeLocal('tablet_session', '1')

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
