import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { CardBoundary } from './card-boundary.tsx'
import styles from './card.module.css'

type Props = {
  readonly title?: string
  /** Beside the title: a badge, a button. */
  readonly aside?: ReactNode
  /** No padding: for tables and lists that reach the edges. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A white card on the canvas. With a title it is a section with that name. An error stays in it. */
export function Card({ title, aside, flush = false, children }: Props) {
  const id = useId()
  const className = flush ? `${styles.card} ${styles.flush}` : styles.card
  const content = <CardBoundary>{children}</CardBoundary>
  if (title === undefined) return <div className={className}>{content}</div>
  return (
    <section className={className} aria-labelledby={id}>
      <Group justify="space-between" mb="md" {...(flush && { p: 'md', pb: 0 })}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {content}
    </section>
  )
}
