import { ThemeIcon } from '@mantine/core'
import {
  IconBug,
  IconChecklist,
  IconEye,
  IconFlame,
  IconFlask,
  IconGauge,
  IconPencilCheck,
  IconSnowflake,
  IconSparkles,
  IconTool,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** Task categories of document 3 section 9. */
const icons: Readonly<Record<number, ComponentType<{ size?: number; stroke?: number }>>> = {
  1: IconSnowflake,
  2: IconFlame,
  4: IconTruckDelivery,
  8: IconBug,
  9: IconSparkles,
  10: IconFlask,
  11: IconGauge,
  12: IconTool,
  13: IconChecklist,
  14: IconEye,
}

const colors = { overdue: 'red', due: 'amber', ok: 'leaf', none: 'ink' } as const

/**
 * The kind of a task by its picture, its state by the colour; words beside it say the state.
 */
export function TaskIcon({
  subtype,
  status,
  size = 44,
}: {
  readonly subtype: number
  readonly status: keyof typeof colors
  readonly size?: number
}) {
  const Icon = icons[subtype] ?? IconPencilCheck
  return (
    <ThemeIcon size={size} radius="md" variant="light" color={colors[status]} aria-hidden>
      <Icon size={size < 44 ? 20 : 24} stroke={1.7} />
    </ThemeIcon>
  )
}
