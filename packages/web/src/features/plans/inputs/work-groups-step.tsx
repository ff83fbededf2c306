import { Button, Checkbox, Stack, Switch, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { WorkGroup } from '@larder/contract/work-groups'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import {
  suggestedWorkGroupsOf,
  useCreateWorkGroup,
  useRemoveWorkGroup,
  useToggleWorkGroup,
  workGroupsOf,
} from '../plans.api.ts'
import rows from '#ui/rows.module.css'
import styles from './inputs.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { RowAction } from './row-action.tsx'
import { Step, type StepProps } from './step.tsx'

const WorkGroupForm = lazyPiece(() => import('./work-group-form.tsx'), 'WorkGroupForm')

/** The people responsible for the plan's tasks: the groups of the place, and usual ones for such a place. */
export function WorkGroupsStep({ wizard }: StepProps) {
  const { placeId, lang } = usePlan()
  const groups = useQuery(workGroupsOf(placeId))
  const suggested = useQuery(suggestedWorkGroupsOf(placeId, lang))
  return (
    <QueryView query={groups} skeleton={<FormSkeleton />}>
      {(groups) => (
        <QueryView query={suggested} skeleton={<FormSkeleton />}>
          {(names) => (
            <Groups groups={groups} suggested={names.map(({ name }) => name)} {...(wizard && { wizard })} />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

function Groups({
  groups,
  suggested,
  wizard,
}: StepProps & { readonly groups: readonly WorkGroup[]; readonly suggested: readonly string[] }) {
  const say = useSay()
  const { placeId } = usePlan()
  const mayEdit = useAccess().can('work_groups.edit')
  const create = useCreateWorkGroup()
  const [untouched] = useState(groups.length === 0)
  const [taken, setTaken] = useState<readonly string[]>(untouched ? suggested : [])
  const wanted = suggested.filter((name) => taken.includes(name))
  const save = async (): Promise<void> => {
    for (const name of wanted) await create.mutateAsync({ params: { placeId }, body: { name } })
  }
  const nobody = wanted.length === 0 && groups.every(({ is_disabled }) => is_disabled)
  const toggle = (name: string): void =>
    setTaken(taken.includes(name) ? taken.filter((one) => one !== name) : [...taken, name])
  return (
    <Step
      dirty={wizard === undefined ? wanted.length > 0 : false}
      save={save}
      missing={nobody ? say('plan.work_group_missing') : null}
      {...(wizard && { wizard })}
    >
      <GroupsCard groups={groups} mayEdit={mayEdit} />
      {mayEdit && suggested.length > 0 && (
        <Card title={say('plan.work_groups_suggested')}>
          <Text c="dimmed" mb="md">
            {say('plan.work_groups_suggested_text')}
          </Text>
          <Stack gap="sm">
            {suggested.map((name) => (
              <Checkbox
                key={name}
                size="md"
                label={name}
                checked={taken.includes(name)}
                onChange={() => toggle(name)}
              />
            ))}
          </Stack>
        </Card>
      )}
    </Step>
  )
}

function GroupsCard({
  groups,
  mayEdit,
}: {
  readonly groups: readonly WorkGroup[]
  readonly mayEdit: boolean
}) {
  const say = useSay()
  const [edited, setEdited] = useState<WorkGroup | 'new' | null>(null)
  const [removed, setRemoved] = useState<WorkGroup | null>(null)
  const remove = useRemoveWorkGroup()
  const add = mayEdit ? (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {say('plan.work_group_add')}
    </Button>
  ) : null
  return (
    <Card title={say('plan.work_groups')} aside={add}>
      {groups.length === 0 && <Text c="dimmed">{say('plan.work_groups_none')}</Text>}
      <ul className={rows.rows}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            mayEdit={mayEdit}
            onEdit={() => setEdited(group)}
            onRemove={() => setRemoved(group)}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {edited !== null && (
          <WorkGroupForm group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
      <RemoveQuestion
        name={removed?.name ?? null}
        remove={() =>
          removed === null
            ? Promise.resolve()
            : remove.mutateAsync({ params: { id: removed.id }, query: { base_version: removed.version } })
        }
        onClose={() => setRemoved(null)}
      />
    </Card>
  )
}

type RowProps = {
  readonly group: WorkGroup
  readonly mayEdit: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function GroupRow({ group, mayEdit, onEdit, onRemove }: RowProps) {
  const say = useSay()
  const toggle = useToggleWorkGroup()
  const details = [
    group.email,
    group.workers_count > 0 ? say('plan.people', { count: group.workers_count }) : '',
  ]
    .filter((one) => one !== '')
    .join(' · ')
  return (
    <li className={styles.row} data-actions>
      <div className={`${rows.words} ${styles.rowText}`}>
        <Text fw={600} {...(group.is_disabled && { c: 'dimmed' })}>
          {group.name}
          {!mayEdit && group.is_disabled && ` (${say('plan.inactive')})`}
        </Text>
        {details !== '' && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
      </div>
      {mayEdit && (
        <div className={styles.rowActions}>
          <Switch
            label={say(group.is_disabled ? 'plan.inactive' : 'plan.active')}
            aria-label={say('plan.in_use', { name: group.name })}
            checked={!group.is_disabled}
            disabled={toggle.isPending}
            onChange={() =>
              toggle.mutate(
                { params: { id: group.id }, body: { is_disabled: !group.is_disabled } },
                { onError: (thrown) => toastProblem(asProblem(thrown)) },
              )
            }
          />
          <RowAction kind="edit" label={say('plan.edit_item', { name: group.name })} onClick={onEdit} />
          <RowAction kind="remove" label={say('plan.remove_item', { name: group.name })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}
