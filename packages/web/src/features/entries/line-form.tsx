import { Stack } from '@mantine/core'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { useOutboxOf } from '#kit/outbox/queue.ts'
import { latePiece } from '#kit/lazy-piece.ts'
import { Queued } from './card-parts.tsx'
import type { LineEntryProps } from './line-entry.tsx'

const LineEntry = latePiece(() => import('./line-entry.tsx'), 'LineEntry')

type Props = LineEntryProps & {
  /** Ids of the operations of the outbox that belong to the line. */
  readonly queued: string
  readonly isOpen: boolean
}

/** Below a line: what of its entries is not in order or has photos on their way, and its form while open. */
export function LineForm({ task, queued, isOpen, ...rest }: Props) {
  const items = useOutboxOf(task.id).filter(({ op_id }) => queued.includes(op_id))
  const open = items.filter(isOpenItem)
  return (
    <Stack gap="sm">
      {open.length > 0 && (
        <div role="status">
          <Queued
            items={open.filter(({ photo }) => photo === null)}
            photos={open.filter(({ photo }) => photo !== null)}
          />
        </div>
      )}
      {isOpen && <LineEntry task={task} {...rest} />}
    </Stack>
  )
}

/** What the line itself cannot show. */
export const isOpenItem = ({ photo, state }: OutboxItem): boolean =>
  photo !== null || state === 'refused' || state === 'conflict'
