import { besideUnit } from '@larder/core/entries'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
import { useRef } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useSay, type Say } from '#kit/i18n.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useCreateEntry } from './entries.api.ts'

/** What was entered, for the list of what waits. */
function sayBody(say: Say, { entry_fields, comment = '' }: Omit<EntryInput, 'uuid'>): string {
  const told = (entry_fields ?? []).map(({ value }) => {
    if (!value) return ''
    if ('temp' in value) return besideUnit(value.temp, value.unit)
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
  return [...told, comment.trim()].filter((part) => part !== '').join(' · ')
}

/** `doneAt`: when it was done, ISO; absent = now. */
type Save = (body: Omit<EntryInput, 'uuid'>, photos: readonly Photo[], doneAt?: string) => Promise<boolean>

/**
 * The one way an entry leaves the form: into the outbox, which sends it. The uuid and the time stay with the
 * body they
 * were made for: trying again cannot make a second entry.
 */
export function useSaveEntry(task: TaskOfDay): { readonly saving: boolean; readonly save: Save } {
  const say = useSay()
  const placeId = usePlaceId()
  const create = useCreateEntry()
  const tried = useRef<{
    readonly uuid: string
    readonly performed_at: string
    readonly text: string
  } | null>(null)
  const save: Save = async (body, photos, doneAt) => {
    const text = JSON.stringify([body, doneAt])
    if (tried.current?.text !== text)
      tried.current = { uuid: crypto.randomUUID(), performed_at: doneAt ?? new Date().toISOString(), text }
    const { uuid, performed_at } = tried.current
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
    tried.current = null
    toast('success', say(navigator.onLine ? 'entries.saved' : 'outbox.saved_here'))
    return true
  }
  return { saving: create.isPending, save }
}
