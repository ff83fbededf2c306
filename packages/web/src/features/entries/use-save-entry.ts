import { besideUnit, localFigure } from '@larder/core/entries'
import type { entries, EntryInput, TaskOfDay } from '@larder/contract/entries'
import type { CallInput } from '@larder/contract/kit'
import { useRef } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { currentLanguage, useSay, type Say } from '#kit/i18n.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { toastWithUndo } from '#ui/undo-toast.tsx'
import { useCreateEntry, useUndoEntry } from './entries.api.ts'
import { forgetSaved, noteSaved, noteSaving, noteUndone } from './just-saved.ts'

/** The answers in words, for the list of the outbox. */
export function sayBody(say: Say, { entry_fields, comment = '' }: Omit<EntryInput, 'uuid'>): string {
  const answers = (entry_fields ?? []).map(({ value }) => {
    if (!value) return ''
    if ('temp' in value) return localFigure(besideUnit(value.temp, value.unit), currentLanguage())
    if ('amount' in value)
      return besideUnit(
        value.amount,
        typeof value.unit === 'string' ? value.unit : (value.unit?.short_name ?? null),
      )
    if ('text' in value)
      return value.text === 'done'
        ? say('entries.answer_done')
        : value.text === 'not_done'
          ? say('entries.answer_not_done')
          : value.text
    return 'description' in value ? value.description : ''
  })
  return [...answers, comment.trim()].filter((part) => part !== '').join(' · ')
}

const titleOf = ({ name, unit }: TaskOfDay): { readonly title: string } => ({
  title: unit === null ? name : `${unit.name} · ${name}`,
})

type Body = Omit<EntryInput, 'uuid'>
/** `doneAt`: when it was done, ISO; absent = now. Resolves with the uuid; null where saving failed. */
type Save = (body: Body, photos: readonly Photo[], doneAt?: string) => Promise<string | null>

type Attempt = {
  readonly uuid: string
  readonly performed_at: string
  readonly body: Body
  readonly photos: readonly Photo[]
  readonly isToday: boolean
}

export const attemptOf = (body: Body, photos: readonly Photo[] = [], doneAt?: string): Attempt => ({
  uuid: crypto.randomUUID(),
  performed_at: doneAt ?? new Date().toISOString(),
  body,
  photos,
  isToday: doneAt === undefined,
})

/** Removes the entry again; the line asks again at once. */
function useUndo(): (task: TaskOfDay, input: CallInput<typeof entries.create>, answer: string) => void {
  const say = useSay()
  const { mutateAsync } = useUndoEntry()
  return (task, { params, body }, answer) => {
    const uuid = body?.uuid ?? ''
    noteUndone(task)
    void mutateAsync({
      ...titleOf(task),
      uuid,
      detail: [say('entries.op_remove'), answer].filter((part) => part !== '').join(' · '),
      input: {
        params: { ...(params as EntryPlace), entryId: uuid },
        body: { reason: say('entries.undo_reason') },
      },
    }).catch((thrown: unknown) => toastProblem(asProblem(thrown)))
  }
}
type EntryPlace = { readonly placeId: number; readonly id: number; readonly taskId: number }

/**
 * Saves entries into the outbox, which sends them. The answer is false where that failed, and a toast says
 * why.
 */
export function useSaveAttempt(): {
  readonly saving: boolean
  readonly save: (task: TaskOfDay, attempt: Attempt) => Promise<boolean>
} {
  const say = useSay()
  const placeId = usePlaceId()
  const create = useCreateEntry()
  const undo = useUndo()
  const save = async (task: TaskOfDay, attempt: Attempt): Promise<boolean> => {
    const { uuid, performed_at, body, photos, isToday } = attempt
    const input = {
      params: { placeId, id: task.task_subtype_id, taskId: task.id },
      body: { uuid, performed_at, ...body },
    }
    const answer = sayBody(say, body)
    // Of another day there is no line of today's list.
    if (isToday) noteSaving(task)
    try {
      await create.mutateAsync({ input, ...titleOf(task), detail: answer, photos })
    } catch (thrown) {
      forgetSaved(task)
      toastProblem(asProblem(thrown))
      return false
    }
    const takeBack = (): void => undo(task, input, answer)
    if (isToday) noteSaved(task, { answer, performed_at, undo: takeBack })
    else toastWithUndo(say(navigator.onLine ? 'entries.saved' : 'outbox.saved_here'), takeBack)
    return true
  }
  return { saving: create.isPending, save }
}

/**
 * Saves an entry of the task. A retry of the same body keeps its uuid and time, so that it cannot create a
 * second entry.
 */
export function useSaveEntry(task: TaskOfDay): { readonly saving: boolean; readonly save: Save } {
  const { saving, save: saveAttempt } = useSaveAttempt()
  const last = useRef<{ readonly text: string; readonly attempt: Attempt } | null>(null)
  const save: Save = async (body, photos, doneAt) => {
    const text = JSON.stringify([body, doneAt])
    if (last.current?.text !== text) last.current = { text, attempt: attemptOf(body, photos, doneAt) }
    const { attempt } = last.current
    if (!(await saveAttempt(task, { ...attempt, photos }))) return null
    last.current = null
    return attempt.uuid
  }
  return { saving, save }
}
