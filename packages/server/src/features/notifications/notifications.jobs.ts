/** The e-mail of a place: all notifications that were not mailed yet. */
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { PlaceHome } from '#kit/mail/emails.ts'
import { post } from '#kit/mail/mail.ts'
import type { Db } from '#db/transaction.ts'
import { baseLanguage } from '@larder/core/languages'
import type { Platform } from '#kit/platform.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { writeAlarmEmail } from './alarm-email.ts'
import { writeBreachEmail } from './breach-email.ts'
import { nameTasks } from './task-names.queries.ts'
import {
  asReaders,
  closeEmail,
  findReaders,
  takeUnmailed,
  type Readers,
  type ToldRow,
} from './notifications.queries.ts'
import { writeTimerEmail } from './timer-email.ts'

/** Taking, marking and posting are one transaction: a restart sends neither nothing nor two. */
const mailPlace: JobHandler = (platform, payload) => {
  const at = payload as { company_id: number; place_id: number }
  return forCompany(platform, at.company_id, async ({ db, now }) => {
    const notifications = await takeUnmailed(db, at, now.toISOString())
    await closeEmail(db, at, now.toISOString())
    const place = await findReaders({ db, now }, at)
    if (place === undefined) return
    const breaches = notifications.filter(({ kind, is_past }) => kind === 'entry_breach' && !is_past)
    const alarms = notifications.filter(({ kind, emails }) => emails === null && kind !== 'entry_breach')
    if (alarms.length > 0)
      for (const reader of place.readers)
        await post({ db, now, platform }, writeAlarmEmail(reader, place, alarms, homeOf(platform, at)))
    if (breaches.length > 0) await mailBreaches(platform, { db, now }, { at, place, told: breaches })
    await mailTimers(
      platform,
      { db, now },
      { at, place, told: notifications.filter(({ emails, is_past }) => emails !== null && !is_past) },
    )
  })
}

const homeOf = ({ config }: Platform, { company_id, place_id }: PlaceKey): PlaceHome => ({
  base_url: config.base_url,
  company_id,
  place_id,
})

type EmailContext = { readonly db: Db; readonly now: Date }
type PlaceNotifications = {
  readonly at: PlaceKey
  readonly place: Readers
  readonly told: readonly ToldRow[]
}

/** To the addresses of the place, each in its language. */
async function mailBreaches(
  platform: Platform,
  { db, now }: EmailContext,
  { at, place, told: notifications }: PlaceNotifications,
): Promise<void> {
  for (const reader of place.readers) {
    const names = await nameTasks(
      db,
      at,
      notifications.map(({ payload }) => Number(payload['task_id'])),
      baseLanguage(reader.lang),
    )
    const email = writeBreachEmail(reader, {
      place: { ...place, names },
      told: notifications,
      home: homeOf(platform, at),
    })
    await post({ db, now, platform }, email)
  }
}

/** One e-mail for each reader with all of their timers. */
async function mailTimers(
  platform: Platform,
  { db, now }: EmailContext,
  { at, place, told: notifications }: PlaceNotifications,
): Promise<void> {
  const emails = notifications.flatMap((one) => one.emails ?? [])
  const readers = await asReaders({ db, now }, at, { emails, lang: place.lang })
  for (const reader of readers) {
    const names = await nameTasks(
      db,
      at,
      notifications.map(({ payload }) => Number(payload['task_id'])),
      baseLanguage(reader.lang),
    )
    const own = notifications.filter(({ emails }) =>
      emails?.some((email) => email.toLowerCase() === reader.to.toLowerCase()),
    )
    await post({ db, now, platform }, writeTimerEmail(reader, { ...place, names }, own, homeOf(platform, at)))
  }
}

export const notificationJobs: JobHandlers = { 'notifications.mail': mailPlace }
