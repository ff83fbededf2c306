import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFolder, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DocumentList } from './document-list.tsx'
import { documentsOf, foldersOf, requiredOf } from './documents.api.ts'
import { addressOfFolder, flat } from './folder-address.ts'
import styles from './documents.module.css'

/** The documents of a place: search, what needs attention, and the folders. */
export function DocumentsPage() {
  const say = useSay()
  const { place, visit, can } = useAccess()
  if (place === null || !can('folders.view')) return <NoPermission title={say('nav.documents')} />
  return (
    <>
      <PageHeader title={say('nav.documents')} hint={place.name} />
      {visit === null ? (
        <Documents key={place.id} placeId={place.id} />
      ) : (
        <SharedDocuments placeId={place.id} />
      )}
    </>
  )
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 400

function useSearchText() {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const field = (
    <TextInput
      maw={420}
      size="md"
      type="search"
      label={say('documents.search')}
      leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
  return { search, field }
}

function Documents({ placeId }: { readonly placeId: number }) {
  const { search, field } = useSearchText()
  return (
    <Stack gap="md">
      {field}
      {search === '' ? (
        <div className={styles.columns}>
          <Stack gap="md">
            <RequiredNote placeId={placeId} />
            <Ending placeId={placeId} />
          </Stack>
          <Folders placeId={placeId} />
        </div>
      ) : (
        <SearchResults key={search} placeId={placeId} search={search} folderId={null} />
      )}
    </Stack>
  )
}

/** What a visitor with a shared link may read: all files with their folders, which come with the files. */
function SharedDocuments({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const { search, field } = useSearchText()
  const [folder, setFolder] = useState('')
  const { data } = useQuery(documentsOf(placeId, { page: 1, perPage: 1, lang }))
  const folderId = folder === '' ? null : Number(folder)
  return (
    <Stack gap="md">
      <div className={styles.filters}>
        {field}
        <NativeSelect
          label={say('documents.folder')}
          value={folder}
          data={[
            { value: '', label: say('documents.all_folders') },
            ...(data?.folders ?? []).map(({ id, name, files_count }) => ({
              value: String(id),
              label: `${name} (${files_count})`,
            })),
          ]}
          onChange={(event) => setFolder(event.currentTarget.value)}
        />
      </div>
      <SearchResults key={`${folder} ${search}`} placeId={placeId} search={search} folderId={folderId} />
    </Stack>
  )
}

type FoundProps = { readonly placeId: number; readonly search: string; readonly folderId: number | null }

function SearchResults({ placeId, search, folderId }: FoundProps) {
  const say = useSay()
  const lang = useLanguage()
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const documentsQuery = useQuery({
    ...documentsOf(placeId, {
      page: page + 1,
      perPage,
      lang,
      ...(search !== '' && { search }),
      ...(folderId !== null && { folderId }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card>
      <QueryView query={documentsQuery} skeleton={<RowsSkeleton rows={3} />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <Text c="dimmed">{say(search === '' ? 'documents.empty_title' : 'documents.none_found')}</Text>
          ) : (
            <Stack gap="md">
              <DocumentList placeId={placeId} files={data} withFolder />
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
          )
        }
      </QueryView>
    </Card>
  )
}

/** How many required documents are open, and the way to them. */
function RequiredNote({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { data } = useQuery(requiredOf(placeId, useLanguage()))
  if (data === undefined || data.percent === null) return null
  const open = data.data.filter(({ state }) => state === 'missing' || state === 'expired').length
  return (
    <Card title={say('nav.required_documents')}>
      <div className={styles.requiredNote}>
        <PercentRing percent={data.percent} label={say('nav.required_documents')} size={64} />
        <Link to={paths.documentsRequired}>
          {open === 0 ? say('documents.all_required') : say('documents.open_required', { count: open })}
        </Link>
      </div>
    </Card>
  )
}

function Ending({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const ending = useQuery(documentsOf(placeId, { page: 1, perPage: 50, lang, state: 'ending' }))
  return (
    <Card title={say('documents.ending')}>
      <QueryView query={ending} skeleton={<RowsSkeleton rows={2} />}>
        {({ data }) =>
          data.length === 0 ? (
            <Text c="dimmed">{say('documents.no_ending')}</Text>
          ) : (
            <DocumentList placeId={placeId} files={data} withFolder />
          )
        }
      </QueryView>
    </Card>
  )
}

function Folders({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const folders = useQuery(foldersOf(placeId, lang))
  return (
    <Card title={say('documents.folders')} flush>
      <QueryView query={folders} skeleton={<RowsSkeleton rows={4} />}>
        {(list) => (
          <ul className={styles.rows} aria-label={say('documents.folders')}>
            {flat(list).map(({ folder, above }) => (
              <li key={folder.id} className={styles.folder}>
                <Link
                  {...addressOfFolder(folder, above)}
                  className={styles.folderLink}
                  {...(above !== null && { 'data-sub': true })}
                >
                  <IconFolder size={20} stroke={1.6} aria-hidden />
                  <span className={styles.words}>{folder.name}</span>
                  <Text
                    component="span"
                    size="sm"
                    c="dimmed"
                    aria-label={say('documents.files_count', { count: folder.files_count })}
                  >
                    {folder.files_count}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
