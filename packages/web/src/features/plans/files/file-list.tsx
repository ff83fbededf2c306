import { Text } from '@mantine/core'
import type { PlaceFile } from '@larder/contract/files'
import { isDrawing } from '@larder/core/files'
import { Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { RemoveQuestion } from '../inputs/remove-question.tsx'
import { RowAction } from '../inputs/row-action.tsx'
import { usePlan } from '../plan-context.ts'
import { useRemoveFile } from '../plans.api.ts'
import { FilePicture } from './file-picture.tsx'
import styles from './files.module.css'
import { kindNames } from './kind-names.ts'
import { SaveButton } from './save-button.tsx'

const FileForm = lazyPiece(() => import('./file-form.tsx'), 'FileForm')

/** Files with their pictures; each can be saved, renamed and removed. */
export function FileList({ files }: { readonly files: readonly PlaceFile[] }) {
  const { canEdit } = usePlan()
  const remove = useRemoveFile()
  const [edited, setEdited] = useState<PlaceFile | null>(null)
  const [removed, setRemoved] = useState<PlaceFile | null>(null)
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FileHead
              file={file}
              canEdit={canEdit}
              onEdit={() => setEdited(file)}
              onRemove={() => setRemoved(file)}
            />
            <Preview file={file} />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {edited !== null && <FileForm file={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      <RemoveQuestion
        name={removed?.filename ?? null}
        remove={() =>
          removed === null
            ? Promise.resolve()
            : remove.mutateAsync({ params: { id: removed.id }, query: { base_version: removed.version } })
        }
        onClose={() => setRemoved(null)}
      />
    </>
  )
}

type HeadProps = {
  readonly file: PlaceFile
  readonly canEdit: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function FileHead({ file, canEdit, onEdit, onRemove }: HeadProps) {
  const say = useSay()
  return (
    <div className={styles.fileHead}>
      <div className={styles.fileName}>
        <Text fw={600}>{file.filename}</Text>
        {isDrawing(file.type) && (
          <Text size="sm" c="dimmed">
            {say(kindNames[file.type])}
          </Text>
        )}
      </div>
      {file.status === 'ready' && <SaveButton id={file.id} name={file.filename} />}
      {canEdit && (
        <>
          <RowAction kind="edit" label={say('plan.edit_item', { name: file.filename })} onClick={onEdit} />
          <RowAction
            kind="remove"
            label={say('plan.remove_item', { name: file.filename })}
            onClick={onRemove}
          />
        </>
      )}
    </div>
  )
}

function Preview({ file }: { readonly file: PlaceFile }) {
  const say = useSay()
  if (file.status === 'waiting')
    return (
      <Text c="dimmed" mt="xs">
        {say('files.waiting')}
      </Text>
    )
  if (file.sha256 === null || file.width === null || file.height === null) return null
  return (
    <FilePicture
      id={file.id}
      sha256={file.sha256}
      alt={file.filename}
      width={file.width}
      height={file.height}
    />
  )
}
