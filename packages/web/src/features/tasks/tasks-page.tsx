import { localDecimals } from '@larder/core/entries'
import { ActionIcon, Anchor, Badge, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowsSort, IconPlus, IconSearch, IconSettings, IconTemperature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import type { Task } from '@larder/contract/tasks'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FrequencyCard } from '#features/frequencies/public.tsx'
import { RoundChangeNotice, RowAction } from '#features/plans/public.tsx'
import { filterTasks, kindOf, noFilter, type TaskFilter } from './task-kinds.ts'
import { moved } from './editor-values.ts'
import { NoTasks } from './no-tasks.tsx'
import { RowTools } from './row-tools.tsx'
import { dailyWork, ofBatches, type TaskArea } from './task-area.ts'
import { tasksOf, useOrderTasks, useRemoveTask } from './tasks.api.ts'
import rows from '#ui/rows.module.css'
import styles from './tasks.module.css'

const TaskForm = lazyPiece(() => import('./task-form.tsx'), 'TaskForm')

export const TasksPage = () => <Tasks area={dailyWork} />
/** Tasks that ask for readings of batches. */
export function BatchTasksPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('tasks.view')) return <NoPermission title={say(ofBatches.title)} />
  return <Tasks area={ofBatches} />
}

type AreaProps = { readonly area: TaskArea }

/** The monitoring tasks of the place: object, frequency and limit, and the place's changes. */
function Tasks({ area }: AreaProps) {
  const say = useSay()
  const language = useLanguage()
  const { place, can } = useAccess()
  const tasks = useQuery(tasksOf(usePlaceId(), language, area))
  const isDaily = area === dailyWork
  return (
    <>
      <PageHeader title={say(area.title)} hint={say(area.hint, { place: place?.name ?? '' })}>
        {isDaily && can('tasks.edit') && (
          <Button
            variant="default"
            leftSection={<IconArrowsSort size={18} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={paths.activityLogRounds} />}
          >
            {say('tasks.rounds_title')}
          </Button>
        )}
        {can('tasks.edit') && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <TaskLink {...props} area={area} id="new" />}
          >
            {say('tasks.new_title')}
          </Button>
        )}
      </PageHeader>
      <Stack gap="lg">
        {isDaily && <RoundChangeNotice />}
        {isDaily && <FrequencyCard />}
        <QueryView query={tasks}>
          {(list) =>
            list.length > 0 ? <TaskList area={area} tasks={list} /> : isDaily ? <NoTasks /> : <NoBatchTasks />
          }
        </QueryView>
      </Stack>
    </>
  )
}

function NoBatchTasks() {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconTemperature} title={say('tasks.no_batch_tasks')}>
        {say('tasks.batches_hint')}
      </EmptyState>
    </Card>
  )
}

/** The editor of a task. */
const TaskLink = ({ area, id, ...props }: AreaProps & Partial<LinkProps> & { readonly id: string }) =>
  area === dailyWork ? (
    <Link {...props} to={paths.activityLogTask} params={{ id }} />
  ) : (
    <Link {...props} to={paths.traceabilityMonitoringTask} params={{ taskId: id }} />
  )

function TaskList({ area, tasks }: AreaProps & { readonly tasks: readonly Task[] }) {
  const say = useSay()
  const { can } = useAccess()
  const moveTask = useMoveTask(tasks)
  const [filter, setFilter] = useState(noFilter)
  const [editedId, setEditedId] = useState<number | null>(null)
  const [toRemove, setToRemove] = useState<Task | null>(null)
  const rowsShown = filterTasks(tasks, filter)
  const edited = tasks.find(({ id }) => id === editedId)
  const isFiltered = rowsShown.length < tasks.length
  return (
    <Card flush>
      {area === dailyWork && <Filters tasks={tasks} filter={filter} onChange={setFilter} />}
      <Text size="sm" c="dimmed" px={{ base: 16, sm: 20 }} pt="sm" role="status">
        {say('tasks.shown', { shown: rowsShown.length, total: tasks.length })}
      </Text>
      {rowsShown.length === 0 && (
        <Text p="lg" c="dimmed">
          {say('plan.nothing_found')}
        </Text>
      )}
      <ul className={rows.rows} aria-label={say(area.title)}>
        {rowsShown.map((task, index) => (
          <TaskRow
            key={task.id}
            area={area}
            task={task}
            {...(can('tasks.edit') && { onEdit: () => setEditedId(task.id) })}
          >
            {can('tasks.edit') && !isFiltered && (
              <RowTools
                name={task.name}
                index={index}
                count={tasks.length}
                onMove={(to) => moveTask(index, to)}
                onRemove={task.plan_task_id === null ? () => setToRemove(task) : undefined}
              />
            )}
          </TaskRow>
        ))}
      </ul>
      <RemoveTask task={toRemove} onClose={() => setToRemove(null)} />
      <Suspense fallback={null}>
        {edited !== undefined && <TaskForm key={edited.id} task={edited} onClose={() => setEditedId(null)} />}
      </Suspense>
    </Card>
  )
}

/** Saves the new order of all tasks when one of them moves. */
function useMoveTask(tasks: readonly Task[]): (from: number, to: number) => void {
  const order = useOrderTasks()
  const placeId = usePlaceId()
  return (from, to) => {
    const ids = tasks.map(({ id }) => id)
    order.mutate({ params: { placeId }, body: { ids: [...moved(ids, from, to)] } }, { onError: toastProblem })
  }
}

/** Asks before a task of the place is removed; closed while no task is given. */
function RemoveTask({ task, onClose }: { readonly task: Task | null; readonly onClose: () => void }) {
  const say = useSay()
  const placeId = usePlaceId()
  const remove = useRemoveTask()
  const confirm = (): void => {
    if (task === null) return
    remove.mutate(
      { params: { placeId, id: task.id }, query: { base_version: task.version } },
      { onSuccess: onClose, onError: toastProblem },
    )
  }
  return (
    <ConfirmModal
      opened={task !== null}
      dangerous
      busy={remove.isPending}
      title={say('tasks.remove_title', { name: task?.name ?? '' })}
      confirm={say('tasks.remove')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {say('tasks.remove_text')}
    </ConfirmModal>
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

type RowProps = AreaProps & {
  readonly task: Task
  readonly onEdit?: () => void
  readonly children?: ReactNode
}

function TaskRow({ area, task, onEdit, children }: RowProps) {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div className={`${rows.words} ${styles.words}`}>
        {onEdit === undefined ? (
          <Text fw={600}>{task.name}</Text>
        ) : (
          <Anchor
            fw={600}
            className={styles.name}
            renderRoot={(props) => <TaskLink {...props} area={area} id={String(task.id)} />}
          >
            {task.name}
          </Anchor>
        )}
        <TaskFacts area={area} task={task} />
        {area === ofBatches && (
          <Anchor
            size="sm"
            className={styles.name}
            renderRoot={(props) => (
              <Link
                {...props}
                to={paths.traceabilityMonitoringRecords}
                params={{ taskId: String(task.id) }}
              />
            )}
          >
            {say('history.task_entries')}
          </Anchor>
        )}
      </div>
      <TaskBadges area={area} task={task} />
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
          renderRoot={(props) => <TaskLink {...props} area={area} id={String(task.id)} />}
        >
          <IconSettings size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  )
}

/** Of the first step that has one, with the name of a later step. */
function limitOf({ task_steps }: Task): string {
  const at = task_steps.findIndex(({ limit_text }) => (limit_text ?? '') !== '')
  const { name = '', limit_text = null } = task_steps[at] ?? {}
  return [at > 0 ? name : '', limit_text ?? ''].filter((part) => part !== '').join(': ')
}

/** Kind, limit, and of the daily work frequency and times. */
function TaskFacts({ area, task }: AreaProps & { readonly task: Task }) {
  const say = useSay()
  const lang = useLanguage()
  const facts = [
    say(kindOf(task.task_subtype_id)),
    area === dailyWork ? task.frequency : '',
    task.custom_frequency.times.join(', '),
    localDecimals(limitOf(task), lang),
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter((fact) => fact !== '').join(' · ')}
    </Text>
  )
}

function TaskBadges({ area, task }: AreaProps & { readonly task: Task }) {
  const say = useSay()
  return (
    <div className={rows.badges}>
      {task.is_disabled && <Badge color="ink">{say('tasks.disabled')}</Badge>}
      {task.changed.limit && <Badge color="amber">{say('tasks.own_limit')}</Badge>}
      {task.changed.frequency && <Badge color="amber">{say('tasks.own_schedule')}</Badge>}
      {area === dailyWork && task.plan === null && <Badge color="ink">{say('tasks.own_task')}</Badge>}
    </div>
  )
}
