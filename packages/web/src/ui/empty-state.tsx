import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'

type Props = {
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  readonly title: string
  /** A sentence about the content that will be here. */
  readonly children: ReactNode
  /** The first step: a button or a link. */
  readonly action?: ReactNode
}

/** A place where nothing is yet: says what belongs here and offers the first step. */
export function EmptyState({ icon: Icon, title, children, action }: Props) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        <Icon size={28} stroke={1.6} />
      </ThemeIcon>
      <Title order={2} size="h3" mt="xs">
        {title}
      </Title>
      <Text c="dimmed" maw={420}>
        {children}
      </Text>
      {action !== undefined && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  )
}
