import { Badge, Button, Group, SimpleGrid, Title } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useHasDraftAmong } from '#kit/draft.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import styles from './day.module.css'

type Props = {
  readonly name: string
  readonly title: TextKey
  readonly count: number
  readonly alarming: boolean
  /**
   * Null = its cards are always shown; else many of them are hidden until somebody opens them, or while one
   * of these drafts waits there.
   */
  readonly folded: readonly string[] | null
  readonly children: ReactNode
}

/** The number of cards that stay visible, so that the last entries are found at once. */
const ALWAYS_SHOWN = 5

/** A group of the day with its cards. */
export function TaskGroup({ name, title, count, alarming, folded, children }: Props) {
  const say = useSay()
  const begun = useHasDraftAmong(folded ?? [])
  const [chosen, setChosen] = useState<boolean | null>(null)
  const folds = folded !== null && count > ALWAYS_SHOWN
  const open = !folds || (chosen ?? begun)
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <section aria-labelledby={`group-${name}`}>
      <Group gap="xs" mb="sm">
        <Title order={2} id={`group-${name}`}>
          {say(title)}
        </Title>
        {count > 0 && (
          <Badge color={alarming ? 'red' : 'ink'} size="lg">
            {count}
          </Badge>
        )}
        {folds && (
          <Button
            ml="auto"
            size="md"
            variant="default"
            aria-expanded={open}
            aria-describedby={`group-${name}`}
            leftSection={<Chevron size={18} aria-hidden />}
            onClick={() => setChosen(!open)}
          >
            {say(open ? 'ui.hide' : 'ui.show')}
          </Button>
        )}
      </Group>
      {open && (
        <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" className={styles.cards ?? ''}>
          {children}
        </SimpleGrid>
      )}
    </section>
  )
}
