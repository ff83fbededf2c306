import { Anchor } from '@mantine/core'
import { IconBox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { choicesOf, tasksOf } from './activity-log.api.ts'
import { HistoryLinks } from './history-links.tsx'
import styles from './activity-log.module.css'

/** Equipment and rooms with the tasks that are done at them: the way to the entries of one unit. */
export function UnitsPage() {
  const say = useSay()
  const placeId = usePlaceId()
  const { place } = useAccess()
  const choices = useQuery(choicesOf(placeId))
  const tasks = useQuery(tasksOf(placeId, useLanguage()))
  return (
    <>
      <PageHeader title={say('history.by_unit')} hint={place?.name ?? ''} />
      <HistoryLinks taskId={null} />
      <QueryView query={choices} skeleton={<RowsSkeleton rows={4} />}>
        {({ units }) => (
          <QueryView query={tasks} skeleton={<RowsSkeleton rows={4} />}>
            {(list) => <Units units={units.map((unit) => ({ ...unit, tasks: list.filter(({ related_entities }) => related_entities.some(({ kind, id }) => kind === unit.kind && id === unit.id)) })).filter((unit) => unit.tasks.length > 0)} />}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}

type Unit = { readonly kind: string; readonly id: number; readonly name: string; readonly tasks: readonly { readonly id: number; readonly name: string }[] }

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
      {units.map((unit) => (
        <Card key={`${unit.kind}-${unit.id}`} title={unit.name}>
          <ul className={styles.unitTasks} aria-label={unit.name}>
            {unit.tasks.map((task) => (
              <li key={task.id}>
                <Anchor style={{ overflowWrap: 'anywhere' }} renderRoot={(props) => <Link {...props} to={paths.activityLogUnitEntries} params={{ taskId: String(task.id), unitId: String(unit.id) }} />}>
                  {task.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
