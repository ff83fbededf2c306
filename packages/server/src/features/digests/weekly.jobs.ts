/**
 * The weekly e-mail to owners and members, from Monday 06:00 UTC on; where the machine was off, until the end
 * of Wednesday. A week without checks and entries sends nothing.
 */
import { dateOf, dayOf, localDate, mondayOf } from '@larder/core/schedule'
import { asSystem, type Db } from '#db/transaction.ts'
import { countDays } from '#features/activity-log/public.ts'
import { makeUnsubscribeLink } from '#features/account/public.ts'
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { post } from '#kit/mail/mail.ts'
import type { Platform } from '#kit/platform.ts'
import { writeWeekly, type WeekOfPlace } from './weekly-email.ts'
import {
  countWeek,
  findWeeklyAccount,
  findWeeklyReaders,
  listWeeklyPlaces,
  takeWeek,
  type WeeklyReader,
} from './weekly.queries.ts'

const MOST = 500
const FROM_HOUR = 6
const LAST_DAY = 2

/** The Monday whose e-mail is due at this instant, `YYYY-MM-DD`; null outside of Monday to Wednesday. */
export function dueMonday(now: Date): string | null {
  const today = dayOf(now.toISOString().slice(0, 10))
  const monday = mondayOf(today)
  const isDue = today === monday ? now.getUTCHours() >= FROM_HOUR : today - monday <= LAST_DAY
  return isDue ? dateOf(monday) : null
}

const send: JobHandler = async (platform) => {
  const readers = await asSystem(
    platform,
    async (db, now) => {
      const monday = dueMonday(now)
      return monday === null
        ? []
        : (await findWeeklyReaders(db, monday, MOST)).map((reader) => ({ reader, monday }))
    },
    { writes: false },
  )
  for (const { reader, monday } of readers)
    await forCompany(platform, reader.company_id, (ctx) => report(platform, ctx, { reader, monday })).catch(
      (error: unknown) =>
        platform.log.error(
          { event: 'weekly.failed', err: error, company_id: reader.company_id },
          'The weekly e-mail of a company failed.',
        ),
    )
}

type Due = { readonly reader: WeeklyReader; readonly monday: string }
type Ctx = { readonly db: Db; readonly now: Date }

/**
 * Taking the week and posting are one transaction: a restart sends neither nothing nor two. Nothing is taken
 * while it is Sunday yet at one of the places.
 */
async function report(platform: Platform, ctx: Ctx, { reader, monday }: Due): Promise<void> {
  const all = await listWeeklyPlaces(ctx.db, reader)
  if (all.some(({ timezone }) => localDate(ctx.now.toISOString(), timezone) < monday)) return
  if (!(await takeWeek(ctx.db, reader, monday))) return
  const account = await findWeeklyAccount(ctx.db, reader)
  const places = await weeksOf(ctx, all, { company_id: reader.company_id, monday })
  if (account === undefined || places.length === 0) return
  const { base_url } = platform.config
  const email = writeWeekly(account, {
    company: account.company,
    places,
    overview_link: `${base_url}/overview?company_id=${reader.company_id}`,
    unsubscribe_link: await makeUnsubscribeLink(ctx, {
      base_url,
      user_id: reader.user_id,
      lang: account.lang,
    }),
  })
  await post({ ...ctx, platform }, email)
}

/** The week before the Monday, of places where anything was due. */
async function weeksOf(
  { db, now }: Ctx,
  places: readonly { readonly id: number; readonly name: string }[],
  { company_id, monday }: { readonly company_id: number; readonly monday: string },
): Promise<WeekOfPlace[]> {
  const [from, to] = [dayOf(monday) - 7, dayOf(monday) - 1]
  const weeks: WeekOfPlace[] = []
  for (const { id, name } of places) {
    const at = { company_id, place_id: id }
    const { ok, overdue } = await countDays(db, at, { from, to, now })
    if (ok + overdue === 0) continue
    const counts = await countWeek(db, { ...at, from: dateOf(from), to: dateOf(to) })
    weeks.push({ name, done: ok, asked: ok + overdue, ...counts })
  }
  return weeks
}

export const weeklyJobs: JobHandlers = { 'notifications.weekly': send }
export const weeklySchedules: Schedules = { 'notifications.weekly': { every_minutes: 60 } }
