/** Certificates and trainings: defaults of the country, entries of people, the matrix and its files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { overview } from '@larder/contract/overview'
import { files } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import { teamTasks, type TeamTaskEntry } from '@larder/contract/team-tasks'
import { workers } from '@larder/contract/workers'
import { joinCompany, joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, send, type Caller, type TestApp } from '#test/harness.ts'
import { formOf, sendFile, tinyPng } from '#test/send-file.ts'
import { verifyRecords } from '#features/records/public.ts'

const otherPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b6b4b' } })
    .png()
    .toBuffer()

let test: TestApp
let owner: TestUser
let company_id: number
let placeId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company_id = await makeCompany(test, owner)
})
afterAll(() => test.close())
beforeEach(async () => {
  placeId = await makePlace(test, company_id)
})

const at = () => ({ params: { placeId }, query: { lang: 'en' } })
const matrix = () => call(test, teamTasks.matrix, at(), owner)
const hire = async (first_name: string) =>
  (await call(test, workers.create, { params: { placeId }, body: { first_name } }, owner)).id
const enter = (body: { worker_id: number; [field: string]: unknown }) =>
  call(test, teamTasks.createEntry, { ...at(), body: { date: '2026-01-15', ...body } as never }, owner)
/** “valid missing”, by the requirements. */
const statesOf = async (id: number) =>
  (await matrix()).people.find((one) => one.id === id)?.cells.map(({ status }) => status)

describe('certificates and trainings', () => {
  it('begin with what the country asks for, with its source', async () => {
    const list = await call(test, teamTasks.list, at(), owner)
    expect(list.map(({ default_key, id }) => [default_key, id])).toEqual([
      ['ee_health', null],
      ['hygiene', null],
    ])
    expect(list[0]?.source).toContain('§ 13')
  })
  it('are missing until they are entered, expire, and count for the overview', async () => {
    const id = await hire('Kati')
    expect(await statesOf(id)).toEqual(['missing', 'missing'])
    await enter({ worker_id: id, default_key: 'ee_health' })
    await enter({ worker_id: id, default_key: 'hygiene', date: test.clock.now.toISOString().slice(0, 10) })
    expect(await statesOf(id)).toEqual(['valid', 'valid'])
    expect((await matrix()).percent).toBe(100)
    const health = (await call(test, teamTasks.list, at(), owner))[0]
    await enter({ worker_id: id, team_task_id: health?.id, date: '2026-01-16', valid_until: '2026-01-17' })
    expect(await statesOf(id)).toEqual(['missing', 'valid'])
    const areas = await call(test, overview.get, { query: { companyId: company_id } }, owner)
    expect(areas.data.find(({ place_id }) => place_id === placeId)?.personnel).toBe(0)
    const history = await call(test, teamTasks.entries, { ...at(), params: { placeId, id } }, owner)
    expect(history.map(({ name }) => name)).toContain('Health certificate')
  })
  it('have own requirements that can be changed, and removed without their entries', async () => {
    const id = await hire('Mati')
    const body = { name: 'First aid', task_subtype_id: 7, task_frequency_type_id: 9, repeat_months: 36 }
    const own = await call(test, teamTasks.create, { ...at(), body }, owner)
    await enter({ worker_id: id, team_task_id: own.id })
    expect(await statesOf(id)).toEqual(['missing', 'missing', 'valid'])
    const params = { placeId, id: own.id ?? 0 }
    await call(test, teamTasks.remove, { params }, owner)
    expect(await statesOf(id)).toEqual(['missing', 'missing'])
  })
  it('are refused with the field where they do not fit', async () => {
    const id = await hire('Leelo')
    const tries: readonly [object, string][] = [
      [{ worker_id: id, default_key: 'de_certificate' }, 'default_key:not_offered'],
      [{ worker_id: id }, 'team_task_id:required'],
      [{ worker_id: 999_999, default_key: 'hygiene' }, 'worker_id:not_offered'],
      [{ worker_id: id, default_key: 'hygiene', valid_until: '2025-01-01' }, 'valid_until:before_start'],
    ]
    for (const [body, field] of tries)
      expect(
        (await refuse(test, teamTasks.createEntry, { ...at(), body: { date: '2026-01-15', ...body } }, owner))
          .fields,
      ).toEqual([field])
    const body = { name: 'x', task_subtype_id: 7, task_frequency_type_id: 9 }
    expect((await refuse(test, teamTasks.create, { ...at(), body }, owner)).fields).toEqual([
      'repeat_months:required',
    ])
  })
  it('are hidden from members and cooks, and go with the person', async () => {
    const member = await makeUser(test)
    await joinPlace(test, { company_id, place_id: placeId }, member.id, 'member')
    expect((await refuse(test, teamTasks.matrix, at(), member)).status).toBe(403)
    const id = await hire('Peeter')
    await enter({ worker_id: id, default_key: 'hygiene', trainer: 'Dr Saar' })
    await call(test, workers.remove, { params: { placeId, id } }, owner)
    const { rows } = await test.database.pool.query(
      'select trainer from team_task_entries where worker_id = $1',
      [id],
    )
    expect(rows).toEqual([{ trainer: '' }])
  })
  it.each(['csv', 'xlsx', 'pdf'] as const)('are a file: %s', async (format) => {
    await hire('Kati')
    const { status } = await send(
      test,
      teamTasks.export,
      { params: { placeId }, query: { lang: 'et', format } },
      owner,
    )
    expect(status).toBe(200)
  })
})

describe('the scan of a certificate', () => {
  const upload = async (id: number, caller: Caller, bytes = tinyPng, filename = 'Kati.png') => {
    const { payload, headers } = formOf({ bytes, filename })
    const response = await test.app.inject({
      method: 'PUT',
      url: addressOf(teamTasks.sendScan, { params: { placeId, id } }),
      headers: { ...headersOf(caller), ...headers },
      payload,
    })
    return { status: response.statusCode, body: response.json() as TeamTaskEntry }
  }
  const filed = async () => {
    const worker = await hire('Kati')
    const { id } = await enter({ worker_id: worker, default_key: 'ee_health' })
    return { worker, id, file: (await upload(id, owner)).body.file?.id ?? 0 }
  }
  const entriesOf = (id: number) => call(test, teamTasks.entries, { ...at(), params: { placeId, id } }, owner)
  const statusOf = async (file: number, caller: Caller) =>
    (await send(test, files.get, { params: { id: file } }, caller)).status

  it('is opened by owners and `personnel` only, and changed by nobody else', async () => {
    const { id, file } = await filed()
    const [chief, member] = [await makeUser(test), await makeUser(test)]
    await joinCompany(test, company_id, chief.id, 'readonly,personnel')
    await joinCompany(test, company_id, member.id, 'member')
    expect(await statusOf(file, owner)).toBe(200)
    expect(await statusOf(file, chief)).toBe(200)
    expect(await statusOf(file, member)).toBe(404)
    expect((await upload(id, member)).status).toBe(403)
    expect((await upload(id, chief)).status).toBe(200)
    const present = (await entriesOf((await matrix()).people[0]?.id ?? 0))[0]?.file?.id ?? 0
    for (const route of [files.change, files.remove] as const)
      expect(
        (await refuse(test, route, { params: { id: present }, body: { worker_id: null } }, member)).status,
      ).toBe(404)
    expect((await call(test, files.list, { params: { placeId }, query: {} }, member)).length).toBe(0)
  })
  it('is replaced and removed, and goes with its entry', async () => {
    const { worker, id, file } = await filed()
    expect((await entriesOf(worker))[0]?.file).toMatchObject({ filename: 'Kati.png', mime: 'image/png' })
    const { body } = await upload(id, owner, tinyPng, 'New.png')
    expect(body.file?.filename).toBe('New.png')
    expect(await statusOf(file, owner)).toBe(404)
    await call(test, teamTasks.removeScan, { params: { placeId, id } }, owner)
    expect((await entriesOf(worker))[0]?.file).toBeNull()
    const again = (await upload(id, owner)).body.file?.id ?? 0
    await call(test, teamTasks.removeEntry, { params: { placeId, id } }, owner)
    expect(await statusOf(again, owner)).toBe(404)
  })
  it('is erased with the person', async () => {
    const { worker, file } = await filed()
    await call(test, workers.remove, { params: { placeId, id: worker } }, owner)
    const { rows } = await test.database.pool.query<{ filename: string; gone: boolean }>(
      'select filename, removed_at is not null as gone from files where id = $1',
      [file],
    )
    expect(rows).toEqual([{ filename: '', gone: true }])
  })
  it('is compared by its content, also after it was replaced or removed among the documents', async () => {
    const faults = async () =>
      (await verifyRecords(test.platform, { projections: true, place_id: placeId })).places.flatMap((one) =>
        one.faults.map(({ detail }) => detail),
      )
    /** What is found while the file is changed past the application. */
    const whileFile = async (id: number, set: string) => {
      const { pool } = test.database
      const { rows } = await pool.query('select sha256, removed_at from files where id = $1', [id])
      await pool.query(`update files set ${set} where id = $1`, [id])
      const found = await faults()
      const { sha256, removed_at } = rows[0] as Record<string, unknown>
      await pool.query('update files set sha256 = $2, removed_at = $3 where id = $1', [
        id,
        sha256,
        removed_at,
      ])
      return found.join()
    }
    const { id, file } = await filed()
    expect(await faults()).toEqual([])
    expect(await whileFile(file, "sha256 = repeat('ab', 32)")).toContain(`certificate ${id}: `)
    expect(await whileFile(file, 'removed_at = now()')).toContain(`certificate ${id}: `)

    expect((await sendFile(test, file, { bytes: await otherPicture() }, owner)).status).toBe(200)
    expect(await faults()).toEqual([])
    const body = { date: '2026-01-16', trainer: 'Dr Saar' } as never
    await call(test, teamTasks.changeEntry, { ...at(), params: { placeId, id }, body }, owner)
    expect(await faults()).toEqual([])
    await call(test, files.remove, { params: { id: file } }, owner)
    expect(await faults()).toEqual([])
    expect(await whileFile(file, 'removed_at = null')).toContain(`certificate ${id}: `)
  })
  it('is compared by the bytes that are stored', async () => {
    const { file } = await filed()
    const faults = async () =>
      (await verifyRecords(test.platform, { files: true, place_id: placeId })).places.flatMap((one) =>
        one.faults.map(({ class: kind, detail }) => `${kind}: ${detail}`),
      )
    expect(await faults()).toEqual([])
    const { rows } = await test.database.pool.query<{ sha256: string }>(
      'select sha256 from files where id = $1',
      [file],
    )
    const { sha256 } = rows[0] ?? { sha256: '' }
    const path = join(test.platform.config.data_folder, 'files', sha256.slice(0, 2), sha256)
    const bytes = readFileSync(path)
    writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from([1])]))
    expect(await faults()).toEqual([`file: the file ${sha256} is not what was recorded`])
    writeFileSync(path, bytes)
  })
  it('that went with another person among the documents is sealed as gone', async () => {
    const { file } = await filed()
    const worker_id = await hire('Mati')
    await call(test, files.change, { params: { id: file }, body: { worker_id } }, owner)
    await call(test, workers.remove, { params: { placeId, id: worker_id } }, owner)
    const { places } = await verifyRecords(test.platform, { projections: true, place_id: placeId })
    expect(places.flatMap(({ faults }) => faults)).toEqual([])
  })
  it('is a picture or a PDF by its bytes', async () => {
    const { id } = await filed()
    const { status, body } = await upload(id, owner, Buffer.from('<svg onload=alert(1)>'))
    expect([status, (body as unknown as { errors: { code: string }[] }).errors[0]?.code]).toEqual([
      422,
      'file_type',
    ])
    const { id: without } = await enter({ worker_id: await hire('Mati'), default_key: 'hygiene' })
    const params = { placeId, id: without }
    expect((await refuse(test, teamTasks.sendScan, { params, query: {}, body: {} }, owner)).fields).toEqual([
      'file:required',
    ])
  })
})
