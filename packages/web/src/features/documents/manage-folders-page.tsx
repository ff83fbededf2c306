import { Button, Text } from '@mantine/core'
import type { Folder, SubFolder } from '@larder/contract/documents'
import { IconArrowDown, IconArrowUp, IconFolderPlus, IconPencil, IconPlus } from '@tabler/icons-react'
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
import { Action } from './document-list.tsx'
import { foldersOf, useChangeFolder } from './documents.api.ts'
import { FolderForm, type Edited } from './folder-form.tsx'
import { RemoveFolder } from './remove-folder.tsx'
import styles from './documents.module.css'

/** Owners make, name, order and remove the folders of a place. */
export function ManageFoldersPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('folders.edit')) return <NoPermission title={say('nav.manage_folders')} />
  return <Manage key={place.id} placeId={place.id} />
}

function Manage({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const folders = useQuery(foldersOf(placeId, lang))
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<SubFolder | null>(null)
  const list = folders.data ?? []
  return (
    <>
      <PageHeader title={say('nav.manage_folders')} hint={say('documents.manage_hint')}>
        <Button
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setEdited({ folder: null, parent_id: null })}
        >
          {say('documents.new_folder')}
        </Button>
      </PageHeader>
      <Card>
        <QueryView query={folders} skeleton={<RowsSkeleton rows={6} />}>
          {(rootFolders) => (
            <ul className={styles.rows} aria-label={say('documents.folders')}>
              {rootFolders.map((folder, at) => (
                <FolderRows
                  key={folder.id}
                  placeId={placeId}
                  folder={folder}
                  position={{ at, count: rootFolders.length }}
                  onEdit={setEdited}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {edited !== null && (
        <FolderForm
          placeId={placeId}
          folders={list}
          edited={edited}
          onRemove={(folder) => {
            setEdited(null)
            setRemoved(folder)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed !== null && (
        <RemoveFolder placeId={placeId} folders={list} folder={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  )
}

type Position = { readonly at: number; readonly count: number }
type RowsProps = {
  readonly placeId: number
  readonly position: Position
  readonly onEdit: (edited: Edited) => void
}

function FolderRows({ folder, ...rest }: RowsProps & { readonly folder: Folder }) {
  const count = folder.sub_folders.length
  return (
    <>
      <FolderRow folder={folder} {...rest} />
      {folder.sub_folders.map((sub, at) => (
        <FolderRow key={sub.id} folder={sub} {...rest} position={{ at, count }} />
      ))}
    </>
  )
}

function FolderRow({
  placeId,
  folder,
  position: { at, count },
  onEdit,
}: RowsProps & { readonly folder: SubFolder }) {
  const say = useSay()
  const change = useChangeFolder()
  const { id, name, parent_id, type } = folder
  const put = (order_number: number): void =>
    change.mutate(
      { params: { placeId, id }, body: { order_number } },
      { onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  const isSub = parent_id !== null
  const hint =
    type === null ? say('documents.files_count', { count: folder.files_count }) : say('documents.plan_folder')
  return (
    <li className={styles.row}>
      <div className={[styles.words, isSub && styles.sub].filter(Boolean).join(' ')}>
        <Text fw={isSub ? 400 : 600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      <div className={styles.actions}>
        <Action
          icon={IconArrowUp}
          label={say('documents.move_up', { name })}
          disabled={at === 0 || change.isPending}
          onClick={() => put(at - 1)}
        />
        <Action
          icon={IconArrowDown}
          label={say('documents.move_down', { name })}
          disabled={at === count - 1 || change.isPending}
          onClick={() => put(at + 1)}
        />
        {!isSub && type === null && (
          <Action
            icon={IconFolderPlus}
            className={styles.deskOnly}
            label={say('documents.add_sub', { name })}
            onClick={() => onEdit({ folder: null, parent_id: id })}
          />
        )}
        <Action
          icon={IconPencil}
          label={say('plan.edit_item', { name })}
          onClick={() => onEdit({ folder, parent_id })}
        />
      </div>
    </li>
  )
}
