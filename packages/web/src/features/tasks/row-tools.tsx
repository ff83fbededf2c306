import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove?: (() => void) | undefined
}

/** Up, down and away: the order of rows without dragging, so that a keyboard and a wet thumb can do it. */
export function RowTools({ name, index, count, onMove, onRemove }: Props) {
  const say = useSay()
  if (count === 1 && onRemove === undefined) return null
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="ink"
        size={44}
        disabled={index === 0}
        aria-label={say('tasks.move_up', { name })}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={44}
        disabled={index === count - 1}
        aria-label={say('tasks.move_down', { name })}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
      {onRemove !== undefined && (
        <ActionIcon
          variant="subtle"
          color="ink"
          size={44}
          aria-label={say('entries.remove_file', { name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  )
}
