/** Clears up what was announced and never came, and contents that nothing names any more. */
import { inTransaction } from '#db/transaction.ts'
import { fileStore } from '#kit/files.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import type { Schedules } from '#kit/schedules.ts'
import { discardWaitingFile, findNamedContents, forgetReleasedContents } from './files.queries.ts'
import { sinceReleased } from './storage.ts'

const asNobody = (platform: Platform) =>
  ({
    credential: { kind: 'anonymous' },
    role: 'larder_public',
    writes: true,
    place_id: null,
    company_id: null,
    now: platform.now(),
  }) as const

const discardWaiting: JobHandler = (platform, payload) => {
  const now = platform.now()
  const { file_id } = payload as { file_id: number }
  return inTransaction(platform.pool, asNobody(platform), async (db) => {
    await discardWaitingFile(db, file_id, now.toISOString())
  })
}

/**
 * Refused, replaced and removed contents go after a day, unless a record or a version of the plan needs them.
 */
const sweep: JobHandler = async (platform) => {
  const since = sinceReleased(platform.now())
  const findNamed = (sha256s: readonly string[]) =>
    inTransaction(platform.pool, asNobody(platform), (db) => findNamedContents(db, sha256s, since))
  const count = await fileStore(platform).sweep({ stored_before: new Date(since), findNamed })
  await inTransaction(platform.pool, asNobody(platform), (db) => forgetReleasedContents(db, since))
  if (count > 0) platform.log.info({ count }, 'contents removed that nothing names')
}

export const fileJobs: JobHandlers = { 'files.discard_waiting': discardWaiting, 'files.sweep': sweep }

export const fileSchedules: Schedules = { 'files.sweep': { every_minutes: 24 * 60 } }
