import { Badge, Group, Text } from '@mantine/core'
import { IconAccessPoint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localFigure } from '@larder/core/entries'
import { shownValue } from '@larder/core/sensors'
import type { NotificationItem } from '@larder/contract/notifications'
import { paths } from '#app/paths.ts'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './notifications.module.css'
import rows from '#ui/rows.module.css'

/** The notifications of the place, newest first. */
export function NotificationList({
  items,
  onLeave,
}: {
  readonly items: readonly NotificationItem[]
  readonly onLeave: () => void
}) {
  const say = useSay()
  if (items.length === 0)
    return (
      <EmptyState icon={IconAccessPoint} title={say('notifications.empty_title')}>
        {say('notifications.empty_text')}
      </EmptyState>
    )
  return (
    <ul className={rows.rows}>
      {items.map((item) => (
        <NotificationRow key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function NotificationRow({
  item,
  onLeave,
}: {
  readonly item: NotificationItem
  readonly onLeave: () => void
}) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern, temperatureUnit } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const value =
    item.value_centi === null
      ? ''
      : shownValue(item.value_centi, item.channel, temperatureUnit === '°F' ? 'F' : 'C')
  const kind = item.kind === 'entry_breach' && item.value_text === '' ? 'entry_breach_answer' : item.kind
  const words = say(`notifications.${kind}`, {
    unit: item.unit_name === '' ? item.sensor_name : item.unit_name,
    value: localFigure(item.value_text === '' ? value : item.value_text, lang),
    name: item.person_name,
    text: item.ticket_text,
    task:
      item.kind === 'entry_breach' && item.unit_name !== ''
        ? `${item.unit_name} · ${item.task_name}`
        : item.task_name,
    step: item.step_name,
  })
  return (
    <li className={styles.row}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <NotificationLink item={item} onLeave={onLeave}>
          <Text span fw={item.read ? 400 : 600}>
            {words}
          </Text>
        </NotificationLink>
        {!item.read && (
          <Badge color="amber" flex="none">
            {say('notifications.new')}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {[
          formatInstant(item.at, timeZone, datePattern),
          item.is_late ? say('notifications.late') : '',
          item.is_past
            ? say(item.kind === 'entry_breach' ? 'notifications.entry_removed' : 'notifications.step_past')
            : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
    </li>
  )
}

/**
 * Links to the entries of the task where a user has to act, to the sensor, or to the ticket if it still
 * exists.
 */
function NotificationLink({
  item: { kind, sensor_id, task_id, ticket_id, ticket_text },
  onLeave,
  children,
}: {
  readonly item: NotificationItem
  readonly onLeave: () => void
  readonly children: ReactNode
}) {
  if (kind === 'step_due')
    return (
      <Link className={styles.link} to={paths.activityLogTimeline} onClick={onLeave}>
        {children}
      </Link>
    )
  if (task_id !== null)
    return (
      <Link
        className={styles.link}
        to={paths.activityLogTaskEntries}
        params={{ taskId: String(task_id) }}
        onClick={onLeave}
      >
        {children}
      </Link>
    )
  if (sensor_id !== null)
    return (
      <Link
        className={styles.link}
        to={paths.activityLogSensor}
        params={{ id: String(sensor_id) }}
        onClick={onLeave}
      >
        {children}
      </Link>
    )
  if (ticket_id !== null && ticket_text !== '')
    return (
      <Link
        className={styles.link}
        to={paths.activityLogTicket}
        params={{ id: String(ticket_id) }}
        onClick={onLeave}
      >
        {children}
      </Link>
    )
  return children
}
