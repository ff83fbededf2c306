import { Button, Group } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly saving: boolean
  /** Absent where there is nothing to remove yet. */
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
}

/** The buttons of a form in a window: remove at one end, cancel and save at the other. */
export function FormFoot({ saving, onRemove, onClose }: Props) {
  const say = useSay()
  return (
    <Group justify="space-between" gap="sm">
      {onRemove === undefined ? (
        <span />
      ) : (
        <Button variant="subtle" color="red" px="xs" onClick={onRemove}>
          {say('ui.remove')}
        </Button>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('ui.cancel')}
        </Button>
        <Button type="submit" loading={saving}>
          {say('ui.save')}
        </Button>
      </Group>
    </Group>
  )
}
