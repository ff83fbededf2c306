import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import type { CallInput } from '@larder/contract/kit'
import { tickets } from '@larder/contract/tickets'
import { verifications } from '@larder/contract/verifications'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { queueOperation } from '#kit/outbox/outbox.ts'
import type { Problem } from '#kit/problem.ts'
import { query } from '#kit/query.ts'

/** The tasks of today at the place, in the language of the interface. */
export const todayOf = (placeId: number, lang: string) => query(entries.today, { params: { placeId }, query: { lang } })
export const choicesOf = (placeId: number) => query(entries.choices, { params: { placeId } })

type EntryAt = { readonly placeId: number; readonly id: number; readonly taskId: number; readonly entryId: number }
export const entryOf = (params: EntryAt, lang: string) => query(entries.get, { params, query: { lang } })
export const revisionsOf = (params: EntryAt) => query(entries.revisions, { params })

/** What an entry that came, changed or went makes stale. */
const makes_stale = [entries.today, entries.get, entries.revisions, entries.choices, activityLog.statistics, activityLog.history, verifications.list, verifications.entries, verifications.waiting, tickets.list, tickets.status, tickets.entries]

type Input = Required<Pick<CallInput<typeof entries.create>, 'params' | 'body'>>
type Entering = { readonly input: Input; readonly title: string; readonly detail: string }

async function saveEntry({ input, title, detail }: Entering): Promise<void> {
  const { uuid } = input.body
  const { placeId, taskId } = input.params
  const kept = await queueOperation({ route: entries.create, input, op_id: uuid, entity: uuid, task_id: Number(taskId), place_id: Number(placeId), title, detail, makes_stale }).then(() => true, () => false)
  // A browser that stores nothing (a policy, a full disk): saved is what the server has.
  if (!kept) await call(entries.create, input)
}

/** Saves an entry: resolves when the device holds it durably; the outbox sends it. Throws `Problem`. */
export const useCreateEntry = () => useMutation<void, Problem, Entering>({ mutationFn: saveEntry })

type Correcting<R extends typeof entries.change | typeof entries.remove> = { readonly uuid: string; readonly input: Required<Pick<CallInput<R>, 'params' | 'body'>>; readonly title: string; readonly detail: string }

/** Through the outbox too: resolves when the device holds it durably. Throws `Problem` where it could only be sent at once, and was refused. */
async function correct<R extends typeof entries.change | typeof entries.remove>(route: R, { uuid, input, title, detail }: Correcting<R>): Promise<void> {
  const { placeId, taskId } = input.params as EntryAt
  const kept = await queueOperation({ route, input: input as CallInput<R>, entity: uuid, task_id: taskId, place_id: placeId, title, detail, makes_stale }).then(() => true, () => false)
  if (!kept) await call(route, input as CallInput<R>)
}

export const useChangeEntry = () => useMutation<void, Problem, Correcting<typeof entries.change>>({ mutationFn: (given) => correct(entries.change, given) })
export const useRemoveEntry = () => useMutation<void, Problem, Correcting<typeof entries.remove>>({ mutationFn: (given) => correct(entries.remove, given) })
