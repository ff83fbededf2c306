/**
 * The daily e-mail of a place to each person, at seven in the morning by its own clock.
 * docs/decisions/067-daily-e-mail.md
 */
import { baseLanguage } from '@larder/core/languages'
import { dueReminder, reminderDays } from '@larder/core/documents'
import { dateOf, dayOf, mondayOf } from '@larder/core/schedule'
import { groupsAtWork } from '@larder/core/tasks'
import { asSystem, type Db } from '#db/transaction.ts'
import { forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import { post } from '#kit/mail/mail.ts'
import type { Platform } from '#kit/platform.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { dayBefore, listMissed } from '#features/activity-log/public.ts'
import { isEmpty, writeDigest, type Digest } from './digest-email.ts'
import { tellPapers } from './digest-papers.ts'
import {
  findDuePlaces,
  isWorkedIn,
  listDeviations,
  listEndingDocuments,
  listGroupAddresses,
  listOpenAlarms,
  listUnanswered,
  listUnverified,
  listWork,
  takeDay,
  type DuePlace,
  type WorkOfTask,
} from './digest.queries.ts'
import { asReaders, findReaders, nameTasks, type Readers } from '#features/notifications/public.ts'

/** From seven in the morning; where the machine was off, until eight in the evening. */
const HOURS = { from_hour: 7, to_hour: 20, most: 500 } as const
/** A place without an entry for this long counts as idle and gets no reminders of checks. */
const IDLE_DAYS = 14
const UNANSWERED_DAYS = 7

/** Ids of `verification_notification_frequencies`. */
const DAILY = 2
const WEEKLY = 3
const MONTHLY = 4

/**
 * Which of the frequencies fall on the day: the first e-mail of its week and of its month reports those.
 * Without an earlier e-mail only on the first days themselves.
 */
export function dueFrequencies({
  today,
  last_date,
}: Pick<DuePlace, 'today' | 'last_date'>): readonly number[] {
  const day = dayOf(today)
  const last = last_date === null ? null : dayOf(last_date)
  const weekly = last === null ? mondayOf(day) === day : last < mondayOf(day)
  const monthly = last === null ? today.endsWith('-01') : last_date?.slice(0, 7) !== today.slice(0, 7)
  return [DAILY, ...(weekly ? [WEEKLY] : []), ...(monthly ? [MONTHLY] : [])]
}

const send: JobHandler = async (platform) => {
  const due = await asSystem(platform, (db, now) => findDuePlaces(db, now.toISOString(), HOURS), {
    writes: false,
  })
  for (const place of due)
    await forCompany(platform, place.company_id, (ctx) => remind(platform, ctx, place)).catch(
      (error: unknown) =>
        platform.log.error(
          { event: 'digest.failed', err: error, place_id: place.place_id },
          'The daily e-mail of a place failed.',
        ),
    )
}

/** Taking the day and posting are one transaction: a restart sends neither nothing nor two. */
async function remind(
  platform: Platform,
  ctx: { readonly db: Db; readonly now: Date },
  due: DuePlace,
): Promise<void> {
  if (!(await takeDay(ctx.db, due))) return
  const place = await findReaders(ctx, due)
  if (place === undefined) return
  for (const { reader, digest } of await share(ctx, due, place)) {
    const names = await nameTasks(
      ctx.db,
      due,
      [...digest.missed, ...digest.deviations, ...digest.unverified, ...digest.unanswered].map(
        ({ task_id }) => task_id,
      ),
      baseLanguage(reader.lang),
    )
    await post(
      { ...ctx, platform },
      writeDigest(
        reader,
        {
          ...place,
          yesterday: dayBefore(due.today),
          names,
          home: { base_url: platform.config.base_url, company_id: due.company_id, place_id: due.place_id },
        },
        digest,
      ),
    )
  }
}

const addressOf = (email: string): string => email.trim().toLowerCase()

type DigestContext = { readonly db: Db; readonly now: Date }

/** The first day whose reminders are sent today: a day without an e-mail is made up for. */
const remindedSince = ({ today, last_date }: DuePlace): string =>
  last_date === null ? today : dateOf(dayOf(last_date) + 1)

/** Documents 30, 7 and 0 days before their end: of people, or all others. */
async function listReminded(db: Db, due: DuePlace, of_people: boolean): Promise<Digest['documents']> {
  const { today } = due
  const since = remindedSince(due)
  const ending = await listEndingDocuments(db, due, {
    from: since,
    to: dateOf(dayOf(today) + reminderDays[0]),
    of_people,
  })
  return ending.filter(({ valid_until }) => dueReminder(valid_until, today, since) !== null)
}

/** The news of the day before for the place's own addresses. */
async function commonNews({ db, now }: DigestContext, due: DuePlace) {
  const ago = (days: number): string => dateOf(dayOf(due.today) - days)
  return {
    missed: (await isWorkedIn(db, due, ago(IDLE_DAYS)))
      ? await listMissed(db, due, { date: dayBefore(due.today), now })
      : [],
    unanswered: await listUnanswered(db, due, ago(UNANSWERED_DAYS)),
    alarms: await listOpenAlarms(db, due),
    documents: await listReminded(db, due, false),
  }
}

/** By the address of a group: missed checks of its work or of tasks that notify it, and problems there. */
async function newsOfGroups(
  { db }: DigestContext,
  due: DuePlace,
  missed: Digest['missed'],
): Promise<ReadonlyMap<string, Pick<Digest, 'missed' | 'deviations'>>> {
  const addresses = await listGroupAddresses(db, due)
  if (addresses.size === 0) return new Map()
  const deviations = await listDeviations(db, due, dayBefore(due.today))
  const works = new Map(
    (
      await listWork(
        db,
        due,
        [...missed, ...deviations].map(({ task_id }) => task_id),
      )
    ).map(({ task_id, work }) => [task_id, work]),
  )
  const listAddresses =
    (pick: (work: WorkOfTask['work'], unit_id: number) => readonly number[]) =>
    ({ task_id, unit_id }: { readonly task_id: number; readonly unit_id: number }): readonly string[] => {
      const work = works.get(task_id)
      return work === undefined
        ? []
        : pick(work, unit_id).flatMap((id) => (addresses.has(id) ? [addressOf(addresses.get(id) ?? '')] : []))
    }
  const missedBy = listAddresses((work, unit_id) => [
    ...groupsAtWork(work, unit_id === 0 ? null : unit_id),
    ...work.notify_role_ids,
  ])
  const wrongBy = listAddresses(({ notify_role_ids }) => notify_role_ids)
  return new Map(
    [...addresses.values()].map((email) => [
      email,
      {
        missed: missed.filter((one) => missedBy(one).includes(addressOf(email))),
        deviations: deviations.filter((one) => wrongBy(one).includes(addressOf(email))),
      },
    ]),
  )
}

/**
 * Decides the readers of each part: the place's addresses get all, a group its own part; an address with both
 * gets one e-mail. Empty e-mails are not sent.
 */
async function share(telling: DigestContext, due: DuePlace, place: Readers) {
  const unverified = await listUnverified(telling.db, due, dueFrequencies(due))
  const common = await commonNews(telling, due)
  const ofGroups = await newsOfGroups(telling, due, common.missed)
  const papers = await tellPapers(telling, due, {
    readers: place.readers,
    since: remindedSince(due),
    documents: await listReminded(telling.db, due, true),
  })
  const own = new Set(place.readers.map(({ to }) => addressOf(to)))
  const groups = [...unverified.map(({ email }) => email.trim()), ...ofGroups.keys()].filter(
    (email) => email !== '' && !own.has(addressOf(email)),
  )
  const placeReaders = [
    ...place.readers,
    ...(await asReaders(telling, due, { emails: groups, lang: place.lang })),
  ]
  const addresses = new Set(placeReaders.map(({ to }) => addressOf(to)))
  const others = papers.map(({ reader }) => reader).filter(({ to }) => !addresses.has(addressOf(to)))
  const readers = [...placeReaders, ...others]
  return readers
    .map((reader) => {
      const mine = own.has(addressOf(reader.to))
      const news = [...ofGroups].find(([email]) => addressOf(email) === addressOf(reader.to))?.[1] ?? {
        missed: [],
        deviations: [],
      }
      const readerPapers = papers.find((one) => addressOf(one.reader.to) === addressOf(reader.to))?.papers
      const digest: Digest = {
        unanswered: [],
        alarms: [],
        certificates: [],
        ...news,
        ...(mine && common),
        documents: [...(mine ? common.documents : []), ...(readerPapers?.documents ?? [])],
        ...(readerPapers !== undefined && { certificates: readerPapers.certificates }),
        unverified: unverified.filter(({ email }) =>
          email.trim() === '' ? mine : addressOf(email) === addressOf(reader.to),
        ),
      }
      return { reader, digest }
    })
    .filter(({ digest }) => !isEmpty(digest))
}

export const digestJobs: JobHandlers = { 'notifications.digest': send }
export const digestSchedules: Schedules = { 'notifications.digest': { every_minutes: 15 } }
