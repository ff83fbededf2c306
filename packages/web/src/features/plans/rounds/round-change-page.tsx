import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RoundChange } from '@larder/contract/round-change'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { usePlan } from '../plan-context.ts'
import { roundChangeOf } from '../plans.api.ts'
import { RoundChangeForm } from './round-change-form.tsx'
import { RoundLines } from './round-lines.tsx'
import styles from './rounds.module.css'

/** Which single checks become lines of which rounds, and the owner's acceptance. */
export function RoundChangePage() {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const { can } = useAccess()
  const mayDecide = can('plans.review')
  const change = useQuery({ ...roundChangeOf(placeId, lang), enabled: mayDecide })
  if (!mayDecide) return <NoPermission title={say('round_change.title')} />
  return (
    <QueryView query={change}>
      {(current) => (current.is_offered ? <Proposal change={current} /> : <InRounds />)}
    </QueryView>
  )
}

/** Also what the owner sees after accepting. */
function InRounds() {
  const say = useSay()
  const { status } = usePlan()
  return (
    <>
      <PageHeader title={say('round_change.title')} />
      <Card>
        <EmptyState icon={IconCircleCheck} title={say('round_change.done_title')}>
          {say('round_change.done_text')}
        </EmptyState>
        <Group justify="center" gap="sm" mt="md">
          <Button renderRoot={(props) => <Link {...props} to={paths.activityLogTimeline} />}>
            {say('round_change.to_day')}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.activityLogTasks} />}>
            {say('nav.monitoring_tasks')}
          </Button>
        </Group>
        {status.status === 'filled' && (
          <Text size="sm" c="dimmed" ta="center" mt="md">
            {say('round_change.confirm_plan')}
          </Text>
        )}
      </Card>
    </>
  )
}

function Proposal({ change }: { readonly change: RoundChange }) {
  const say = useSay()
  const { day, rounds, own, ended } = change
  return (
    <>
      <PageHeader title={say('round_change.title')} hint={say('round_change.hint')} />
      <Stack gap="lg">
        <Day day={day} />
        {rounds.map((round) => (
          <RoundLines key={round.round} round={round} />
        ))}
        <Names title={say('round_change.own_title')} text={say('round_change.own_text')} names={own} />
        <Names title={say('round_change.ended_title')} text={say('round_change.ended_text')} names={ended} />
        <RoundChangeForm change={change} />
      </Stack>
    </>
  )
}

/** Cards of a day on which everything daily is due, before and after. */
function Day({ day }: Pick<RoundChange, 'day'>) {
  const say = useSay()
  return (
    <Card title={say('round_change.day')}>
      <dl className={styles.day}>
        <div>
          <dt>{say('round_change.cards_before')}</dt>
          <dd>{day.cards_before}</dd>
        </div>
        <div data-after>
          <dt>{say('round_change.cards_after')}</dt>
          <dd>{day.cards_after}</dd>
        </div>
        <div>
          <dt>{say('round_change.lines_after')}</dt>
          <dd>{day.lines_after}</dd>
        </div>
      </dl>
    </Card>
  )
}

type NamesProps = { readonly title: string; readonly text: string; readonly names: readonly string[] }

/** Checks that become no line; nothing where there are none. */
function Names({ title, text, names }: NamesProps) {
  if (names.length === 0) return null
  return (
    <Card title={title}>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <ul className={styles.names}>
        {names.map((name, at) => (
          <li key={at}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
