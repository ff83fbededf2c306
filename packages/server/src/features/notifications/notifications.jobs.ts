/** The letter of a place: everything that it has not been told yet. */
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs.ts'
import { post } from '#kit/mail.ts'
import { writeAlarmLetter } from './alarm-letter.ts'
import { closeLetter, findReaders, takeUnmailed } from './notifications.queries.ts'

/** Taking, marking and posting are one transaction: a restart sends neither nothing nor two. */
const mailPlace: JobHandler = (platform, payload) => {
  const at = payload as { company_id: number; place_id: number }
  return forCompany(platform, at.company_id, async ({ db, now }) => {
    const told = await takeUnmailed(db, at, now.toISOString())
    await closeLetter(db, at, now.toISOString())
    const place = await findReaders(db, at)
    if (told.length === 0 || place === undefined) return
    for (const reader of place.readers) await post({ db, now, afterCommit: (work) => work() }, writeAlarmLetter(reader, place, told, platform.config.base_url))
  })
}

export const notificationJobs: JobHandlers = { 'notifications.mail': mailPlace }
