import { ActionIcon, Badge, Text } from '@mantine/core'
import type { DocumentFile } from '@larder/contract/documents'
import { files as fileRoutes, type PlaceFile } from '@larder/contract/files'
import { judgeValidity } from '@larder/core/documents'
import { IconDownload, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess, useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { dateAt, formatDate, formatSize, todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { DocumentForm } from './document-form.tsx'
import { useRemoveFile } from './documents.api.ts'
import { canPreview, DocumentPreview } from './document-preview.tsx'
import { FileIcon } from './file-icon.tsx'
import styles from './documents.module.css'

type Props = {
  readonly placeId: number
  readonly files: readonly DocumentFile[]
  /** What the list is of. */
  readonly label?: string
  /** The list has files of several folders. */
  readonly withFolder?: boolean
}
type Opened = { readonly kind: 'edit' | 'remove' | 'preview'; readonly file: DocumentFile }

/** Documents with their validity; each can be opened, saved, changed and removed. */
export function DocumentList({ placeId, files, label, withFolder = false }: Props) {
  const say = useSay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  return (
    <>
      <ul className={styles.rows} aria-label={label ?? say('nav.documents')}>
        {files.map((file) => (
          <DocumentRow
            key={file.id}
            file={file}
            withFolder={withFolder}
            onOpen={(kind) => setOpened({ kind, file })}
          />
        ))}
      </ul>
      {opened?.kind === 'edit' && (
        <DocumentForm
          placeId={placeId}
          folderId={opened.file.folder_id}
          file={opened.file}
          onRemove={() => setOpened({ kind: 'remove', file: opened.file })}
          onClose={close}
        />
      )}
      {opened?.kind === 'preview' && <DocumentPreview file={opened.file} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDocument file={opened.file} onClose={close} />}
    </>
  )
}

async function save({ id, filename }: PlaceFile): Promise<void> {
  try {
    saveFile(await callFile(fileRoutes.get, { params: { id } }, filename))
  } catch (thrown) {
    toastProblem(asProblem(thrown))
  }
}

type RowProps = {
  readonly file: DocumentFile
  readonly withFolder: boolean
  readonly onOpen: (kind: Opened['kind']) => void
}

function DocumentRow({ file, withFolder, onOpen }: RowProps) {
  const say = useSay()
  const { can } = useAccess()
  const name = file.filename
  const canEdit = can('files.edit') && file.folder_id !== null
  return (
    <li className={styles.row}>
      <FileIcon file={file} />
      <div className={styles.words}>
        {file.status === 'ready' ? (
          <button
            type="button"
            className={styles.open}
            onClick={() => (canPreview(file) ? onOpen('preview') : void save(file))}
          >
            {name}
          </button>
        ) : (
          <Text fw={600}>{name}</Text>
        )}
        <Facts file={file} withFolder={withFolder} />
      </div>
      <div className={styles.actions}>
        {file.status === 'ready' && (
          <Action icon={IconDownload} label={say('files.save', { name })} onClick={() => void save(file)} />
        )}
        {canEdit && (
          <Action icon={IconPencil} label={say('plan.edit_item', { name })} onClick={() => onOpen('edit')} />
        )}
      </div>
    </li>
  )
}

type ActionProps = {
  readonly icon: typeof IconPencil
  readonly label: string
  readonly disabled?: boolean
  readonly className?: string | undefined
  readonly onClick: () => void
}

export function Action({ icon: Icon, label, disabled = false, className = '', onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="ink"
      size="lg"
      className={className}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  )
}

const colors = { valid: 'leaf', expiring: 'amber', expired: 'red' } as const

/** When the document ends, as a badge. */
export function ValidityBadge({ valid_until }: { readonly valid_until: string | null }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const validity = judgeValidity(valid_until, todayAt(usePlaceZone() ?? 'UTC'))
  if (validity === 'no_end') return null
  return (
    <Badge color={colors[validity]}>
      {say(`documents.${validity}_date`, { date: formatDate(valid_until ?? '', datePattern) })}
    </Badge>
  )
}

/** Milliseconds in which the content of an announced file may still come. */
const ARRIVES_WITHIN = 120_000
const isOnItsWay = (created_at: string): boolean => Date.now() - Date.parse(created_at) < ARRIVES_WITHIN

function Facts({ file, withFolder }: Omit<RowProps, 'onOpen'>) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  const { on_paper, kept_where, status, size, created_at } = file
  const paper =
    kept_where === '' ? say('documents.on_paper') : say('documents.on_paper_at', { where: kept_where })
  const words = [
    ...(withFolder && file.folder_name !== '' ? [file.folder_name] : []),
    ...(file.belongs_to === null ? [] : [file.belongs_to]),
    ...(on_paper === 1 ? [paper] : []),
    ...(status === 'waiting' && on_paper === 0 && !isOnItsWay(created_at) ? [say('files.waiting')] : []),
    ...(size === null ? [] : [formatSize(size, lang)]),
    ...(status === 'ready' ? [formatDate(dateAt(zone, new Date(created_at)), datePattern)] : []),
  ]
  return (
    <div className={styles.facts}>
      <ValidityBadge valid_until={file.valid_until} />
      <Text size="sm" c="dimmed">
        {words.join(' · ')}
      </Text>
    </div>
  )
}

function RemoveDocument({ file, onClose }: { readonly file: PlaceFile; readonly onClose: () => void }) {
  const say = useSay()
  const remove = useRemoveFile()
  return (
    <ConfirmModal
      opened
      title={say('plan.remove_title', { name: file.filename })}
      confirm={say('ui.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id: file.id }, query: { base_version: file.version } },
          { onSuccess: onClose, onError: (thrown) => toastProblem(asProblem(thrown)) },
        )
      }
      onClose={onClose}
    >
      <Text>{say('documents.remove_text')}</Text>
    </ConfirmModal>
  )
}
