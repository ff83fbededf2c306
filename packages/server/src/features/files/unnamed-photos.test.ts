/** Photos wait for the records that name them; papers of people are for those who see them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '@larder/contract/files'
import { workers } from '@larder/contract/workers'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { announce, makeFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let at: { company_id: number; place_id: number }

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  at = { company_id, place_id: await makePlace(test, company_id) }
})
afterAll(() => test.close())

const member = async (level: string): Promise<TestUser> => {
  const user = await makeUser(test)
  await joinPlace(test, at, user.id, level)
  return user
}
const idsOf = async (): Promise<number[]> =>
  (await call(test, files.list, { params: { placeId: at.place_id } }, owner)).map(({ id }) => id)

it('removes a photo that no record named within a day, with its content, and no drawing', async () => {
  const cook = await member('readonly,temp-measurements')
  const photo = await makeFile(test, at.place_id, cook, { bytes: tinyPng, type: 'task_entry' })
  const drawing = await makeFile(test, at.place_id, owner)
  expect(await idsOf()).toEqual([photo, drawing])
  test.clock.now = new Date(test.clock.now.getTime() + 86_400_000 + 1_000)
  await test.worker.drain()
  expect(await idsOf()).toEqual([drawing])
})

it('keeps at most 60 photos of a person that no record names, and those of others', async () => {
  const [cook, helper] = [
    await member('readonly,temp-measurements'),
    await member('readonly,temp-measurements'),
  ]
  for (let count = 0; count < 60; count += 1) await announce(test, at.place_id, cook, { type: 'task_entry' })
  const body = { place_id: at.place_id, type: 'task_entry' as const, filename: 'Seal.png' }
  expect(await refuse(test, files.create, { body }, cook)).toEqual({
    status: 409,
    code: 'conflict',
    fields: [':too_many_files'],
  })
  await announce(test, at.place_id, helper, { type: 'task_entry' })
})

it('refuses a paper of a person from somebody who would not see it', async () => {
  const { id: worker_id } = await call(
    test,
    workers.create,
    { params: { placeId: at.place_id }, body: { first_name: 'Mati' } },
    owner,
  )
  const body = { place_id: at.place_id, type: 'documentation' as const, filename: 'Health.pdf', worker_id }
  const cook = await member('member')
  expect((await refuse(test, files.create, { body }, cook)).fields).toEqual(['worker_id:unknown_owner'])
  const { id } = await announce(test, at.place_id, cook, { type: 'documentation' })
  expect((await refuse(test, files.change, { params: { id }, body: { worker_id } }, cook)).fields).toEqual([
    'worker_id:unknown_owner',
  ])
  expect((await call(test, files.create, { body }, owner)).id).toBeGreaterThan(0)
})
