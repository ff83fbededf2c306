import {
  IconAlertTriangle,
  IconCalendarMonth,
  IconCalendarStats,
  IconCalendarWeek,
  IconCut,
  IconFlame,
  IconListCheck,
  IconMoon,
  IconPackage,
  IconSnowflake,
  IconSunrise,
  IconTemperatureMinus,
  IconToolsKitchen,
  IconToolsKitchen2,
  IconTruck,
  IconTruckDelivery,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { TextKey } from '#kit/i18n.ts'
import type { RoundKind } from './rounds-of-day.ts'

const icons: Readonly<Record<RoundKind, ComponentType<IconProps>>> = {
  opening: IconSunrise,
  cold: IconSnowflake,
  service: IconToolsKitchen2,
  closing: IconMoon,
  delivery: IconTruckDelivery,
  making: IconCut,
  cooking: IconFlame,
  cooling: IconTemperatureMinus,
  serving: IconToolsKitchen,
  transport: IconTruck,
  weekly: IconCalendarWeek,
  monthly: IconCalendarMonth,
  yearly: IconCalendarStats,
  own: IconListCheck,
  exception: IconAlertTriangle,
  rest: IconPackage,
}

export const roundNames = {
  opening: 'rounds.opening',
  cold: 'rounds.cold',
  service: 'rounds.service',
  closing: 'rounds.closing',
  delivery: 'rounds.delivery',
  making: 'rounds.making',
  cooking: 'rounds.cooking',
  cooling: 'rounds.cooling',
  serving: 'rounds.serving',
  transport: 'rounds.transport',
  weekly: 'rounds.weekly',
  monthly: 'rounds.monthly',
  yearly: 'rounds.yearly',
  own: 'rounds.own',
  exception: 'rounds.exception',
  rest: 'entries.group_other_day',
} as const satisfies Readonly<Record<RoundKind, TextKey>>

export function RoundIcon({ kind, size = 24 }: { readonly kind: RoundKind; readonly size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.7} aria-hidden />
}
