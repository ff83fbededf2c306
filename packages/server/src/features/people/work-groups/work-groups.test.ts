import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onboardingProfiles } from '@larder/contract/plan-inputs'
import { places } from '@larder/contract/places'
import { workGroups } from '@larder/contract/work-groups'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  joinPlace,
  type TestUser,
} from '../../../../test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let stranger: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  reader = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await makeCompany(test, stranger)
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
})
afterAll(() => test.close())

const at = () => ({ placeId: place })

describe('work groups', () => {
  it('are added, changed, disabled, enabled and removed', async () => {
    const made = await call(
      test,
      workGroups.create,
      { params: at(), body: { name: ' Kitchen ', email: 'kitchen@sinilill.example' } },
      owner,
    )
    expect(made).toMatchObject({
      name: 'Kitchen',
      place_id: place,
      is_disabled: false,
      is_default: false,
      workers_count: 0,
    })
    const params = { id: made.id }
    expect(await call(test, workGroups.change, { params, body: { name: 'Köök' } }, owner)).toMatchObject({
      name: 'Köök',
      email: '',
      workers_count: 0,
      workers: [],
    })
    expect(await call(test, workGroups.toggle, { params }, owner)).toMatchObject({ is_disabled: true })
    expect(await call(test, workGroups.toggle, { params }, owner)).toMatchObject({ is_disabled: false })
    expect(await call(test, workGroups.workers, { params }, owner)).toEqual([])
    expect(await call(test, workGroups.list, { params: at() }, owner)).toHaveLength(1)
    await call(test, workGroups.remove, { params }, owner)
    expect(await call(test, workGroups.list, { params: at() }, owner)).toEqual([])
    const { rows } = await test.database.pool.query<{ route: string }>(
      "select route from audit where entity = 'work_group' order by id",
    )
    expect(rows.map(({ route }) => route)).toEqual([
      'work_groups.create',
      'work_groups.change',
      'work_groups.toggle',
      'work_groups.toggle',
      'work_groups.remove',
    ])
  })
  it('give the places their job titles, which can be renamed alone', async () => {
    const made = await call(
      test,
      workGroups.create,
      { params: at(), body: { name: 'Cold kitchen', email: 'cold@sinilill.example' } },
      owner,
    )
    expect(
      await call(test, workGroups.rename, { params: { id: made.id }, body: { name: ' Sous chef ' } }, owner),
    ).toEqual({ id: made.id, name: 'Sous chef', version: made.version + 1 })
    expect(
      (await call(test, workGroups.list, { params: at() }, owner)).find(({ id }) => id === made.id),
    ).toMatchObject({ name: 'Sous chef', email: 'cold@sinilill.example', workers_count: 0 })
    expect((await call(test, places.get, { params: at() }, owner)).job_titles).toContainEqual({
      id: made.id,
      name: 'Sous chef',
    })
    expect(
      await refuse(test, workGroups.rename, { params: { id: made.id }, body: { name: ' ' } }, owner),
    ).toMatchObject({ status: 422, fields: ['name:required'] })
    await call(test, workGroups.remove, { params: { id: made.id } }, owner)
  })
  it('start with proposals, without those that the place has', async () => {
    const proposed = await call(
      test,
      onboardingProfiles.workGroups,
      { params: at(), query: { lang: 'et' } },
      owner,
    )
    expect(proposed.map(({ name }) => name)).toEqual(['Juhtkond', 'Köök', 'Teenindus', 'Puhastus'])
    await call(test, workGroups.create, { params: at(), body: { name: 'Köök' } }, owner)
    expect(
      (await call(test, onboardingProfiles.workGroups, { params: at(), query: { lang: 'et' } }, owner)).map(
        ({ name }) => name,
      ),
    ).not.toContain('Köök')
  })
  it('are refused with the field where they do not fit', async () => {
    const tries: [unknown, string][] = [
      [{}, 'name:required'],
      [{ name: '' }, 'name:required'],
      [{ name: '  ' }, 'name:required'],
      [{ name: 'x'.repeat(256) }, 'name:too_big'],
      [{ name: 'x\u0000' }, 'name:malformed_text'],
      [{ name: 'x', email: 'nobody' }, 'email:email'],
      [{ name: 'x', is_disabled: 'yes' }, 'is_disabled:invalid_type'],
    ]
    for (const [body, field] of tries)
      expect(await refuse(test, workGroups.create, { params: at(), body }, owner)).toEqual({
        status: 422,
        code: 'invalid',
        fields: [field],
      })
  })
  it('are read by readers and links to the plan, changed by neither', async () => {
    const [group] = await call(test, workGroups.list, { params: at() }, reader)
    const params = { id: group?.id ?? 0 }
    const link = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan']),
    }
    expect(await call(test, workGroups.list, { params: at() }, link)).toHaveLength(1)
    for (const caller of [reader, link])
      expect(await refuse(test, workGroups.toggle, { params }, caller)).toMatchObject({ status: 403 })
    for (const route of [workGroups.change, workGroups.remove, workGroups.toggle, workGroups.workers]) {
      const answers = await Promise.all(
        [params.id, 999_999, 'nonsense'].map((id) =>
          refuse(test, route, { params: { id }, body: {} }, stranger),
        ),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set(['{"status":404,"code":"not_found","fields":[]}']),
      )
    }
  })
})
