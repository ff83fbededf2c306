/**
 * The state of a task's editor: its draft, and saving it. Where a change would make existing entries read
 * wrongly, the user confirms a new version of the task first.
 */
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import type { TemperatureUnit } from '@larder/core/haccp'
import { tasks as taskRoutes, type Task } from '@larder/contract/tasks'
import { usePlaceId, useScale } from '#kit/access.ts'
import type { DraftOf } from '#kit/draft.ts'
import { describeFieldError } from '#kit/form.ts'
import { useLanguage, useSay, type Say } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useConflict, type Conflict } from '#ui/input-conflict.tsx'
import { blank, bodyOf, draftOf, type TaskDraft } from './editor-values.ts'
import type { TaskArea } from './task-area.ts'
import { useAskNewVersion, useChangeTask, useCreateTask } from './tasks.api.ts'

/** The fields of the editor, and the version of the task that they change. */
export type StoredDraft = { readonly version: number; readonly draft: TaskDraft }

export type EditorProps = {
  readonly area: TaskArea
  /** Undefined for a new task. */
  readonly task: Task | undefined
  readonly stored: StoredDraft
  readonly change: DraftOf<StoredDraft>['change']
  readonly discard: () => void
}

/** A task that is asked for each batch has no days. */
const whenNeeded = { frequency: '10', times: [] } as const

export const storedDraftOf = (
  { taskTypeId }: TaskArea,
  task: Task | undefined,
  scale: TemperatureUnit,
): StoredDraft => ({
  version: task?.version ?? 0,
  draft:
    task === undefined ? { ...blank(false), ...(taskTypeId !== null && whenNeeded) } : draftOf(task, scale),
})

/** The name of the part of the form that a field of the body belongs to; empty for all others. */
function partName(say: Say, { steps }: TaskDraft, field: string): string {
  const [list, position] = field.split('.')
  const index = Number(position)
  switch (list) {
    case 'task_steps':
      return steps[index]?.name || say('tasks.field', { number: index + 1 })
    case 'sub_tasks':
      return say('tasks.line', { number: index + 1 })
    case 'related_entities':
      return say('tasks.where')
    case 'custom_frequency':
    case 'task_frequency_type_id':
      return say('tasks.schedule')
    case 'name':
      return say('tasks.name')
    case 'task_subtype_id':
      return say('tasks.kind')
    default:
      return ''
  }
}

/** The fields of a task that can change: the plan's tasks keep name and instruction, every task its kind. */
function changesOf(task: Task, draft: TaskDraft, scale: TemperatureUnit) {
  const { name, instructionText, task_subtype_id: _, is_checklist: __, ...rest } = bodyOf(draft, scale)
  return task.plan_task_id === null ? { ...rest, name, instructionText } : rest
}

/** Sends a new task, or the changes of an existing one. */
function useSaveTask({ taskTypeId }: TaskArea, task: Task | undefined, draft: TaskDraft) {
  const lang = useLanguage()
  const placeId = usePlaceId()
  const scale = useScale()
  const create = useCreateTask()
  const change = useChangeTask()
  const check = useAskNewVersion()
  return {
    busy: create.isPending || change.isPending || check.isPending,
    needsNewVersion: async (): Promise<boolean> => {
      if (task === undefined) return false
      const params = { placeId, id: task.id }
      const answer = await check.mutateAsync({ params, body: changesOf(task, draft, scale) })
      return answer.is_new_version_required
    },
    saveOver: async (version: number): Promise<void> => {
      if (task === undefined)
        await create.mutateAsync({
          params: { placeId },
          query: { lang, ...(taskTypeId !== null && { taskTypeId }) },
          body: bodyOf(draft, scale),
        })
      else
        await change.mutateAsync({
          params: { placeId, id: task.id },
          query: { lang },
          body: { ...changesOf(task, draft, scale), version },
        })
    },
  }
}

/** Why the last save failed, as sentences; a version conflict opens its dialog instead. */
function useFaults(draft: TaskDraft, conflict: Conflict<Task>) {
  const say = useSay()
  const [faults, setFaults] = useState<readonly string[]>([])
  const describe = (field: string, fault: string): string => {
    const part = partName(say, draft, field)
    return part === '' ? `${fault}.` : `${part}: ${fault}.`
  }
  return {
    faults,
    clear: () => setFaults([]),
    show: (thrown: unknown): void => {
      const problem = asProblem(thrown)
      if (conflict.onProblem(problem)) return
      setFaults(problem.errors.map((error) => describe(error.field, describeFieldError(error))))
      if (problem.errors.length === 0) toastProblem(problem)
    },
  }
}

export function useTaskEditor({ area, task, stored: { version, draft }, change, discard }: EditorProps) {
  const say = useSay()
  const navigate = useNavigate()
  const [asksForVersion, setAsksForVersion] = useState(false)
  const conflict = useConflict<Task>(task === undefined ? null : { ...task, version }, taskRoutes.list)
  const { faults, clear, show } = useFaults(draft, conflict)
  const { busy, needsNewVersion, saveOver } = useSaveTask(area, task, draft)
  const leave = async (): Promise<void> => {
    await navigate({ to: area.list })
    discard()
  }
  const send = async (): Promise<void> => {
    setAsksForVersion(false)
    try {
      await saveOver(conflict.latest()?.version ?? version)
      toast('success', say('tasks.saved', { name: draft.name }))
      await leave()
    } catch (thrown) {
      show(thrown)
    }
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    clear()
    try {
      if (await needsNewVersion()) setAsksForVersion(true)
      else await send()
    } catch (thrown) {
      show(thrown)
    }
  }
  return {
    draft,
    set: (part: Partial<TaskDraft>) => change((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    versionQuestion: { opened: asksForVersion, close: () => setAsksForVersion(false) },
    faults,
    save,
    send,
    leave,
    busy,
    conflict,
  }
}
