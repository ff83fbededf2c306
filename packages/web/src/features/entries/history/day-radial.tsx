import type { StatisticsDay } from '@larder/contract/activity-log'
import { Group, Stack, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import styles from './history.module.css'

/** 100 by default (document 3 section 9). */
const SIZE = 100

/** The checks of one day as a ring: done, overdue, and the rest to come. */
export function DayRadial({ day, size = SIZE }: { readonly day: StatisticsDay; readonly size?: number }) {
  const say = useSay()
  const { ok, due, overdue, pauseMonitoring } = day
  const total = ok + due + overdue
  const paused =
    pauseMonitoring === null ? null : (
      <Text c="dimmed">{say('activity_log.paused', { name: pauseMonitoring.name })}</Text>
    )
  if (total === 0) return paused ?? <Text c="dimmed">{say('activity_log.nothing_asked')}</Text>
  const circle = { cx: 60, cy: 60, r: 52, fill: 'none', strokeWidth: 11, pathLength: total }
  return (
    <Stack align="center" gap="md">
      <svg
        role="img"
        aria-label={say('entries.done_of', { done: ok, count: total })}
        width={size}
        height={size}
        viewBox="0 0 120 120"
      >
        <circle {...circle} stroke="var(--larder-track)" />
        {overdue > 0 && (
          <circle
            {...circle}
            stroke="var(--larder-overdue)"
            strokeDasharray={`${overdue} ${total}`}
            strokeDashoffset={-ok}
            transform="rotate(-90 60 60)"
          />
        )}
        {ok > 0 && (
          <circle
            {...circle}
            stroke="var(--larder-ok)"
            strokeDasharray={`${ok} ${total}`}
            transform="rotate(-90 60 60)"
          />
        )}
        <text x={60} y={52} textAnchor="middle" dominantBaseline="central" className={styles.figure}>
          {ok}/{total}
        </text>
        <text x={60} y={84} textAnchor="middle" className={styles.tick}>
          {say('activity_log.done')}
        </text>
      </svg>
      {paused}
      <Group gap="xs" justify="center">
        {overdue > 0 && <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>}
        {due > 0 && <StateBadge state="due">{say('entries.due', { count: due })}</StateBadge>}
        {overdue + due === 0 && <StateBadge state="ok">{say('entries.all_done')}</StateBadge>}
      </Group>
    </Stack>
  )
}
