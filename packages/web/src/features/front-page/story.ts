import { useEffect, useState } from 'react'
import type { TextKey } from '#kit/i18n.ts'

type Step = { readonly name: TextKey; readonly text: TextKey; readonly seconds: number }

/** What happens when a fridge is too warm, with the time that each part is shown. */
export const steps: readonly Step[] = [
  { name: 'front.step_read', text: 'front.step_read_text', seconds: 4 },
  { name: 'front.step_act', text: 'front.step_act_text', seconds: 4.5 },
  { name: 'front.step_saved', text: 'front.step_saved_text', seconds: 4 },
  { name: 'front.step_sent', text: 'front.step_sent_text', seconds: 5 },
]

export type Story = {
  /** Index of the shown step. */
  readonly at: number
  readonly isPlaying: boolean
  /** Shows a step and stops there. */
  readonly show: (step: number) => void
  readonly toggle: () => void
}

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays the steps in a circle; it stands still for readers who prefer reduced motion. */
export function useStory(): Story {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(wantsMotion)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setAt((at + 1) % steps.length), (steps[at]?.seconds ?? 4) * 1_000)
    return () => clearTimeout(timer)
  }, [at, isPlaying])
  return {
    at,
    isPlaying,
    show: (step) => {
      setPlaying(false)
      setAt(step)
    },
    toggle: () => setPlaying(!isPlaying),
  }
}
