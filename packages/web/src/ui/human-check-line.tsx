import { Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck, IconShieldHalf } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import type { HumanCheckState } from '#kit/human-check.ts'

const faces = {
  idle: { icon: IconShieldHalf, color: 'var(--mantine-color-dimmed)', words: 'human_check.idle' },
  working: { icon: IconShieldHalf, color: 'var(--mantine-color-dimmed)', words: 'human_check.working' },
  done: { icon: IconShieldCheck, color: 'var(--mantine-color-leaf-text)', words: 'human_check.done' },
  failed: { icon: IconAlertTriangle, color: 'var(--mantine-color-error)', words: 'human_check.failed' },
} as const

/** One line with the state of the anti-bot check. */
export function HumanCheckLine({ state }: { readonly state: HumanCheckState }) {
  const say = useSay()
  const { icon: Icon, color, words } = faces[state]
  return (
    <Group gap={8} wrap="nowrap" role="status" c={color}>
      <Icon size={17} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
      <Text size="xs">{say(words)}</Text>
    </Group>
  )
}
