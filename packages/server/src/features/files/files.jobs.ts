/** Clears up what was announced and never came, and contents that nothing names any more. */
import { asSystem } from '#db/transaction.ts'
import { fileStore } from '#kit/files/files.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { discardWaitingFile, findNamedContents, forgetReleasedContents } from './files.queries.ts'
import { sinceReleased } from './storage.ts'

const discardWaiting: JobHandler = (platform, payload) => {
  const { file_id } = payload as { file_id: number }
  return asSystem(platform, async (db, now) => {
    await discardWaitingFile(db, file_id, now.toISOString())
  })
}

/**
 * Refused, replaced and removed contents go after a day, unless a record or a version of the plan needs them.
 */
const sweep: JobHandler = async (platform) => {
  const since = sinceReleased(platform.now())
  const findNamed = (sha256s: readonly string[]) =>
    asSystem(platform, (db) => findNamedContents(db, sha256s, since))
  const count = await fileStore(platform).sweep({ stored_before: new Date(since), findNamed })
  await asSystem(platform, (db) => forgetReleasedContents(db, since))
  if (count > 0) platform.log.info({ event: 'files.swept', count }, 'Unused contents of files were removed.')
}

export const fileJobs: JobHandlers = { 'files.discard_waiting': discardWaiting, 'files.sweep': sweep }

export const fileSchedules: Schedules = { 'files.sweep': { every_minutes: 24 * 60 } }
