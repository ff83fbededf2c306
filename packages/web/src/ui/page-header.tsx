import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  /** One quiet line under the title. */
  readonly hint?: ReactNode
  /** Title and hint in one low line, above a list that is to be seen. */
  readonly isCompact?: boolean
  /** Buttons and badges at the right; below the title on phones. */
  readonly children?: ReactNode
}

/** The head of a page: its h1, which is the document's title too. */
export function PageHeader({ title, hint, isCompact = false, children }: Props) {
  if (isCompact) return <CompactHeader title={title} hint={hint} />
  return (
    <Group component="div" justify="space-between" align="flex-start" gap="sm" mb="lg">
      <title>{`${title} · Larder`}</title>
      <div style={{ flex: '1 1 50%', minWidth: 0 }}>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {hint !== undefined && (
          <Text component="div" c="dimmed" mt={2}>
            {hint}
          </Text>
        )}
      </div>
      {children !== undefined && <Group gap="sm">{children}</Group>}
    </Group>
  )
}

const CompactHeader = ({ title, hint }: Pick<Props, 'title' | 'hint'>) => (
  <Group component="div" justify="space-between" align="baseline" gap="0 sm">
    <title>{`${title} · Larder`}</title>
    <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
      {title}
    </Title>
    <Text component="div" size="sm" c="dimmed">
      {hint}
    </Text>
  </Group>
)
