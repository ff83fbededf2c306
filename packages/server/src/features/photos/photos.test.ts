/**
 * A photo that was taken without network: its record comes first and names it, then its content comes, once.
 */
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import { photos } from '@larder/contract/photos'
import { tickets } from '@larder/contract/tickets'
import {
  joinPlace,
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, send, type Caller, type TestApp } from '#test/harness.ts'
import { formOf, makeFile, tinyPng } from '#test/send-file.ts'
import { asOperator } from '#db/transaction.ts'
import { judgeTables } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }
let task: number
let bytes: Buffer

beforeAll(async () => {
  test = await openTestApp()
  bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#0b6b4b' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
  task = await makeTask(test, at)
})

const sha = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const photo = (content = bytes) => ({
  uuid: randomUUID() as string,
  sha256: sha(content),
  filename: 'Fridge.jpg',
})
type Photo = ReturnType<typeof photo>

const paramsOf = () => ({ placeId: at.place_id, id: 1, taskId: task })
const bodyWith = (list: readonly Photo[], more: object = {}) => ({
  uuid: randomUUID() as string,
  entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' as const } }],
  file_list: [...list],
  ...more,
})
const enter = (body: ReturnType<typeof bodyWith>) =>
  call(test, entries.create, { params: paramsOf(), body }, owner)
const upload = async (
  uuid: string,
  content = bytes,
  caller: Caller = owner,
): Promise<{ status: number; body: { id: number; sha256: string; errors?: { code: string }[] } }> => {
  const { payload, headers } = formOf({ bytes: content, filename: 'Fridge.jpg', mime: 'image/jpeg' })
  const response = await test.app.inject({
    method: 'PUT',
    url: addressOf(photos.send, { params: { placeId: at.place_id, uuid } }),
    headers: { ...headersOf(caller), ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
const opsOf = async (entryId: number) =>
  (await call(test, entries.revisions, { params: { ...paramsOf(), entryId } }, owner)).map(
    ({ op, body }) => [op, body['files']] as const,
  )
/** Records whose shown values differ from the recorded ones. */
const faults = () => asOperator(test.database.pool, async (db) => [...(await judgeTables(db, at))])

describe('a photo that follows its entry', () => {
  it('is named by the entry first, and by its content in the chain when it has arrived', async () => {
    const taken = photo()
    const { id, file_list } = await enter(bodyWith([taken]))
    const [waiting] = file_list
    expect(file_list).toEqual([{ id: waiting?.id, sha256: null, sent_sha256: taken.sha256 }])
    const shown = () => call(test, entries.get, { params: { ...paramsOf(), entryId: id } }, owner)
    expect((await shown()).files).toEqual([
      { id: waiting?.id, sha256: null, filename: 'Fridge.jpg', mime: null },
    ])
    const row = async () =>
      (await call(test, activityLog.history, { params: { placeId: at.place_id } }, owner)).data.map(
        ({ files: named, files_waiting }) => [named, files_waiting],
      )
    expect(await row()).toEqual([[1, 1]])

    const { status, body } = await upload(taken.uuid)
    expect([status, body.id]).toEqual([200, waiting?.id])
    expect((await shown()).files).toEqual([
      { id: waiting?.id, sha256: body.sha256, filename: 'Fridge.jpg', mime: 'image/jpeg' },
    ])
    expect(await row()).toEqual([[1, 0]])
    expect(await opsOf(id)).toEqual([
      ['create', [{ id: waiting?.id, sent_sha256: taken.sha256, sha256: null }]],
      ['attach', [{ id: waiting?.id, sha256: body.sha256 }]],
    ])
    expect((await send(test, files.get, { params: { id: body.id } }, owner)).status).toBe(200)
    expect(await faults()).toEqual([])
  })
  it('has one effect after repeated and parallel uploads', async () => {
    const taken = photo()
    const { id } = await enter(bodyWith([taken]))
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(taken.uuid)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.sha256}`)).size).toBe(1)
    expect((await upload(taken.uuid)).body).toEqual(answers[0]?.body)
    expect(
      await call(test, photos.send, { params: { placeId: at.place_id, uuid: taken.uuid } }, owner),
    ).toEqual(answers[0]?.body)
    expect((await opsOf(id)).map(([op]) => op)).toEqual(['create', 'attach'])
  })
  it('names the same row when the entry itself is sent again', async () => {
    const taken = photo()
    const body = bodyWith([taken])
    const first = await enter(body)
    await test.database.pool.query('delete from replies where op_id = $1', [body.uuid])
    expect((await enter(body)).file_list).toEqual(first.file_list)
    await upload(taken.uuid)
    await test.database.pool.query('delete from replies where op_id = $1', [body.uuid])
    expect((await enter(body)).file_list[0]?.sha256).not.toBeNull()
    expect(
      (await test.database.pool.query('select 1 from files where uuid = $1', [taken.uuid])).rowCount,
    ).toBe(1)
  })
  it('of the same bytes twice is two photos of one content', async () => {
    const [one, two] = [photo(), photo()]
    await enter(bodyWith([one, two]))
    const answers = [await upload(one.uuid), await upload(two.uuid)]
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2)
    expect(new Set(answers.map(({ body }) => body.sha256)).size).toBe(1)
  })
  it('answers a file field, and stays with a correction made meanwhile', async () => {
    await test.database.pool.query(
      `update task_versions
        set definition = jsonb_set(definition, '{task_steps,0,task_step_type_name}', '"attach_file"')
        where task_id = $1`,
      [task],
    )
    const taken = photo()
    const { id, entry_fields } = await enter({
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: null, files: [taken] }],
    } as never)
    const waiting = entry_fields[0]?.files[0]?.id ?? 0
    await call(
      test,
      entries.change,
      {
        params: { ...paramsOf(), entryId: id },
        body: {
          base_version: 1,
          comment: 'The seal',
          entry_fields: [{ task_step_id: task, value: null, files: [{ id: waiting }] }],
        },
      },
      owner,
    )
    const { body } = await upload(taken.uuid)
    const { entry } = await call(test, entries.get, { params: { ...paramsOf(), entryId: id } }, owner)
    expect([entry.comment, entry.entry_fields[0]?.files]).toEqual([
      'The seal',
      [{ id: waiting, sha256: body.sha256 }],
    ])
    expect((await opsOf(id)).map(([op]) => op)).toEqual(['create', 'change', 'attach'])
    expect(await faults()).toEqual([])
  })
  it('leaves a removed entry as it was', async () => {
    const taken = photo()
    const { id } = await enter(bodyWith([taken]))
    await call(
      test,
      entries.remove,
      { params: { ...paramsOf(), entryId: id }, body: { reason: 'Twice' } },
      owner,
    )
    expect((await upload(taken.uuid)).status).toBe(200)
    expect((await opsOf(id)).map(([op]) => op)).toEqual(['create', 'remove'])
    expect(await faults()).toEqual([])
  })
  it('waits longer than unnamed files; a promise of a refused entry is removed', async () => {
    const taken = photo()
    await enter(bodyWith([taken]))
    const { results } = await call(
      test,
      entries.createMany,
      {
        params: { placeId: at.place_id, id: 1 },
        body: { entries: [{ ...bodyWith([photo()]), task_id: task, related_entity_id: 99 }] },
      },
      owner,
    )
    expect(results[0]?.status).toBe(422)
    const waiting = async () =>
      (
        await call(
          test,
          files.list,
          { params: { placeId: at.place_id }, query: { type: 'task_entry' } },
          owner,
        )
      ).length
    expect(await waiting()).toBe(2)
    const started = test.clock.now
    test.clock.now = new Date(started.getTime() + 2 * 86_400_000)
    await test.worker.drain()
    test.clock.now = started
    expect(await waiting()).toBe(1)
    expect((await upload(taken.uuid)).status).toBe(200)
  })
})

describe('a photo is refused', () => {
  it('where it is not the one that the record names, and the record continues to wait', async () => {
    const taken = photo()
    const { id } = await enter(bodyWith([taken]))
    const { status, body } = await upload(taken.uuid, tinyPng)
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'content_differs'])
    expect((await opsOf(id)).map(([op]) => op)).toEqual(['create'])
    expect((await upload(taken.uuid)).status).toBe(200)
  })
  it('where it cannot be read, with the reason', async () => {
    const broken = Buffer.concat([bytes.subarray(0, 40), Buffer.from('no picture')])
    const taken = photo(broken)
    await enter(bodyWith([taken]))
    const { status, body } = await upload(taken.uuid, broken)
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'image_damaged'])
  })
  it('where no record names it, without content, at another place and without the permission', async () => {
    expect((await upload(randomUUID())).status).toBe(404)
    const taken = photo()
    await enter(bodyWith([taken]))
    expect(
      await refuse(test, photos.send, { params: { placeId: at.place_id, uuid: taken.uuid } }, owner),
    ).toEqual({ status: 422, code: 'invalid', fields: ['file:required'] })
    const sibling = await makePlace(test, at.company_id)
    expect(
      (await refuse(test, photos.send, { params: { placeId: sibling, uuid: taken.uuid } }, owner)).status,
    ).toBe(404)
    const reader = await makeUser(test)
    await joinPlace(test, at, reader.id, 'readonly')
    expect((await upload(taken.uuid, bytes, reader)).status).toBe(403)
    expect((await upload(taken.uuid, bytes, await makeUser(test))).status).toBe(404)
  })
  it('when its uuid stands for another photo, or for one of another entry', async () => {
    const taken = photo()
    await enter(bodyWith([taken]))
    const input = (named: Photo) => ({ params: paramsOf(), body: bodyWith([named]) })
    expect((await refuse(test, entries.create, input(taken), owner)).fields).toEqual([
      'file_list.0:unknown_file',
    ])
    expect(
      (await refuse(test, entries.create, input({ ...taken, sha256: sha(tinyPng) }), owner)).fields,
    ).toEqual(['file_list.0:unknown_file'])
    expect(
      (
        await refuse(
          test,
          entries.create,
          { params: paramsOf(), body: { ...bodyWith([]), file_list: [{ id: await waitingOf(taken.uuid) }] } },
          owner,
        )
      ).fields,
    ).toEqual(['file_list.0.id:unknown_file'])
  })
})

const waitingOf = async (uuid: string): Promise<number> =>
  (await test.database.pool.query<{ id: number }>('select id from files where uuid = $1', [uuid])).rows[0]
    ?.id ?? 0

describe('a photo that follows its ticket', () => {
  it('is shown when it has arrived, of the ticket and of its answer', async () => {
    const [raised, fixed] = [photo(), photo()]
    const { id } = await call(
      test,
      tickets.create,
      {
        params: { placeId: at.place_id },
        body: { uuid: randomUUID(), description: 'The seal is torn', file_list: [raised] },
      },
      owner,
    )
    await call(
      test,
      tickets.answer,
      { params: { placeId: at.place_id, ticketId: id }, body: { entry_status: 'done', file_list: [fixed] } },
      owner,
    )
    const shown = async () => {
      const { file_list, entry_file_list } = await call(
        test,
        tickets.get,
        { params: { placeId: at.place_id, id } },
        owner,
      )
      return [file_list, entry_file_list].map((list) =>
        list.map(({ sha256, mime }) => [sha256 !== null, mime]),
      )
    }
    expect(await shown()).toEqual([[[false, null]], [[false, null]]])
    await upload(fixed.uuid)
    expect(await shown()).toEqual([[[false, null]], [[true, 'image/jpeg']]])
    await upload(raised.uuid)
    expect(await shown()).toEqual([[[true, 'image/jpeg']], [[true, 'image/jpeg']]])
    expect(
      (await call(test, tickets.revisions, { params: { placeId: at.place_id, id } }, owner)).map(
        ({ entity, op }) => `${entity} ${op}`,
      ),
    ).toEqual(['ticket create', 'ticket_entry create', 'ticket_entry attach', 'ticket attach'])
    expect(await faults()).toEqual([])
  })
  it('is added to the entry and to the ticket that was raised with it', async () => {
    await test.database.pool.query(
      `update task_versions
        set definition = jsonb_set(definition, '{task_steps,0,task_step_type_name}', '"ticket"')
        where task_id = $1`,
      [task],
    )
    const taken = photo()
    const entry = await enter({
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { description: 'It drips' }, files: [taken] }],
    } as never)
    await upload(taken.uuid)
    const raised = await call(
      test,
      tickets.get,
      { params: { placeId: at.place_id, id: entry.ticket?.id ?? 0 } },
      owner,
    )
    expect(raised.file_list.map(({ sha256 }) => sha256 !== null)).toEqual([true])
    expect(await faults()).toEqual([])
  })
})

describe('an inspector with a shared link', () => {
  it('opens the photos that records name where it includes the activity log, and no other file', async () => {
    const taken = photo()
    await enter(bodyWith([taken]))
    const { body } = await upload(taken.uuid)
    const other = await makeFile(test, at.place_id, owner)
    const link = async (...modules: string[]) => ({ shared_token: await makeSharedAccess(test, at, modules) })
    const opens = async (caller: Caller) =>
      Promise.all(
        [body.id, other].map(async (id) => (await send(test, files.get, { params: { id } }, caller)).status),
      )
    expect(await opens(await link('activity_log'))).toEqual([200, 404])
    expect(await opens(await link('plan'))).toEqual([404, 200])
    expect(await opens(await link('plan', 'activity_log'))).toEqual([200, 200])
    expect(await opens(await link('team'))).toEqual([403, 403])
    expect(
      (await call(test, files.list, { params: { placeId: at.place_id } }, await link('activity_log'))).map(
        ({ id }) => id,
      ),
    ).toEqual([body.id])
    expect((await upload(taken.uuid, bytes, await link('activity_log'))).status).toBe(403)
  })
  it('opens none of another place', async () => {
    const taken = photo()
    await enter(bodyWith([taken]))
    const { body } = await upload(taken.uuid)
    const sibling = await makePlace(test, at.company_id)
    const visitor = {
      shared_token: await makeSharedAccess(test, { ...at, place_id: sibling }, ['activity_log']),
    }
    expect((await send(test, files.get, { params: { id: body.id } }, visitor)).status).toBe(404)
  })
})
