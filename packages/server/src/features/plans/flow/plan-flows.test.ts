import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addStep,
  connect,
  flowLimits,
  markCcp,
  move,
  remove,
  rename,
  type FlowGraph,
} from '@larder/core/flow'
import { planFlows } from '@larder/contract/plan-flows'
import { plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import {
  joinCompany,
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'

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
  planId = await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
}, 60_000)
afterAll(() => test.close())

const params = () => ({ placeId: place, planId })
const flow = () => call(test, planFlows.get, { params: params() }, owner)
const save = (graph: FlowGraph, version: number) =>
  call(test, planFlows.change, { params: params(), body: { graph: graph as never, version } }, owner)
const refuseSave = (graph: unknown, version = 0) =>
  refuse(test, planFlows.change, { params: params(), body: { graph, version } as never }, owner)
const status = () => call(test, plans.status, { params: params() }, owner)
const section = () =>
  call(
    test,
    plans.section,
    { params: { ...params(), id: 'technological-schema' }, query: { lang: 'en' } },
    owner,
  )
const audits = async () =>
  (
    await test.database.pool.query<{ route: string; detail: Record<string, unknown> }>(
      "select route, detail from audit where entity = 'plan_flow' order by id",
    )
  ).rows
const resting = { step: null, label: 'Resting <b>½ h</b>', lines: 1 }

/** Back to the generated diagram. */
async function reset() {
  const { version } = await flow()
  return call(test, planFlows.reset, { params: params(), query: { version } }, owner)
}

describe('the diagram of a plan', () => {
  it('is the generated one until it is edited, and agrees with the plan', async () => {
    const answer = await flow()
    expect(answer).toMatchObject({
      version: 0,
      is_edited: false,
      is_behind: false,
      findings: [],
      verification: null,
    })
    expect(answer.graph.nodes.length).toBeGreaterThan(10)
    expect(answer.graph.edges.every(({ points }) => (points ?? []).length >= 2)).toBe(true)
    expect(answer.processes.find(({ step }) => step === 'P09')).toMatchObject({
      name: 'Cooking',
      offered: true,
    })
    expect(answer.facts.ccps.length).toBeGreaterThan(0)
    const block = (await section()).blocks.find(({ kind }) => kind === 'flow')
    expect(block?.kind === 'flow' && block.layout.edges.map(({ points }) => points)).toEqual(
      answer.graph.edges.map(({ points }) => points),
    )
  })
  it('is absent before the plan is made, for unknown product groups, and under another place', async () => {
    const other = await makePlace(test, company, { name: 'Sadam' })
    const otherPlan = await planIdOf(test, other)
    expect(
      await refuse(test, planFlows.get, { params: { placeId: other, planId: otherPlan } }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, planFlows.get, { params: params(), query: { fsp_product_group_id: 1 } }, owner),
    ).toMatchObject({ status: 404 })
    const { graph } = await flow()
    for (const [route, body] of [
      [planFlows.change, { graph, version: 0 }],
      [planFlows.verify, { verified_on: '2026-11-20', verified_by: 'x' }],
      [planFlows.tidy, { graph }],
    ] as const) {
      expect(
        await refuse(test, route, { params: { placeId: place, planId: otherPlan }, body } as never, owner),
      ).toMatchObject({ status: 404 })
    }
    const stranger = await makeUser(test)
    await makeCompany(test, stranger)
    expect(
      await refuse(test, planFlows.change, { params: params(), body: { graph, version: 0 } }, stranger),
    ).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('an edited diagram', () => {
  it('replaces the generated one, and the plan has to be confirmed again', async () => {
    await call(test, plans.confirm, { params: { placeId: place }, body: {} }, owner)
    const { graph, version, sha256 } = await flow()
    const [first, , last] = graph.nodes
    const edited = connect(
      addStep(graph, resting, first?.id),
      'own_2',
      last?.id ?? '',
      'after {date} an hour',
    )
    const answer = await save(
      rename(edited, last?.id ?? '', { step: last?.step ?? null, label: 'Kept apart', lines: 1 }),
      version,
    )
    expect(answer).toMatchObject({ version: 1, is_edited: true, is_behind: false })
    expect(answer.sha256).not.toBe(sha256)
    expect(answer.findings).toEqual([{ code: 'own_step', node: 'own_2', step: null, ccp: null }])
    expect(await status()).toMatchObject({ status: 'filled', is_outdated: false, plan_confirmed_at: null })
    const shown = JSON.stringify((await section()).blocks)
    for (const words of [resting.label, 'Kept apart', 'after {date} an hour'])
      expect(shown).toContain(JSON.stringify(words).slice(1, -1))
    expect(await flow()).toEqual(answer)
  })
  it('is printed with its words and its verification', async () => {
    const { sha256 } = await flow()
    await call(
      test,
      planFlows.verify,
      { params: params(), body: { verified_on: '2026-11-19', verified_by: ' Mari #Tamm {name} ', sha256 } },
      owner,
    )
    const { body } = await send(test, plans.download, { params: params(), query: { lang: 'en' } }, owner)
    const pdf = readZip(body as Buffer).find(({ name }) => name.includes('Flow diagram'))
    const text = squeezed((await readPdf(pdf?.bytes ?? new Uint8Array())).pages.join(''))
    for (const words of [
      resting.label,
      'Kept apart',
      'after {date} an hour',
      'Verified on site on 19.11.2026 by Mari #Tamm {name}.',
    ])
      expect(text).toContain(squeezed(words))
  }, 120_000)
  it('loses its verification with any change of the picture, and the audit keeps it', async () => {
    const { graph, version, verification } = await flow()
    expect(verification).toMatchObject({
      verified_on: '2026-11-19',
      verified_by: 'Mari #Tamm {name}',
      verified_by_user: { id: owner.id, lastname: 'Pérez' },
    })
    expect((await save(graph, version)).verification).toEqual(verification)
    const moved = await save(move(graph, 'own_2', { x: 700, y: 40 }), version)
    expect(moved).toMatchObject({ version: version + 1, verification: null })
    expect((await audits()).at(-1)?.detail).toMatchObject({ ended_verification: verification })
    const back = await save(graph, moved.version)
    expect(back.verification).toBeNull()
    expect(JSON.stringify((await section()).blocks)).toContain('Not verified on site yet.')
  })
  it('is not overwritten by a user with an older version, who gets both', async () => {
    const before = await flow()
    const mine = await save(move(before.graph, 'own_2', { x: 10, y: 10 }), before.version)
    const { status: code, body } = await send(
      test,
      planFlows.change,
      { params: params(), body: { version: before.version, graph: remove(before.graph, 'own_2') as never } },
      owner,
    )
    expect([code, body]).toMatchObject([409, { code: 'conflict', current: mine }])
    expect((body as { current: unknown }).current).toEqual(await flow())
    expect(
      await refuse(test, planFlows.reset, { params: params(), query: { version: before.version } }, owner),
    ).toMatchObject({ status: 409, code: 'conflict' })
    expect(await flow()).toEqual(mine)
  })
  it('is stored once when several save at once', async () => {
    const { graph, version } = await flow()
    const answers = await Promise.all(
      [1, 2, 3].map((x) =>
        send(
          test,
          planFlows.change,
          { params: params(), body: { version, graph: move(graph, 'own_2', { x, y: 900 }) as never } },
          owner,
        ),
      ),
    )
    expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409, 409])
    expect(await flow()).toMatchObject({ version: version + 1 })
  })
  it('stays when the plan is generated again, with its differences listed', async () => {
    const chosen = await call(test, processes.list, { params: { placeId: place } }, owner)
    const cooking = chosen.find(({ process_id }) => process_id === 9)
    const { graph, version } = await flow()
    await save(graph, version)
    await call(
      test,
      processes.change,
      { params: { placeId: place, id: cooking?.id ?? 0 }, body: { is_disabled: true } },
      owner,
    )
    await call(test, plans.generate, { params: { placeId: place } }, owner)
    const behind = await flow()
    expect(behind).toMatchObject({ is_edited: true, is_behind: true, graph })
    expect(behind.findings).toContainEqual({
      code: 'process_not_in_plan',
      node: 'P09',
      step: 'P09',
      ccp: null,
    })
    expect(await save(graph, behind.version)).toMatchObject({ is_behind: false, version: behind.version + 1 })
    await call(
      test,
      processes.change,
      { params: { placeId: place, id: cooking?.id ?? 0 }, body: { is_disabled: false } },
      owner,
    )
    await call(test, plans.generate, { params: { placeId: place } }, owner)
  })
  it('is replaced by the generated one on request', async () => {
    const before = await flow()
    expect(await reset()).toMatchObject({ is_edited: false, version: before.version + 1, findings: [] })
    expect(await reset()).toMatchObject({ is_edited: false, version: before.version + 1 })
    expect(await refuseSave(before.graph, before.version)).toMatchObject({ status: 409 })
  })
  it('marks its section unconfirmed, and is not confirmed by a user that saw the earlier one', async () => {
    await call(test, plans.confirm, { params: { placeId: place }, body: {} }, owner)
    const seen = await status()
    const { graph, version } = await flow()
    await save(move(graph, graph.nodes[0]?.id ?? '', { x: 900, y: 900 }), version)
    const unconfirmed = async () =>
      (await call(test, plans.unconfirmed, { params: params() }, owner)).sections.map(
        ({ static_name, reasons }) => [static_name, reasons.map(({ code }) => code)],
      )
    expect(await unconfirmed()).toEqual([['technological-schema', ['flow_changed']]])
    const now = await status()
    expect([seen.status, now.status, now.sha256 === seen.sha256]).toEqual(['confirmed', 'filled', true])
    const body = ({ sha256, last_change }: typeof now) => ({ sha256: sha256 ?? '', last_change })
    expect(
      await refuse(test, plans.confirm, { params: { placeId: place }, body: body(seen) }, owner),
    ).toEqual({ status: 409, code: 'conflict', fields: [':plan_changed'] })
    expect(
      await call(test, plans.confirm, { params: { placeId: place }, body: body(now) }, owner),
    ).toMatchObject({ status: 'confirmed' })
    expect(await unconfirmed()).toEqual([])
  })
  it('is part of the confirmed version', async () => {
    const { graph, version } = await flow()
    await save(addStep(graph, resting), version)
    await call(test, plans.confirm, { params: { placeId: place }, body: {} }, owner)
    const { rows } = await test.database.pool.query<{
      flow: { nodes: { label: string }[] }
      document: unknown
    }>('select flow, document from plan_versions where place_id = $1 order by version desc limit 1', [place])
    expect(rows[0]?.flow.nodes.at(-1)?.label).toBe(resting.label)
    expect(JSON.stringify(rows[0]?.document)).toContain('Resting')
    await reset()
  })
})

describe('verifying on site', () => {
  it('is possible for the generated diagram too, and ends when the plan draws another one', async () => {
    await call(
      test,
      planFlows.verify,
      { params: params(), body: { verified_on: '2026-11-21', verified_by: 'Mari Tamm' } },
      owner,
    )
    expect(await flow()).toMatchObject({ is_edited: false, verification: { verified_by: 'Mari Tamm' } })
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body from revisions where place_id = $1 and op = 'verify' order by seq desc limit 1",
      [place],
    )
    expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({ verified_by: 'Mari Tamm', noted_by: owner.id })
    await call(test, plans.generate, { params: { placeId: place } }, owner)
    expect((await flow()).verification).toMatchObject({ verified_by: 'Mari Tamm' })
    const cooking = (await call(test, processes.list, { params: { placeId: place } }, owner)).find(
      ({ process_id }) => process_id === 9,
    )
    await call(
      test,
      processes.change,
      { params: { placeId: place, id: cooking?.id ?? 0 }, body: { is_disabled: true } },
      owner,
    )
    await call(test, plans.generate, { params: { placeId: place } }, owner)
    expect((await flow()).verification).toBeNull()
  })
  it('refuses a future day, no name, and another picture than the compared one', async () => {
    const verify = (body: unknown) =>
      refuse(test, planFlows.verify, { params: params(), body } as never, owner)
    expect(await verify({ verified_on: '2026-11-22', verified_by: 'Mari' })).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['verified_on:future'],
    })
    expect(await verify({ verified_on: '2026-02-30', verified_by: 'Mari' })).toMatchObject({ status: 422 })
    expect(await verify({ verified_on: '2026-11-20', verified_by: '  ' })).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['verified_by:required'],
    })
    expect(
      await verify({ verified_on: '2026-11-20', verified_by: 'Mari', sha256: 'f'.repeat(64) }),
    ).toMatchObject({ status: 409, code: 'conflict' })
  })
  it('makes a confirmed plan unconfirmed', async () => {
    await call(test, plans.confirm, { params: { placeId: place }, body: {} }, owner)
    await call(
      test,
      planFlows.verify,
      { params: params(), body: { verified_on: '2026-11-20', verified_by: 'Mari' } },
      owner,
    )
    expect(await status()).toMatchObject({ status: 'filled', is_outdated: false })
  })
})

describe('an absurd diagram', () => {
  const node = (id: string, more: object = {}) => ({
    id,
    step: null,
    label: id,
    ccps: [],
    x: 0,
    y: 0,
    width: 220,
    height: 44,
    ...more,
  })
  it.each([
    [
      'an arrow to itself',
      { nodes: [node('a')], edges: [{ id: 'a-a', from: 'a', to: 'a' }] },
      'graph.edges.0.to:self_loop',
    ],
    [
      'an arrow to nowhere',
      { nodes: [node('a')], edges: [{ id: 'a-b', from: 'a', to: 'b' }] },
      'graph.edges.0.to:unknown_step',
    ],
    ['an id twice', { nodes: [node('a'), node('a')], edges: [] }, 'graph.nodes.1.id:twice'],
    [
      'a step without words',
      { nodes: [node('a', { label: null })], edges: [] },
      'graph.nodes.0.label:required',
    ],
    ['an id of markup', { nodes: [node('<b>')], edges: [] }, 'graph.nodes.0.id:invalid_format'],
    ['a step out of the world', { nodes: [node('a', { x: 1e300 })], edges: [] }, 'graph.nodes.0.x:too_big'],
    ['no place at all', { nodes: [node('a', { y: null })], edges: [] }, 'graph.nodes.0.y:required'],
    [
      'too many words',
      { nodes: [node('a', { label: 'x'.repeat(121) })], edges: [] },
      'graph.nodes.0.label:too_big',
    ],
    ['a NUL', { nodes: [node('a', { label: 'a\0' })], edges: [] }, 'graph.nodes.0.label:malformed_text'],
    [
      'too many steps',
      { nodes: Array.from({ length: 201 }, (_, at) => node(`n${at}`)), edges: [] },
      'graph.nodes:too_big',
    ],
  ])('is refused: %s', async (_name, graph, field) => {
    const { version } = await flow()
    const answer = await refuseSave(graph, version)
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
    expect(answer.fields).toContain(field)
  })
  it('is stored, drawn and printed if it is only messy', async () => {
    const nodes = Array.from({ length: flowLimits.nodes }, (_, at) =>
      node(`n${at}`, {
        label: `«${at}» #let x = \\ $`,
        x: ((at * 7_919) % 40_000) - 20_000,
        y: ((at * 104_729) % 40_000) - 20_000,
        step: at % 3 === 0 ? 'P99' : null,
      }),
    )
    const edges = Array.from(
      { length: flowLimits.edges },
      (_, at) => [`n${at % 200}`, `n${(at * 3 + 1 + Math.floor(at / 200)) % 200}`] as const,
    )
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({
        id: `${from}-${to}`,
        from,
        to,
        points: [
          { x: 1, y: 1 },
          { x: -20_000, y: 20_000 },
        ],
      }))
    const { version } = await flow()
    const started = performance.now()
    await save({ nodes, edges }, version)
    expect((await section()).blocks.find(({ kind }) => kind === 'flow')).toBeDefined()
    expect(performance.now() - started).toBeLessThan(20_000)
    const { status: code, body } = await send(
      test,
      plans.download,
      { params: params(), query: { lang: 'en' } },
      owner,
    )
    expect(code).toBe(200)
    const pdf = readZip(body as Buffer).find(({ name }) => name.includes('Flow diagram'))
    const { pages } = await readPdf(pdf?.bytes ?? new Uint8Array())
    expect(pages.length).toBeLessThan(120)
    await reset()
  }, 120_000)
  it('is laid out with any connections', async () => {
    const nodes = Array.from({ length: flowLimits.nodes }, (_, at) => node(`n${at}`))
    const edges = Array.from(
      { length: flowLimits.edges },
      (_, at) => [`n${(at * 7) % 200}`, `n${(at * 13 + 1 + Math.floor(at / 200)) % 200}`] as const,
    )
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({ id: `${from}-${to}`, from, to }))
    const unique = [...new Map(edges.map((edge) => [edge.id, edge])).values()]
    // Too wide, or on a busy machine too slow.
    expect([422, 503]).toContain(
      (
        await refuse(
          test,
          planFlows.tidy,
          { params: params(), body: { graph: { nodes, edges: unique } } },
          owner,
        )
      ).status,
    )
    const { graph } = await call(
      test,
      planFlows.tidy,
      { params: params(), body: { graph: { nodes, edges: unique.filter((_, at) => at % 4 === 0) } } },
      owner,
    )
    expect(
      graph.nodes.every(
        ({ x, y }) => Math.abs(x) <= flowLimits.coordinate && Math.abs(y) <= flowLimits.coordinate,
      ),
    ).toBe(true)
  }, 60_000)
})

describe('permissions', () => {
  it('a reader and a shared link see the diagram and change nothing', async () => {
    const reader = await makeUser(test)
    await joinCompany(test, company, reader.id, 'readonly')
    const shared = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan']),
    }
    const { graph, version } = await flow()
    for (const caller of [reader, shared]) {
      expect(await call(test, planFlows.get, { params: params() }, caller)).toMatchObject({ version })
      expect(
        await refuse(test, planFlows.change, { params: params(), body: { graph, version } }, caller),
      ).toMatchObject({ status: 403 })
      expect(
        await refuse(test, planFlows.reset, { params: params(), query: { version } }, caller),
      ).toMatchObject({ status: 403 })
      expect(await refuse(test, planFlows.tidy, { params: params(), body: { graph } }, caller)).toMatchObject(
        { status: 403 },
      )
      expect(
        await refuse(
          test,
          planFlows.verify,
          { params: params(), body: { verified_on: '2026-11-20', verified_by: 'x' } },
          caller,
        ),
      ).toMatchObject({ status: 403 })
    }
  })
  it('tidies a diagram up and stores nothing', async () => {
    const { graph, version } = await flow()
    const wild = markCcp(
      move(addStep(graph, resting, graph.nodes[0]?.id), graph.nodes[2]?.id ?? '', { x: -500, y: 9_000 }),
      'own_2',
      3,
    )
    const { graph: tidy } = await call(
      test,
      planFlows.tidy,
      { params: params(), body: { graph: wild as never } },
      owner,
    )
    expect(tidy.nodes.map(({ id, label, ccps }) => ({ id, label, ccps }))).toEqual(
      wild.nodes.map(({ id, label, ccps }) => ({ id, label, ccps: [...ccps] })),
    )
    expect(tidy.nodes.every(({ x, y }) => x >= 0 && y >= 0 && y < 6_000)).toBe(true)
    expect((await flow()).version).toBe(version)
  })
})
