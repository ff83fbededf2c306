/** Signs the heads of all chains daily and at each confirmation of a plan, and sends them to the owners. */
import { CLOCK_TOLERANCE_MS, type Fault } from '@larder/core/records'
import { asOperator, asSystem } from '#db/transaction.ts'
import type { JobHandler, JobHandlers } from '#kit/jobs/jobs.ts'
import { post } from '#kit/mail/mail.ts'
import type { Platform } from '#kit/platform.ts'
import { resource } from '#kit/resources.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { headEmail } from './head-email.ts'
import {
  findLastHead,
  hasChains,
  listHeadReaders,
  listPlaceNames,
  listRecentPlaceHeads,
  wasSetBack,
  type PlaceHead,
} from './records.queries.ts'
import { sealLate } from './seal-late.ts'
import { NotSigned, signHeads, type SignedHead } from './sign-heads.ts'

const HOUR_MS = 3_600_000
/** A day, and the time that a job may wait. */
const LATE_MS = 25 * HOUR_MS

/** Why the last head was refused; gone with the next one that is signed. */
const refusal = resource(
  () => ({ reason: null as string | null }),
  () => Promise.resolve(),
)

/** Where the clock was set back before the last head. */
const setBack = resource(
  () => ({ faults: [] as readonly Fault[] }),
  () => Promise.resolve(),
)

/**
 * `set_back` as soon as the clock was, and for a day after the next head: entries could have been dated back.
 * `npm run records:verify` names the revision for ever.
 */
export async function clockState(platform: Platform): Promise<'steady' | 'set_back'> {
  if (setBack(platform).faults.length > 0) return 'set_back'
  const now = platform.now().toISOString()
  return (await asOperator(platform.pool, (db) => wasSetBack(db, now, CLOCK_TOLERANCE_MS)))
    ? 'set_back'
    : 'steady'
}

/**
 * `signed`; `late` when the last head is older than 25 hours; `refused` when a chain does not descend from
 * it; `none` without records.
 */
export async function recordsState(platform: Platform): Promise<'none' | 'signed' | 'late' | 'refused'> {
  if (refusal(platform).reason !== null) return 'refused'
  const { last, any } = await asOperator(platform.pool, async (db) => ({
    last: await findLastHead(db),
    any: await hasChains(db),
  }))
  if (!any) return 'none'
  return last !== undefined && platform.now().getTime() - Date.parse(last.signed_at) <= LATE_MS
    ? 'signed'
    : 'late'
}

const sign: JobHandler = async (platform, payload) => {
  const only = (payload as { company_id?: number }).company_id
  try {
    const head = await signHeads(platform)
    refusal(platform).reason = null
    setBack(platform).faults = head.clock
    for (const { place_id, seq, detail } of head.clock)
      platform.log.error({ event: 'records.fault', place_id, seq }, `Records: ${detail}`)
    await sendHeads(platform, head, only)
  } catch (error) {
    if (error instanceof NotSigned) {
      refusal(platform).reason = error.message
      platform.log.error(
        { event: 'records.refused', err: error },
        'The records do not continue the last signed head; no new head is signed.',
      )
    }
    throw error
  }
}

/**
 * Daily to the owners of every company that has new records since the day before; after a confirmation to its
 * own.
 */
async function sendHeads(platform: Platform, head: SignedHead, only: number | undefined): Promise<void> {
  const now = platform.now()
  const since = new Date(now.getTime() - LATE_MS).toISOString()
  const { places, readers, names } = await asOperator(platform.pool, async (db) => {
    const recent = (await listRecentPlaceHeads(db, since)).filter(
      ({ company_id }) => only === undefined || company_id === only,
    )
    const companies = [...new Set(recent.map(({ company_id }) => company_id))]
    return {
      places: recent,
      readers: await listHeadReaders(db, companies),
      names: await listPlaceNames(
        db,
        recent.map(({ place_id }) => place_id),
      ),
    }
  })
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const linesOf = (company_id: number) =>
    places
      .filter((place: PlaceHead) => place.company_id === company_id)
      .map(({ place_id, seq, hash }) => ({
        name: nameOf.get(place_id) ?? String(place_id),
        seq,
        hash: hash.toString('hex'),
      }))
  await asSystem(platform, async (db) => {
    for (const { company_id, company, username, firstname, lang } of readers) {
      await post(
        { db, now, platform },
        headEmail(
          { to: username, name: firstname, lang },
          { company, note: head.note, places: linesOf(company_id) },
        ),
      )
    }
  })
}

/** Says so when nothing has been signed for a day, and tries again. */
const watch: JobHandler = async (platform) => {
  const state = await recordsState(platform)
  if (state !== 'late' && state !== 'refused') return
  platform.log.error(
    { event: 'records.unsigned', records: state },
    'No head of the records was signed for more than a day.',
  )
  await sign(platform, {}, 0)
}

export const recordJobs: JobHandlers = {
  'records.sign_heads': sign,
  'records.watch_heads': watch,
  'records.seal_late': sealLate,
}
export const recordSchedules: Schedules = {
  'records.sign_heads': { every_minutes: 24 * 60 },
  'records.watch_heads': { every_minutes: 60 },
  'records.seal_late': { every_minutes: 24 * 60 },
}
