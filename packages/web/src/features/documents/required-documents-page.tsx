import { Badge, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import type { RequiredDocument } from '@larder/contract/documents'
import { documentMimes } from '@larder/core/files'
import { IconNote, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { askBetween } from '#kit/conflict-call.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { DocumentForm } from './document-form.tsx'
import { DocumentList } from './document-list.tsx'
import { requiredOf, useExceptDocument, useRequireDocument } from './documents.api.ts'
import { useDocumentUploads } from './upload-area.tsx'
import styles from './documents.module.css'

/** What a place of this kind must have: what is there, what is missing, and what it does not need. */
export function RequiredDocumentsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('required_documents.view'))
    return <NoPermission title={say('nav.required_documents')} />
  return <Required key={place.id} placeId={place.id} name={place.name} />
}

function Required({ placeId, name }: { readonly placeId: number; readonly name: string }) {
  const say = useSay()
  const required = useQuery(requiredOf(placeId, useLanguage()))
  const percent = required.data?.percent ?? null
  return (
    <>
      <PageHeader
        title={say('nav.required_documents')}
        hint={percent === null ? name : say('documents.required_hint', { percent, place: name })}
      />
      <Card>
        <QueryView query={required} skeleton={<RowsSkeleton rows={5} />}>
          {({ data }) =>
            data.length === 0 ? (
              <Text c="dimmed">{say('documents.required_none')}</Text>
            ) : (
              <ul className={styles.rows} aria-label={say('nav.required_documents')}>
                {inOrder(data).map((document) => (
                  <RequiredRow key={document.key} placeId={placeId} document={document} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

const order = ['missing', 'expired', 'there', 'on_paper', 'not_needed'] as const
const colors = { missing: 'red', expired: 'red', there: 'leaf', on_paper: 'leaf', not_needed: 'ink' } as const

/** What is open comes first. */
const inOrder = (documents: readonly RequiredDocument[]): readonly RequiredDocument[] =>
  documents.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))

type RowProps = { readonly placeId: number; readonly document: RequiredDocument }

function RequiredRow({ placeId, document }: RowProps) {
  const say = useSay()
  const { can } = useAccess()
  const { name, text, source, state, files, exception } = document
  return (
    <li className={styles.required}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge color={colors[state]}>{say(`documents.state_${state}`)}</Badge>
        </Group>
        <Text size="sm">{text}</Text>
        <Text size="sm" c="dimmed">
          {source}
        </Text>
        {state === 'not_needed' && exception !== null && (
          <Text size="sm">{say('documents.because', { reason: exception.reason })}</Text>
        )}
        {files.length > 0 && <DocumentList placeId={placeId} files={files} label={name} withFolder />}
        {can('required_documents.edit') && <Ways placeId={placeId} document={document} />}
      </Stack>
    </li>
  )
}

/** How a missing document is settled: a file, a paper, or a reason why it is not needed. */
function Ways(props: RowProps) {
  const { state } = props.document
  if (state === 'not_needed') return <NeededAgain {...props} />
  return state === 'missing' || state === 'expired' ? <WaysOfOpen {...props} /> : null
}

function NeededAgain({ placeId, document: { key, name } }: RowProps) {
  const say = useSay()
  const again = useRequireDocument()
  return (
    <Button
      style={{ alignSelf: 'flex-start' }}
      variant="default"
      size="sm"
      loading={again.isPending}
      aria-label={`${say('documents.needed_again')}: ${name}`}
      onClick={() =>
        again.mutate({ params: { placeId, key } }, { onError: (thrown) => toastProblem(asProblem(thrown)) })
      }
    >
      {say('documents.needed_again')}
    </Button>
  )
}

function WaysOfOpen({ placeId, document: { key, name, folder_id } }: RowProps) {
  const say = useSay()
  const [dialog, setDialog] = useState<'paper' | 'reason' | null>(null)
  const close = (): void => setDialog(null)
  return (
    <Group gap="xs">
      {folder_id !== null && (
        <UploadButton placeId={placeId} folderId={folder_id} documentKey={key} name={name} />
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconNote size={18} stroke={1.7} aria-hidden />}
        aria-label={`${say('documents.on_paper')}: ${name}`}
        onClick={() => setDialog('paper')}
      >
        {say('documents.on_paper')}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        aria-label={`${say('documents.not_needed')}: ${name}`}
        onClick={() => setDialog('reason')}
      >
        {say('documents.not_needed')}
      </Button>
      {dialog === 'paper' && (
        <DocumentForm
          placeId={placeId}
          folderId={folder_id}
          documentKey={key}
          name={name}
          file={null}
          onClose={close}
        />
      )}
      {dialog === 'reason' && <WhyNot placeId={placeId} documentKey={key} name={name} onClose={close} />}
    </Group>
  )
}

type WhyNotProps = {
  readonly placeId: number
  readonly documentKey: string
  readonly name: string
  readonly onClose: () => void
}

function WhyNot({ placeId, documentKey, name, onClose }: WhyNotProps) {
  const say = useSay()
  const except = useExceptDocument()
  /** `base`: the reason that is there already. */
  const save = async (reason: string, base: string | null): Promise<void> => {
    try {
      await except.mutateAsync({ params: { placeId, key: documentKey }, body: { reason, base } })
    } catch (thrown) {
      const isAsked = askBetween<{ readonly reason: string }>(asProblem(thrown), {
        fields: (theirs) => [{ label: say('documents.not_needed_why'), mine: reason, theirs: theirs.reason }],
        onMine: (theirs) => void save(reason, theirs.reason).catch(toastProblem),
        onTheirs: () => undefined,
      })
      if (!isAsked) throw thrown
    }
    onClose()
  }
  return (
    <ReasonQuestion
      title={say('documents.not_needed')}
      text={say('documents.not_needed_text', { name })}
      reasonLabel={say('documents.not_needed_why')}
      dangerous={false}
      onConfirm={(reason) => save(reason, null)}
      onClose={onClose}
    />
  )
}

type UploadProps = {
  readonly placeId: number
  readonly folderId: number
  readonly documentKey: string
  readonly name: string
}

function UploadButton({ name, ...target }: UploadProps) {
  const say = useSay()
  const { busy, refusals, take } = useDocumentUploads(target)
  return (
    <>
      <FileButton accept={documentMimes.join(',')} multiple onChange={(chosen) => void take(chosen)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            loading={busy}
            leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
            aria-label={`${say('documents.add')}: ${name}`}
          >
            {say('documents.add')}
          </Button>
        )}
      </FileButton>
      {refusals.map(({ name: file, text }) => (
        <Text key={file} size="sm" c="red" role="alert" w="100%">
          {file}: {text}
        </Text>
      ))}
    </>
  )
}
