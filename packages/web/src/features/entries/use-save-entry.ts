import { besideUnit, localFigure } from '@larder/core/entries'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
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
function sayBody(say: Say, { entry_fields, comment = '' }: Omit<EntryInput, 'uuid'>): string {
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

/** `doneAt`: when it was done, ISO; absent = now. */
type Save = (body: Omit<EntryInput, 'uuid'>, photos: readonly Photo[], doneAt?: string) => Promise<boolean>

/**
 * Saves an entry into the outbox, which sends it. A retry of the same body keeps its uuid and time, so that
 * it cannot create a second entry.
 */
export function useSaveEntry(task: TaskOfDay): { readonly saving: boolean; readonly save: Save } {
  const say = useSay()
  const placeId = usePlaceId()
  const create = useCreateEntry()
  const undo = useUndoEntry()
  const attempt = useRef<{
    readonly uuid: string
    readonly performed_at: string
    readonly text: string
  } | null>(null)
  const save: Save = async (body, photos, doneAt) => {
    const text = JSON.stringify([body, doneAt])
    if (attempt.current?.text !== text)
      attempt.current = { uuid: crypto.randomUUID(), performed_at: doneAt ?? new Date().toISOString(), text }
    const { uuid, performed_at } = attempt.current
    const input = {
      params: { placeId, id: task.task_subtype_id, taskId: task.id },
      body: { uuid, performed_at, ...body },
    }
    const answer = sayBody(say, body)
    // Of another day there is no card of today's list.
    if (doneAt === undefined) noteSaving(task)
    try {
      await create.mutateAsync({
        input,
        ...titleOf(task),
        detail: answer,
        photos,
      })
    } catch (thrown) {
      forgetSaved(task)
      toastProblem(asProblem(thrown))
      return false
    }
    attempt.current = null
    if (doneAt === undefined) noteSaved(task, answer)
    toastWithUndo(say(navigator.onLine ? 'entries.saved' : 'outbox.saved_here'), () => {
      noteUndone(task)
      void undo
        .mutateAsync({
          ...titleOf(task),
          uuid,
          detail: [say('entries.op_remove'), answer].filter((part) => part !== '').join(' · '),
          input: {
            params: { ...input.params, entryId: uuid },
            body: { reason: say('entries.undo_reason') },
          },
        })
        .catch((thrown: unknown) => toastProblem(asProblem(thrown)))
    })
    return true
  }
  return { saving: create.isPending, save }
}
