import type { Folder, SubFolder } from '@larder/contract/documents'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileText, IconFolder, IconNote, IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DocumentForm } from './document-form.tsx'
import { DocumentList } from './document-list.tsx'
import { folderOf, foldersOf } from './documents.api.ts'
import { addressOfFolder, flat } from './folder-address.ts'
import { UploadArea } from './upload-area.tsx'
import styles from './documents.module.css'

/** The files of a folder. The id of the address finds it, whatever its name is now. */
export function FolderPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { id = 0 } = useSearch({ strict: false })
  if (place === null || !can('folders.view')) return <NoPermission title={say('nav.documents')} />
  return <OneFolder key={`${place.id}-${id}`} placeId={place.id} id={Number(id)} />
}

function OneFolder({ placeId, id }: { readonly placeId: number; readonly id: number }) {
  const say = useSay()
  const lang = useLanguage()
  const { can } = useAccess()
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const [noting, setNoting] = useState(false)
  const folder = useQuery(folderOf(placeId, id, { page: page + 1, perPage, lang }))
  const { data: folders = [] } = useQuery(foldersOf(placeId, lang))
  const above = flat(folders).find((one) => one.folder.id === id)?.above ?? null
  const canEdit = can('files.edit') && folder.data?.type === null
  return (
    <>
      <PageHeader title={folder.data?.name ?? say('nav.documents')} hint={<WayUp above={above} />}>
        {can('shared_accesses.manage') && <ShareFolder id={id} />}
        {canEdit && <AddPaper onClick={() => setNoting(true)} />}
      </PageHeader>
      <Card>
        <QueryView query={folder} skeleton={<RowsSkeleton rows={4} />}>
          {({ files, meta, sub_folders, ...folderFacts }) => (
            <Stack gap="md">
              <SubFolders folders={sub_folders} above={folderFacts} />
              {folderFacts.type !== null && <Text c="dimmed">{say('documents.plan_folder')}</Text>}
              {canEdit && <UploadArea placeId={placeId} folderId={id} />}
              {files.length === 0 ? (
                <EmptyState icon={IconFileText} title={say('documents.empty_title')}>
                  {say(canEdit ? 'documents.empty_text' : 'documents.empty_read')}
                </EmptyState>
              ) : (
                <DocumentList placeId={placeId} files={files} />
              )}
              {meta.total > 10 && (
                <Pages
                  page={page}
                  size={perPage}
                  total={meta.total}
                  onPage={setPage}
                  onSize={(size) => {
                    setPerPage(size)
                    setPage(0)
                  }}
                />
              )}
            </Stack>
          )}
        </QueryView>
      </Card>
      {noting && (
        <DocumentForm placeId={placeId} folderId={id} file={null} onClose={() => setNoting(false)} />
      )}
    </>
  )
}

/** Where the folder is; each part leads there. */
function WayUp({ above }: { readonly above: Folder | null }) {
  const say = useSay()
  return (
    <>
      <Link to={paths.documents} className={styles.way}>
        {say('nav.documents')}
      </Link>
      {above !== null && (
        <>
          {' / '}
          <Link {...addressOfFolder(above, null)} className={styles.way}>
            {above.name}
          </Link>
        </>
      )}
    </>
  )
}

type SubFoldersProps = {
  readonly folders: readonly SubFolder[]
  readonly above: SubFolder
}

function SubFolders({ folders, above }: SubFoldersProps) {
  if (folders.length === 0) return null
  return (
    <Group gap="xs">
      {folders.map((sub) => (
        <Button
          key={sub.id}
          variant="default"
          size="sm"
          leftSection={<IconFolder size={18} stroke={1.6} aria-hidden />}
          renderRoot={(props) => <Link {...addressOfFolder(sub, above)} {...props} />}
        >
          {sub.name}
        </Button>
      ))}
    </Group>
  )
}

function ShareFolder({ id }: { readonly id: number }) {
  const say = useSay()
  return (
    <Button
      variant="default"
      leftSection={<IconShare size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to={paths.documentsNewShareAccess} search={{ folder: id }} {...props} />}
    >
      {say('documents.share')}
    </Button>
  )
}

function AddPaper({ onClick }: { readonly onClick: () => void }) {
  const say = useSay()
  return (
    <Button variant="default" leftSection={<IconNote size={18} stroke={1.7} aria-hidden />} onClick={onClick}>
      {say('documents.add_paper')}
    </Button>
  )
}
