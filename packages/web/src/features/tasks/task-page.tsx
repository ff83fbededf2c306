import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { TemperatureUnit } from '@larder/core/haccp'
import { tasks as taskRoutes, type Task } from '@larder/contract/tasks'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { useDraft, useHasDraft, type DraftOf } from '#kit/draft.ts'
import { describeFieldError } from '#kit/form.ts'
import { useLanguage, useSay, type Say } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmQuestion } from '#ui/confirm-question.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { blank, bodyOf, draftOf, type TaskDraft } from './editor-values.ts'
import { LinesEditor } from './lines-editor.tsx'
import { useGroups } from './group-field.tsx'
import { PeopleFields } from './people-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { Options, StepsEditor } from './steps-editor.tsx'
import { kindNames } from './task-kinds.ts'
import { differences } from './task-words.ts'
import { UnitsFields } from './units-fields.tsx'
import { tasksOf, useAskNewVersion, useChangeTask, useCreateTask } from './tasks.api.ts'

/** One task, or a new one: what is asked, how often, of whom, and what is done when something is wrong. */
export function TaskPage() {
  const say = useSay()
  const lang = useLanguage()
  const { place, can } = useAccess()
  const { id = 'new' } = useParams({ strict: false })
  const tasks = useQuery(tasksOf(usePlaceId(), lang))
  if (place === null || !can('tasks.edit')) return <NoPermission title={say('nav.monitoring_tasks')} />
  return (
    <QueryView query={tasks}>
      {(known) => {
        const task = known.find((one) => String(one.id) === id)
        if (id !== 'new' && task === undefined) return <NoPermission title={say('nav.monitoring_tasks')} />
        return <Draft key={id} task={task} />
      }}
    </QueryView>
  )
}

/** The part of the form that a fault is about: «Line 2: ». */
function whereOf(say: Say, { steps }: TaskDraft, field: string): string {
  const [list, index] = field.split('.')
  const name =
    list === 'task_steps'
      ? steps[Number(index)]?.name || say('tasks.field', { number: Number(index) + 1 })
      : list === 'sub_tasks'
        ? say('tasks.line', { number: Number(index) + 1 })
        : list === 'related_entities'
          ? say('tasks.where')
          : list === 'custom_frequency' || list === 'task_frequency_type_id'
            ? say('tasks.schedule')
            : list === 'name'
              ? say('tasks.name')
              : list === 'task_subtype_id'
                ? say('tasks.kind')
                : ''
  return name === '' ? '' : `${name}: `
}

/** What is typed, and the version that it was typed over. */
type Kept = { readonly version: number; readonly draft: TaskDraft }
type EditorProps = {
  readonly task: Task | undefined
  readonly kept: Kept
  /** Was typed before and not saved. */ readonly found: boolean
  readonly change: DraftOf<Kept>['change']
  readonly forget: () => void
}

/** The editor with what was typed before, else with the task as it was when the page was opened. */
function Draft({ task }: { readonly task: Task | undefined }) {
  const scale = useScale()
  const name = `task:${task?.id ?? 'new'}`
  const found = useHasDraft(name)
  const [opened, setOpened] = useState(() => openedAs(task, scale))
  const { draft: kept, change, forget } = useDraft<Kept>(name, () => opened)
  const begin = (): void => {
    forget()
    setOpened(openedAs(task, scale))
  }
  return kept === undefined ? (
    <RowsSkeleton rows={6} />
  ) : (
    <Editor task={task} kept={kept} found={found} change={change} forget={begin} />
  )
}

const useScale = (): TemperatureUnit => (useCompanyFormat().temperatureUnit === '°F' ? 'F' : 'C')
const openedAs = (task: Task | undefined, scale: TemperatureUnit): Kept => ({
  version: task?.version ?? 0,
  draft: task === undefined ? blank(false) : draftOf(task, scale),
})

function useEditor({ task, kept: { version, draft }, change: keep, forget }: EditorProps) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const navigate = useNavigate()
  const scale = useScale()
  const [asking, setAsking] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const create = useCreateTask()
  const change = useChangeTask()
  const ask = useAskNewVersion()
  const conflict = useConflict<Task>(task === undefined ? null : { ...task, version }, taskRoutes.list)

  const refuse = (thrown: unknown): void => {
    const problem = asProblem(thrown)
    if (conflict.onProblem(problem)) return
    setFaults(
      problem.errors.map((fault) => `${whereOf(say, draft, fault.field)}${describeFieldError(fault)}.`),
    )
    if (problem.errors.length === 0) toastProblem(problem)
  }
  const changed = (of: Task) => {
    const { name, instructionText, task_subtype_id: _, is_checklist: __, ...rest } = bodyOf(draft, scale)
    return of.plan_task_id === null ? { ...rest, name, instructionText } : rest
  }
  const leave = async (): Promise<void> => {
    await navigate({ to: paths.activityLogTasks })
    forget()
  }
  const send = async (): Promise<void> => {
    setAsking(false)
    try {
      if (task === undefined)
        await create.mutateAsync({ params: { placeId }, query: { lang }, body: bodyOf(draft, scale) })
      else
        await change.mutateAsync({
          params: { placeId, id: task.id },
          query: { lang },
          body: { ...changed(task), version: conflict.latest()?.version ?? version },
        })
      toast('success', say('tasks.saved', { name: draft.name }))
      await leave()
    } catch (thrown) {
      refuse(thrown)
    }
  }
  /** Asks first where entries that are there would read wrongly. */
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFaults([])
    if (task === undefined) return send()
    try {
      const { is_new_version_required } = await ask.mutateAsync({
        params: { placeId, id: task.id },
        body: changed(task),
      })
      if (is_new_version_required) setAsking(true)
      else await send()
    } catch (thrown) {
      refuse(thrown)
    }
  }
  const busy = create.isPending || change.isPending || ask.isPending
  return {
    draft,
    set: (part: Partial<TaskDraft>) => keep((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    asking,
    setAsking,
    faults,
    save,
    send,
    leave,
    busy,
    conflict,
  }
}

function Editor(props: EditorProps) {
  const { task, found, forget } = props
  const say = useSay()
  const [wasFound, setWasFound] = useState(found)
  const { draft, set, asking, setAsking, faults, save, send, leave, busy, conflict } = useEditor(props)
  const ofPlan = task !== undefined && task.plan_task_id !== null
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeader
        title={task?.name ?? say('tasks.new_title')}
        hint={ofPlan ? say('tasks.of_plan_hint') : undefined}
      />
      <Stack gap="lg" maw={820}>
        {wasFound && (
          <DraftNote
            onDiscard={() => {
              forget()
              setWasFound(false)
            }}
          />
        )}
        <General task={task} draft={draft} set={set} ofPlan={ofPlan} />
        <section aria-label={say(draft.is_checklist ? 'tasks.lines' : 'tasks.fields')}>
          <Title order={2} mb="sm">
            {say(draft.is_checklist ? 'tasks.lines' : 'tasks.fields')}
          </Title>
          {draft.is_checklist ? (
            <LinesEditor
              kind={draft.kind}
              lines={draft.lines}
              known={task?.sub_tasks ?? []}
              onChange={(lines) => set({ lines })}
            />
          ) : (
            <StepsEditor steps={draft.steps} onChange={(steps) => set({ steps })} />
          )}
        </section>
        <Section title={say('tasks.where')}>
          <UnitsFields draft={draft} onChange={set} />
        </Section>
        <Section title={say('tasks.schedule')}>
          <ScheduleFields kind={draft.kind} draft={draft} onChange={set} />
        </Section>
        {!draft.is_checklist && (
          <Section title={say('entries.corrective_action')}>
            <Textarea
              label={say('tasks.action_text')}
              autosize
              minRows={2}
              maxLength={2_000}
              value={draft.action_text}
              onChange={(event) => set({ action_text: event.currentTarget.value })}
            />
            <Options
              breach={false}
              options={draft.actions}
              add={say('tasks.add_action')}
              onChange={(actions) => set({ actions })}
            />
            <Checkbox
              py={10}
              label={say('tasks.own_actions')}
              checked={draft.action_own}
              onChange={(event) => set({ action_own: event.currentTarget.checked })}
            />
          </Section>
        )}
        <Section title={say('tasks.people')}>
          <PeopleFields draft={draft} onChange={set} />
        </Section>
        {faults.length > 0 && (
          <Alert color="red" role="alert" title={say('tasks.not_saved')}>
            {faults.join(' ')}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={() => void leave()}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" size="md" loading={busy}>
            {say('ui.save')}
          </Button>
        </Group>
      </Stack>
      <ConfirmQuestion
        opened={asking}
        title={say('tasks.version_title')}
        confirm={say('tasks.version_save')}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        {say('tasks.version_text')}
      </ConfirmQuestion>
      {conflict.theirs !== null && (
        <BothVersions
          conflict={conflict}
          draft={draft}
          saving={busy}
          onSend={() => void send()}
          onClose={() => void leave()}
        />
      )}
    </form>
  )
}

type BothProps = {
  readonly conflict: ReturnType<typeof useConflict<Task>>
  readonly draft: TaskDraft
  readonly saving: boolean
  readonly onSend: () => void
  readonly onClose: () => void
}

function BothVersions({ conflict, draft, saving, onSend, onClose }: BothProps) {
  const say = useSay()
  const scale = useScale()
  const groups = useGroups()
  const { theirs } = conflict
  if (theirs === null) return null
  const named = {
    frequencies: new Map(theirs.frequencies.map(({ id, name }) => [String(id), name])),
    groups: new Map(groups.map(({ value, label }) => [value, label])),
    units: new Map(theirs.related_entities.map(({ kind, id, name }) => [`${kind} ${id}`, name])),
  }
  return (
    <InputConflict
      conflict={conflict}
      fields={differences(say, { mine: draft, theirs: draftOf(theirs, scale), named })}
      form={{ saving, submit: onSend }}
      onClose={onClose}
    />
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Card>
        <Stack gap="md">{children}</Stack>
      </Card>
    </section>
  )
}

type GeneralProps = {
  readonly task: Task | undefined
  readonly draft: TaskDraft
  readonly set: (part: Partial<TaskDraft>) => void
  readonly ofPlan: boolean
}

function General({ task, draft, set, ofPlan }: GeneralProps) {
  const say = useSay()
  const kinds = Object.entries(kindNames).map(([value, key]) => ({ value, label: say(key) }))
  return (
    <Card>
      <Stack gap="md">
        {task !== undefined && (
          <Switch
            size="md"
            label={say('tasks.state_active')}
            description={say('tasks.active_hint')}
            checked={draft.active}
            onChange={(event) => set({ active: event.currentTarget.checked })}
          />
        )}
        <TextInput
          label={say('tasks.name')}
          required
          maxLength={255}
          disabled={ofPlan}
          value={draft.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={say('tasks.kind')}
          required
          disabled={task !== undefined}
          data={[{ value: '', label: say('ui.choose'), disabled: true }, ...kinds]}
          value={draft.kind}
          onChange={(event) => set({ kind: event.currentTarget.value })}
        />
        {task === undefined && (
          <NativeSelect
            label={say('tasks.form_or_list')}
            data={[
              { value: 'form', label: say('tasks.form') },
              { value: 'list', label: say('tasks.checklist') },
            ]}
            value={draft.is_checklist ? 'list' : 'form'}
            onChange={(event) =>
              set({
                is_checklist: event.currentTarget.value === 'list',
                steps: blank(event.currentTarget.value === 'list').steps,
                lines: blank(event.currentTarget.value === 'list').lines,
              })
            }
          />
        )}
        <Textarea
          label={say('tasks.instruction')}
          autosize
          minRows={2}
          maxLength={10_000}
          disabled={ofPlan}
          value={draft.instruction}
          onChange={(event) => set({ instruction: event.currentTarget.value })}
        />
        <TextInput
          label={say('tasks.instruction_summary')}
          maxLength={2_000}
          value={draft.summary}
          onChange={(event) => set({ summary: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}
