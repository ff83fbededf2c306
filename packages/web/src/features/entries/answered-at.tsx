import { Text } from '@mantine/core'
import { useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'

/** When a step was answered; nothing where that is the time of the entry. */
export function AnsweredAt({ at }: { readonly at: string | undefined }) {
  const say = useSay()
  const when = useEntryInstant()
  return at === undefined ? null : (
    <Text size="sm" c="dimmed">
      {say('entries.answered_at', { when: when(at) })}
    </Text>
  )
}
