/** Standing duties: defaults of the knowledge base, own ones, partners, and what the plan prints of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partners } from '@larder/contract/partners'
import { plans } from '@larder/contract/plans'
import { workGroups } from '@larder/contract/work-groups'
import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { fillPlan } from '#test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

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

const list = (lang = 'en') => call(test, workGroupTasks.list, { params: { placeId }, query: { lang } }, owner)
const create = (body: { task_subtype_id: number; [field: string]: unknown }) =>
  call(test, workGroupTasks.create, { params: { placeId }, query: {}, body }, owner)
const change = (id: number | null, body: object) =>
  call(test, workGroupTasks.change, { params: { placeId, id: id ?? 0 }, query: {}, body }, owner)
const addGroup = (name: string) =>
  call(test, workGroups.create, { params: { placeId }, body: { name } }, owner)

describe('the standing duties of a place', () => {
  it('begin with the defaults, which name the usual group and their source', async () => {
    await addGroup('Management')
    const duties = await list()
    expect(duties.map(({ task_subtype_id }) => task_subtype_id)).toEqual([8, 9, 10, 11, 12, 13, 14])
    expect(duties[0]).toMatchObject({
      id: null,
      is_default: true,
      name: 'Pest control',
      responsible_name: 'Management',
      is_mandatory: true,
      is_outsourced: false,
    })
    expect(duties[0]?.source).toContain('852/2004')
    expect((await list('de'))[0]?.name).toBe('Schädlingsbekämpfung')
  })
  it('are outsourced to a partner, who joins the list, and follow a new name of the group', async () => {
    const group = await addGroup('Office')
    const duty = await create({
      is_default: true,
      task_subtype_id: 8,
      responsible_name: 'office',
      service_provider: ' Pest Free Ltd ',
    })
    expect(duty).toMatchObject({ service_provider: 'Pest Free Ltd', is_outsourced: true })
    expect((await call(test, partners.list, { params: { placeId } }, owner)).map(({ name }) => name)).toEqual(
      ['Pest Free Ltd'],
    )
    await call(test, workGroups.rename, { params: { id: group.id }, body: { name: 'Managers' } }, owner)
    expect((await list())[0]?.responsible_name).toBe('Managers')
    await call(test, workGroups.remove, { params: { id: group.id } }, owner)
    expect((await list())[0]?.responsible_name).toBe('Office')
    expect(await change(duty.id, { service_provider: null })).toMatchObject({ is_outsourced: false })
  })
  it('keep what law requires, and take a removed default back', async () => {
    const mandatory = await create({ is_default: true, task_subtype_id: 9 })
    const params = { placeId, id: mandatory.id ?? 0 }
    expect((await refuse(test, workGroupTasks.remove, { params }, owner)).fields).toEqual(['id:mandatory'])
    const body = { is_default: true, task_subtype_id: 9, is_removed: true }
    expect((await refuse(test, workGroupTasks.create, { params: { placeId }, body }, owner)).fields).toEqual([
      'is_removed:mandatory',
    ])
    const removed = await create({ is_default: true, task_subtype_id: 10, is_removed: true })
    expect(removed).toMatchObject({ is_removed: true })
    expect(await create({ is_default: true, task_subtype_id: 10 })).toMatchObject({
      id: removed.id,
      is_removed: false,
    })
  })
  it('have own ones with their words', async () => {
    const own = await create({ task_subtype_id: 12, task_desc: ' Hood service ' })
    expect(own).toMatchObject({ is_default: false, name: 'Hood service', task_desc: 'Hood service' })
    expect(await change(own.id, { task_desc: 'Hood' })).toMatchObject({ name: 'Hood' })
    await call(test, workGroupTasks.remove, { params: { placeId, id: own.id ?? 0 } }, owner)
    expect(await list()).toHaveLength(7)
    const gone = { params: { placeId, id: own.id ?? 0 }, body: {} }
    expect((await refuse(test, workGroupTasks.change, gone, owner)).status).toBe(404)
  })
  it('are refused with the field where they do not fit', async () => {
    const tries: readonly [object, string][] = [
      [{ task_subtype_id: 12 }, 'task_desc:required'],
      [{ task_subtype_id: 7, task_desc: 'x' }, 'task_subtype_id:too_small'],
      [
        { is_default: true, task_subtype_id: 14, service_provider: 'Others' },
        'service_provider:not_outsourceable',
      ],
    ]
    for (const [body, field] of tries)
      expect(
        (await refuse(test, workGroupTasks.create, { params: { placeId }, body }, owner)).fields,
      ).toEqual([field])
  })
  it('are read by readers, changed by owners and members alone', async () => {
    const cook = await makeUser(test)
    await joinPlace(test, { company_id, place_id: placeId }, cook.id, 'readonly,temp-measurements')
    expect(await call(test, workGroupTasks.list, { params: { placeId }, query: {} }, cook)).toHaveLength(7)
    const body = { task_subtype_id: 12, task_desc: 'x' }
    expect((await refuse(test, workGroupTasks.create, { params: { placeId }, body }, cook)).status).toBe(403)
  })
})

describe('the printed plan', () => {
  it.each([
    ['de', 'Schädlingsbekämpfung', 'Wartung und Reparaturen'],
    ['et', 'Kahjuritõrje', 'Hooldus ja remont'],
  ])(
    'has who is responsible for each duty, in %s',
    async (lang, pests, repair) => {
      const planId = await fillPlan(test, placeId, owner)
      await create({
        is_default: true,
        task_subtype_id: 8,
        responsible_name: 'Tiina Põld',
        service_provider: 'Puhas Nurk OÜ',
      })
      await create({ task_subtype_id: 12, task_desc: 'Filters of the hood', responsible_name: 'Rein Saar' })
      await call(test, plans.generate, { params: { placeId } }, owner)
      await call(test, plans.confirm, { params: { placeId }, body: {} }, owner)
      const { body } = await send(
        test,
        plans.download,
        { params: { placeId, planId }, query: { lang } },
        owner,
      )
      const pdfs = await Promise.all(
        readZip(body as Buffer).map(async ({ bytes }) => (await readPdf(bytes)).pages.join('')),
      )
      const words = [pests, repair, 'Tiina Põld', 'Puhas Nurk OÜ', 'Filters of the hood', 'Rein Saar']
      const printed = pdfs
        .map(squeezed)
        .filter((text) => words.every((word) => text.includes(squeezed(word))))
      expect(printed.length).toBeGreaterThan(0)
    },
    60_000,
  )
})
