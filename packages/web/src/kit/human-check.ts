/**
 * The anti-bot proof of work (ALTCHA). The form asks for it when it gets the focus, workers solve it while
 * the user types, and the proof travels in the fields `recaptcha_token` and `recaptcha_action`. Nothing has
 * to be clicked.
 */
import { account } from '@larder/contract/account'
import type { QueryOf } from '@larder/contract/kit'
import { useCallback, useRef, useState } from 'react'
import { call } from './call.ts'
import { Problem } from './problem.ts'

type CheckedAction = QueryOf<typeof account.altchaChallenge>['action']

export type HumanProof = { readonly recaptcha_token: string; readonly recaptcha_action: string }
export type HumanCheckState = 'idle' | 'working' | 'done' | 'failed'

export type HumanCheck = {
  readonly state: HumanCheckState
  /** Starts the work unless it is started: for the form's `onFocus`. */
  readonly start: () => void
  /** The proof; waits for it. Throws `Problem`. */
  readonly prove: () => Promise<HumanProof>
  /** The server accepted or refused the proof: a new one is computed. */
  readonly spend: () => void
}

/** `action` says which form the proof is for. */
export function useHumanCheck(action: CheckedAction): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('idle')
  const work = useRef<Promise<string> | null>(null)

  const begin = useCallback((): Promise<string> => {
    if (work.current !== null) return work.current
    setState('working')
    const running = solve(action)
    work.current = running
    running.then(
      () => setState('done'),
      () => {
        work.current = null
        setState('failed')
      },
    )
    return running
  }, [action])

  const start = useCallback(() => void begin().catch(() => undefined), [begin])
  const prove = useCallback(async (): Promise<HumanProof> => {
    const recaptcha_token = await begin()
    return { recaptcha_token, recaptcha_action: action }
  }, [action, begin])

  const spend = useCallback(() => {
    work.current = null
    setState('idle')
  }, [])

  return { state, start, prove, spend }
}

/**
 * Requests a challenge and solves it; returns base64 of the challenge with its solution, an empty text where
 * no check is required.
 */
async function solve(action: CheckedAction): Promise<string> {
  const { bot_check } = await call(account.options)
  if (!bot_check) return ''
  const [challenge, { solveChallengeWorkers }, { default: ProofWorker }] = await Promise.all([
    call(account.altchaChallenge, { query: { action } }),
    import('altcha/lib'),
    import('altcha/workers/pbkdf2?worker'),
  ])
  const concurrency = Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1))
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    createWorker: () => new ProofWorker(),
  })
  if (solution === null)
    throw new Problem({ code: 'human_check_failed', message: 'The proof of work was not found in time' })
  return btoa(JSON.stringify({ challenge, solution }))
}
