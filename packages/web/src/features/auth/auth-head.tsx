import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** Title and one line at the top of the card. */
export function AuthHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <title>{`${title} · Larder`}</title>
      <Title order={1}>{title}</Title>
      {children !== undefined && (
        <Text size="sm" c="dimmed" mt={4}>
          {children}
        </Text>
      )}
    </>
  )
}
