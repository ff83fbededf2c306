import { besideUnit, localFigure } from '@larder/core/entries'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
import { useRef } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { currentLanguage, useSay, type Say } from '#kit/i18n.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useCreateEntry } from './entries.api.ts'

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
    try {
      await create.mutateAsync({
        input,
        title: task.unit === null ? task.name : `${task.unit.name} · ${task.name}`,
        detail: sayBody(say, body),
        photos,
      })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
    attempt.current = null
    toast('success', say(navigator.onLine ? 'entries.saved' : 'outbox.saved_here'))
    return true
  }
  return { saving: create.isPending, save }
}
