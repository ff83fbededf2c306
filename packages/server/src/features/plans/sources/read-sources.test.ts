import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planSources } from '@larder/contract/plan-sources'
import { plans } from '@larder/contract/plans'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let planId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  planId = await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
})
afterAll(() => test.close())

const list = (query: Record<string, unknown> = {}) =>
  call(test, planSources.list, { params: { placeId: place, planId }, query } as never, owner)

describe('the sources of every statement', () => {
  it('have document, clause, country, force and evidence, and the number of verified ones', async () => {
    const { data, meta, counts, language } = await list({ perPage: 200 })
    expect(language).toBe('en')
    expect(meta).toEqual({ current_page: 1, per_page: 200, total: counts.statements })
    expect(counts.statements).toBeGreaterThan(200)
    expect(counts.verified + counts.to_verify).toBe(counts.statements)
    expect(counts.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(counts.statements)
    expect(
      data.filter(
        ({ sources }) =>
          sources.length === 0 ||
          sources.some(({ document, title, jurisdiction }) => !document || !title || !jurisdiction),
      ),
    ).toEqual([])
    expect(data.filter(({ to_verify, verified_on }) => to_verify !== (verified_on === null))).toEqual([])
    const hygiene = data.flatMap(({ sources }) => sources).find(({ document }) => document === 'EU-852')
    expect(hygiene).toMatchObject({ address: 'https://data.europa.eu/eli/reg/2004/852/oj' })
    const hazards = new Set(
      (await call(test, plans.hazards, { params: { placeId: place } }, owner)).map(({ id }) => id),
    )
    expect(
      data
        .flatMap(({ places }) => places.flatMap(({ hazard_id }) => hazard_id ?? []))
        .filter((id) => !hazards.has(id)),
    ).toEqual([])
  })
  it('are paged without gaps', async () => {
    const [first, second] = [await list({ perPage: 30 }), await list({ perPage: 30, page: 2 })]
    const whole = await list({ perPage: 60 })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
    expect((await list({ page: 100_000 })).data).toEqual([])
  })
  it("are filtered by kind, force, verification, hazard and words, with the plan's counts", async () => {
    const { counts } = await list()
    const cooking = await list({ about: 'P09/H16' })
    expect(cooking.data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['hazard', 'limit', 'task', 'corrective_action', 'programme']),
    )
    expect(cooking.counts).toEqual(counts)
    const open = await list({ to_verify: true, perPage: 1 })
    expect(open.meta.total).toBe(counts.to_verify)
    const duties = await list({ kind: 'duty', force: 'law', to_verify: false })
    expect(duties.data.map(({ id }) => id)).toEqual(expect.arrayContaining(['duty:D-EE-health']))
    expect(
      (await list({ search: 'COOKING core', kind: 'limit' })).data.map(({ id }) => id.split(':')[1]),
    ).toContain('L-cook-core')
    expect((await list({ search: 'words that nobody wrote' })).meta.total).toBe(0)
  })
  it('name the hazard’s section in the reader’s language and open its analysis', async () => {
    const [row] = (await list({ about: 'L-cook-core' })).data
    expect(row?.places[0]).toMatchObject({
      section: 'hazard-analyses-overview',
      section_title: expect.stringMatching(/hazard/i) as string,
      step: 'Cooking',
      hazard: 'P09/H16',
      hazard_id: 9_016,
    })
  })
  it('are shown to a visitor with the plan, not to one without', async () => {
    const visitor = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan']),
    }
    const { data } = await call(test, planSources.list, { params: { placeId: place, planId } }, visitor)
    expect(data).toHaveLength(50)
    const auditor = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['team']),
    }
    expect(
      await refuse(test, planSources.list, { params: { placeId: place, planId } }, auditor),
    ).toMatchObject({ status: 403 })
  })
  it('are refused to strangers, without a plan, and for unknown filters', async () => {
    const stranger = await makeUser(test)
    const params = { placeId: place, planId }
    expect(await refuse(test, planSources.list, { params }, stranger)).toMatchObject({ status: 404 })
    const other = await makePlace(test, company, { name: 'Sadam' })
    expect(
      await refuse(
        test,
        planSources.list,
        { params: { placeId: other, planId: await planIdOf(test, other) } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
    expect(await refuse(test, planSources.list, { params: { placeId: other, planId } }, owner)).toMatchObject(
      { status: 404 },
    )
    for (const query of [
      { kind: 'rumour' },
      { force: 'custom' },
      { perPage: '201' },
      { page: '0' },
      { page: 'x' },
      { to_verify: 'perhaps' },
    ]) {
      expect(await refuse(test, planSources.list, { params, query } as never, owner)).toMatchObject({
        status: 422,
      })
    }
  })
})
