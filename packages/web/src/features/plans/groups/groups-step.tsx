import { ActionIcon, Button, Text } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ProductGroup } from '@larder/contract/product-groups'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import inputs from '../inputs/inputs.module.css'
import { RemoveQuestion } from '../inputs/remove-question.tsx'
import { RowAction } from '../inputs/row-action.tsx'
import { Step, type StepProps } from '../inputs/step.tsx'
import { usePlan } from '../plan-context.ts'
import { groupsOf, useRemoveGroup } from '../plans.api.ts'
import type { GroupAction } from './group-form.tsx'
import { isComplete } from './group-pages.ts'
import { GroupStatuses } from './group-status.tsx'
import rows from '#ui/rows.module.css'

const GroupForm = lazyPiece(() => import('./group-form.tsx'), 'GroupForm')

const nothingToSave = (): Promise<void> => Promise.resolve()

/** The product groups of the place, each with how far it is. */
export function GroupsStep({ wizard }: StepProps) {
  const say = useSay()
  const { placeId, planId } = usePlan()
  const groups = useQuery(groupsOf(placeId, planId))
  return (
    <QueryView query={groups} skeleton={<FormSkeleton />}>
      {(list) => (
        <Step
          dirty={false}
          save={nothingToSave}
          missing={list.length > 0 && list.every(isComplete) ? null : say('plan.groups_missing')}
          {...(wizard && { wizard })}
        >
          <GroupsCard groups={list} />
        </Step>
      )}
    </QueryView>
  )
}

function GroupsCard({ groups }: { readonly groups: readonly ProductGroup[] }) {
  const say = useSay()
  const { placeId, planId, canEdit } = usePlan()
  const remove = useRemoveGroup()
  const [action, setAction] = useState<GroupAction | null>(null)
  const [removed, setRemoved] = useState<ProductGroup | null>(null)
  const add = canEdit ? (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setAction({ kind: 'new' })}
    >
      {say('plan.group_add')}
    </Button>
  ) : null
  return (
    <Card title={say('plan.groups')} aside={add}>
      {groups.length === 0 && <Text c="dimmed">{say('plan.groups_none')}</Text>}
      <ul className={inputs.rows}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} onAction={setAction} onRemove={() => setRemoved(group)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {action !== null && <GroupForm action={action} onClose={() => setAction(null)} />}
      </Suspense>
      <RemoveQuestion
        name={removed?.name ?? null}
        text={say('plan.group_remove_text')}
        remove={() =>
          removed === null
            ? Promise.resolve()
            : remove.mutateAsync({
                params: { placeId, planId, id: removed.id },
                query: { base_version: removed.version },
              })
        }
        onClose={() => setRemoved(null)}
      />
    </Card>
  )
}

type RowProps = {
  readonly group: ProductGroup
  readonly onAction: (action: GroupAction) => void
  readonly onRemove: () => void
}

function GroupRow({ group, onAction, onRemove }: RowProps) {
  const say = useSay()
  const { canEdit } = usePlan()
  const { id, name, products } = group
  return (
    <li className={inputs.row} data-actions>
      <div className={inputs.rowText}>
        <Link to={paths.planFspProducts} params={{ fspProductGroupId: String(id) }} className={rows.link}>
          {name}
        </Link>
        <Text size="sm" c="dimmed">
          {say('plan.group_products_count', { count: products.length })}
        </Text>
        <GroupStatuses group={group} />
      </div>
      {canEdit && (
        <div className={inputs.rowActions}>
          <RowAction
            kind="edit"
            label={say('plan.edit_item', { name })}
            onClick={() => onAction({ kind: 'rename', group })}
          />
          <ActionIcon
            variant="subtle"
            color="ink"
            size="lg"
            aria-label={say('plan.copy_item', { name })}
            onClick={() => onAction({ kind: 'copy', group })}
          >
            <IconCopy size={18} stroke={1.7} />
          </ActionIcon>
          <RowAction kind="remove" label={say('plan.remove_item', { name })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}
