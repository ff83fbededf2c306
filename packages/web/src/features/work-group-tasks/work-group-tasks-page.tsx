import type { WorkGroupTask } from '@larder/contract/work-group-tasks'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { WorkGroupTaskForm } from './work-group-task-form.tsx'
import { useCreateWorkGroupTask, useRemoveWorkGroupTask, workGroupTasksOf } from './work-group-tasks.api.ts'
import styles from '#ui/rows.module.css'

/** Who answers for what all the time: the duties that every food business has, and the place's own. */
export function WorkGroupTasksPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('work_group_tasks.view'))
    return <NoPermission title={say('nav.work_group_tasks')} />
  return <WorkGroupTasks key={place.id} placeId={place.id} />
}

function WorkGroupTasks({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const mayEdit = useAccess().can('work_group_tasks.edit')
  const duties = useQuery(workGroupTasksOf(placeId, useLanguage()))
  const [editing, setEditing] = useState<WorkGroupTask | 'new' | null>(null)
  return (
    <>
      <PageHeader title={say('nav.work_group_tasks')} hint={say('work_group_tasks.hint')}>
        {mayEdit && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            {say('work_group_tasks.new')}
          </Button>
        )}
      </PageHeader>
      {editing !== null && (
        <WorkGroupTaskForm
          placeId={placeId}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <Card>
        <QueryView query={duties} skeleton={<RowsSkeleton rows={7} />}>
          {(rows) => (
            <ul className={styles.rows} aria-label={say('nav.work_group_tasks')}>
              {rows.map((duty) => (
                <Duty
                  key={`${duty.is_default}-${duty.id ?? duty.task_subtype_id}`}
                  placeId={placeId}
                  duty={duty}
                  onEdit={() => setEditing(duty)}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </>
  )
}

type RowProps = { readonly placeId: number; readonly duty: WorkGroupTask; readonly onEdit: () => void }

function Duty({ placeId, duty, onEdit }: RowProps) {
  const say = useSay()
  const mayEdit = useAccess().can('work_group_tasks.edit')
  const who = [
    duty.responsible_name,
    ...(duty.service_provider === null
      ? []
      : [say('work_group_tasks.outsourced_to', { name: duty.service_provider })]),
  ].filter((part) => part !== '')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={600} {...(duty.is_removed && { c: 'dimmed' })}>
            {duty.name}
          </Text>
          {duty.is_removed && <Badge variant="default">{say('work_group_tasks.not_needed')}</Badge>}
        </Group>
        {!duty.is_removed && (
          <Text {...(who.length === 0 && { c: 'var(--mantine-color-orange-text)' })}>
            {who.length === 0 ? say('work_group_tasks.nobody') : who.join(' · ')}
          </Text>
        )}
        {duty.source !== '' && (
          <Text size="xs" c="dimmed">
            {duty.source}
          </Text>
        )}
      </div>
      {mayEdit && <Actions placeId={placeId} duty={duty} onEdit={onEdit} />}
    </li>
  )
}

function Actions({ placeId, duty, onEdit }: RowProps) {
  const say = useSay()
  const create = useCreateWorkGroupTask()
  const remove = useRemoveWorkGroupTask()
  const { name, id, version: base_version } = duty
  const refused = { onError: (thrown: unknown) => toastProblem(asProblem(thrown)) }
  const keep = (is_removed: boolean): void =>
    create.mutate(
      {
        params: { placeId },
        query: {},
        body: {
          is_default: true,
          task_subtype_id: duty.task_subtype_id,
          responsible_name: duty.responsible_name,
          service_provider: duty.service_provider,
          is_removed,
        },
      },
      refused,
    )
  const drop = (): void =>
    id === null ? keep(true) : remove.mutate({ params: { placeId, id }, query: { base_version } }, refused)
  if (duty.is_removed)
    return (
      <Button
        variant="default"
        size="md"
        loading={create.isPending}
        aria-label={say('work_group_tasks.restore_named', { name })}
        onClick={() => keep(false)}
      >
        {say('work_group_tasks.restore')}
      </Button>
    )
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="md"
        aria-label={say('work_group_tasks.edit_named', { name })}
        onClick={onEdit}
      >
        {say('ui.edit')}
      </Button>
      {!duty.is_mandatory && (
        <Button
          variant="subtle"
          size="md"
          px="sm"
          loading={remove.isPending || create.isPending}
          aria-label={say('work_group_tasks.remove_named', { name })}
          onClick={drop}
        >
          {say('work_group_tasks.remove')}
        </Button>
      )}
    </Group>
  )
}
