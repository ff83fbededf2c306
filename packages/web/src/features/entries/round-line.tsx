import { ActionIcon, Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { besideUnit, localFigure, withoutNote } from '@larder/core/entries'
import type { TaskOfDay } from '@larder/contract/entries'
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useCompanyFormat, usePlaceZone, useScale } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { formatDate, todayAt, formatTime } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { useOutboxOf } from '#kit/outbox/queue.ts'
import { useTouch } from '#kit/use-phone.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { bodyOf, draftFor, fillDraft, isTick, limitInWords, withField } from './entry-draft.ts'
import type { JustSaved, SavedEntry } from './just-saved.ts'
import { isOpenItem, LineForm } from './line-form.tsx'
import { lineName } from './line-name.ts'
import { asksOneNumber } from './prefill.ts'
import { isToDo, type Line } from './rounds-of-day.ts'
import { TaskIcon } from './task-icon.tsx'
import { attemptOf, useSaveAttempt } from './use-save-entry.ts'
import { WorkOf } from './whose-work.tsx'
import styles from './rounds.module.css'

/** The only question of the task is a tick. */
export const asksTick = ({ is_checklist, task_steps: [step, ...more] }: TaskOfDay): boolean =>
  !is_checklist && more.length === 0 && step !== undefined && isTick(step)

/** The body of an entry that says “done”. */
export const tickBody = (task: TaskOfDay) =>
  bodyOf(task, withField(draftFor(task), task.task_steps[0]?.id ?? 0, { value: { text: 'done' } }))

type Props = Omit<Line, 'counts'> & {
  /** Of the entry that was saved a moment ago and belongs to this line. */
  readonly saved: JustSaved | null
  readonly mayFill: boolean
  /** Today at the place. */
  readonly date: string
  readonly open: boolean
  readonly name: string
  /** Null closes it. */
  readonly onOpen: (key: string | null) => void
  readonly onSaved: (key: string) => void
}

/** One check of a round: what, where, its limit and state; a tap opens its form in place. */
export const RoundLine = memo(function RoundLine(props: Props) {
  const { name, task, state, fills, queued, saved, mayFill, date, onOpen, onSaved } = props
  const title = useId()
  const keypad = useTouch() && asksOneNumber(task)
  const hasDraft = useHasDraft(fillDraft(task, date)) && fills && mayFill
  const [closed, setClosed] = useState(false)
  // Of the sheets with large keys one is open at a time.
  const isOpen = fills && (props.open || (hasDraft && !closed && !keypad))
  const close = (): void => {
    setClosed(true)
    onOpen(null)
  }
  const open = (): void => {
    setClosed(false)
    onOpen(name)
  }
  const items = useOutboxOf(task.id).filter(({ op_id }) => queued.includes(op_id))
  const entry = saved?.entry ?? null
  const toDo = isToDo({ state }) || (saved !== null && entry === null)
  const { body, focus } = useFocusOnOpen(props.open)
  const parts = { ...props, titleId: title, items, toDo, isOpen, hasDraft }
  return (
    <li className={styles.line} data-state={state} data-open={isOpen || undefined}>
      <div role="group" aria-labelledby={title} data-next={fills || undefined} data-task={task.name}>
        <div className={styles.head}>
          <Summary {...parts} onToggle={!fills ? null : isOpen ? close : open} />
          <Aside {...parts} />
        </div>
        {(isOpen || items.some(isOpenItem)) && (
          <div className={styles.body} ref={body}>
            <LineForm
              task={task}
              titleId={title}
              queued={queued}
              isOpen={isOpen}
              isFilled={!toDo && state !== 'free' && state !== 'rest'}
              mayFill={mayFill}
              onDrawn={focus}
              onSaved={() => onSaved(name)}
              onClose={close}
            />
          </div>
        )}
      </div>
    </li>
  )
})

/** A line that a tap or the entry before it opened takes the input at once. */
function useFocusOnOpen(open: boolean) {
  const body = useRef<HTMLDivElement>(null)
  const focus = (): void => {
    if (open)
      body.current
        ?.querySelector<HTMLElement>('input[type=radio], input[inputmode], textarea')
        ?.focus({ preventScroll: body.current.querySelector('[data-keypad]') !== null })
  }
  const focusNow = useEffectEvent(focus)
  useEffect(() => focusNow(), [open])
  return { body, focus }
}

type PartProps = Props & {
  readonly titleId: string
  /** Operations of the outbox that belong to the line. */
  readonly items: readonly OutboxItem[]
  readonly toDo: boolean
  readonly isOpen: boolean
  readonly hasDraft: boolean
}

type SummaryProps = PartProps & {
  /** Null where an earlier check of the task is to be filled first. */
  readonly onToggle: (() => void) | null
}

function Summary({ task, state, isLast, saved, items, titleId, isOpen, onToggle }: SummaryProps) {
  const words = (
    <>
      <TaskIcon subtype={task.task_subtype_id} status={colorOf(state)} size={32} />
      <span className={styles.words}>
        <span id={titleId} className={styles.name}>
          {task.unit === null ? lineName(task) : <b>{task.unit.name}</b>}
          {task.unit !== null && <span className={styles.what}> {task.short_name ?? task.name}</span>}
        </span>
        {saved?.entry || items.some((item) => !isOpenItem(item)) ? (
          <SavedFacts entry={saved?.entry ?? null} items={items} />
        ) : state === 'done' && isLast && saved === null ? (
          <Answer task={task} />
        ) : (
          <Facts task={task} state={state} />
        )}
        <WorkOf task={task} />
      </span>
    </>
  )
  return onToggle === null ? (
    <div className={styles.open}>{words}</div>
  ) : (
    <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onToggle}>
      {words}
    </button>
  )
}

type SavedProps = Pick<PartProps, 'items'> & { readonly entry: SavedEntry | null }

/** What was just saved, and where it is: the line keeps its height. */
function SavedFacts({ entry, items }: SavedProps) {
  const say = useSay()
  const zone = usePlaceZone()
  const lang = useLanguage()
  const item = items.findLast((one) => !isOpenItem(one))
  const time =
    entry === null || item !== undefined
      ? ''
      : formatTime(Date.parse(entry.performed_at), lang, {
          timeStyle: 'short',
          ...(zone !== undefined && { timeZone: zone }),
        })
  return (
    <span className={styles.facts}>
      <span className={styles.saved}>
        <IconCheck size={14} aria-hidden />
        {say(item?.state === 'waiting' ? 'outbox.saved_here' : 'outbox.state_sent')}
      </span>
      <span className={styles.limit}>{item?.detail ?? entry?.answer}</span>
      {time !== '' && <span className={styles.ghost}>{time}</span>}
    </span>
  )
}

const colorOf = (state: Line['state']) =>
  state === 'overdue' ? 'overdue' : state === 'done' || state === 'saved' ? 'ok' : 'none'

/** Foods that are kept there and have no room in the name of the line. */
const foodsOf = ({ unit, short_foods = '' }: TaskOfDay): string => (unit === null ? short_foods : '')

/** The limit, and the last value as a hint. */
function Facts({ task, state }: Pick<Line, 'task' | 'state'>) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const unit = useScale()
  // The limits of many foods are read in the form.
  const byFood = task.task_steps.some(({ foods }) => foods !== undefined)
  const limit = byFood ? '' : withoutNote(limitInWords(task, unit))
  const { value = null, unit: scale = null } = task.last_entry ?? {}
  const last = value === null || asksTick(task) ? '' : localFigure(besideUnit(value, scale), lang)
  const until = isToDo({ state }) ? (task.due_until ?? null) : null
  const foods = foodsOf(task)
  if (limit === '' && last === '' && foods === '' && !byFood && until === null) return null
  return (
    <span className={styles.facts}>
      {until !== null && (
        <span className={styles.ghost}>
          {say('rounds.by_date', { date: formatDate(until, datePattern) })}
        </span>
      )}
      {limit !== '' && <span className={styles.limit}>{limit}</span>}
      {foods !== '' && <span className={styles.ghost}>{foods}</span>}
      {byFood && <span className={styles.ghost}>{say('rounds.limit_by_food')}</span>}
      {last !== '' && <span className={styles.ghost}>{say('rounds.last', { value: last })}</span>}
    </span>
  )
}

/** What was entered, when, and by whom. */
function Answer({ task }: { readonly task: TaskOfDay }) {
  const say = useSay()
  const lang = useLanguage()
  const zone = usePlaceZone()
  const { datePattern } = useCompanyFormat()
  const { last_entry: entry } = task
  if (entry === null) return null
  const isOk = entry.status === 'done'
  const value =
    entry.value === null
      ? say(isOk ? 'entries.answer_done' : 'entries.answer_not_done')
      : localFigure(besideUnit(entry.value, entry.unit), lang)
  const [date = '', time = ''] = entry.local_time.split('T')
  const when = date === todayAt(zone) ? time : formatDate(date, datePattern)
  return (
    <span className={styles.facts}>
      <span className={styles.limit} data-breach={!isOk || undefined}>
        {value}
      </span>
      <span className={styles.ghost}>{[when, entry.name].filter((part) => part !== '').join(' · ')}</span>
      {foodsOf(task) !== '' && <span className={styles.ghost}>{foodsOf(task)}</span>}
    </span>
  )
}

/** The state in words, what undoes the entry, or the tick. */
function Aside({ task, time, state, fills, toDo, saved, mayFill, isOpen, hasDraft }: PartProps) {
  const say = useSay()
  const entry = saved?.entry ?? null
  if (entry !== null)
    return (
      <Button variant="light" h={44} px="sm" onClick={entry.undo}>
        {say('ui.undo')}
      </Button>
    )
  if (hasDraft && !isOpen) return <Text size="sm">{say('ui.draft')}</Text>
  if (toDo && mayFill && fills && asksTick(task) && !isOpen)
    return <Tick task={task} isOverdue={state === 'overdue'} />
  if (state === 'overdue' && saved === null) return <StateBadge state="overdue" />
  if (!fills && toDo)
    return (
      <Text size="sm" c="dimmed">
        {time === null ? say('state.due') : say('entries.by_time', { time })}
      </Text>
    )
  if (state === 'done' && saved === null)
    return <IconCheck className={styles.check} aria-label={say('state.done')} />
  return null
}

/** One tap says “done”. */
function Tick({ task, isOverdue }: { readonly task: TaskOfDay; readonly isOverdue: boolean }) {
  const say = useSay()
  const { saving, save } = useSaveAttempt()
  return (
    <>
      {isOverdue && <StateBadge state="overdue" />}
      <ActionIcon
        size={44}
        variant="default"
        radius="md"
        loading={saving}
        aria-label={say('entries.answer_done')}
        onClick={() => void save(task, attemptOf(tickBody(task)))}
      >
        <IconCheck size={24} aria-hidden />
      </ActionIcon>
    </>
  )
}
