import { Badge, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { tickets as ticketRoutes } from '@larder/contract/tickets'
import { wallClock } from '@larder/core/schedule'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { TicketsCard, useTicketsToday } from '#features/tickets/public.tsx'
import { useAccess, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { EventRounds } from './event-rounds.tsx'
import { keyOf, useJustSaved } from './just-saved.ts'
import { RoundCard } from './round-card.tsx'
import { roundsOf, type Round, type RoundPlace } from './rounds-of-day.ts'
import styles from './rounds.module.css'

export type DayProps = {
  readonly tasks: readonly TaskOfDay[]
  /** A search or a kind is chosen: the lines of all rounds are shown. */
  readonly unfolded: boolean
  readonly mayFill: boolean
  /** When the list was answered, milliseconds since 1970. */
  readonly answeredAt: number
  /** Today at the place. */
  readonly date: string
  /** Shown between what is to do and what is done. */
  readonly beforeDone?: ReactNode
}

const noTickets = { list: [], status: 'ok' } as const

/**
 * The tasks in the order in which the page showed them first: the server sorts what is done behind what is
 * not, and a line must not move while somebody walks along the round.
 */
function useSteadyOrder(tasks: readonly TaskOfDay[]): readonly TaskOfDay[] {
  const [places] = useState(() => new Map<string, number>())
  for (const task of tasks) if (!places.has(keyOf(task))) places.set(keyOf(task), places.size)
  return tasks.toSorted((a, b) => (places.get(keyOf(a)) ?? 0) - (places.get(keyOf(b)) ?? 0))
}

/** The rounds of the tasks, with the entries of this device counted in. */
export function useRounds(
  tasks: readonly TaskOfDay[],
  { date, answeredAt }: Pick<DayProps, 'date' | 'answeredAt'>,
): readonly Round[] {
  const zone = usePlaceZone()
  const dayView = { date, zone, time: wallClock(timeNow(), zone).time, answeredAt }
  return roundsOf(useSteadyOrder(tasks), useOutbox(), dayView, useJustSaved())
}

/** Tickets: open reports are to be done; else the card is there to report something when it happens. */
function useTickets() {
  const placeId = usePlaceId()
  const { can } = useAccess()
  const waits = useOutbox().some(
    ({ delivery, state, place_id }) =>
      delivery.route === ticketRoutes.create.name && state !== 'sent' && place_id === placeId,
  )
  // Until they are known there are none: the card is in its place from the start, and nothing jumps.
  const tickets = useTicketsToday(waits) ?? (can('tickets.view') ? noTickets : undefined)
  const card =
    tickets === undefined ? null : (
      <Suspense fallback={<Skeleton height={150} radius="lg" />}>
        <TicketsCard {...tickets} />
      </Suspense>
    )
  return { isDue: tickets?.status === 'due', card }
}

/** The day by its rounds: what is to do now, what comes later, what happens when it happens, what is done. */
export function Day({ tasks, unfolded, mayFill, answeredAt, date, beforeDone = null }: DayProps) {
  const say = useSay()
  const rounds = useRounds(tasks, { date, answeredAt })
  const tickets = useTickets()
  const at = (place: RoundPlace) => rounds.filter((round) => round.place === place)
  const cards = (place: RoundPlace) =>
    at(place).map((round) => (
      <RoundCard key={round.key} round={round} unfolded={unfolded} mayFill={mayFill} date={date} />
    ))
  const events = at('event')
  const isQuiet = at('now').length === 0 && !tickets.isDue && rounds.length > events.length && !unfolded
  return (
    <Stack gap="xl">
      <Section
        title="entries.group_open"
        count={at('now').length}
        isFirst
        isShown={at('now').length > 0 || tickets.isDue}
      >
        {cards('now')}
        {tickets.isDue && tickets.card}
      </Section>
      {isQuiet && <Text>{say('rounds.nothing_now')}</Text>}
      <Section title="rounds.later" isShown={at('later').length > 0}>
        {cards('later')}
      </Section>
      <Section title="rounds.period" isShown={at('period').length > 0}>
        {cards('period')}
      </Section>
      <Section
        title="entries.group_when_it_happens"
        isShown={events.length > 0 || (!tickets.isDue && tickets.card !== null)}
        before={
          events.length > 0 && (
            <EventRounds rounds={events} unfolded={unfolded} mayFill={mayFill} date={date} />
          )
        }
      >
        {!tickets.isDue && tickets.card}
      </Section>
      {beforeDone}
      <Section title="entries.group_done" isShown={at('done').length > 0}>
        {cards('done')}
      </Section>
      {at('rest').length > 0 && <div className={styles.rounds}>{cards('rest')}</div>}
    </Stack>
  )
}

type SectionProps = {
  readonly title: TextKey
  readonly isShown: boolean
  readonly count?: number
  /** The list that a phone begins with. */
  readonly isFirst?: boolean
  /** As wide as the page, above the cards. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

function Section({ title, isShown, count = 0, isFirst = false, before, children }: SectionProps) {
  const say = useSay()
  const id = useId()
  if (!isShown) return null
  return (
    <section aria-labelledby={id} className={isFirst ? styles.first : undefined}>
      <Group gap="xs" mb="sm">
        <Title order={2} id={id}>
          {say(title)}
        </Title>
        {count > 0 && (
          <Badge color="ink" size="lg">
            {count}
          </Badge>
        )}
      </Group>
      <Stack gap="sm">
        {before}
        <div className={styles.rounds}>{children}</div>
      </Stack>
    </section>
  )
}
