import { Button, Title } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useCallback, useId, useState } from 'react'
import { useHasDraftAmong } from '#kit/draft.ts'
import { useSay } from '#kit/i18n.ts'
import { createStore, useStore } from '#kit/store.ts'
import { useTouch } from '#kit/use-phone.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { fillDraft } from './entry-draft.ts'
import { keyOf, useJustSaved, type JustSaved } from './just-saved.ts'
import { RoundIcon, roundNames } from './round-icon.tsx'
import { asksTick, RoundLine, tickBody } from './round-line.tsx'
import { isAnswered, isToDo, lineAfter, type Line, type Round, type RoundKind } from './rounds-of-day.ts'
import { attemptOf, useSaveAttempt } from './use-save-entry.ts'
import styles from './rounds.module.css'

type DayProps = {
  readonly mayFill: boolean
  /** Today at the place. */
  readonly date: string
}

type Props = DayProps & {
  readonly round: Round
  /** A search or a filter shows its lines. */
  readonly unfolded: boolean
}

/** One round: its name, time and progress; its lines, while it is not folded. */
export function RoundCard({ round, unfolded, mayFill, date }: Props) {
  const say = useSay()
  const title = useId()
  const { kind, place, lines } = round
  const hasDraft = useHasDraftAmong(
    lines.flatMap(({ task, fills }) => (fills ? [fillDraft(task, date)] : [])),
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const opened = useOpened(lines)
  // Who looks at a line that is done keeps it in sight.
  const isRead = lines.some((line) => line.key === opened.key && isAnswered(line))
  const open = chosen ?? (place === 'now' || unfolded || hasDraft || isRead)
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <section className={styles.round} aria-labelledby={title}>
      <Title order={3} size="h4">
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          data-place={place}
          onClick={() => setChosen(!open)}
        >
          <RoundIcon kind={kind} />
          <span className={styles.words} id={title}>
            {say(roundNames[kind])}
            <When round={round} />
          </span>
          <Progress round={round} />
          <Chevron size={20} aria-hidden />
        </button>
      </Title>
      {open && <Lines lines={lines} opened={opened} mayFill={mayFill} date={date} />}
      {open && mayFill && !apart.has(kind) && <AllInOrder lines={lines} />}
    </section>
  )
}

function When({ round: { kind, time, place, lines } }: { readonly round: Round }) {
  const say = useSay()
  const isPeriod = kind === 'weekly' || kind === 'monthly' || kind === 'yearly'
  // Its lines say their dates.
  if (isPeriod && lines.some(({ task }) => (task.due_until ?? null) !== null)) return null
  const words =
    time !== null
      ? say('entries.by_time', { time })
      : place === 'rest'
        ? ''
        : say(isPeriod ? 'rounds.in_period' : 'entries.by_day_end')
  return words === '' ? null : <span className={styles.when}> {words}</span>
}

function Progress({ round: { place, lines, done, overdue } }: { readonly round: Round }) {
  const say = useSay()
  if (place === 'rest') return <span className={styles.progress}>{lines.length}</span>
  const words = say('rounds.done_of', { done, count: lines.length })
  return (
    <>
      {overdue > 0 && <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>}
      <span className={styles.progress} data-done={done === lines.length || undefined}>
        {done === lines.length && <IconCheck size={18} aria-hidden />} {words}
      </span>
    </>
  )
}

/** The line to be open: the one that was tapped, or the next one after the one that was saved. */
type Opened = { readonly at: string } | { readonly after: string } | null

/** The round whose line was opened last: on a touch screen one line of the day is open at a time. */
const lastOpened = createStore<string | null>(null)

/** After each entry the next line opens; on a touch screen the next reading, as a tick has its own button. */
export function useOpened(lines: readonly Line[]) {
  const justSaved = useJustSaved()
  const touch = useTouch()
  const round = useId()
  const isLast = useStore(lastOpened, (last) => last === round)
  const [opened, setOpened] = useState<Opened>(null)
  const open = useCallback(
    (next: Opened) => {
      setOpened(next)
      if (next !== null) lastOpened.set(round)
    },
    [round],
  )
  const onOpen = useCallback((name: string | null) => open(name === null ? null : { at: name }), [open])
  const onSaved = useCallback((name: string) => open({ after: name }), [open])
  const key =
    opened === null || (touch && !isLast)
      ? null
      : 'at' in opened
        ? opened.at
        : (lineAfter(
            lines,
            opened.after,
            ({ task }) => justSaved.has(keyOf(task)) || (touch && asksTick(task)),
          )?.key ?? null)
  return { key, onOpen, onSaved }
}

type LinesProps = DayProps & {
  readonly lines: readonly Line[]
  readonly opened: ReturnType<typeof useOpened>
}

/** The lines of a round. */
export function Lines({ lines, opened: { key: current, onOpen, onSaved }, mayFill, date }: LinesProps) {
  const justSaved = useJustSaved()
  const savedAt = ({ task, isLast, state }: Omit<Line, 'counts' | 'key'>): JustSaved | null =>
    isLast || state === 'free' || state === 'rest' ? (justSaved.get(keyOf(task)) ?? null) : null
  return (
    <ul className={styles.lines}>
      {lines.map(({ counts: _counts, key, ...line }) => (
        <RoundLine
          key={key}
          name={key}
          {...line}
          saved={savedAt(line)}
          mayFill={mayFill}
          date={date}
          open={current === key}
          onOpen={onOpen}
          onSaved={onSaved}
        />
      ))}
    </ul>
  )
}

/** Audits and services are each a day's work: nobody does them on one walk. */
const apart: ReadonlySet<RoundKind> = new Set(['monthly', 'yearly'])

/** From so many ticks on they can be given together. */
const TOGETHER_FROM = 2

/** Says “done” at each open tick, where only ticks are left: an entry of its own for each. */
function AllInOrder({ lines }: { readonly lines: readonly Line[] }) {
  const say = useSay()
  const justSaved = useJustSaved()
  const { save } = useSaveAttempt()
  const [saving, setSaving] = useState(false)
  const open = lines.filter((line) => line.fills && isToDo(line) && !justSaved.has(keyOf(line.task)))
  const onlyTicks = open.every(({ task }) => asksTick(task))
  if (!saving && (open.length < TOGETHER_FROM || !onlyTicks)) return null
  const saveAll = async (): Promise<void> => {
    setSaving(true)
    for (const { task } of open) if (!(await save(task, attemptOf(tickBody(task))))) break
    setSaving(false)
  }
  return (
    <div className={styles.together}>
      <Button h={44} variant="light" fullWidth loading={saving} onClick={() => void saveAll()}>
        {say('rounds.all_in_order', { count: open.length })}
      </Button>
    </div>
  )
}
