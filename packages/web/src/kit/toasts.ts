/** Toasts (general 8.2): top centre, 10 seconds, no doubles, no progress bar. */
import type { NotificationData } from '@mantine/notifications'
import { texts, type TextKey } from './i18n.ts'
import { isSilent, type Problem } from './problem.ts'
import { loadPiece } from './refresh.ts'
import { createStore, useStore } from './store.ts'
import { whenQuiet } from './when-quiet.ts'

export type ToastKind = 'success' | 'warning' | 'error'

const colors = { success: 'leaf', warning: 'amber', error: 'red' } as const
const titles = {
  success: 'toast.success',
  warning: 'toast.warning',
  error: 'toast.error',
} as const satisfies Record<ToastKind, TextKey>

/** Milliseconds a toast stays. */
const stays = 10_000

const wasUsed = createStore(false)

/** Whether there has been a toast: before the first, no page needs the area where they show. */
export const useToasts = (): boolean => useStore(wasUsed, (used) => used)

const loadLibrary = () => loadPiece(() => import('@mantine/notifications'))
// One that says that there is no network must not need it.
whenQuiet(loadLibrary)

/** Gives the toasts to the area, and answers what takes this one away. */
export function showToast(one: NotificationData & { readonly id: string }): () => void {
  wasUsed.set(true)
  const library = loadLibrary()
  const apply = (work: 'show' | 'hide'): void => {
    library.then(
      ({ notifications }) => (work === 'show' ? notifications.show(one) : notifications.hide(one.id)),
      (reason: unknown) => console.warn('toast', one.message, reason),
    )
  }
  apply('show')
  return () => apply('hide')
}

/** Shows a text that is translated already. The same text twice shows once. */
export function toast(kind: ToastKind, message: string): void {
  showToast({
    id: `${kind}:${message}`,
    color: colors[kind],
    title: texts.t(titles[kind]),
    message,
    autoClose: stays,
    withBorder: true,
    closeButtonProps: { 'aria-label': texts.t('ui.close') },
  })
}

/** The message of a problem: the text for its code, else the server's own words. */
export function describeProblem(problem: Problem): string {
  const key = `problem.${problem.code}`
  if (texts.exists(key)) return texts.t(key as TextKey)
  return problem.message === '' ? texts.t('problem.internal') : problem.message
}

export function toastProblem(problem: Problem): void {
  if (!isSilent(problem)) toast('error', describeProblem(problem))
}
