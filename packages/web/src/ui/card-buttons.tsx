import { Button, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'

type Props = {
  /** Null = the user may not edit it. */
  readonly onEdit: (() => void) | null
  /** Null = the user may not remove it. */
  readonly onRemove: (() => void) | null
}

/** The buttons of a card in view mode. */
export function CardButtons({ onEdit, onRemove }: Props) {
  const say = useSay()
  return (
    <Group gap="sm">
      {onRemove !== null && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          leftSection={<IconTrash size={16} stroke={1.8} />}
          onClick={onRemove}
        >
          {say('ui.remove')}
        </Button>
      )}
      {onEdit !== null && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil size={16} stroke={1.8} />}
          onClick={onEdit}
        >
          {say('ui.edit')}
        </Button>
      )}
    </Group>
  )
}
