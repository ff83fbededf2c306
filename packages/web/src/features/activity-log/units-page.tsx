import { Anchor, Text } from '@mantine/core'
import type { Task } from '@larder/contract/tasks'
import { IconBox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, useEntryMoment, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import rows from '#ui/rows.module.css'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { tasksOf } from './activity-log.api.ts'
import { HistoryLinks } from './history-links.tsx'
import styles from './activity-log.module.css'

/**
 * Equipment and rooms with the tasks that are done at them, where each stands today: the way to the entries
 * of one unit.
 */
export function UnitsPage() {
  const say = useSay()
  const { place } = useAccess()
  const tasks = useQuery(tasksOf(usePlaceId(), useLanguage()))
  return (
    <>
      <PageHeader title={say('history.by_unit')} hint={place?.name ?? ''} />
      <HistoryLinks taskId={null} units />
      <QueryView query={tasks} skeleton={<RowsSkeleton rows={4} />}>
        {(list) => <Units units={unitsOf(list)} />}
      </QueryView>
    </>
  )
}

type There = Task['related_entities'][number]
type Unit = Pick<There, 'name' | 'is_active'> & {
  readonly key: string
  readonly tasks: readonly { readonly task: Task; readonly there: There }[]
}

/** By name; those out of use come last. */
function unitsOf(tasks: readonly Task[]): readonly Unit[] {
  const pairs = tasks.flatMap((task) => task.related_entities.map((there) => ({ task, there })))
  const units = [...Map.groupBy(pairs, ({ there }) => `${there.kind}-${there.id}`)].flatMap(
    ([key, members]) =>
      members.slice(0, 1).map(({ there: { name, is_active } }) => ({ key, name, is_active, tasks: members })),
  )
  return units.sort((a, b) => Number(b.is_active) - Number(a.is_active) || a.name.localeCompare(b.name))
}

function Units({ units }: { readonly units: readonly Unit[] }) {
  const say = useSay()
  if (units.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconBox} title={say('history.no_units_title')}>
          {say('history.no_units_text')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={styles.units}>
      {units.map(({ key, name, is_active, tasks }) => (
        <Card
          key={key}
          title={name}
          aside={is_active ? undefined : <StateBadge state="none">{say('equipment.not_in_use')}</StateBadge>}
        >
          <ul className={rows.rows} aria-label={name}>
            {tasks.map(({ task, there }) => (
              <TaskAtUnit key={task.id} task={task} there={there} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

function TaskAtUnit({
  task,
  there: { id, is_active, status, last_entry },
}: {
  readonly task: Task
  readonly there: There
}) {
  const say = useSay()
  const moment = useEntryMoment()
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Anchor
          className={styles.unitTask}
          renderRoot={(props) => (
            <Link
              {...props}
              to={paths.activityLogUnitEntries}
              params={{ taskId: String(task.id), unitId: String(id) }}
            />
          )}
        >
          {task.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {last_entry === null
            ? say('history.never_done')
            : say('history.last_done', {
                when: moment(last_entry.local_time),
                what: last_entry.name === '' ? say('table.by_sensor') : last_entry.name,
              })}
        </Text>
      </div>
      {is_active && !task.is_disabled && !(status === 'ok' && last_entry === null) && (
        <StateBadge state={status} />
      )}
    </li>
  )
}
