import { Text } from '@mantine/core'
import { IconAccessPoint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SensorStanding } from '@larder/contract/sensor-readings'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, usePlaceZone, usePlaceId } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { Quarantine } from './quarantine.tsx'
import { sensorsOf } from './sensors.api.ts'
import { stateLook, valueWords } from './sensor-words.ts'
import styles from './sensors.module.css'
import rows from '#ui/rows.module.css'
import { Sources } from './sources.tsx'

/** Every sensor with where it stands; for owners who sends, and what could not be read. */
export function SensorsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const placeId = usePlaceId()
  const sensors = useQuery(sensorsOf(placeId))
  return (
    <>
      <PageHeader title={say('sensors.title')} hint={say('sensors.hint', { place: place?.name ?? '' })} />
      <Card flush>
        <QueryView query={sensors} skeleton={<RowsSkeleton rows={4} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={IconAccessPoint} title={say('sensors.empty_title')}>
                {say('sensors.empty_text')}
              </EmptyState>
            ) : (
              <ul className={rows.rows} aria-label={say('sensors.title')}>
                {list.map((sensor) => (
                  <SensorRow key={sensor.id} sensor={sensor} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
      {can('equipment.edit') && (
        <>
          <Sources key={placeId} placeId={placeId} />
          <Quarantine placeId={placeId} />
        </>
      )}
    </>
  )
}

function SensorRow({ sensor }: { readonly sensor: SensorStanding }) {
  const say = useSay()
  const { datePattern, temperatureUnit } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const { id, name, unit, state, last_at, last_value_centi, channel } = sensor
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.link} to={paths.activityLogSensor} params={{ id: String(id) }}>
          {unit === null ? name : `${unit.name} · ${name}`}
        </Link>
        <Text size="sm" c="dimmed">
          {last_at === null
            ? say('sensors.nothing_yet')
            : say('sensors.last_at', { when: formatInstant(last_at, timeZone, datePattern) })}
        </Text>
      </div>
      {last_value_centi !== null && (
        <Text fw={600}>{valueWords(last_value_centi, channel, temperatureUnit)}</Text>
      )}
      <StateBadge state={stateLook[state]}>{say(`sensors.state_${state}`)}</StateBadge>
    </li>
  )
}
