import { Button, Group } from '@mantine/core'
import { texts } from '#kit/i18n.ts'
import { showToast } from '#kit/toasts.ts'

/** Milliseconds in which something that was just saved can be undone. */
export const UNDO_MS = 8_000

/** Shows that something was saved, with a button that undoes it. */
export function toastWithUndo(message: string, undo: () => void): void {
  const id = crypto.randomUUID()
  const press = (): void => {
    hide()
    undo()
  }
  const hide = showToast({
    id,
    color: 'leaf',
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button variant="light" size="sm" miw="fit-content" onClick={press}>
          {texts.t('ui.undo')}
        </Button>
      </Group>
    ),
    autoClose: UNDO_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': texts.t('ui.close') },
  })
}
