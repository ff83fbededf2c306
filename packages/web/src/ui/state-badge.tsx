import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus, IconPlayerPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay, type TextKey } from '#kit/i18n.ts'

export type State = 'ok' | 'due' | 'overdue' | 'paused' | 'none'

export const states = {
  ok: { color: 'leaf', icon: IconCheck, word: 'state.ok' },
  due: { color: 'amber', icon: IconClock, word: 'state.due' },
  overdue: { color: 'red', icon: IconAlertTriangle, word: 'state.overdue' },
  paused: { color: 'ink', icon: IconPlayerPause, word: 'state.paused' },
  none: { color: 'ink', icon: IconMinus, word: 'state.none' },
} as const satisfies Record<State, { color: string; icon: unknown; word: TextKey }>

/** A state by colour, icon and word; the word can differ from the state's own (“2 overdue”, “Correct”). */
export function StateBadge({ state, children }: { readonly state: State; readonly children?: ReactNode }) {
  const say = useSay()
  const { color, icon: Icon, word } = states[state]
  return (
    <Badge
      color={color}
      flex="none"
      miw="max-content"
      leftSection={<Icon size={12} stroke={2.4} aria-hidden />}
    >
      {children ?? say(word)}
    </Badge>
  )
}
