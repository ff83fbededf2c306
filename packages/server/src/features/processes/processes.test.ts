import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plans } from '@larder/contract/plans'
import { places } from '@larder/contract/places'
import { processes } from '@larder/contract/processes'
import type { ExtraSwitch } from '@larder/core/haccp'
import { makeCompany, makePlace, makeUser, joinPlace, type TestUser } from '../../../test/builders.ts'
import { planIdOf } from '../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let placeOnly: TestUser
let place: number
let sibling: number
let foreign: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  placeOnly = await makeUser(test)
  const stranger = await makeUser(test)
  const company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  sibling = await makePlace(test, company, { name: 'Sadam' })
  foreign = await makePlace(test, await makeCompany(test, stranger), { name: 'Elsewhere' })
  await joinPlace(test, { company_id: company, place_id: place }, placeOnly.id, 'member')
})
afterAll(() => test.close())

const at = () => ({ placeId: place })
const select = (
  body: readonly { process_id: number; sub_processes?: { id: number; selected?: boolean }[] }[],
) => call(test, processes.select, { params: at(), body: [...body] }, owner)

describe('choosing processes', () => {
  it('proposes a start from the activity before anything is chosen', async () => {
    const proposed = await call(test, processes.onboarding, { params: at() }, owner)
    expect(proposed.find(({ id }) => id === 9)).toMatchObject({ name: 'Cooking', selected: true })
    expect(proposed.find(({ id }) => id === 39)).toMatchObject({ selected: false })
    expect(await call(test, processes.list, { params: at() }, owner)).toEqual([])
  })
  it('sets the selection with its sub-processes; processes left out are removed with their own', async () => {
    const chosen = await select([
      { process_id: 9, sub_processes: [{ id: 903 }, { id: 904, selected: false }] },
      { process_id: 4 },
    ])
    expect(chosen.map(({ process_id }) => process_id)).toEqual([4, 9])
    expect(chosen[1]?.sub_processes.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([903])
    const kept = await select([{ process_id: 9 }])
    expect(kept.map(({ id, process_id }) => [id, process_id])).toEqual([[chosen[1]?.id, 9]])
    expect(kept[0]?.sub_processes.some(({ selected }) => selected)).toBe(false)
    expect(await select([])).toEqual([])
  })
  it('refuses a process that is unknown, not offered by the activity, or listed twice', async () => {
    const tries: [unknown, string][] = [
      [[{ process_id: 999 }], '0.process_id:not_offered'],
      [[{ process_id: 9 }, { process_id: 31 }], '1.process_id:not_offered'],
      [[{ process_id: 9 }, { process_id: 9 }], '1.process_id:twice'],
      [[{ process_id: 9, sub_processes: [{ id: 401 }] }], '0.sub_processes.0.id:not_of_process'],
      [[{ process_id: 9, sub_processes: [{ id: 901 }, { id: 999 }] }], '0.sub_processes.1.id:not_of_process'],
      [[{ process_id: 9, fsp_product_group_id: 1 }], '0.fsp_product_group_id:unknown'],
      [[{ process_id: '9' }], '0.process_id:invalid_type'],
      [{}, ':invalid_type'],
    ]
    for (const [body, field] of tries)
      expect(await refuse(test, processes.select, { params: at(), body }, owner)).toEqual({
        status: 422,
        code: 'invalid',
        fields: [field],
      })
    expect(await call(test, processes.list, { params: at() }, owner)).toEqual([])
  })
})

describe('switches of the place', () => {
  const switchTo = (extra_data: ExtraSwitch[]) =>
    call(test, places.change_extra_data, { params: at(), body: { extra_data } }, owner)
  const chosen = async (): Promise<readonly (number | null)[]> =>
    (await call(test, processes.list, { params: at() }, owner))
      .filter(({ is_disabled }) => !is_disabled)
      .map(({ process_id }) => process_id)

  it('add their processes and remove them again, beside those chosen by hand', async () => {
    await switchTo([])
    await select([{ process_id: 4 }, { process_id: 9, sub_processes: [{ id: 903 }] }])
    await switchTo(['smoking', 'deep_frying'])
    expect(await chosen()).toEqual([4, 9, 13, 25])
    await switchTo(['smoking'])
    expect(await chosen()).toEqual([4, 9, 25])
    const kept = await call(test, processes.list, { params: at() }, owner)
    expect(
      kept
        .find(({ process_id }) => process_id === 9)
        ?.sub_processes.filter(({ selected }) => selected)
        .map(({ id }) => id),
    ).toEqual([903])
    await switchTo([])
    expect(await chosen()).toEqual([4, 9])
  })
  it('change nothing before the first choice: until then the proposal follows them', async () => {
    await select([])
    await switchTo(['sous_vide'])
    expect(await chosen()).toEqual([])
    const proposed = await call(test, processes.onboarding, { params: at() }, owner)
    expect(proposed.find(({ id }) => id === 23)).toMatchObject({ selected: true })
    await switchTo([])
  })
})

describe("processes of the place's own", () => {
  it('a copy replaces its original and stays when the selection changes', async () => {
    const copy = await call(
      test,
      processes.create,
      {
        params: at(),
        body: { name: 'Josper oven', original_production_process_id: 9, sub_processes: [{ id: 903 }] },
      },
      owner,
    )
    expect(copy).toMatchObject({
      process_id: null,
      original_production_process_id: 9,
      name: 'Josper oven',
      food_handling_place_id: place,
    })
    expect((await select([{ process_id: 4 }])).map(({ name }) => name)).toContain('Josper oven')
    const offered = await call(
      test,
      processes.offered,
      { params: { id: 1 }, query: { placeId: place } },
      owner,
    )
    expect(offered.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([4, 9])
    expect(
      offered
        .find(({ id }) => id === 9)
        ?.sub_processes.filter(({ selected }) => selected)
        .map(({ id }) => id),
    ).toEqual([903])
  })
  it('one that is disabled does not count for the plan', async () => {
    const rows = await call(test, processes.list, { params: at() }, owner)
    const copy = rows.find(({ name }) => name === 'Josper oven')
    const changed = await call(
      test,
      processes.change,
      { params: { ...at(), id: copy?.id ?? 0 }, body: { is_disabled: true, name: 'Oven' } },
      owner,
    )
    expect(changed).toMatchObject({ is_disabled: true, name: 'Oven' })
    const offered = await call(
      test,
      processes.offered,
      { params: { id: 1 }, query: { placeId: place } },
      owner,
    )
    expect(offered.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([4])
  })
  it('refuses own words for a process of the knowledge base, and an empty name', async () => {
    const chosen = (await call(test, processes.list, { params: at() }, owner)).find(
      ({ process_id }) => process_id === 4,
    )
    const params = { ...at(), id: chosen?.id ?? 0 }
    expect(await refuse(test, processes.change, { params, body: { name: 'Fridge' } }, owner)).toMatchObject({
      status: 422,
      fields: ['name:fixed'],
    })
    expect(await refuse(test, processes.create, { params: at(), body: { name: '  ' } }, owner)).toMatchObject(
      { status: 422, fields: ['name:required'] },
    )
    expect(
      await refuse(
        test,
        processes.create,
        { params: at(), body: { name: 'x', original_production_process_id: 31 } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['original_production_process_id:not_offered'] })
    expect(
      await refuse(
        test,
        processes.create,
        { params: at(), body: { name: 'x', sub_processes: [{ id: 903 }] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['sub_processes.0.id:not_of_process'] })
    await call(test, processes.remove, { params }, owner)
    expect(await refuse(test, processes.find, { params }, owner)).toMatchObject({ status: 404 })
  })
})

describe('other places', () => {
  it("hides another place's processes and selection", async () => {
    const theirs = await call(
      test,
      processes.create,
      { params: { placeId: sibling }, body: { name: 'Theirs' } },
      owner,
    )
    for (const route of [processes.find, processes.change, processes.remove])
      expect(
        await refuse(test, route, { params: { ...at(), id: theirs.id }, body: {} }, owner),
      ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, processes.offered, { params: { id: 1 }, query: { placeId: sibling } }, placeOnly),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, processes.offered, { params: { id: 1 }, query: { placeId: foreign } }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, processes.offered, { params: { id: 1 }, query: { placeId: place } }),
    ).toMatchObject({ status: 404 })
    const start = async (extra_datas: string) =>
      (await call(test, processes.offered, { params: { id: 1 }, query: { extra_datas } }))
        .filter(({ selected }) => selected)
        .map(({ id }) => id)
    expect(await start('')).not.toContain(13)
    expect(await start('deep_frying,nonsense')).toContain(13)
    expect(await refuse(test, processes.offered, { params: { id: 77 } })).toMatchObject({ status: 404 })
  })
  it('a selection counts for the plan of its place only', async () => {
    await call(test, processes.select, { params: at(), body: [{ process_id: 4 }] }, placeOnly)
    const missing = async (placeId: number) =>
      (await call(test, plans.status, { params: { placeId, planId: await planIdOf(test, placeId) } }, owner))
        .missing
    expect(await missing(place)).not.toContain('productionProcesses')
    expect(await missing(sibling)).toContain('productionProcesses')
  })
})
