import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

const icons = { edit: IconPencil, remove: IconTrash } as const

/** Edit or remove at the end of a row; `label` names the row too. */
export function RowAction({
  kind,
  label,
  onClick,
}: {
  readonly kind: keyof typeof icons
  readonly label: string
  readonly onClick: () => void
}) {
  const Icon = icons[kind]
  return (
    <ActionIcon variant="subtle" color="ink" size="lg" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  )
}
