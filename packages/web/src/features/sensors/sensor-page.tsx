import { Button, Group, SegmentedControl, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { SensorCurve } from '@larder/contract/sensor-readings'
import { paths } from '#app/paths.ts'
import { useCompanyFormat, usePlaceZone, usePlaceId } from '#kit/access.ts'
import { formatInstant, formatPercent } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { CurveSteps } from './curve-steps.tsx'
import { curveOf } from './sensors.api.ts'
import { stateLook, valueWords } from './sensor-words.ts'
import styles from './sensors.module.css'
import rows from '#ui/rows.module.css'

const Curve = lazyPiece(() => import('./curve.tsx'), 'Curve')

const HOUR = 3_600_000
const spans = { day: 24 * HOUR, week: 7 * 24 * HOUR, month: 31 * 24 * HOUR, year: 366 * 24 * HOUR } as const
type Span = keyof typeof spans
export type Period = { readonly from: string; readonly to: string }

const periodOf = (span: Span): Period => {
  const to = Math.ceil(Date.now() / 60_000) * 60_000
  return { from: new Date(to - spans[span]).toISOString(), to: new Date(to).toISOString() }
}

/** The curve of one sensor with its limits, completeness and alarms. */
export function SensorPage() {
  const say = useSay()
  const { id = '0' } = useParams({ strict: false })
  const choice = usePeriod()
  const curve = useQuery({
    ...curveOf(usePlaceId(), Number(id), { ...choice.period, points: 2_000 }),
    placeholderData: (before) => before,
  })
  const { data } = curve
  return (
    <>
      <PageHeader
        title={data === undefined ? say('sensors.title') : (data.sensor.unit?.name ?? data.sensor.name)}
        hint={data === undefined ? undefined : <SensorState curve={data} />}
      >
        <Button variant="default" renderRoot={(props) => <Link to={paths.activityLogSensors} {...props} />}>
          {say('sensors.to_list')}
        </Button>
      </PageHeader>
      <QueryView query={curve}>
        {(stored) => (
          <>
            <CurveCard curve={stored} choice={choice} />
            <Completeness curve={stored} />
            <Alarms curve={stored} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** The period of the chart: a span up to now, or what the user zoomed to. */
function usePeriod() {
  const [span, setSpan] = useState<Span | null>('day')
  const [period, setPeriod] = useState<Period>(() => periodOf('day'))
  /** The end of the span that was chosen last: later readings are not loaded. */
  const [newest, setNewest] = useState(() => Date.parse(period.to))
  return {
    span,
    period,
    newest,
    choose: (chosen: Span): void => {
      const next = periodOf(chosen)
      setSpan(chosen)
      setPeriod(next)
      setNewest(Date.parse(next.to))
    },
    zoom: (from: number, to: number): void => {
      setSpan(null)
      setPeriod({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })
    },
  }
}

type CurveProps = { readonly curve: SensorCurve; readonly choice: ReturnType<typeof usePeriod> }

function CurveCard({ curve, choice: { span, period, newest, choose, zoom } }: CurveProps) {
  const say = useSay()
  const when = useWhen()
  return (
    <Card>
      <Group mb="md" gap="sm" justify="space-between">
        <SegmentedControl
          value={span ?? ''}
          onChange={(value) => choose(value as Span)}
          aria-label={say('sensors.span')}
          data={(Object.keys(spans) as Span[]).map((value) => ({
            value,
            label: say(`sensors.span_${value}`),
          }))}
        />
        <CurveSteps
          shown={{ from: Date.parse(period.from), to: Date.parse(period.to) }}
          now={newest}
          onShow={({ from, to }) => zoom(from, to)}
        />
      </Group>
      {curve.points.length === 0 ? (
        <Text c="dimmed" py="xl" ta="center">
          {say('sensors.no_readings')}
        </Text>
      ) : (
        <Suspense fallback={<div className={styles.chart} />}>
          <Curve curve={curve} onZoom={zoom} />
        </Suspense>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {`${say('sensors.gap', { from: when(curve.from), to: when(curve.to) })} · `}
        {say(curve.exact ? 'sensors.exact' : 'sensors.thinned')}
      </Text>
    </Card>
  )
}

function SensorState({ curve: { sensor } }: { readonly curve: SensorCurve }) {
  const say = useSay()
  const { temperatureUnit } = useCompanyFormat()
  return (
    <Group gap="xs">
      <StateBadge state={stateLook[sensor.state]}>{say(`sensors.state_${sensor.state}`)}</StateBadge>
      {sensor.last_value_centi !== null && (
        <Text span>{valueWords(sensor.last_value_centi, sensor.channel, temperatureUnit)}</Text>
      )}
      <Text span c="dimmed">
        {sensor.name}
      </Text>
    </Group>
  )
}

function useWhen(): (instant: string) => string {
  const { datePattern } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  return (instant) => formatInstant(instant, timeZone, datePattern)
}

function Completeness({ curve: { completeness } }: { readonly curve: SensorCurve }) {
  const say = useSay()
  const language = useLanguage()
  const when = useWhen()
  const { expected, present, late, faults, conflicts, gaps } = completeness
  // Rounded down: 99.96 % with a gap must not read as complete.
  const share = expected === 0 ? null : Math.floor((present / expected) * 1_000) / 10
  const facts = [
    ['sensors.late', late],
    ['sensors.faults', faults],
    ['sensors.conflicts', conflicts],
  ] as const
  return (
    <div className={styles.section}>
      <Card title={say('sensors.completeness')}>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Fact
            label={say('sensors.present')}
            value={share === null ? '–' : formatPercent(share, language)}
            note={say('sensors.of_expected', { present, expected })}
          />
          {facts.map(([label, value]) => (
            <Fact key={label} label={say(label)} value={String(value)} />
          ))}
        </SimpleGrid>
        {gaps.length > 0 && (
          <>
            <Text size="sm" c="dimmed" mt="md">
              {say('sensors.gaps')}
            </Text>
            <ul className={rows.rows} aria-label={say('sensors.gaps')}>
              {gaps.map(({ from, to }) => (
                <li key={from} className={styles.gap}>
                  {say('sensors.gap', { from: when(from), to: when(to) })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  )
}

type FactProps = { readonly label: string; readonly value: string; readonly note?: string }

function Fact({ label, value, note }: FactProps) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={700} size="xl">
        {value}
      </Text>
      {note !== undefined && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  )
}

function Alarms({ curve: { alarms, sensor } }: { readonly curve: SensorCurve }) {
  const say = useSay()
  const when = useWhen()
  const { temperatureUnit } = useCompanyFormat()
  if (alarms.length === 0) return null
  return (
    <div className={styles.section}>
      <Card title={say('sensors.alarms')}>
        <ul className={rows.rows} aria-label={say('sensors.alarms')}>
          {alarms.map(({ id, kind, started_at, cleared_at, worst_centi, is_late }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <Text fw={600}>
                  {[
                    say(`sensors.alarm_${kind}`),
                    worst_centi === null ? '' : valueWords(worst_centi, sensor.channel, temperatureUnit),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Text>
                <Text size="sm" c="dimmed">
                  {[
                    cleared_at === null
                      ? say('sensors.since', { when: when(started_at) })
                      : say('sensors.gap', { from: when(started_at), to: when(cleared_at) }),
                    is_late ? say('notifications.late') : '',
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Text>
              </div>
              <StateBadge state={cleared_at === null ? 'overdue' : 'ok'}>
                {say(cleared_at === null ? 'sensors.lasts' : 'sensors.over')}
              </StateBadge>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
