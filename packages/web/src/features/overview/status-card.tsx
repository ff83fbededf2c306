import type { AttentionItem, AttentionKind, LowArea } from '@larder/core/statistics'
import type { Attention } from '@larder/contract/overview'
import { Button, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClipboardCheck, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths, type Path } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DayStrip } from './day-strip.tsx'
import { areaLabels, areaPages } from './areas.ts'
import { attentionOf } from './overview.api.ts'
import { SetupCard } from './setup-card.tsx'
import styles from './status-card.module.css'

/** Words, words of the button, and the page where it is done. */
const actions: Readonly<Record<AttentionKind, readonly [TextKey, TextKey, Path]>> = {
  overdue_checks: ['overview.overdue_checks', 'overview.do_checks', paths.activityLogTimeline],
  open_alarms: ['overview.open_alarms', 'overview.see_sensors', paths.activityLogSensors],
  open_tickets: ['overview.open_tickets', 'overview.answer', paths.activityLogTickets],
  plan_unfilled: ['overview.plan_unfilled', 'overview.go_on', paths.planSetup],
  plan_outdated: ['overview.plan_outdated', 'overview.see_plan', paths.plan],
  plan_unconfirmed: ['overview.plan_unconfirmed', 'overview.see_plan', paths.plan],
  plan_proposals: ['overview.plan_proposals', 'overview.review', paths.plan],
  waiting_verifications: ['overview.waiting_verifications', 'overview.verify', paths.activityLogVerification],
}

type Props = { readonly placeId: number; readonly name: string }

/** Says in words whether everything at the place is all right, what is open, and what of it needs the reader. */
export function StatusCard({ placeId, name }: Props) {
  return (
    <QueryView query={useQuery(attentionOf(placeId))} skeleton={<StatusSkeleton />}>
      {({ checks, items, areas, setup }) => (
        <>
          {setup !== null && <SetupCard setup={setup} />}
          <Card>
            <div className={styles.body}>
              <Headline items={items} areas={areas} checks={checks} name={name} />
              <OpenList items={items} areas={areas} />
              <DayStrip placeId={placeId} />
            </div>
          </Card>
        </>
      )}
    </QueryView>
  )
}

const StatusSkeleton = () => (
  <Card>
    <RowsSkeleton rows={2} />
  </Card>
)

/** Late checks and alarms are urgent; the rest can wait until somebody has time. */
const urgent: readonly AttentionKind[] = ['overdue_checks', 'open_alarms']

type Open = Pick<Attention, 'items' | 'areas'>

/** What is missing in the plan is among the items. */
const rowsOf = ({ items, areas }: Open): Open => ({
  items,
  areas: areas.filter(({ area }) => area !== 'plan'),
})

type HeadlineProps = Pick<Attention, 'items' | 'areas' | 'checks'> & { readonly name: string }

const icons = {
  fine: IconCircleCheck,
  open: IconInfoCircle,
  waiting: IconClipboardCheck,
  urgent: IconAlertTriangle,
}

function stateOf(items: readonly AttentionItem[], mine: number, open: number): keyof typeof icons {
  if (open === 0) return 'fine'
  if (items.some(({ kind }) => urgent.includes(kind))) return 'urgent'
  return mine === 0 ? 'open' : 'waiting'
}

function Headline({ checks, name, ...open }: HeadlineProps) {
  const say = useSay()
  const { can } = useAccess()
  const { items, areas } = rowsOf(open)
  const rows = [...items, ...areas]
  const mine = rows.filter(({ is_mine }) => is_mine).length
  const total = checks.ok + checks.due + checks.overdue
  // Checks that are not late are no row, but they are for people who may fill them in.
  const hasNothingToDo = rows.length > 0 && mine === 0 && (total === checks.ok || !can('entries.create'))
  const state = stateOf(items, mine, rows.length)
  const Icon = icons[state]
  return (
    <div className={styles.headline} data-state={state}>
      <Icon size={40} stroke={1.6} aria-hidden />
      <div>
        <Title order={2}>
          {rows.length === 0
            ? say('overview.all_right')
            : mine === 0
              ? say('overview.open_things', { count: rows.length })
              : say('overview.needs_you', { count: mine })}
        </Title>
        <Text c="dimmed">
          {name}
          {' · '}
          {total === 0
            ? say('overview.no_checks_today')
            : say('overview.checks_today', { done: checks.ok, total })}
          {hasNothingToDo && ` · ${say('overview.nothing_for_you')}`}
        </Text>
      </div>
    </div>
  )
}

function OpenList(open: Open) {
  const { items, areas } = rowsOf(open)
  if (items.length + areas.length === 0) return null
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.kind} item={item} />
      ))}
      {areas.map((row) => (
        <AreaRow key={row.area} row={row} />
      ))}
    </ul>
  )
}

function AreaRow({ row: { area, percent, is_mine } }: { readonly row: LowArea }) {
  const say = useSay()
  const [to] = areaPages[area]
  return (
    <Row
      words={say('overview.area_low', { area: say(areaLabels[area]), percent: Math.floor(percent) })}
      action={is_mine ? { words: say('overview.see_missing'), to } : null}
    />
  )
}

function Item({ item: { kind, count, is_mine } }: { readonly item: AttentionItem }) {
  const say = useSay()
  const [words, button, to] = actions[kind]
  return <Row words={say(words, { count })} action={is_mine ? { words: say(button), to } : null} />
}

type RowProps = {
  readonly words: string
  /** Null: the reader can only know it. */
  readonly action: { readonly words: string; readonly to: Path } | null
}

const Row = ({ words, action }: RowProps) => (
  <li className={styles.item}>
    <Text fw={500}>{words}</Text>
    {action !== null && (
      <Button variant="default" renderRoot={(props) => <Link to={action.to} {...props} />}>
        {action.words}
      </Button>
    )}
  </li>
)
