import { Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { files, type PlaceFile } from '@larder/contract/files'
import { documentMimes } from '@larder/core/files'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { describeFileProblem } from '#kit/file-problem.ts'
import { useFocusBack } from '#kit/focus.ts'
import { formatDate, formatInstant } from '#kit/format.ts'
import { useCallForm } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { refetch } from '#kit/query.ts'
import { required } from '#kit/rules.ts'
import { saveFile } from '#kit/save-file.ts'
import { sendFile } from '#kit/send-file.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { trackUpload } from '#kit/uploads.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import {
  foldersOf,
  requiredOf,
  useChangeFile,
  useCreateFile,
  useMoveFile,
  versionsOf,
} from './documents.api.ts'
import { choices } from './folder-address.ts'
import { FormFoot } from './form-foot.tsx'
import { ownerOf, useOwners, type OwnerChoice } from './owners.ts'

type Props = {
  readonly placeId: number
  readonly folderId: number | null
  /** The required document that a new one is. */
  readonly documentKey?: string
  /** What a new one is called at first. */
  readonly name?: string
  /** Null = a document on paper is noted. */
  readonly file: PlaceFile | null
  /** Asks whether the document is to be removed. */
  readonly onRemove?: () => void
  readonly onClose: () => void
}

/** What a document is called, where it is, how long it is valid and what it belongs to. */
export function DocumentForm(props: Props) {
  const say = useSay()
  useFocusBack()
  const lang = useLanguage()
  const folders = useQuery(foldersOf(props.placeId, lang))
  const owners = useOwners(props.placeId)
  const required = useQuery(requiredOf(props.placeId, lang))
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={say(props.file === null ? 'documents.add_paper' : 'documents.edit')}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {folders.data !== undefined && owners !== null && required.data !== undefined && (
        <Fields
          {...props}
          folders={choices(folders.data)}
          owners={owners}
          required={required.data.data.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
    </Modal>
  )
}

type Choice = { readonly value: string; readonly label: string }
type FieldsProps = Props & {
  readonly folders: readonly Choice[]
  readonly required: readonly Choice[]
  readonly owners: readonly OwnerChoice[]
}

const valuesOf = (file: PlaceFile, owners: readonly OwnerChoice[]) => ({
  filename: file.filename,
  document_key: file.document_key ?? '',
  folder_id: String(file.folder_id ?? ''),
  valid_until: file.valid_until ?? '',
  kept_where: file.kept_where,
  owner: ownerOf(file, owners),
})

const labelIn =
  (choices: readonly Choice[]) =>
  (value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? ''

function useDocumentForm(props: FieldsProps) {
  const { placeId, folderId, documentKey, name = '', file, onClose, owners } = props
  const { datePattern } = useCompanyFormat()
  const create = useCreateFile()
  const change = useChangeFile()
  const move = useMoveFile()
  return useCallForm({
    initialValues: {
      filename: file?.filename ?? name,
      document_key: file?.document_key ?? documentKey ?? '',
      folder_id: String(folderId ?? ''),
      valid_until: file?.valid_until ?? '',
      kept_where: file?.kept_where ?? '',
      owner: file === null ? '' : ownerOf(file, owners),
    },
    validate: { filename: required, folder_id: required },
    changes: {
      opened: file,
      valuesOf: (theirs) => valuesOf(theirs as PlaceFile, owners),
      words: {
        folder_id: labelIn(props.folders),
        document_key: labelIn(props.required),
        owner: labelIn(owners),
        valid_until: (day) => (day === '' ? '' : formatDate(day, datePattern)),
      },
      onTheirs: onClose,
    },
    save: async ({ filename, folder_id, document_key, valid_until, kept_where, owner }, base) => {
      const body = {
        filename: filename.trim(),
        document_key: document_key === '' ? null : document_key,
        valid_until: valid_until === '' ? null : valid_until,
        kept_where: kept_where.trim(),
        ...(owners.find(({ value }) => value === owner)?.ids ?? {
          partner_id: null,
          worker_id: null,
          equipment_id: null,
          room_id: null,
        }),
      }
      const target = Number(folder_id)
      if (file === null)
        await create.mutateAsync({
          body: { ...body, place_id: placeId, type: 'documentation', folder_id: target, on_paper: 1 },
        })
      else {
        await change.mutateAsync({ params: { id: file.id }, body: { ...body, ...base } })
        if (target !== file.folder_id)
          await move.mutateAsync({ params: { placeId, id: file.id }, query: { folder_id: target } })
      }
      onClose()
    },
  })
}

function Fields(props: FieldsProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { field, submit, saving, follow } = useDocumentForm(props)
  const { file, folders, required: documents, owners, onClose } = props
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput {...field('filename')} label={say('files.name')} maxLength={200} required data-autofocus />
        <ChoiceField {...field('folder_id')} label={say('documents.folder')} data={folders} notEmpty />
        <ChoiceField
          {...field('document_key')}
          label={say('documents.counts_as')}
          placeholder={say('documents.counts_as_nothing')}
          data={documents}
        />
        <DateInput {...field('valid_until')} label={say('documents.valid_until')} pattern={datePattern} />
        <ChoiceField
          {...field('owner')}
          label={say('documents.belongs_to')}
          placeholder={say('documents.nobody')}
          data={owners}
        />
        {(file === null || file.on_paper === 1) && (
          <TextInput {...field('kept_where')} label={say('documents.kept_where')} maxLength={300} />
        )}
        {file !== null && <Contents placeId={props.placeId} file={file} onSent={follow} />}
        <FormFoot saving={saving} onRemove={props.onRemove} onClose={onClose} />
      </Stack>
    </form>
  )
}

/** Sends a new content of the document. `onSent` gets the document with it. */
function useNewContent(id: number, onSent: (file: unknown) => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const send = async (chosen: File | null): Promise<void> => {
    if (chosen === null) return
    setBusy(true)
    try {
      onSent(
        await trackUpload(chosen.name, (progress) =>
          sendFile({ route: files.change, params: { id }, file: chosen, ...progress }),
        ),
      )
    } catch (thrown) {
      toast('error', describeFileProblem(asProblem(thrown)))
    } finally {
      setBusy(false)
      await refetch(client, files.change.writes)
    }
  }
  return { busy, send }
}

/** A new content, and the older ones. */
function Contents({
  placeId,
  file,
  onSent,
}: {
  readonly placeId: number
  readonly file: PlaceFile
  readonly onSent: (file: unknown) => void
}) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = useAccess().place?.timezone ?? 'UTC'
  const { busy, send } = useNewContent(file.id, onSent)
  const { data: versions = [] } = useQuery(versionsOf(placeId, file.id))
  const open = (version: number): void =>
    void callFile(files.openVersion, { params: { placeId, id: file.id, version } }, file.filename).then(
      saveFile,
      (thrown: unknown) => toastProblem(asProblem(thrown)),
    )
  return (
    <Stack gap="xs">
      <FileButton accept={documentMimes.join(',')} onChange={(chosen) => void send(chosen)}>
        {(props) => (
          <Button {...props} variant="default" loading={busy} style={{ alignSelf: 'flex-start' }}>
            {say(file.status === 'ready' ? 'documents.new_version' : 'documents.add_content')}
          </Button>
        )}
      </FileButton>
      {versions.length > 0 && (
        <Text size="sm" fw={500}>
          {say('documents.versions')}
        </Text>
      )}
      {versions.length > 0 && (
        <Group gap="xs">
          {versions.map(({ id, uploaded_at }) => (
            <Button
              key={id}
              variant="default"
              size="compact-sm"
              leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
              onClick={() => open(id)}
            >
              {formatInstant(uploaded_at, zone, datePattern)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
