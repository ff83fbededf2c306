import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '@larder/contract/files'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { makeCompany, makePlace, makeSharedAccess, makeUser, type TestUser } from '#test/builders.ts'
import { fillPlan, planIdOf } from '#test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { announce, sendFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let planId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Pérez' })
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  planId = await planIdOf(test, place)
})
afterAll(() => test.close())

const at = () => ({ placeId: place })
const params = () => ({ placeId: place, planId })
const use = (uses_custom_plan: boolean) =>
  call(test, places.change_plan_source, { params: at(), body: { uses_custom_plan } }, owner)
const status = () => call(test, plans.status, { params: params() }, owner)
const confirm = (sha256?: string) =>
  call(test, plans.confirm, { params: at(), body: sha256 === undefined ? {} : { sha256 } }, owner)
async function add(filename: string): Promise<number> {
  const { id } = await announce(test, place, owner, { type: 'custom_plan', filename })
  expect((await sendFile(test, id, { bytes: tinyPng }, owner)).status).toBe(200)
  return id
}

describe("a plan of the place's own", () => {
  it('is unfilled without a file, and complete with one', async () => {
    expect(await status()).toMatchObject({
      uses_custom_plan: false,
      completion_percent: 0,
      status: 'unfilled',
    })
    expect(await use(true)).toMatchObject({ uses_custom_plan: true })
    expect(await status()).toMatchObject({
      uses_custom_plan: true,
      completion_percent: 0,
      missing: [],
      status: 'unfilled',
      sha256: null,
    })
    expect(await refuse(test, plans.confirm, { params: at(), body: {} }, owner)).toEqual({
      status: 409,
      code: 'conflict',
      fields: ['custom_plan:step_incomplete'],
    })
    expect(await refuse(test, plans.download, { params: params() }, owner)).toMatchObject({ status: 404 })
    // A file without content is nothing yet.
    const { id } = await announce(test, place, owner, { type: 'custom_plan', filename: 'Waiting.pdf' })
    expect(await status()).toMatchObject({ completion_percent: 0 })
    await call(test, files.remove, { params: { id } }, owner)
    await add('Our plan.png')
    expect(await status()).toMatchObject({
      completion_percent: 100,
      missing: [],
      status: 'filled',
      is_outdated: false,
      plan_confirmed_at: null,
    })
    const steps = await call(test, plans.statuses, { params: params() }, owner)
    expect(steps.map(({ done, required }) => [done, required]).slice(0, 3)).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    expect(steps.some(({ required }) => required)).toBe(false)
  })
  it('is confirmed as the shown files, in the chain, and no longer when they change', async () => {
    const seen = (await status()).sha256 ?? ''
    const second = await add('Annex.png')
    expect(await refuse(test, plans.confirm, { params: at(), body: { sha256: seen } }, owner)).toMatchObject({
      status: 409,
      fields: [':plan_changed'],
    })
    const confirmed = await confirm((await status()).sha256 ?? '')
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      plan_confirmed_by: { id: owner.id, lastname: 'Pérez' },
    })
    expect(await confirm()).toEqual(confirmed)
    expect(await call(test, places.get, { params: at() }, owner)).toMatchObject({
      plan_confirmed_by: owner.id,
      plan_confirmed_at: confirmed.plan_confirmed_at,
    })
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body from revisions where place_id = $1 and entity = 'plan' and op = 'confirm'",
      [place],
    )
    expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { is_custom: true, sha256: confirmed.sha256, files: [{ name: 'Our plan.png' }, { name: 'Annex.png' }] },
    ])
    await test.worker.drain()
    expect(
      (await test.database.pool.query('select from place_heads where place_id = $1', [place])).rowCount,
      'the head of its chain is signed',
    ).toBe(1)
    await call(test, files.remove, { params: { id: second } }, owner)
    expect(await status()).toMatchObject({ status: 'filled', plan_confirmed_at: null, sha256: seen })
    expect(await call(test, places.get, { params: at() }, owner)).toMatchObject({ plan_confirmed_by: null })
  })
  it('is downloaded as its files, by readers with a link too', async () => {
    await add('Annex.png')
    const { body, headers } = await send(test, plans.download, { params: params() }, owner)
    expect(headers['content-type']).toBe('application/zip')
    const zip = readZip(body as Buffer)
    expect(zip.map(({ name }) => name)).toEqual(['01 Our plan.png', '02 Annex.png'])
    expect(zip.every(({ bytes }) => bytes.subarray(1, 4).toString() === 'PNG')).toBe(true)
    const visitor = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan']),
    }
    expect((await send(test, plans.download, { params: params() }, visitor)).status).toBe(200)
    expect((await call(test, files.list, { params: at() }, visitor)).map(({ filename }) => filename)).toEqual(
      ['Our plan.png', 'Annex.png'],
    )
    expect(
      await refuse(
        test,
        places.change_plan_source,
        { params: at(), body: { uses_custom_plan: false } },
        visitor,
      ),
    ).toMatchObject({ status: 403 })
  })
  it('can be exchanged with the generated plan; each keeps its own confirmation', async () => {
    await confirm()
    await use(false)
    expect(await status()).toMatchObject({
      uses_custom_plan: false,
      completion_percent: 0,
      status: 'unfilled',
      plan_confirmed_at: null,
    })
    await fillPlan(test, place, owner)
    await call(test, plans.generate, { params: at() }, owner)
    await confirm()
    const generated = await status()
    expect(generated).toMatchObject({ status: 'confirmed', uses_custom_plan: false })
    await use(true)
    const own = await status()
    expect(own).toMatchObject({ status: 'confirmed', uses_custom_plan: true, generated_at: null })
    await add('Third.png')
    await use(false)
    expect(await status()).toEqual(generated)
    await use(true)
    expect(await status()).toMatchObject({ status: 'filled' })
  })
})
