import { Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { ConfirmModal } from './confirm-modal.tsx'

type QuestionProps = { readonly opened: boolean; readonly onLeave: () => void; readonly onClose: () => void }

/** Asks before unsaved changes are lost. */
export function LeaveQuestion({ opened, onLeave, onClose }: QuestionProps) {
  const say = useSay()
  return (
    <ConfirmModal
      opened={opened}
      title={say('ui.leave_title')}
      confirm={say('ui.leave')}
      dangerous
      onConfirm={onLeave}
      onClose={onClose}
    >
      <Text>{say('ui.leave_text')}</Text>
    </ConfirmModal>
  )
}

type LeaveGuard = {
  /** The question, to be rendered anywhere in the page. */
  readonly question: ReactNode
  /** Lets the next navigation pass: the changes were just saved. */
  readonly release: () => void
}

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the tab. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const { history } = useRouter()
  const released = useRef(false)
  const [navigation, setNavigation] = useState<{ readonly block: (blocked: boolean) => void } | null>(null)
  useEffect(() => {
    if (!unsaved) return undefined
    const isBlocked = (): boolean => !released.current
    return history.block({
      enableBeforeUnload: isBlocked,
      blockerFn: () =>
        isBlocked()
          ? new Promise<boolean>((resolve) => setNavigation({ block: resolve }))
          : Promise.resolve(false),
    })
  }, [history, unsaved])
  const answer = (blocked: boolean): void => {
    navigation?.block(blocked)
    setNavigation(null)
  }
  return {
    question: (
      <LeaveQuestion
        opened={navigation !== null}
        onLeave={() => answer(false)}
        onClose={() => answer(true)}
      />
    ),
    release: () => void (released.current = true),
  }
}
