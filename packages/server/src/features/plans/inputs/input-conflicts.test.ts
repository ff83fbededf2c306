import { afterAll, beforeAll, expect, it } from 'vitest'
import { planInputs } from '@larder/contract/plan-inputs'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { call, openTestApp, send, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
})
afterAll(() => test.close())

const at = () => ({ placeId: place })

const conflictWith = (current: object) => ({
  status: 409,
  body: { code: 'conflict', errors: [{ field: 'version', code: 'version_conflict' }], current },
})

it('keeps a work group that another user saved meanwhile, and answers it', async () => {
  const made = await call(test, workGroups.create, { params: at(), body: { name: 'Kitchen' } }, owner)
  expect(made.version).toBe(1)
  const theirs = { name: 'Night shift', email: 'night@example.com' }
  expect(
    await send(test, workGroups.change, { params: { id: made.id }, body: { ...theirs, version: 1 } }, owner),
  ).toMatchObject({ status: 200, body: { ...theirs, version: 2 } })
  expect(
    await send(
      test,
      workGroups.change,
      { params: { id: made.id }, body: { name: 'Mine', version: 1 } },
      owner,
    ),
  ).toMatchObject(conflictWith({ ...theirs, version: 2 }))
  expect(await call(test, workGroups.list, { params: at() }, owner)).toMatchObject([theirs])
  await call(test, workGroups.toggle, { params: { id: made.id } }, owner)
  expect(
    await send(
      test,
      workGroups.change,
      { params: { id: made.id }, body: { name: 'Mine', version: 2 } },
      owner,
    ),
  ).toMatchObject(conflictWith({ is_disabled: true, version: 3 }))
  expect(
    await send(
      test,
      workGroups.change,
      { params: { id: made.id }, body: { name: 'Mine', version: 3 } },
      owner,
    ),
  ).toMatchObject({ status: 200, body: { name: 'Mine', version: 4 } })
  expect(
    await send(
      test,
      workGroups.change,
      { params: { id: made.id }, body: { name: 'Whatever stands there' } },
      owner,
    ),
  ).toMatchObject({ status: 200 })
})

it('of two simultaneous changes one is saved and one gets the other as answer', async () => {
  const { id, version } = await call(test, workGroups.create, { params: at(), body: { name: 'Bar' } }, owner)
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      send(test, workGroups.change, { params: { id }, body: { name, version } }, owner),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('keeps an analysis that another user saved meanwhile, and answers it', async () => {
  const made = await call(
    test,
    planInputs.createAnalysis,
    { params: at(), body: { task_desc: 'Swabs' } },
    owner,
  )
  const params = { ...at(), id: made.id }
  expect(
    await send(
      test,
      planInputs.changeAnalysis,
      { params, body: { task_desc: 'Ice', version: made.version } },
      owner,
    ),
  ).toMatchObject({ status: 200, body: { task_desc: 'Ice', version: 2 } })
  expect(
    await send(
      test,
      planInputs.changeAnalysis,
      { params, body: { task_desc: 'Mine', version: made.version } },
      owner,
    ),
  ).toMatchObject(conflictWith({ task_desc: 'Ice', version: 2 }))
  expect(await call(test, planInputs.customAnalyses, { params: at() }, owner)).toMatchObject([
    { task_desc: 'Ice' },
  ])
})

it('keeps a process that another user saved meanwhile, and answers it', async () => {
  const made = await call(test, processes.create, { params: at(), body: { name: 'Josper oven' } }, owner)
  const params = { ...at(), id: made.id }
  expect(
    await send(test, processes.change, { params, body: { name: 'Oven', version: made.version } }, owner),
  ).toMatchObject({ status: 200, body: { name: 'Oven', version: 2 } })
  expect(
    await send(test, processes.change, { params, body: { name: 'Mine', version: made.version } }, owner),
  ).toMatchObject(conflictWith({ name: 'Oven', version: 2 }))
  expect(await call(test, processes.find, { params }, owner)).toMatchObject({ name: 'Oven' })
})
