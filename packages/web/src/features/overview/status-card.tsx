import type { AttentionItem, AttentionKind } from '@larder/core/statistics'
import type { Attention } from '@larder/contract/overview'
import { Button, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClipboardCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths, type Path } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DayStrip } from './day-strip.tsx'
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

/** Says in words whether everything at the place is all right, and what needs the reader. */
export function StatusCard({ placeId, name }: Props) {
  return (
    <QueryView query={useQuery(attentionOf(placeId))} skeleton={<StatusSkeleton />}>
      {({ checks, items, setup }) => (
        <>
          {setup !== null && <SetupCard setup={setup} />}
          <Card>
            <div className={styles.body}>
              <Headline items={items} checks={checks} name={name} />
              {items.length > 0 && (
                <ul className={styles.items}>
                  {items.map((item) => (
                    <Item key={item.kind} item={item} />
                  ))}
                </ul>
              )}
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

type HeadlineProps = Pick<Attention, 'items' | 'checks'> & { readonly name: string }

function Headline({ items, checks, name }: HeadlineProps) {
  const say = useSay()
  const total = checks.ok + checks.due + checks.overdue
  const state =
    items.length === 0 ? 'fine' : items.some(({ kind }) => urgent.includes(kind)) ? 'urgent' : 'waiting'
  const Icon = { fine: IconCircleCheck, waiting: IconClipboardCheck, urgent: IconAlertTriangle }[state]
  return (
    <div className={styles.headline} data-state={state}>
      <Icon size={40} stroke={1.6} aria-hidden />
      <div>
        <Title order={2}>
          {items.length === 0
            ? say('overview.all_right')
            : say('overview.needs_you', { count: items.length })}
        </Title>
        <Text c="dimmed">
          {name}
          {' · '}
          {total === 0
            ? say('overview.no_checks_today')
            : say('overview.checks_today', { done: checks.ok, total })}
        </Text>
      </div>
    </div>
  )
}

function Item({ item: { kind, count } }: { readonly item: AttentionItem }) {
  const say = useSay()
  const [words, button, to] = actions[kind]
  return (
    <li className={styles.item}>
      <Text fw={500}>{say(words, { count })}</Text>
      <Button variant="default" renderRoot={(props) => <Link to={to} {...props} />}>
        {say(button)}
      </Button>
    </li>
  )
}
