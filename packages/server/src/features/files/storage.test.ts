import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { PlaceFile } from '@larder/contract/files.schemas'
import { addressOf } from '@larder/contract/kit'
import { photos } from '@larder/contract/photos'
import { enqueueDue } from '#kit/jobs/schedules.ts'
import { joinPlace, makeCompany, makePlace, makeTask, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { announce, formOf, makeFile, refusedFile, sendFile, tinyPng } from '#test/send-file.ts'
import { fileSchedules } from './files.jobs.ts'

const DAY_MS = 86_400_000
let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }

beforeAll(async () => {
  test = await openTestApp({ company_storage_bytes: 3_000 })
})
afterAll(() => test.close())
beforeEach(async () => {
  // The clock of the disk is the machine's.
  test.clock.now = new Date()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
})

function contents(): string[] {
  const folder = join(test.platform.config.data_folder, 'files')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : []
}

/** A picture unlike all others. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 12, height: 12, channels: 3, background: `#${randomUUID().slice(0, 6)}` } })
    .png()
    .toBuffer()
const sha256Of = async (id: number): Promise<string> =>
  (await call(test, files.list, { params: { placeId: at.place_id } }, owner)).find((file) => file.id === id)
    ?.sha256 ?? ''

async function sweepAfter(days: number): Promise<void> {
  test.clock.now = new Date(test.clock.now.getTime() + days * DAY_MS)
  await enqueueDue(test.platform, fileSchedules)
  await test.worker.drain()
}

describe('a refused upload', () => {
  it('stores nothing without the permission, over a file of a record, or without a record', async () => {
    const worker = await makeUser(test)
    await joinPlace(test, at, worker.id, 'readonly,temp-measurements')
    const drawing = await announce(test, at.place_id, owner)
    const held = await makeFile(test, at.place_id, owner, { bytes: await picture(), type: 'task_entry' })
    const task = await makeTask(test, at)
    await call(
      test,
      entries.create,
      {
        params: { placeId: at.place_id, id: 1, taskId: task },
        body: {
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' } }],
          file_list: [{ id: held }],
        },
      },
      owner,
    )
    const before = contents()
    const bytes = await picture()
    expect((await sendFile(test, drawing.id, { bytes }, worker)).status).toBe(403)
    expect((await sendFile(test, held, { bytes }, owner)).status).toBe(409)
    const { payload, headers } = formOf({ bytes })
    const url = addressOf(photos.send, { params: { placeId: at.place_id, uuid: randomUUID() } })
    expect(
      (await test.app.inject({ method: 'PUT', url, headers: { ...headersOf(worker), ...headers }, payload }))
        .statusCode,
    ).toBe(404)
    expect(contents()).toEqual(before)
  })
  it('stores nothing where it is another photo than the record names', async () => {
    const task = await makeTask(test, at)
    const uuid = randomUUID()
    const body = {
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' as const } }],
      file_list: [{ uuid, sha256: 'a'.repeat(64), filename: 'Fridge.png' }],
    }
    expect(
      (
        await send(
          test,
          entries.create,
          { params: { placeId: at.place_id, id: 1, taskId: task }, body },
          owner,
        )
      ).status,
    ).toBe(201)
    const before = contents()
    const { payload, headers } = formOf({ bytes: await picture() })
    const response = await test.app.inject({
      method: 'PUT',
      url: addressOf(photos.send, { params: { placeId: at.place_id, uuid } }),
      headers: { ...headersOf(owner), ...headers },
      payload,
    })
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('content_differs')])
    expect(contents()).toEqual(before)
  })
})

describe('a replaced or removed content', () => {
  it('is deleted after a day, but not if a file or a record names it', async () => {
    const replaced = await makeFile(test, at.place_id, owner, { bytes: await picture() })
    const removed = await makeFile(test, at.place_id, owner, { bytes: await picture() })
    const recorded = await makeFile(test, at.place_id, owner, { bytes: await picture(), type: 'task_entry' })
    const [first, second, third] = [
      await sha256Of(replaced),
      await sha256Of(removed),
      await sha256Of(recorded),
    ]
    const task = await makeTask(test, at)
    await call(
      test,
      entries.create,
      {
        params: { placeId: at.place_id, id: 1, taskId: task },
        body: {
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' } }],
          file_list: [{ id: recorded }],
        },
      },
      owner,
    )
    await sweepAfter(2)
    await sendFile(test, replaced, { bytes: await picture() }, owner)
    await call(test, files.remove, { params: { id: removed } }, owner)
    const kept = await sha256Of(replaced)
    await sweepAfter(0.9)
    for (const sha256 of [first, second, third, kept]) expect(contents()).toContain(sha256)
    await sweepAfter(1.1)
    expect([first, second, third, kept].map((sha256) => contents().includes(sha256))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect((await send(test, files.get, { params: { id: replaced } }, owner)).status).toBe(200)
  })
  it('stays where another company has the same', async () => {
    const bytes = await picture()
    const ours = await makeFile(test, at.place_id, owner, { bytes })
    const sha256 = await sha256Of(ours)
    const stranger = await makeUser(test)
    const theirs = await makeFile(test, await makePlace(test, await makeCompany(test, stranger)), stranger, {
      bytes,
    })
    await call(test, files.remove, { params: { id: ours } }, owner)
    await sweepAfter(3)
    expect(contents()).toContain(sha256)
    expect((await send(test, files.get, { params: { id: theirs } }, stranger)).status).toBe(200)
  })
})

describe('the storage of a company', () => {
  const storage = () => call(test, files.storage, { params: { placeId: at.place_id } }, owner)
  const fill = async (): Promise<number> => {
    for (;;) {
      const { id } = await announce(test, at.place_id, owner)
      const { status, body } = await sendFile(
        test,
        id,
        {
          bytes: await sharp({
            create: { width: 400, height: 400, channels: 3, background: `#${randomUUID().slice(0, 6)}` },
          })
            .png()
            .toBuffer(),
        },
        owner,
      )
      if (status !== 200) return id
      expect(PlaceFile.parse(body).size).toBeGreaterThan(500)
    }
  }
  it('counts its files in all places, and refuses uploads with a code at the limit', async () => {
    expect(await storage()).toEqual({ used_bytes: 0, limit_bytes: 3_000 })
    const sibling = await makePlace(test, at.company_id)
    await makeFile(test, sibling, owner)
    const used = (await storage()).used_bytes
    expect(used).toBeGreaterThan(0)
    const waiting = await fill()
    const full = await storage()
    expect(full.used_bytes).toBeGreaterThanOrEqual(full.limit_bytes)
    expect(await refusedFile(test, waiting, { bytes: tinyPng }, owner)).toBe('422 file:company_storage')
    const stranger = await makeUser(test)
    await makeFile(test, await makePlace(test, await makeCompany(test, stranger)), stranger)
  })
  it('counts replaced and removed files for a day, so that repeats cannot fill the disk', async () => {
    const id = await makeFile(test, at.place_id, owner, { bytes: await picture() })
    const { used_bytes } = await storage()
    await call(test, files.remove, { params: { id } }, owner)
    expect(await storage()).toMatchObject({ used_bytes })
    await sweepAfter(1.1)
    expect(await storage()).toMatchObject({ used_bytes: 0 })
  })
  it('is shown to users that manage files, nobody else', async () => {
    const worker = await makeUser(test)
    await joinPlace(test, at, worker.id, 'readonly,temp-measurements')
    expect((await refuse(test, files.storage, { params: { placeId: at.place_id } }, worker)).status).toBe(403)
  })
})
