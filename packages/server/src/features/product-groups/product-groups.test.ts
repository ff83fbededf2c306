import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStep, type FlowGraph } from '@larder/core/flow'
import { planFlows } from '@larder/contract/plan-flows'
import { planCoherence } from '@larder/contract/plan-coherence'
import { planSources } from '@larder/contract/plan-sources'
import { plans } from '@larder/contract/plans'
import { planInputs } from '@larder/contract/plan-inputs'
import { processes } from '@larder/contract/processes'
import { capacities, productGroups } from '@larder/contract/product-groups'
import { changeStoredTask, makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../test/fill-plan.ts'
import { announce, sendFile, tinyPng } from '../../../test/send-file.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let planId: number
const made: number[] = []

const at = () => ({ placeId: place })
const plan = () => ({ placeId: place, planId })
const list = () => call(test, productGroups.list, { params: plan() }, owner)
const status = () => call(test, plans.status, { params: plan() }, owner)
const choose = (group: number, ...ids: number[]) =>
  call(
    test,
    processes.select,
    { params: at(), query: { fsp_product_group_id: group }, body: ids.map((process_id) => ({ process_id })) },
    owner,
  )

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  planId = await planIdOf(test, place)
  await fillPlan(test, place, owner)
})
afterAll(() => test.close())

describe('a plan by product groups', () => {
  it('needs groups once it is chosen, and counts four statuses of each', async () => {
    expect(await status()).toMatchObject({ completion_percent: 100 })
    await call(test, productGroups.use, { params: at(), body: { use_product_based_plan: true } }, owner)
    const before = await status()
    expect(before.missing).toEqual(['productionProcesses', 'productGroup', 'foodGroups', 'flowDiagram'])
    expect(await refuse(test, plans.generate, { params: at() }, owner)).toMatchObject({
      status: 422,
      fields: expect.arrayContaining(['productGroup:step_incomplete']),
    })
    const soups = await call(
      test,
      productGroups.create,
      {
        params: plan(),
        body: {
          name: 'Soups',
          products: [
            {
              name: 'Fish soup',
              production_amount_range_id: 2,
              production_time_unit_id: 4,
              production_unit_id: 1,
            },
          ],
        },
      },
      owner,
    )
    made.push(soups.id)
    expect(soups.statuses).toEqual(['products'])
    await call(
      test,
      productGroups.foodGroups,
      { params: { ...at(), id: soups.id }, body: { food_groups: [2, 8] } },
      owner,
    )
    await choose(soups.id, 4, 9, 18)
    expect(
      await call(test, productGroups.statuses, { params: { ...plan(), id: soups.id } }, owner),
    ).toMatchObject([{ done: true }, { done: true }, { done: true }, { done: true }])
    expect(await status()).toMatchObject({ completion_percent: 100, missing: [] })
  })
  it('copies a group with its products, food groups and processes', async () => {
    const copy = await call(
      test,
      productGroups.create,
      { params: plan(), body: { name: 'Salads', original_id: made[0] ?? 0 } },
      owner,
    )
    made.push(copy.id)
    expect(copy).toMatchObject({
      original_id: made[0],
      food_groups: [2, 8],
      products: [{ name: 'Fish soup' }],
      statuses: ['products', 'foodGroups', 'productionProcesses', 'flowDiagram'],
    })
    await call(
      test,
      productGroups.foodGroups,
      { params: { ...at(), id: copy.id }, body: { food_groups: [10, 13] } },
      owner,
    )
    await choose(copy.id, 4, 11)
    expect(
      (await call(test, productGroups.processes, { params: { ...plan(), id: copy.id } }, owner)).map(
        ({ process_id }) => process_id,
      ),
    ).toEqual([4, 11])
    expect(
      (await call(test, productGroups.processes, { params: { ...plan(), id: made[0] ?? 0 } }, owner)).map(
        ({ process_id }) => process_id,
      ),
    ).toEqual([4, 9, 18])
    expect((await call(test, processes.list, { params: at() }, owner)).length).toBeGreaterThan(3)
  })
  it('has an analysis for each group, numbers over the place, and the tasks of all', async () => {
    await call(test, plans.generate, { params: at() }, owner)
    const [soups, salads] = await Promise.all(
      made.map((id) =>
        call(test, plans.hazards, { params: at(), query: { fsp_product_group_id: id } }, owner),
      ),
    )
    expect(new Set(soups?.map(({ process_id }) => process_id))).toEqual(new Set([4, 9, 18]))
    expect(new Set(salads?.map(({ process_id }) => process_id))).toEqual(new Set([4, 11]))
    const ccps = [soups, salads].map(
      (hazards) =>
        new Set(hazards?.filter(({ class: control }) => control === 'CCP').map(({ number }) => number)),
    )
    expect([...(ccps[0] ?? [])].filter((number) => ccps[1]?.has(number))).toEqual([])
    for (const id of made)
      expect(await call(test, productGroups.haccp, { params: { ...plan(), id } }, owner)).toMatchObject({
        is_ready: true,
      })
    const { rows } = await test.database.pool.query<{ named: number; planned: number }>(
      `select (select count(*)::int from tasks where place_id = $1 and not is_disabled) as named,
        jsonb_array_length(plan -> 'tasks') + jsonb_array_length(plan -> 'analyses') as planned
        from food_safety_plans where place_id = $1`,
      [place],
    )
    expect(rows[0]?.named).toBe(rows[0]?.planned)
  })
  it('reads group by group: titles, sections, the whole document', async () => {
    const titles = await call(test, plans.titles, { params: at() }, owner)
    expect(
      titles.filter(({ fsp_product_group_id }) => fsp_product_group_id === made[1]).map(({ title }) => title),
    ).toContain('Salads: Products list')
    const own = await call(
      test,
      plans.section,
      {
        params: { ...plan(), id: 'hazard-analyses-overview' },
        query: { fsp_product_group_id: made[1] ?? 0 },
      },
      owner,
    )
    expect(own.blocks.length).toBeGreaterThan(3)
    for (const { static_name } of titles)
      expect(
        await call(test, plans.section, { params: { ...plan(), id: static_name } }, owner),
      ).toMatchObject({ static_name })
    const products = await call(
      test,
      plans.section,
      { params: { ...plan(), id: `product-group-${made[0]}-products-list` } },
      owner,
    )
    expect(JSON.stringify(products.blocks)).toContain('51–100 kg / day')
  })
  it('takes the edit of a hazard for one group alone', async () => {
    const [hazard] = await call(
      test,
      plans.hazards,
      { params: at(), query: { fsp_product_group_id: made[0] ?? 0 } },
      owner,
    )
    const query = { fsp_product_group_id: made[0] ?? 0 }
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    const words = { do: [{ kind: 'paragraph' as const, spans: [{ text: 'Only for soups.' }] }] }
    expect(
      await call(
        test,
        plans.changeHazard,
        { params: { ...at(), id: hazard?.id ?? 0 }, query, body: { words, version: 0 } },
        owner,
      ),
    ).toMatchObject({ texts: { do: 'Only for soups.' } })
    const { sections } = await call(test, plans.unconfirmed, { params: plan() }, owner)
    expect(sections.map(({ static_name }) => static_name)).toEqual([
      `product-group-${made[0]}-hazard-analyses-overview`,
    ])
    const elsewhere = await call(
      test,
      plans.hazards,
      { params: at(), query: { fsp_product_group_id: made[1] ?? 0 } },
      owner,
    )
    expect(elsewhere.filter(({ is_edited }) => is_edited)).toEqual([])
  })
  it("shows the sources of the place's and each group's statements, and where they are", async () => {
    const sources = (query: { fsp_product_group_id?: number; about?: string }) =>
      call(test, planSources.list, { params: plan(), query: { perPage: 200, lang: 'en', ...query } }, owner)
    const titles = new Set(
      (await call(test, plans.titles, { params: at() }, owner)).map(({ static_name }) => static_name),
    )
    for (const id of [undefined, ...made]) {
      const { data } = await sources(id === undefined ? {} : { fsp_product_group_id: id })
      const places = data.flatMap((statement) => statement.places)
      const stray = places
        .filter(({ section }) => !titles.has(section) && section !== 'production-processes')
        .map(({ section }) => section)
      expect([...new Set(stray)]).toEqual([])
      const named = places.filter(({ hazard_id: hazard }) => hazard !== null)
      expect(named.length).toBeGreaterThan(0)
      expect(
        named.every(({ fsp_product_group_id: group }) =>
          id === undefined ? made.includes(group ?? 0) : group === id,
        ),
      ).toBe(true)
      const [first] = named
      await call(
        test,
        plans.hazard,
        {
          params: { ...at(), id: first?.hazard_id ?? 0 },
          query: { fsp_product_group_id: first?.fsp_product_group_id ?? 0 },
        },
        owner,
      )
    }
    const about = await sources({ fsp_product_group_id: made[0] ?? 0, about: 'P09/H16' })
    expect(about.data.some(({ kind }) => kind === 'hazard')).toBe(true)
    expect(
      await refuse(
        test,
        planSources.list,
        { params: plan(), query: { fsp_product_group_id: 999_999 } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
  })
  it('agrees with its tasks, and a differing limit is reported with its groups and fixed', async () => {
    const read = () => call(test, planCoherence.get, { params: at(), query: { lang: 'en' } }, owner)
    expect(await read()).toMatchObject({ has_plan: true, is_coherent: true, findings: [] })
    expect((await read()).checked.ccps).toBeGreaterThan(0)
    const { rows } = await test.database.pool.query<{ id: number; max: number }>(
      `select t.id, (t."limit" ->> 'max')::float as max from tasks t where t.place_id = $1
        and not t.is_disabled and t."limit" ->> 'max' is not null and t."limit" ->> 'min' is null
        order by t.id limit 1`,
      [place],
    )
    const [task] = rows
    const tighten = () =>
      changeStoredTask(test, task?.id ?? 0, ({ limit }) => ({
        limit: limit && { ...limit, max: (task?.max ?? 0) - 1 },
        limit_changed: true,
      }))
    await tighten()
    const fixed = []
    for (const how of ['take_plan_limit', 'take_task_limit'] as const) {
      const {
        findings: [finding],
      } = await read()
      expect(finding).toMatchObject({ kind: 'limit_differs', direction: 'stricter', task_id: task?.id })
      expect(finding?.hazards.every(({ group }) => group === 'Soups' || group === 'Salads')).toBe(true)
      expect(finding?.mends).toContain(how)
      expect(
        await call(
          test,
          planCoherence.mend,
          { params: at(), query: { lang: 'en' }, body: { finding: finding?.id ?? '', mend: how } },
          owner,
        ),
      ).toMatchObject({ is_coherent: true })
      fixed.push(how)
      if (how === 'take_plan_limit') await tighten()
    }
    // The place's own value is now in the analysis of each group that has the limit.
    expect(await status()).toMatchObject({ is_outdated: false, is_product_based: true })
    const { rows: limits } = await test.database.pool.query<{ max: number }>(
      `select distinct (l ->> 'max')::float as max
        from fsp_group_plans p, jsonb_array_elements(p.plan -> 'limits') l, tasks t where t.id = $1
        and p.place_id = $2 and l ->> 'id' = t."limit" ->> 'id'`,
      [task?.id, place],
    )
    expect(limits).toEqual([{ max: (task?.max ?? 0) - 1 }])
    await test.database.pool.query('delete from place_limits where place_id = $1', [place])
    await call(test, plans.generate, { params: at() }, owner)
  })
  it('has a flow diagram of its own for each group: edited, verified, confirmed', async () => {
    const [group, other] = [made[0] ?? 0, made[1] ?? 0]
    const query = { fsp_product_group_id: group }
    const of = (id: number) =>
      call(test, planFlows.get, { params: plan(), query: { fsp_product_group_id: id } }, owner)
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    const [generated, elsewhere] = [await of(group), await of(other)]
    expect(generated).toMatchObject({ version: 0, is_edited: false, findings: [] })
    expect(generated.graph).not.toEqual(elsewhere.graph)
    const edited = addStep(
      generated.graph as FlowGraph,
      { step: null, label: 'Straining the broth', lines: 1 },
      generated.graph.nodes[0]?.id,
    )
    const saved = await call(
      test,
      planFlows.change,
      { params: plan(), query, body: { graph: edited as never, version: 0 } },
      owner,
    )
    expect(saved).toMatchObject({ version: 1, is_edited: true })
    expect([await of(group), await of(other)]).toEqual([saved, elsewhere])
    expect(
      await refuse(
        test,
        planFlows.change,
        { params: plan(), query, body: { graph: edited as never, version: 0 } },
        owner,
      ),
    ).toMatchObject({ status: 409 })
    const { sections } = await call(test, plans.unconfirmed, { params: plan() }, owner)
    expect(
      sections.map(({ static_name, reasons }) => [static_name, reasons.map(({ code }) => code)]),
    ).toEqual([[`product-group-${group}-technological-schema`, ['flow_changed']]])
    await call(
      test,
      planFlows.verify,
      {
        params: plan(),
        query,
        body: { verified_on: '2026-11-19', verified_by: 'Mari', sha256: saved.sha256 },
      },
      owner,
    )
    expect([(await of(group)).verification?.verified_by, (await of(other)).verification]).toEqual([
      'Mari',
      null,
    ])
    const shown = await call(
      test,
      plans.section,
      { params: { ...plan(), id: 'technological-schema' }, query },
      owner,
    )
    for (const words of ['Straining the broth', 'Mari']) expect(JSON.stringify(shown.blocks)).toContain(words)
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body from revisions where place_id = $1 and op = 'confirm' order by seq desc limit 1",
      [place],
    )
    expect((JSON.parse(rows[0]?.body ?? '{}') as { group_flows: unknown }).group_flows).toEqual([
      { fsp_product_group_id: group, flow_sha256: saved.sha256 },
      { fsp_product_group_id: other, flow_sha256: elsewhere.sha256 },
    ])
    const version = await call(
      test,
      planFlows.reset,
      { params: plan(), query: { ...query, version: 1 } },
      owner,
    )
    expect(version).toMatchObject({ is_edited: false, verification: null, graph: generated.graph })
    for (const id of [999_999])
      expect(
        await refuse(test, planFlows.get, { params: plan(), query: { fsp_product_group_id: id } }, owner),
      ).toMatchObject({ status: 404 })
  })
  it('shows a diagram that was drawn elsewhere behind that of its group', async () => {
    const [group, other] = [made[0] ?? 0, made[1] ?? 0]
    const { id: fileId } = await announce(test, place, owner, {
      type: 'flow_diagram',
      filename: 'Soup line.png',
    })
    expect((await sendFile(test, fileId, { bytes: tinyPng }, owner)).status).toBe(200)
    const of = (id: number) =>
      call(
        test,
        productGroups.files,
        { params: { ...plan(), id }, query: { type: 'flow_diagram' as const } },
        owner,
      )
    expect(await of(group)).toEqual([])
    expect(
      await call(
        test,
        productGroups.attachFile,
        { params: { ...plan(), id: group, fileId }, query: {} },
        owner,
      ),
    ).toMatchObject({ id: fileId, type: 'flow_diagram' })
    expect([(await of(group)).map(({ filename }) => filename), await of(other)]).toEqual([
      ['Soup line.png'],
      [],
    ])
    const shown = async (id: number) =>
      JSON.stringify(
        (
          await call(
            test,
            plans.section,
            { params: { ...plan(), id: `product-group-${id}-technological-schema` } },
            owner,
          )
        ).blocks,
      )
    expect([(await shown(group)).includes('Soup line'), (await shown(other)).includes('Soup line')]).toEqual([
      true,
      false,
    ])
    expect(
      await refuse(
        test,
        productGroups.attachFile,
        { params: { ...plan(), id: group, fileId: 999_999 }, query: {} },
        owner,
      ),
    ).toMatchObject({ status: 404 })
  })
  it('changes back to one analysis and keeps the groups', async () => {
    await call(test, productGroups.use, { params: at(), body: { use_product_based_plan: false } }, owner)
    // Until it is made again the plan is read group by group: its status says so, and the place has no
    // hazards of its own.
    expect(await status()).toMatchObject({
      is_outdated: true,
      is_product_based: true,
      completion_percent: 100,
    })
    const titles = await call(test, plans.titles, { params: at() }, owner)
    for (const { static_name } of titles)
      await call(test, plans.section, { params: { ...plan(), id: static_name } }, owner)
    for (const id of made)
      expect(
        (await call(test, plans.hazards, { params: at(), query: { fsp_product_group_id: id } }, owner))
          .length,
      ).toBeGreaterThan(0)
    await call(test, plans.generate, { params: at() }, owner)
    expect(
      (await call(test, plans.titles, { params: at() }, owner)).every(
        ({ fsp_product_group_id }) => fsp_product_group_id === null,
      ),
    ).toBe(true)
    expect(await status()).toMatchObject({ is_outdated: false, is_product_based: false })
    expect(await list()).toHaveLength(2)
  })
})

describe('a product group', () => {
  it('is refused with the present state when another user was faster', async () => {
    const [group] = await list()
    const params = { ...plan(), id: group?.id ?? 0 }
    await call(
      test,
      productGroups.change,
      { params, body: { name: 'Hot soups', version: group?.version ?? 0 } },
      owner,
    )
    expect(
      await send(
        test,
        productGroups.change,
        { params, body: { name: 'Cold soups', version: group?.version } },
        owner,
      ),
    ).toMatchObject({ status: 409, body: { current: { name: 'Hot soups' } } })
  })
  it('accepts only offered items and its own', async () => {
    const params = { ...plan(), id: made[0] ?? 0 }
    const version = (await list())[0]?.version ?? 0
    expect(
      await refuse(
        test,
        productGroups.change,
        { params, body: { name: 'A', version, products: [{ name: 'B', product_group_id: 77 }] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['products.0.product_group_id:not_offered'] })
    expect(
      await refuse(
        test,
        productGroups.change,
        { params, body: { name: 'A', version, products: [{ id: 999_999, name: 'B' }] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['products.0.id:unknown'] })
    expect(
      await refuse(
        test,
        productGroups.change,
        {
          params,
          body: { name: 'A', version, products: [{ name: 'B', production_amount_range_id: 7 }] } as never,
        },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    expect(
      await refuse(
        test,
        productGroups.foodGroups,
        { params: { ...at(), id: made[0] ?? 0 }, body: { food_groups: [99] } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    for (const route of [plans.hazards, processes.list])
      expect(
        await refuse(test, route, { params: at(), query: { fsp_product_group_id: 999_999 } }, owner),
      ).toMatchObject({ status: 404 })
  })
  it('is removed with its products, processes and analysis', async () => {
    await call(test, productGroups.remove, { params: { ...plan(), id: made[1] ?? 0 } }, owner)
    expect((await list()).map(({ id }) => id)).toEqual([made[0]])
    expect(
      await refuse(test, productGroups.haccp, { params: { ...plan(), id: made[1] ?? 0 } }, owner),
    ).toMatchObject({ status: 404 })
  })
})

describe('capacities', () => {
  it('start with the smallest range of each kind of product, and keep the answers', async () => {
    await call(
      test,
      planInputs.changeProductGroups,
      { params: at(), body: { product_groups: [1, 2] } },
      owner,
    )
    expect(await call(test, capacities.defaults, { params: at() }, owner)).toMatchObject({
      food_production_capacities: [{ product_group_id: 1, range_id: 1 }, { product_group_id: 2 }],
    })
    const told = {
      food_production_capacities: [{ product_group_id: 1, range_id: 3, time_unit_id: 5, unit_id: 1 }],
      resale_capacities: [{ product_group_id: 2, range_id: 2, time_unit_id: null, unit_id: null }],
    }
    expect(await call(test, capacities.change, { body: { place_id: place, ...told } }, owner)).toEqual(told)
    expect(await call(test, capacities.defaults, { params: at() }, owner)).toEqual(told)
    expect(
      await refuse(
        test,
        capacities.change,
        {
          body: {
            place_id: place,
            ...told,
            resale_capacities: [{ product_group_id: 1, range_id: 7 }],
          } as never,
        },
        owner,
      ),
    ).toMatchObject({ status: 422 })
  })
})
