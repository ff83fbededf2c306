import { Stack, ThemeIcon } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { AuthHead } from './auth-head.tsx'

type Props = {
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  readonly title: string
  readonly text: string
  /** The way on. */
  readonly children?: ReactNode
}

/** A page that only says something. */
export function AuthMessage({ icon: Icon, title, text, children }: Props) {
  return (
    <Stack align="center" ta="center" gap="sm">
      <ThemeIcon size={60} radius="xl" variant="light" aria-hidden>
        <Icon size={30} stroke={1.6} />
      </ThemeIcon>
      <div>
        <AuthHead title={title}>{text}</AuthHead>
      </div>
      {children}
    </Stack>
  )
}
