import { Button, Group, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

/**
 * A form holds what was typed before and never saved. `onDiscard` is for forms that have no other way to
 * forget it.
 */
export function DraftNote({ onDiscard }: { readonly onDiscard?: () => void }) {
  const say = useSay()
  return (
    <Group gap="sm">
      <Text size="sm">{say('ui.draft')}</Text>
      {onDiscard !== undefined && (
        <Button size="sm" variant="default" onClick={onDiscard}>
          {say('ui.draft_discard')}
        </Button>
      )}
    </Group>
  )
}
