/** Toasts (general 8.2): top centre, 10 seconds, no doubles, no progress bar. */
import { notifications } from '@mantine/notifications'
import { texts, type TextKey } from './i18n.ts'
import { isSilent, type Problem } from './problem.ts'

export type ToastKind = 'success' | 'warning' | 'error'

const colors = { success: 'leaf', warning: 'amber', error: 'red' } as const
const titles = {
  success: 'toast.success',
  warning: 'toast.warning',
  error: 'toast.error',
} as const satisfies Record<ToastKind, TextKey>

/** Milliseconds a toast stays. */
const stays = 10_000

/** Shows a text that is translated already. The same text twice shows once. */
export function toast(kind: ToastKind, message: string): void {
  notifications.show({
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
