import type { TeamTaskEntry } from '@larder/contract/team-tasks'
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { describeFileProblem } from '#kit/file-problem.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { isPhoto, type AttachedFile } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { DateInput } from '#ui/date-input.tsx'
import { FileField } from '#ui/file-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { PhotoList } from '#ui/photo-list.tsx'
import { EntryHistory, type Subject } from './entry-history.tsx'
import { sendScan, useChangeEntry, useCreateEntry, useRemoveScan } from './team-tasks.api.ts'

type Props = Subject & { readonly onClose: () => void }

/** Certificates or trainings of a person for one requirement: a new one, and those that are there. */
export function EntryForm({ onClose, ...subject }: Props) {
  const say = useSay()
  useFocusBack()
  const [entry, setEntry] = useState<TeamTaskEntry | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('team_tasks.entry_of', {
        requirement: subject.requirement.name,
        person: subject.person.name,
      })}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <Fields key={entry?.id ?? 'new'} {...subject} entry={entry} onClose={onClose} />
      {entry === null && <EntryHistory {...subject} onEdit={setEntry} />}
    </Modal>
  )
}

/** Null = a new one is added. */
type FieldsProps = Props & { readonly entry: TeamTaskEntry | null }

function Fields(props: FieldsProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const [scan, setScan] = useState<Scan>({ chosen: [], isRemoved: false })
  const { field, submit, saving } = useEntryForm(props, scan)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <DateInput {...field('date')} label={say('team_tasks.date')} pattern={datePattern} required />
        <DateInput
          {...field('valid_until')}
          label={say('team_tasks.valid_until')}
          description={say('team_tasks.valid_until_hint')}
          pattern={datePattern}
        />
        <TextInput {...field('trainer')} label={say('team_tasks.trainer')} maxLength={255} />
        <Textarea {...field('comment')} label={say('team_tasks.comment')} maxLength={1000} autosize />
        <ScanField entry={props.entry} scan={scan} onChange={setScan} />
      </Stack>
      <FormButtons saving={saving} onCancel={props.onClose} submit={undefined} mt="lg" />
    </form>
  )
}

type Scan = { readonly chosen: readonly AttachedFile[]; readonly isRemoved: boolean }

type ScanProps = {
  readonly entry: TeamTaskEntry | null
  readonly scan: Scan
  readonly onChange: (scan: Scan) => void
}

/** The scan or photo: the present one, and another one in place of it. */
function ScanField({ entry, scan, onChange }: ScanProps) {
  const say = useSay()
  const present = scan.isRemoved || scan.chosen.length > 0 ? null : (entry?.file ?? null)
  return (
    <Stack gap={6}>
      <FileField
        label={say('team_tasks.scan')}
        files={scan.chosen}
        onChange={(files) => onChange({ ...scan, chosen: files.slice(-1) })}
      />
      {present !== null && (
        <Group gap="sm">
          <PhotoList list={[present]} label={say('team_tasks.scan')} />
          <Button variant="subtle" size="md" onClick={() => onChange({ chosen: [], isRemoved: true })}>
            {say('team_tasks.remove_scan')}
          </Button>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {say('team_tasks.scan_hint')}
      </Text>
    </Stack>
  )
}

function useEntryForm({ placeId, person, requirement, entry, onClose }: FieldsProps, scan: Scan) {
  const create = useCreateEntry()
  const change = useChangeEntry()
  const saveScan = useSaveScan(placeId)
  const { place } = useAccess()
  const { datePattern } = useCompanyFormat()
  const day = (value: string | null): string => (value ? formatDate(value, datePattern) : '')
  return useCallForm({
    initialValues: {
      date: entry?.date ?? todayAt(place?.timezone),
      valid_until: entry?.valid_until ?? '',
      trainer: entry?.trainer ?? '',
      comment: entry?.comment ?? '',
    },
    validate: { date: required },
    changes: {
      opened: entry,
      words: { date: day, valid_until: day },
      onTheirs: onClose,
    },
    save: async ({ date, valid_until, trainer, comment }, base) => {
      const fields = {
        date,
        valid_until: valid_until === '' ? null : valid_until,
        trainer: trainer.trim(),
        comment: comment.trim(),
      }
      const { id: team_task_id, default_key } = requirement
      const saved =
        entry === null
          ? await create.mutateAsync({
              params: { placeId },
              query: {},
              body: { ...fields, worker_id: person.id, team_task_id, default_key },
            })
          : await change.mutateAsync({
              params: { placeId, id: entry.id },
              query: {},
              body: { ...fields, ...base },
            })
      const fault = await saveScan(saved, scan)
      // The rest is saved: it must not be sent twice because of the scan.
      toast(fault === null ? 'success' : 'error', fault ?? texts.t('team_tasks.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}

/** Sends or removes the scan of a saved entry; answers why it was refused, null where it is saved. */
function useSaveScan(placeId: number) {
  const client = useQueryClient()
  const remove = useRemoveScan()
  return async (
    { id, file, version }: TeamTaskEntry,
    { chosen, isRemoved }: Scan,
  ): Promise<string | null> => {
    const [photo] = chosen.filter(isPhoto)
    try {
      if (photo !== undefined) await sendScan(client, { placeId, id, version }, photo)
      else if (isRemoved && file !== null)
        await remove.mutateAsync({ params: { placeId, id }, query: { base_version: version } })
      return null
    } catch (thrown) {
      return `${texts.t('team_tasks.scan_failed')} ${describeFileProblem(asProblem(thrown))}`
    }
  }
}
