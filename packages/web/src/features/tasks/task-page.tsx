import { Alert, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Task } from '@larder/contract/tasks'
import { useAccess, usePlaceId, useScale } from '#kit/access.ts'
import { useDraft, useHasDraft } from '#kit/draft.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { InputConflict, type Conflict } from '#ui/input-conflict.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { draftOf, type TaskDraft } from './editor-values.ts'
import { useGroups } from './group-field.tsx'
import {
  CorrectiveActionSection,
  FieldsSection,
  GeneralSection,
  PeopleSection,
  ScheduleSection,
  UnitsSection,
} from './task-sections.tsx'
import { dailyWork, ofBatches, type TaskArea } from './task-area.ts'
import { differences } from './task-words.ts'
import { tasksOf } from './tasks.api.ts'
import { storedDraftOf, useTaskEditor, type EditorProps, type StoredDraft } from './use-task-editor.ts'

export const TaskPage = () => <TaskOfPlace area={dailyWork} />
/** One that asks for readings of batches: the same without a schedule. */
export const BatchTaskPage = () => <TaskOfPlace area={ofBatches} />

type AreaProps = { readonly area: TaskArea }

/** One task, or a new one: its fields, schedule, people and corrective actions. */
function TaskOfPlace({ area }: AreaProps) {
  const say = useSay()
  const lang = useLanguage()
  const { place, can } = useAccess()
  const { id: ofDay, taskId } = useParams({ strict: false })
  const id = ofDay ?? taskId ?? 'new'
  const tasks = useQuery(tasksOf(usePlaceId(), lang, area))
  if (place === null || !can('tasks.edit')) return <NoPermission title={say(area.title)} />
  return (
    <QueryView query={tasks}>
      {(list) => {
        const task = list.find((one) => String(one.id) === id)
        if (id !== 'new' && task === undefined) return <NoPermission title={say(area.title)} />
        return <DraftEditor key={id} area={area} task={task} />
      }}
    </QueryView>
  )
}

/** The editor with the draft on this device, else with the task as it was when the page was opened. */
function DraftEditor({ area, task }: AreaProps & { readonly task: Task | undefined }) {
  const scale = useScale()
  const name = `task:${task?.id ?? (area === dailyWork ? 'new' : 'new-of-batches')}`
  const hasDraft = useHasDraft(name)
  const [initial, setInitial] = useState(() => storedDraftOf(area, task, scale))
  const { draft: stored, change, forget } = useDraft<StoredDraft>(name, () => initial)
  const discard = (): void => {
    forget()
    setInitial(storedDraftOf(area, task, scale))
  }
  return stored === undefined ? (
    <RowsSkeleton rows={6} />
  ) : (
    <Editor area={area} task={task} stored={stored} hasDraft={hasDraft} change={change} discard={discard} />
  )
}

function Editor(props: EditorProps & { readonly hasDraft: boolean }) {
  const { area, task, hasDraft, discard } = props
  const say = useSay()
  const [showsDraftNote, setShowsDraftNote] = useState(hasDraft)
  const { draft, set, versionQuestion, faults, save, send, leave, busy, conflict } = useTaskEditor(props)
  const ofPlan = task !== undefined && task.plan_task_id !== null
  const section = { draft, set }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeader
        title={task?.name ?? say('tasks.new_title')}
        hint={ofPlan ? say('tasks.of_plan_hint') : undefined}
      />
      <Stack gap="lg" maw={820}>
        {showsDraftNote && (
          <DraftNote
            onDiscard={() => {
              discard()
              setShowsDraftNote(false)
            }}
          />
        )}
        <GeneralSection {...section} isNew={task === undefined} ofPlan={ofPlan} />
        <FieldsSection {...section} task={task} />
        <UnitsSection {...section} />
        {area === dailyWork && <ScheduleSection {...section} />}
        {!draft.is_checklist && <CorrectiveActionSection {...section} />}
        <PeopleSection {...section} />
        {faults.length > 0 && (
          <Alert color="red" role="alert" title={say('tasks.not_saved')}>
            {faults.join(' ')}
          </Alert>
        )}
        <EditorButtons busy={busy} onCancel={() => void leave()} />
      </Stack>
      <ConfirmModal
        opened={versionQuestion.opened}
        title={say('tasks.version_title')}
        confirm={say('tasks.version_save')}
        onConfirm={() => void send()}
        onClose={versionQuestion.close}
      >
        {say('tasks.version_text')}
      </ConfirmModal>
      {conflict.theirs !== null && (
        <TaskConflict
          conflict={conflict}
          theirs={conflict.theirs}
          draft={draft}
          form={{ saving: busy, submit: () => void send() }}
          onClose={() => void leave()}
        />
      )}
    </form>
  )
}

function EditorButtons({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) {
  const say = useSay()
  return (
    <Group justify="flex-end">
      <Button variant="default" size="md" onClick={onCancel}>
        {say('ui.cancel')}
      </Button>
      <Button type="submit" size="md" loading={busy}>
        {say('ui.save')}
      </Button>
    </Group>
  )
}

type ConflictProps = {
  readonly conflict: Conflict<Task>
  readonly theirs: Task
  readonly draft: TaskDraft
  readonly form: { readonly saving: boolean; readonly submit: () => void }
  readonly onClose: () => void
}

/** Somebody else saved the task meanwhile: both versions, part by part. */
function TaskConflict({ conflict, theirs, draft, form, onClose }: ConflictProps) {
  const say = useSay()
  const scale = useScale()
  const groups = useGroups()
  const names = {
    frequencies: new Map(theirs.frequencies.map(({ id, name }) => [String(id), name])),
    groups: new Map(groups.map(({ value, label }) => [value, label])),
    units: new Map(theirs.related_entities.map(({ kind, id, name }) => [`${kind} ${id}`, name])),
  }
  return (
    <InputConflict
      conflict={conflict}
      fields={differences(say, { mine: draft, theirs: draftOf(theirs, scale), names })}
      form={form}
      onClose={onClose}
    />
  )
}
