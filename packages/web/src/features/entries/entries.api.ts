import { entries } from '@larder/contract/entries'
import type { CallInput } from '@larder/contract/kit'
import { places } from '@larder/contract/places'
import { sensorReadings } from '@larder/contract/sensor-readings'
import { tasks } from '@larder/contract/tasks'
import { useMutation } from '@tanstack/react-query'
import { saveOperation } from '#kit/outbox/save.ts'
import { withdraw } from '#kit/outbox/changes.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import type { Problem } from '#kit/problem.ts'
import { query, useCall } from '#kit/query.ts'

/** The tasks of today at the place, or of another day, in the language of the interface. */
export const todayOf = (placeId: number, lang: string, date?: string) =>
  query(entries.today, { params: { placeId }, query: { lang, ...(date !== undefined && { date }) } })
export const placeOf = (placeId: number) => query(places.get, { params: { placeId } })
/** Daily tasks of a new plan begin today, not with the next opening. */
export const useStartToday = () => useCall(tasks.startToday)
/** Sensors with their current values. */
export const sensorsOf = (placeId: number) => query(sensorReadings.list, { params: { placeId } })
export const choicesOf = (placeId: number) => query(entries.choices, { params: { placeId } })

type EntryAt = {
  readonly placeId: number
  readonly id: number
  readonly taskId: number
  readonly entryId: number
}
export const entryOf = (params: EntryAt, lang: string) => query(entries.get, { params, query: { lang } })
/** With the words of the plan in the reader's language. */
export const revisionsOf = (params: EntryAt, lang: string) =>
  query(entries.revisions, { params, query: { lang } })

type Input = Required<Pick<CallInput<typeof entries.create>, 'params' | 'body'>>
type NewEntry = {
  readonly input: Input
  readonly title: string
  readonly detail: string
  readonly photos: readonly Photo[]
}

async function saveEntry({ input, ...facts }: NewEntry): Promise<void> {
  const { uuid } = input.body
  const { placeId, taskId } = input.params
  await saveOperation({
    ...facts,
    route: entries.create,
    input,
    op_id: uuid,
    entity: uuid,
    task_id: Number(taskId),
    place_id: Number(placeId),
  })
}

/** Saves an entry: resolves when the device holds it durably; the outbox sends it. Throws `Problem`. */
export const useCreateEntry = () => useMutation<void, Problem, NewEntry>({ mutationFn: saveEntry })

/** For good, and at once: nothing waits in the outbox to be erased. */
export const useEraseEntry = () => useCall(entries.erase)

type Correction<R extends typeof entries.change | typeof entries.remove> = {
  readonly uuid: string
  readonly input: Required<Pick<CallInput<R>, 'params' | 'body'>>
  readonly title: string
  readonly detail: string
  readonly photos?: readonly Photo[]
}

/**
 * Through the outbox too: resolves when the device holds it durably. Throws `Problem` where it could only be
 * sent at once, and was refused.
 */
async function correct<R extends typeof entries.change | typeof entries.remove>(
  route: R,
  { uuid, input, ...facts }: Correction<R>,
): Promise<void> {
  const { placeId, taskId } = input.params as EntryAt
  await saveOperation({
    ...facts,
    route,
    input: input as CallInput<R>,
    entity: uuid,
    task_id: taskId,
    place_id: placeId,
  })
}

export const useChangeEntry = () =>
  useMutation<void, Problem, Correction<typeof entries.change>>({
    mutationFn: (correction) => correct(entries.change, correction),
  })
export const useRemoveEntry = () =>
  useMutation<void, Problem, Correction<typeof entries.remove>>({
    mutationFn: (correction) => correct(entries.remove, correction),
  })

/**
 * Undoes an entry right after saving: an unsent one leaves the outbox, a sent one is removed with its reason
 * and stays in the history.
 */
async function undoEntry(entry: Correction<typeof entries.remove>): Promise<void> {
  if (!(await withdraw(entry.uuid))) await correct(entries.remove, entry)
}
export const useUndoEntry = () =>
  useMutation<void, Problem, Correction<typeof entries.remove>>({ mutationFn: undoEntry })
