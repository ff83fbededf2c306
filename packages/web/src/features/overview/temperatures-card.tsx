import type { TemperatureLine } from '@larder/contract/overview'
import { fromCelsius } from '@larder/core/entries'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant, formatNumber } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { temperaturesOf } from './overview.api.ts'
import { HEIGHT, sparkOf, WIDTH } from './sparkline.ts'
import styles from './temperatures-card.module.css'

/** Each fridge, freezer and display with its last readings, the band of its limit, and the last value. */
export function TemperaturesCard({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { data } = useQuery(temperaturesOf(placeId, useLanguage()))
  if (data === undefined || data.length === 0) return null
  return (
    <Card title={say('overview.temperatures')}>
      <ul className={styles.lines}>
        {data.map((line) => (
          <Line key={`${line.task_id} ${line.unit_id}`} line={line} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ line }: { readonly line: TemperatureLine }) {
  const lang = useLanguage()
  const say = useSay()
  const { temperatureUnit, datePattern } = useCompanyFormat()
  const zone = usePlaceZone()
  const last = line.readings.at(-1)
  if (last === undefined) return null
  const unit = temperatureUnit === '°F' ? 'F' : 'C'
  const value = `${formatNumber(fromCelsius(last.celsius, unit), lang, 1)} ${temperatureUnit}`
  const when = zone === null || zone === undefined ? '' : formatInstant(last.at, zone, datePattern)
  const params = { taskId: String(line.task_id), unitId: String(line.unit_id ?? 0) }
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        {line.unit_id === null ? (
          <Link to={paths.activityLogTaskEntries} params={{ taskId: params.taskId }}>
            {line.name}
          </Link>
        ) : (
          <Link to={paths.activityLogUnitEntries} params={params}>
            {line.name}
          </Link>
        )}
        <Text size="sm" c="dimmed">
          {line.foods === '' ? when : `${line.foods} · ${when}`}
        </Text>
      </div>
      <Sparkline line={line} label={say('overview.readings')} />
      <span className={styles.value} data-outside={!last.is_within || undefined}>
        {value}
      </span>
    </li>
  )
}

function Sparkline({ line, label }: { readonly line: TemperatureLine; readonly label: string }) {
  const spark = sparkOf(line)
  if (spark === null) return null
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.spark}>
      <rect x="0" y={spark.band.y} width={WIDTH} height={spark.band.height} className={styles.band} />
      <polyline points={spark.points} className={styles.curve} />
      <circle
        cx={spark.last.x}
        cy={spark.last.y}
        r="3"
        className={styles.dot}
        data-outside={line.readings.at(-1)?.is_within === false || undefined}
      />
    </svg>
  )
}
