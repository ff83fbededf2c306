import { localDecimals } from '@larder/core/entries'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { kindOf } from '#features/tasks/public.tsx'
import { tasksOf, useConfirmTasks } from './intro.api.ts'
import { IntroFrame } from './intro-frame.tsx'
import styles from './intro.module.css'
import type { Intro } from './use-intro.ts'

/** The tasks from the plan, for the user to review and confirm once. */
export function IntroTasksPage() {
  return (
    <IntroFrame title="intro.step_activity_log_tasks" hint="intro.hint_activity_log_tasks">
      {(intro) => <Tasks intro={intro} />}
    </IntroFrame>
  )
}

function Tasks({ intro }: { readonly intro: Intro }) {
  const say = useSay()
  const lang = useLanguage()
  const { can } = useAccess()
  const placeId = usePlaceId()
  const tasks = useQuery(tasksOf(placeId, lang))
  const confirm = useConfirmTasks()
  const agree = async (): Promise<void> => {
    try {
      if (can('tasks.edit')) await confirm.mutateAsync({ params: { placeId } })
      await intro.finish('activity_log_tasks', 'confirmed', paths.activityLogIntroTeam)
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <QueryView query={tasks} skeleton={<RowsSkeleton rows={5} />}>
      {(list) => {
        const active = list.filter(({ is_disabled }) => !is_disabled)
        return (
          <>
            {[...Map.groupBy(active, ({ task_subtype_id }) => task_subtype_id)].map(([kind, members]) => (
              <Card key={kind} title={say(kindOf(kind))} flush>
                <ul className={styles.rows} aria-label={say(kindOf(kind))}>
                  {members.map((task) => (
                    <li key={task.id}>
                      <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                        {task.name}
                      </Text>
                      <Text size="sm" c="dimmed">
                        {[task.frequency, localDecimals(task.task_steps[0]?.limit_text ?? '', lang)]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </Text>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
            <Group gap="sm">
              <Button size="md" loading={confirm.isPending || intro.busy} onClick={() => void agree()}>
                {say('intro.tasks_right')}
              </Button>
              {can('tasks.edit') && (
                <Button
                  size="md"
                  variant="default"
                  renderRoot={(props) => <Link to={paths.activityLogTasks} {...props} />}
                >
                  {say('intro.tasks_change')}
                </Button>
              )}
            </Group>
          </>
        )
      }}
    </QueryView>
  )
}
