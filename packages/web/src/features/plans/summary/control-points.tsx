import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { paths } from '#app/paths.ts'
import { besideUnit, localFigure } from '@larder/core/entries'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { addressOfHazard } from '../hazards/hazard-address.ts'
import { usePlan } from '../plan-context.ts'
import { tasksOfToday } from '../plans.api.ts'
import styles from '../summary.module.css'
import { lastReading } from './last-reading.ts'
import { splitLimit } from './split-limit.ts'

/** Each critical control point with its step and its first limit, large. */
export function ControlPoints({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const points = [...Map.groupBy(hazards, ({ label }) => label)]
  return (
    <Card>
      {points.length === 0 && <Text c="dimmed">{say('plan.control_points_none')}</Text>}
      <ul className={styles.points} aria-label={say('plan.control_points')}>
        {points.map(([label, here]) => (
          <ControlPoint key={label} label={label} hazards={here} />
        ))}
      </ul>
    </Card>
  )
}

function ControlPoint({
  label,
  hazards,
}: {
  readonly label: string
  readonly hazards: readonly HazardOfPlan[]
}) {
  const say = useSay()
  const limits = [...new Set(hazards.flatMap((hazard) => hazard.limits))]
  const [first] = limits
  const { value, note } = splitLimit(first ?? '')
  return (
    <li className={styles.point}>
      <div className={styles.pointHead}>
        <Badge color="ink" variant="filled">
          {label}
        </Badge>
        <span>{hazards[0]?.section_name}</span>
      </div>
      {value !== '' && (
        <p className={styles.limit}>
          {value}
          {note !== '' && <span className={styles.limitNote}>{note}</span>}
        </p>
      )}
      <LastReading hazards={hazards} limit={value} />
      {limits.length > 1 && (
        <Link to={paths.planCcpList} className={styles.more}>
          {say('plan.more_limits', { count: limits.length - 1 })}
        </Link>
      )}
      {hazards.map((hazard) => (
        <Link
          key={hazard.key}
          to={paths.planHazardAnalysesOverview}
          search={addressOfHazard(hazard, null)}
          className={styles.pointHazard}
        >
          {hazard.name}
        </Link>
      ))}
    </li>
  )
}

/** The newest reading that the limit judges, for who may read entries. */
function LastReading({
  hazards,
  limit,
}: {
  readonly hazards: readonly HazardOfPlan[]
  readonly limit: string
}) {
  const say = useSay()
  const { can } = useAccess()
  const { place, placeId, lang } = usePlan()
  const { datePattern } = useCompanyFormat()
  const { data: tasks } = useQuery({ ...tasksOfToday(placeId, lang), enabled: can('entries.view') })
  const entry = lastReading(tasks ?? [], hazards, limit)
  if (entry === null) return null
  const value = localFigure(besideUnit(entry.value, entry.unit), lang)
  return (
    <p className={styles.reading} data-breach={entry.status !== 'done' || undefined}>
      <span>{say('plan.last_reading', { value })}</span>
      <span>{formatInstant(entry.time, place.timezone, datePattern)}</span>
    </p>
  )
}
