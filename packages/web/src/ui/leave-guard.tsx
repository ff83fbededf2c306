import { Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { ConfirmQuestion } from './confirm-question.tsx'

type LeaveGuard = {
  /** The question; draw it anywhere in the page. */
  readonly question: ReactNode
  /** Lets the next navigation pass: what was unsaved has just been saved. */
  readonly release: () => void
}

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the tab. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const say = useSay()
  const { history } = useRouter()
  const released = useRef(false)
  const [answer, setAnswer] = useState<{ readonly stay: (stays: boolean) => void } | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    const blocks = (): boolean => !released.current
    return history.block({
      enableBeforeUnload: blocks,
      blockerFn: () =>
        blocks() ? new Promise<boolean>((resolve) => setAnswer({ stay: resolve })) : Promise.resolve(false),
    })
  }, [history, unsaved])
  const close = (stays: boolean): void => {
    answer?.stay(stays)
    setAnswer(null)
  }
  const question = (
    <ConfirmQuestion
      opened={answer !== null}
      title={say('ui.leave_title')}
      confirm={say('ui.leave')}
      dangerous
      onConfirm={() => close(false)}
      onClose={() => close(true)}
    >
      <Text>{say('ui.leave_text')}</Text>
    </ConfirmQuestion>
  )
  return { question, release: () => void (released.current = true) }
}
