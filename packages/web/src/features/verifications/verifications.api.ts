import { verifications, type VerificationTask } from '@larder/contract/verifications'
import { query, useCall } from '#kit/query.ts'

export const verificationTasksOf = (placeId: number, lang: string) =>
  query(verifications.list, { params: { placeId }, query: { lang } })
/** How many entries of the place wait. */
export const waitingOf = (placeId: number) => query(verifications.waiting, { params: { placeId } })
type Range = {
  readonly fromDate: string
  readonly toDate: string
  readonly lang: string
  readonly page: number
  readonly perPage: number
}

/** Entries of a task that wait, oldest first. */
export const waitingEntriesOf = (
  placeId: number,
  {
    task_subtype_id: id,
    task_id: taskId,
    oldest_date,
  }: { readonly task_subtype_id: number; readonly task_id: number; readonly oldest_date: string | null },
  { toDate, ...page }: Omit<Range, 'fromDate'>,
) =>
  query(verifications.entries, {
    params: { placeId, id },
    query: { fromDate: oldest_date ?? toDate, toDate, taskId, waiting: 'true', ...page },
  })

export const verifiedEntriesOf = (
  placeId: number,
  { task_subtype_id: id, task_id: taskId }: Pick<VerificationTask, 'task_id' | 'task_subtype_id'>,
  range: Range,
) => query(verifications.entries, { params: { placeId, id }, query: { ...range, taskId } })
export const verifiedVersionsOf = (
  placeId: number,
  { id, taskId, lang }: { readonly id: number; readonly taskId: number; readonly lang: string },
) => query(verifications.versions, { params: { placeId, id }, query: { taskId, lang } })

export const useVerify = () => useCall(verifications.verify)
export const useVerifyAll = () => useCall(verifications.verifyAll)
