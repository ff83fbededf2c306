import type { ChainPlace } from '@larder/contract/place-groups'
import { GOOD_PERCENT } from '@larder/core/chain'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths, type Path } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { selectPlace } from '#kit/session.ts'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { StateBadge, type State } from '#ui/state-badge.tsx'

const planOf = ({ plan, plan_is_outdated }: ChainPlace): readonly [State, TextKey] =>
  plan === 1
    ? ['due', 'chain.plan_unfilled']
    : plan_is_outdated
      ? ['due', 'chain.plan_outdated']
      : plan === 2
        ? ['due', 'chain.plan_unconfirmed']
        : ['ok', 'chain.plan_confirmed']

/** A figure that leads to the page where it is fixed, with its place selected. */
function Figure({ place, to, children }: { place: ChainPlace; to: Path; children: string | number }) {
  return (
    <Anchor
      inherit
      underline="always"
      renderRoot={(props) => <Link to={to} {...props} onClick={() => selectPlace(place.place_id)} />}
    >
      {children}
    </Anchor>
  )
}

const percent = (value: number | null): string => (value === null ? '–' : `${value} %`)

function columnsFor(say: ReturnType<typeof useSay>): readonly Column<ChainPlace>[] {
  const count = (
    id: 'breaches' | 'open_alarms' | 'open_tickets' | 'expiring',
    to: Path,
  ): Column<ChainPlace> => ({
    id,
    header: say(`chain.${id}`),
    value: (place) => place[id],
    cell: (place) =>
      place[id] === 0 ? (
        '0'
      ) : (
        <Figure place={place} to={to}>
          {place[id]}
        </Figure>
      ),
  })
  return [
    {
      id: 'place',
      header: say('chain.place'),
      value: ({ name }) => name,
      cell: (place) => (
        <Figure place={place} to={paths.activityLogTimeline}>
          {place.name}
        </Figure>
      ),
    },
    {
      id: 'yesterday',
      header: say('chain.yesterday'),
      value: ({ yesterday }) => yesterday,
      cell: ({ yesterday }) => percent(yesterday),
    },
    {
      id: 'week',
      header: say('chain.week'),
      value: ({ week }) => week,
      cell: ({ week }) =>
        week === null ? (
          '–'
        ) : (
          <StateBadge state={week < GOOD_PERCENT ? 'overdue' : 'ok'}>{percent(week)}</StateBadge>
        ),
    },
    count('breaches', paths.activityLogEntries),
    count('open_alarms', paths.activityLogSensors),
    count('open_tickets', paths.activityLogTickets),
    count('expiring', paths.documents),
    {
      id: 'plan',
      header: say('chain.plan'),
      value: ({ plan, plan_is_outdated }) => plan * 2 - (plan_is_outdated ? 1 : 0),
      cell: (place) => {
        const [state, words] = planOf(place)
        return <StateBadge state={state}>{say(words)}</StateBadge>
      },
    },
  ]
}

/** One row a place, in the order given until a column is chosen. */
export function ChainTable({ places }: { readonly places: readonly ChainPlace[] }) {
  const say = useSay()
  const columns = useMemo(() => columnsFor(say), [say])
  return (
    <DataTable
      label={say('chain.title')}
      columns={columns}
      rows={places}
      rowId={({ place_id }) => String(place_id)}
      empty={say('chain.none_found')}
    />
  )
}
