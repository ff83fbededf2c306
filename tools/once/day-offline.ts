/**
 * A day without network (R2.6): 500 entries and 20 photos of nearly 5 MB wait in the outbox of a real
 * Chromium, through a reload, a logout and a login; with network again all of it is on the server, once, in
 * at most 120 seconds, a reload half way included. One entry with its photo is made by hand in the page,
 * offline; the others are its copies in the same database, each with a uuid, a time, a comment and bytes of
 * its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entries, type ActivityEntry, type TaskOfDay } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { MAX_UPLOAD_BYTES } from '@larder/core/files'
import type { Page } from '@playwright/test'
import { startLarder } from '../../e2e/larder.ts'
import { taskCard } from '../../e2e/navigation.ts'
import { coldChecks, enter, openKitchen, register, signInAgain, type Kitchen } from '../../e2e/person.ts'
import { button, say } from '../../e2e/words.ts'
import { openBrowser, pause } from './browser.ts'

const RECORDS = 500
const PHOTOS = 20
const SECONDS = 120

type Check = TaskOfDay & { readonly max: number }

/** A warm fridge with a corrective action and a photo, as a cook enters it. */
async function enterByHand(page: Page, task: Check): Promise<void> {
  const card = taskCard(page, task.name)
  await card
    .getByRole('textbox', { name: task.name })
    .first()
    .fill(String(task.max + 2))
  await card.getByText(task.action_options[0]?.option_text ?? '', { exact: true }).click()
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 3_000, height: 2_000 })
    canvas.getContext('2d')?.fillRect(100, 100, 900, 900)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'fridge.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') })
  await card.getByRole('img', { name: 'fridge.jpg' }).waitFor()
  await button(card, 'entries.save_with_action').click()
  await card.getByText(say('outbox.photo_pending'), { exact: true }).waitFor()
}

type Seeded = {
  readonly uuids: readonly string[]
  readonly with_photo: readonly string[]
  readonly bytes: number
}

/**
 * Adds the day's other entries to the outbox, with photos of noise, which JPEG cannot make small. It runs
 * inside the page and can call nothing outside of itself, hence its length.
 */
// oxlint-disable-next-line max-lines-per-function
async function seedDay({
  records,
  photos,
  most,
}: {
  records: number
  photos: number
  most: number
}): Promise<Seeded> {
  type Item = {
    op_id: string
    entity: string
    order: number
    queued_at: number
    photo: { size: number } | null
    delivery: { address: string; body: string | null }
  }
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
    })
  const noise = async (): Promise<ArrayBuffer> => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2_000, height: 1_500 })
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    const image = pen.createImageData(2_000, 1_500)
    for (let at = 0; at < image.data.length; at += 65_536)
      crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)))
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    pen.putImageData(image, 0, 0)
    for (let quality = 0.99; quality > 0.5; quality -= 0.02) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob !== null && blob.size <= most) return blob.arrayBuffer()
    }
    throw new Error('no picture is small enough')
  }
  const db = await done(indexedDB.open('larder-outbox'))
  const queuedItems = (await done(db.transaction('items').objectStore('items').getAll())) as Item[]
  const [record, follower] = [
    queuedItems.find(({ photo }) => photo === null),
    queuedItems.find(({ photo }) => photo !== null),
  ]
  if (record === undefined || follower === undefined) throw new Error('nothing was entered by hand')
  const body = JSON.parse(record.delivery.body ?? '{}') as Record<string, unknown>
  const uuids = [record.entity]
  const with_photo = [record.entity]
  let bytes = follower.photo?.size ?? 0
  for (let at = 1; at < records; at += 1) {
    const uuid = crypto.randomUUID()
    const performed = Date.now() - Math.round((at / records) * 86_000_000)
    const content = at < photos ? await noise() : null
    const photo = crypto.randomUUID()
    const hash =
      content === null
        ? null
        : Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', content)), (byte) =>
            byte.toString(16).padStart(2, '0'),
          ).join('')
    const file_list = hash === null ? [] : [{ uuid: photo, sha256: hash, filename: `photo-${at}.jpg` }]
    const change = db.transaction(['items', 'photos'], 'readwrite', { durability: 'strict' })
    const items = change.objectStore('items')
    items.add({
      ...record,
      op_id: uuid,
      entity: uuid,
      order: 2 * at + 10,
      queued_at: performed,
      delivery: {
        ...record.delivery,
        body: JSON.stringify({
          ...body,
          uuid,
          performed_at: new Date(performed).toISOString(),
          comment: `day ${at}`,
          file_list,
        }),
      },
    })
    if (content !== null) {
      items.add({
        ...follower,
        op_id: photo,
        entity: uuid,
        order: 2 * at + 11,
        queued_at: performed,
        photo: { ...follower.photo, name: `photo-${at}.jpg`, size: content.byteLength },
        delivery: { ...follower.delivery, address: follower.delivery.address.replace(follower.op_id, photo) },
      })
      change.objectStore('photos').add({ op_id: photo, bytes: content })
      with_photo.push(uuid)
      bytes += content.byteLength
    }
    await new Promise((resolve, reject) => {
      change.addEventListener('complete', resolve)
      change.addEventListener('abort', () => reject(change.error ?? new Error('aborted')))
    })
    uuids.push(uuid)
  }
  db.close()
  return { uuids, with_photo, bytes }
}

async function entriesOf({ owner, placeId }: Kitchen, task: TaskOfDay): Promise<readonly ActivityEntry[]> {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10)
  const listedEntries: ActivityEntry[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await owner.call(entries.list, {
      params: { placeId, id: task.task_subtype_id },
      query: {
        fromDate: day(Date.now() - 2 * 86_400_000),
        toDate: day(Date.now() + 86_400_000),
        page,
        perPage: 50,
      },
    })
    listedEntries.push(...data.filter(({ task_id }) => task_id === task.id))
    if (page * 50 >= meta.total) return listedEntries
  }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('shell.user_menu', { initials: 'MT' }) }).click()
  await page.getByRole('menuitem', { name: say('shell.log_out') }).click()
  await page
    .getByRole('dialog', { name: say('outbox.logout_title') })
    .getByRole('button', { name: say('shell.log_out') })
    .click()
  await page.waitForURL(/login/)
}

const waits = (page: Page): Promise<void> =>
  page.getByRole('button', { name: say('outbox.waiting_other', { count: RECORDS + PHOTOS }) }).waitFor()

type Drain = { readonly seconds: number; readonly seen: readonly string[] }

/** From the sign-in until everything is sent; collects each different progress text of the page. */
async function drain(page: Page): Promise<Drain> {
  const started = performance.now()
  const seen: string[] = []
  let reloaded = false
  const outbox = page.getByRole('button', {
    name: new RegExp(`${say('outbox.all_sent')}|\\d+ of \\d+ sent|waiting to be sent`),
  })
  for (;;) {
    const words =
      (await outbox
        .first()
        .getAttribute('aria-label', { timeout: 60_000 })
        .catch(() => null)) ?? ''
    const [progress, done = '0'] = /(\d+) of \d+ sent/.exec(words) ?? []
    if (progress !== undefined && seen.at(-1) !== progress) seen.push(progress)
    if (words.includes(say('outbox.all_sent')))
      return { seconds: (performance.now() - started) / 1_000, seen }
    if (!reloaded && Number(done) >= 100) {
      reloaded = true
      await page.reload()
    }
    if (performance.now() - started > 600_000) throw new Error(`it is not sent after ten minutes: ${words}`)
    await pause(200)
  }
}

function judge(seeded: Seeded, listedEntries: readonly ActivityEntry[], ready: readonly number[]): string[] {
  const counts = Map.groupBy(listedEntries, ({ uuid }) => uuid)
  const lost = seeded.uuids.filter((uuid) => !counts.has(uuid))
  const doubled = [...counts.values()].filter((copies) => copies.length > 1)
  const strange = listedEntries.filter(({ uuid }) => !seeded.uuids.includes(uuid))
  const photos = new Set(
    seeded.with_photo.flatMap(
      (uuid) =>
        counts.get(uuid)?.[0]?.file_list.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [id])) ?? [],
    ),
  )
  console.log(
    `entries ${listedEntries.length} of ${seeded.uuids.length}: lost ${lost.length}, doubled ${doubled.length}, unexpected ${strange.length}; photos ${photos.size} of ${seeded.with_photo.length} with their entries, ${ready.length} at the place`,
  )
  return [
    ...(lost.length + doubled.length + strange.length > 0 ? ['entries are lost, doubled or unexpected'] : []),
    ...(photos.size !== PHOTOS || ready.length !== PHOTOS ? ['photos are lost or doubled'] : []),
  ]
}

/** @returns whether everything arrived once and in time */
export async function proveDay(): Promise<boolean> {
  const larder = await startLarder()
  const profile = mkdtempSync(join(tmpdir(), 'larder-day-'))
  const { context, page } = await openBrowser(profile, larder.url)
  try {
    const kitchen = await openKitchen(
      await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill',
    )
    const [task] = await coldChecks(kitchen)
    if (task === undefined) throw new Error('no cold check')
    await enter(page, kitchen.owner)
    await page.goto('/activity-log/timeline')
    await taskCard(page, task.name).waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.reload()
    await enterByHand(page, task)
    const seeded = await page.evaluate(seedDay, { records: RECORDS, photos: PHOTOS, most: MAX_UPLOAD_BYTES })
    console.log(
      `${seeded.uuids.length} entries and ${seeded.with_photo.length} photos wait, ${(seeded.bytes / 1_048_576).toFixed(1)} MB of photos`,
    )
    await page.reload()
    await waits(page)
    await logOut(page)
    await context.setOffline(false)
    await pause(3_000)
    const early = (await entriesOf(kitchen, task)).length
    await enter(page, await signInAgain(larder.url, kitchen.owner))
    await page.goto('/activity-log/timeline')
    const { seconds, seen } = await drain(page)
    const { owner, placeId } = kitchen
    const ready = (
      await owner.call(files.list, { params: { placeId }, query: { type: 'task_entry' } })
    ).flatMap(({ id, status }) => (status === 'ready' ? [id] : []))
    const numbers = seen.map((words) => Number(words.split(' ')[0]))
    const faults = [
      ...judge(seeded, await entriesOf(kitchen, task), ready),
      ...(early > 0 ? [`${early} were sent by nobody's session`] : []),
      ...(numbers.length < 3 || numbers.some((done, at) => done < (numbers[at - 1] ?? 0))
        ? [`the progress was not shown, or fell: ${seen.join(', ')}`]
        : []),
      ...(seconds > SECONDS ? [`it took longer than ${SECONDS} s`] : []),
    ]
    console.log(
      `sent in ${seconds.toFixed(1)} s, a reload half way included; shown: ${seen.slice(0, 3).join(', ')} … ${seen.at(-1) ?? ''}`,
    )
    for (const fault of faults) console.log(`FAULT  ${fault}`)
    return faults.length === 0
  } finally {
    await context.close().catch(() => undefined)
    await larder.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
