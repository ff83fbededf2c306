import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useHasDraftAmong } from '#kit/draft.ts'
import { useSay } from '#kit/i18n.ts'
import { usePhone } from '#kit/use-phone.ts'
import { fillDraft } from './entry-draft.ts'
import { Lines, useOpened } from './round-card.tsx'
import { RoundIcon, roundNames } from './round-icon.tsx'
import type { Round } from './rounds-of-day.ts'
import styles from './rounds.module.css'

type Props = {
  readonly rounds: readonly Round[]
  /** A search or a filter shows all lines. */
  readonly unfolded: boolean
  readonly mayFill: boolean
  /** Today at the place. */
  readonly date: string
}

/** What is filled when it happens: a tile for each kind, on a phone behind one button. */
export function EventRounds({ rounds, unfolded, mayFill, date }: Props) {
  const say = useSay()
  const phone = usePhone()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const isOpen = !phone || isAdding || chosen !== null
  return (
    <Stack gap="sm">
      {!unfolded && phone && (
        <Button
          size="lg"
          variant="default"
          fullWidth
          aria-expanded={isOpen}
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => {
            setAdding(!isOpen)
            setChosen(null)
          }}
        >
          {say('rounds.add')}
        </Button>
      )}
      {!unfolded && isOpen && (
        <ul className={styles.tiles}>
          {rounds.map(({ key, kind }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.tile}
                data-tile
                aria-expanded={chosen === key}
                onClick={() => setChosen(chosen === key ? null : key)}
              >
                <RoundIcon kind={kind} size={28} />
                {say(roundNames[kind])}
              </button>
            </li>
          ))}
        </ul>
      )}
      {rounds.map((round) => (
        <EventRound
          key={round.key}
          round={round}
          open={unfolded || chosen === round.key}
          mayFill={mayFill}
          date={date}
        />
      ))}
    </Stack>
  )
}

type RoundProps = Pick<Props, 'mayFill' | 'date'> & { readonly round: Round; readonly open: boolean }

/** The lines of a tile, while it is chosen or a draft waits in one of them. */
function EventRound({ round: { kind, lines }, open, ...rest }: RoundProps) {
  const say = useSay()
  const opened = useOpened(lines)
  const hasDraft = useHasDraftAmong(lines.map(({ task }) => fillDraft(task, rest.date)))
  if (!open && !hasDraft) return null
  const title = say(roundNames[kind])
  return (
    <section className={styles.round} aria-label={title}>
      <h3 className={styles.event}>{title}</h3>
      <Lines lines={lines} opened={opened} {...rest} />
    </section>
  )
}
