import type { PlaceGroup } from '@larder/contract/place-groups'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { GroupForm } from './group-form.tsx'
import { groupsOf, useRemoveGroup } from './place-groups.api.ts'
import styles from '#ui/rows.module.css'

const ConfirmModal = lazyPiece(() => import('#ui/confirm-modal.tsx'), 'ConfirmModal')

/** Groups of places by which a chain looks at its places. */
export function PlaceGroupsPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('place_groups.edit')) return <NoPermission title={say('place_groups.title')} />
  return <Groups key={company.id} company={company} />
}

function Groups({ company }: { readonly company: Company }) {
  const say = useSay()
  const groups = useQuery(groupsOf(company.id))
  const [editing, setEditing] = useState<PlaceGroup | 'new' | null>(null)
  const [ending, setEnding] = useState<PlaceGroup | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setEditing('new')}>
      {say('place_groups.new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('place_groups.title')} hint={say('place_groups.hint')}>
        {groups.data?.length !== 0 && add}
      </PageHeader>
      <Stack gap="md">
        {editing !== null && (
          <Card title={editing === 'new' ? say('place_groups.new') : editing.name}>
            <GroupForm
              key={editing === 'new' ? 'new' : editing.id}
              company={company}
              group={editing === 'new' ? null : editing}
              onClose={() => setEditing(null)}
            />
          </Card>
        )}
        <Card>
          <QueryView query={groups} skeleton={<RowsSkeleton rows={2} />}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState icon={IconBuildingStore} title={say('place_groups.empty_title')} action={add}>
                  {say('place_groups.empty_text')}
                </EmptyState>
              ) : (
                <ul className={styles.rows} aria-label={say('place_groups.title')}>
                  {list.map((group) => (
                    <GroupRow
                      key={group.id}
                      group={group}
                      onEdit={() => setEditing(group)}
                      onRemove={() => setEnding(group)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
      </Stack>
      <Suspense fallback={null}>
        {ending !== null && <Removal companyId={company.id} group={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </>
  )
}

type RowProps = {
  readonly group: PlaceGroup
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function GroupRow({ group, onEdit, onRemove }: RowProps) {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600}>{group.name}</Text>
        <Text size="sm" c="dimmed">
          {say('place_groups.count', { count: group.place_ids.length })}
        </Text>
      </div>
      <Group gap={4}>
        <Button variant="subtle" size="sm" onClick={onEdit}>
          {say('ui.edit')}
        </Button>
        <Button variant="subtle" color="red" size="sm" onClick={onRemove}>
          {say('ui.remove')}
        </Button>
      </Group>
    </li>
  )
}

type RemovalProps = {
  readonly companyId: number
  readonly group: PlaceGroup
  readonly onClose: () => void
}

function Removal({ companyId, group, onClose }: RemovalProps) {
  const say = useSay()
  const remove = useRemoveGroup()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({
        params: { companyId, id: group.id },
        query: { base_version: group.version },
      })
      toast('success', say('place_groups.removed', { name: group.name }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('place_groups.remove_title', { name: group.name })}
      confirm={say('ui.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('place_groups.remove_text')}
    </ConfirmModal>
  )
}
