import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import type { CallInput } from '@larder/contract/kit'
import { verifications } from '@larder/contract/verifications'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { queueOperation } from '#kit/outbox/outbox.ts'
import type { Problem } from '#kit/problem.ts'
import { query } from '#kit/query.ts'

/** The tasks of today at the place, in the language of the interface. */
export const todayOf = (placeId: number, lang: string) => query(entries.today, { params: { placeId }, query: { lang } })
export const choicesOf = (placeId: number) => query(entries.choices, { params: { placeId } })

type Input = Required<Pick<CallInput<typeof entries.create>, 'params' | 'body'>>
type Entering = { readonly input: Input; readonly title: string; readonly detail: string }

async function saveEntry({ input, title, detail }: Entering): Promise<void> {
  const { uuid } = input.body
  const { placeId, taskId } = input.params
  const kept = await queueOperation({ route: entries.create, input, op_id: uuid, entity: uuid, task_id: Number(taskId), place_id: Number(placeId), title, detail, makes_stale: [entries.today, activityLog.statistics, activityLog.history, verifications.list, verifications.waiting] }).then(() => true, () => false)
  // A browser that stores nothing (a policy, a full disk): saved is what the server has.
  if (!kept) await call(entries.create, input)
}

/** Saves an entry: resolves when the device holds it durably; the outbox sends it. Throws `Problem`. */
export const useCreateEntry = () => useMutation<void, Problem, Entering>({ mutationFn: saveEntry })
