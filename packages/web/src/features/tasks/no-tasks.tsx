import { IconClipboardCheck } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Instead of a list of tasks while the place has none. */
export function NoTasks() {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconClipboardCheck} title={say('entries.empty_title')}>
        {say('entries.empty_text')}
      </EmptyState>
    </Card>
  )
}
