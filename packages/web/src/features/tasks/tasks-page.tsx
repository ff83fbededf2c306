import { ActionIcon, Anchor, Badge, Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconClipboardCheck, IconPlus, IconSearch, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Task } from '@larder/contract/tasks'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { loadPiece } from '#kit/refresh.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmQuestion } from '#ui/confirm-question.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowAction } from '#features/plan/public.tsx'
import { filterTasks, kindOf, noFilter, type TaskFilter } from './task-kinds.ts'
import { moved } from './editor-values.ts'
import { RowTools } from './row-tools.tsx'
import { tasksOf, useOrderTasks, useRemoveTask } from './tasks.api.ts'
import rows from '#ui/rows.module.css'
import styles from './tasks.module.css'

const TaskForm = lazy(() =>
  loadPiece(() => import('./task-form.tsx')).then(({ TaskForm: form }) => ({ default: form })),
)

/**
 * The monitoring tasks of the place: what is checked, how often, against which limit, and what the place
 * changed of it.
 */
export function TasksPage() {
  const say = useSay()
  const language = useLanguage()
  const { place, can } = useAccess()
  const tasks = useQuery(tasksOf(usePlaceId(), language))
  return (
    <>
      <PageHeader title={say('nav.monitoring_tasks')} hint={say('tasks.hint', { place: place?.name ?? '' })}>
        {can('tasks.edit') && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={paths.activityLogTask} params={{ id: 'new' }} />}
          >
            {say('tasks.new_title')}
          </Button>
        )}
      </PageHeader>
      <QueryView query={tasks}>
        {(known) => (known.length === 0 ? <NoTasks /> : <Tasks tasks={known} />)}
      </QueryView>
    </>
  )
}

function NoTasks() {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconClipboardCheck} title={say('entries.empty_title')}>
        {say('entries.empty_text')}
      </EmptyState>
    </Card>
  )
}

function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const say = useSay()
  const { can } = useAccess()
  const [filter, setFilter] = useState(noFilter)
  const [edited, setEdited] = useState<number | null>(null)
  const shown = filterTasks(tasks, filter)
  const task = tasks.find(({ id }) => id === edited)
  const order = useOrderTasks()
  const remove = useRemoveTask()
  const placeId = usePlaceId()
  const [removed, setRemoved] = useState<Task | null>(null)
  const whole = shown.length === tasks.length
  const place =
    (from: number) =>
    (to: number): void =>
      order.mutate(
        {
          params: { placeId },
          body: {
            ids: [
              ...moved(
                tasks.map(({ id }) => id),
                from,
                to,
              ),
            ],
          },
        },
        { onError: toastProblem },
      )
  const away = (): void => {
    if (removed !== null)
      remove.mutate(
        { params: { placeId, id: removed.id } },
        { onSuccess: () => setRemoved(null), onError: toastProblem },
      )
  }
  return (
    <Card flush>
      <Filters tasks={tasks} filter={filter} onChange={setFilter} />
      <Text size="sm" c="dimmed" px={{ base: 16, sm: 20 }} pt="sm" role="status">
        {say('tasks.shown', { shown: shown.length, total: tasks.length })}
      </Text>
      {shown.length === 0 && (
        <Text p="lg" c="dimmed">
          {say('plan.nothing_found')}
        </Text>
      )}
      <ul className={rows.rows} aria-label={say('nav.monitoring_tasks')}>
        {shown.map((one, index) => (
          <TaskRow key={one.id} task={one} {...(can('tasks.edit') && { onEdit: () => setEdited(one.id) })}>
            {can('tasks.edit') && whole && (
              <RowTools
                name={one.name}
                index={index}
                count={tasks.length}
                onMove={place(index)}
                onRemove={one.plan_task_id === null ? () => setRemoved(one) : undefined}
              />
            )}
          </TaskRow>
        ))}
      </ul>
      <ConfirmQuestion
        opened={removed !== null}
        dangerous
        busy={remove.isPending}
        title={say('tasks.remove_title', { name: removed?.name ?? '' })}
        confirm={say('tasks.remove')}
        onConfirm={away}
        onClose={() => setRemoved(null)}
      >
        {say('tasks.remove_text')}
      </ConfirmQuestion>
      <Suspense fallback={null}>
        {task !== undefined && <TaskForm key={task.id} task={task} onClose={() => setEdited(null)} />}
      </Suspense>
    </Card>
  )
}

type FilterProps = {
  readonly tasks: readonly Task[]
  readonly filter: TaskFilter
  readonly onChange: (filter: TaskFilter) => void
}

function Filters({ tasks, filter, onChange }: FilterProps) {
  const say = useSay()
  const kinds = [...new Set(tasks.map(({ task_subtype_id }) => task_subtype_id))]
    .sort((a, b) => a - b)
    .map((kind) => ({ value: String(kind), label: say(kindOf(kind)) }))
  const states = (['active', 'disabled', 'changed'] as const).map((state) => ({
    value: state,
    label: say(`tasks.state_${state}`),
  }))
  return (
    <div className={styles.tools} role="search" aria-label={say('tasks.filter')}>
      <TextInput
        size="sm"
        aria-label={say('tasks.search')}
        placeholder={say('tasks.search')}
        maxLength={200}
        leftSection={<IconSearch size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('tasks.kind')}
        value={filter.kind}
        data={[{ value: '', label: say('tasks.all_kinds') }, ...kinds]}
        onChange={(event) => onChange({ ...filter, kind: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('tasks.state')}
        value={filter.state}
        data={[{ value: '', label: say('tasks.all_states') }, ...states]}
        onChange={(event) => onChange({ ...filter, state: event.currentTarget.value as TaskFilter['state'] })}
      />
    </div>
  )
}

function TaskRow({
  task,
  onEdit,
  children,
}: {
  readonly task: Task
  readonly onEdit?: () => void
  readonly children?: ReactNode
}) {
  const say = useSay()
  const [step] = task.task_steps
  const facts = [
    say(kindOf(task.task_subtype_id)),
    task.frequency,
    task.custom_frequency.times.join(', '),
    step?.limit_text ?? '',
  ].filter((fact) => fact !== '')
  return (
    <li className={styles.row}>
      <div className={`${rows.words} ${styles.words}`}>
        {onEdit === undefined ? (
          <Text fw={600}>{task.name}</Text>
        ) : (
          <Anchor
            fw={600}
            className={styles.name}
            renderRoot={(props) => (
              <Link {...props} to={paths.activityLogTask} params={{ id: String(task.id) }} />
            )}
          >
            {task.name}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      <div className={styles.badges}>
        {task.is_disabled && <Badge color="ink">{say('tasks.disabled')}</Badge>}
        {task.changed.limit && <Badge color="amber">{say('tasks.own_limit')}</Badge>}
        {task.changed.frequency && <Badge color="amber">{say('tasks.own_schedule')}</Badge>}
        {task.plan === null && <Badge color="ink">{say('tasks.own_task')}</Badge>}
      </div>
      {children}
      {onEdit !== undefined && task.plan_task_id !== null && (
        <RowAction kind="edit" label={say('plan.edit_item', { name: task.name })} onClick={onEdit} />
      )}
      {onEdit !== undefined && (
        <ActionIcon
          variant="subtle"
          color="ink"
          size={44}
          aria-label={say('tasks.open', { name: task.name })}
          title={say('tasks.open', { name: task.name })}
          renderRoot={(props) => (
            <Link {...props} to={paths.activityLogTask} params={{ id: String(task.id) }} />
          )}
        >
          <IconSettings size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  )
}
