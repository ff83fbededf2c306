/**
 * Where the focus goes on when what had it gives way to something else: without this it would be lost to
 * people at a keyboard.
 */
import { useEffect, useState } from 'react'

/** For `ref`: takes the focus when it is drawn. */
export const focusNow = (node: HTMLElement | null): void => node?.focus()

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * For dialogs, panels and forms that are mounted while they are open, which the library's own focus return
 * leaves out: when they close, the focus returns to the element that opened them; if that is gone too (a card
 * that has moved), to the page.
 */
export function useFocusBack(opened = true): void {
  const [before] = useState(() => (opened ? document.activeElement : null))
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement) || before === document.body || !isLost()) return
      const next = before.isConnected ? before : document.querySelector<HTMLElement>('main')
      next?.focus({ preventScroll: true })
    },
    [before],
  )
}
