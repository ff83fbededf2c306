import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { capacities } from '@larder/contract/product-groups'
import { workGroups } from '@larder/contract/work-groups'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  joinCompany,
  joinPlace,
  type TestUser,
} from '../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'

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
const row = async (table: string, id: number) =>
  (
    await test.database.pool.query(
      `select * from ${table} where ${table === 'places' ? 'id' : 'place_id'} = $1`,
      [id],
    )
  ).rows[0] as Record<string, unknown>
const statusOf = (placeId: number, id: number) =>
  call(test, plans.status, { params: { placeId, planId: id } }, owner)

describe('a plan before it is made', () => {
  it('exists from the start, unfilled, with every step missing', async () => {
    expect(await statusOf(place, planId)).toMatchObject({
      id: planId,
      status_type_id: 1,
      status: 'unfilled',
      completion_percent: 0,
      sha256: null,
      plan_confirmed_by: null,
    })
    expect(await call(test, plans.titles, { params: at() }, owner)).toEqual([])
    for (const [route, params] of [
      [plans.section, { planId, id: 'title-page' }],
      [plans.download, { planId }],
      [plans.hazards, {}],
      [plans.hazard, { id: 9016 }],
    ] as const) {
      expect(await refuse(test, route, { params: { ...at(), ...params } }, owner)).toMatchObject({
        status: 404,
        code: 'not_found',
      })
    }
    expect(await refuse(test, plans.confirm, { params: at(), body: {} }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('is refused with the missing steps, one error each', async () => {
    const steps = [
      'generalInfo',
      'workGroups',
      'productionProcesses',
      'productGroup',
      'foodGroups',
      'analyses',
      'flowDiagram',
      'locationPlan',
      'drawings',
    ]
    expect(await refuse(test, plans.generate, { params: at() }, owner)).toEqual({
      status: 422,
      code: 'invalid',
      fields: steps.map((step) => `${step}:step_incomplete`),
    })
    expect((await statusOf(place, planId)).missing).toEqual(steps)
  })
  it('counts a confirmed page, and no longer when that is undone', async () => {
    const params = { ...at(), planId }
    expect(await call(test, plans.confirmStep, { params, body: { key: 'analyses' } }, owner)).toMatchObject({
      completion_percent: 11,
    })
    const statuses = await call(test, plans.statuses, { params }, owner)
    expect(statuses.find(({ key }) => key === 'analyses')).toEqual({
      fsp_status_type_id: 10,
      key: 'analyses',
      required: true,
      done: true,
      updated_at: '2026-11-21T09:00:00.000Z',
    })
    expect(
      await call(test, plans.confirmStep, { params, body: { key: 'analyses', done: false } }, owner),
    ).toMatchObject({ completion_percent: 0 })
    expect(
      await refuse(test, plans.confirmStep, { params, body: { key: 'foodGroups' } }, owner),
    ).toMatchObject({ status: 422 })
  })
})

describe('files that are added later', () => {
  it('do not block the plan and stay open points until then', async () => {
    const params = { placeId: await makePlace(test, company), planId: 0 }
    params.planId = await fillPlan(test, params.placeId, owner)
    const later = (key: 'locationPlan' | 'drawings', done = true) =>
      call(test, plans.confirmStep, { params, body: { key, done } }, owner)
    await call(
      test,
      places.change_on_paper,
      { params, body: { layouts_on_paper: 0, location_plan_on_paper: 0 } },
      owner,
    )
    expect(await later('locationPlan')).toMatchObject({ missing: ['drawings'], add_later: ['locationPlan'] })
    expect(await refuse(test, plans.generate, { params }, owner)).toMatchObject({
      status: 422,
      fields: ['drawings:step_incomplete'],
    })
    expect(await later('drawings')).toMatchObject({
      completion_percent: 100,
      missing: [],
      add_later: ['locationPlan', 'drawings'],
    })
    expect(await call(test, plans.generate, { params }, owner)).toMatchObject({
      status: 'filled',
      add_later: ['locationPlan', 'drawings'],
    })
    expect(
      (await call(test, plans.section, { params: { ...params, id: 'location' } }, owner)).blocks.at(-1),
    ).toEqual({ kind: 'paragraph', text: 'Nothing has been uploaded.' })
    await call(test, places.change_on_paper, { params, body: { location_plan_on_paper: 1 } }, owner)
    expect(await statusOf(params.placeId, params.planId)).toMatchObject({
      missing: [],
      add_later: ['drawings'],
      is_outdated: false,
    })
    expect(await later('drawings', false)).toMatchObject({
      missing: ['drawings'],
      add_later: [],
      is_outdated: false,
    })
  })
})

describe('a restaurant in Estonia', () => {
  it('gets its plan, its tasks and its diagram', async () => {
    await fillPlan(test, place, owner)
    expect(await call(test, plans.generate, { params: at() }, owner)).toMatchObject({
      status_type_id: 2,
      completion_percent: 100,
      missing: [],
      is_outdated: false,
    })
    const titles = await call(test, plans.titles, { params: at() }, owner)
    expect(titles.map(({ static_name }) => static_name)).toContain('ccp-list')
    const { rows } = await test.database.pool.query<{ tasks: number; planned: number }>(
      `select (select count(*)::int from tasks
          where place_id = $1 and not is_disabled and task_type_id = 4) as tasks,
        jsonb_array_length(plan -> 'tasks') as planned from food_safety_plans where place_id = $1`,
      [place],
    )
    expect(rows[0]?.tasks).toBeGreaterThan(5)
    expect(rows[0]?.tasks).toBe(rows[0]?.planned)
    expect(await row('places', place)).toMatchObject({ onboarding_progress: [{ plan_created: 'yes' }] })
    const schema = await call(
      test,
      plans.section,
      { params: { ...at(), planId, id: 'technological-schema' } },
      owner,
    )
    const flow = schema.blocks.find(({ kind }) => kind === 'flow')
    if (flow?.kind !== 'flow') throw new Error('no diagram')
    expect(flow.layout.nodes.map(({ label }) => label)).toContain('Cooking')
    expect(flow.layout.edges.every(({ points }) => points.length >= 2)).toBe(true)
  })
  it('reads every section by name and by number, English where a language has no texts', async () => {
    for (const { id, static_name } of await call(test, plans.titles, { params: at() }, owner)) {
      const section = await call(test, plans.section, { params: { ...at(), planId, id: String(id) } }, owner)
      expect(section).toMatchObject({ static_name, status_line: 'Draft of 21.11.2026, not confirmed' })
      expect(section.blocks.length).toBeGreaterThan(0)
    }
    expect(
      await call(
        test,
        plans.section,
        { params: { ...at(), planId, id: 'ccp-list' }, query: { lang: 'xx' } },
        owner,
      ),
    ).toMatchObject({ language: 'en' })
  })
  it('reads the short plan by its name', async () => {
    const section = await call(test, plans.section, { params: { ...at(), planId, id: 'short-plan' } }, owner)
    expect(section).toMatchObject({ static_name: 'short-plan', title: 'Short plan' })
    expect(section.blocks.filter(({ kind }) => kind === 'table').length).toBeGreaterThan(3)
  })
  it('opens each hazard with its texts, decision, limits and sources', async () => {
    const hazards = await call(test, plans.hazards, { params: at() }, owner)
    const ccp = hazards.find((hazard) => hazard.class === 'CCP')
    expect(ccp?.limits.length).toBeGreaterThan(0)
    const detail = await call(test, plans.hazard, { params: { ...at(), id: ccp?.id ?? 0 } }, owner)
    expect(detail).toMatchObject({ key: ccp?.key, label: ccp?.label })
    for (const text of Object.values(detail.texts)) expect(text).not.toBe('')
    expect(detail.decision.codex.length).toBeGreaterThan(0)
    expect(detail.tasks.length).toBeGreaterThan(0)
    expect(new Set(hazards.map(({ id }) => id)).size).toBe(hazards.length)
  })
  it('is the same, byte for byte, when it is made again', async () => {
    const before = await row('food_safety_plans', place)
    await call(test, plans.generate, { params: at() }, owner)
    const after = await row('food_safety_plans', place)
    for (const column of ['sha256', 'plan', 'flow'])
      expect(JSON.stringify(after[column])).toBe(JSON.stringify(before[column]))
  })
})

describe('confirming', () => {
  const versions = async () =>
    (
      await test.database.pool.query<{ version: number; sha256: string }>(
        'select version, sha256 from plan_versions where place_id = $1 order by version',
        [place],
      )
    ).rows
  it('refuses a plan that is not the one that was shown', async () => {
    expect(
      await refuse(test, plans.confirm, { params: at(), body: { sha256: 'f'.repeat(64) } }, owner),
    ).toEqual({ status: 409, code: 'conflict', fields: [':plan_changed'] })
  })
  it('records person and time, stores the version and writes it into the chain', async () => {
    const shown = await statusOf(place, planId)
    const status = await call(
      test,
      plans.confirm,
      { params: at(), body: { sha256: shown.sha256 ?? '' } },
      owner,
    )
    expect(status).toMatchObject({
      status_type_id: 3,
      plan_confirmed_at: '2026-11-21T09:00:00.000Z',
      plan_confirmed_by: { id: owner.id, firstname: 'Ana', lastname: 'Pérez' },
    })
    expect(await call(test, places.get, { params: at() }, owner)).toMatchObject({
      plan_confirmed_at: '2026-11-21T09:00:00.000Z',
      food_safety_plan: { id: planId },
    })
    expect(await versions()).toEqual([{ version: 1, sha256: shown.sha256 }])
    const { rows } = await test.database.pool.query<{ body: string }>(
      "select body from revisions where place_id = $1 and entity = 'plan' and op = 'confirm'",
      [place],
    )
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { version: 1, sha256: shown.sha256, confirmed_by: owner.id },
    ])
    expect(
      await call(test, plans.section, { params: { ...at(), planId, id: 'title-page' } }, owner),
    ).toMatchObject({ status_line: 'Confirmed on 21.11.2026 by Ana Pérez' })
  })
  it('a second time changes nothing', async () => {
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    expect(await versions()).toHaveLength(1)
  })
  it('ends when the plan is made again; the version stays', async () => {
    expect(await call(test, plans.generate, { params: at() }, owner)).toMatchObject({
      status_type_id: 2,
      plan_confirmed_at: null,
      plan_confirmed_by: null,
    })
    expect(await call(test, places.get, { params: at() }, owner)).toMatchObject({ plan_confirmed_at: null })
    expect(await versions()).toHaveLength(1)
  })
  it('ends when an input of the plan changes, and needs the plan made again', async () => {
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    await call(test, workGroups.create, { params: at(), body: { name: 'Bar' } }, owner)
    expect(await statusOf(place, planId)).toMatchObject({
      status_type_id: 2,
      is_outdated: true,
      plan_confirmed_at: null,
    })
    expect(await refuse(test, plans.confirm, { params: at(), body: {} }, owner)).toEqual({
      status: 409,
      code: 'conflict',
      fields: [':plan_outdated'],
    })
    await call(test, plans.generate, { params: at() }, owner)
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    expect((await versions()).map(({ version }) => version)).toEqual([1, 2, 3])
    expect(
      (await call(test, plans.versions, { params: at() }, owner)).map(({ version, confirmed_by }) => [
        version,
        confirmed_by.lastname,
      ]),
    ).toEqual([
      [3, 'Pérez'],
      [2, 'Pérez'],
      [1, 'Pérez'],
    ])
    await call(test, places.change_extra_data, { params: at(), body: { extra_data: ['deep_frying'] } }, owner)
    expect(await statusOf(place, planId)).toMatchObject({ status_type_id: 2, is_outdated: true })
  })
  it('by several at once makes one version', async () => {
    await call(test, plans.generate, { params: at() }, owner)
    const before = (await versions()).length
    await Promise.all([1, 2, 3].map(() => call(test, plans.confirm, { params: at(), body: {} }, owner)))
    expect(await versions()).toHaveLength(before + 1)
  })
  it('six confirmations at once make one revision', async () => {
    const params = { placeId: await makePlace(test, company) }
    await fillPlan(test, params.placeId, owner)
    await call(test, plans.generate, { params }, owner)
    await Promise.all(Array.from({ length: 6 }, () => call(test, plans.confirm, { params, body: {} }, owner)))
    const { rows } = await test.database.pool.query(
      "select body::jsonb ->> 'version' as version from revisions where place_id = $1 and op = 'confirm'",
      [params.placeId],
    )
    expect(rows).toEqual([{ version: '1' }])
  })
  it('never confirms a plan that missed a simultaneous change', async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await makePlace(test, company)
      await fillPlan(test, other, owner)
      const params = { placeId: other }
      await Promise.all([
        call(test, planInputs.changeFoodGroups, { params, body: { food_groups: [2] } }, owner),
        call(test, plans.generate, { params }, owner),
      ])
      const { is_outdated, plan } = (await row('food_safety_plans', other)) as {
        is_outdated: boolean
        plan: { profile: { food_groups: string[] } }
      }
      expect(is_outdated || plan.profile.food_groups.join() === 'FG02').toBe(true)
    }
  })
  it('cannot be rewritten by the application', async () => {
    const client = await test.database.pool.connect()
    await client.query('begin; set local role larder_app')
    await expect(client.query("update plan_versions set sha256 = ''")).rejects.toMatchObject({
      code: '42501',
    })
    await client.query('rollback')
    client.release()
  })
})

describe('other countries', () => {
  it('gives a fishmonger in Spain the limits of Spain and the EU only', async () => {
    const fish = await makePlace(test, company, {
      name: 'Pescadería',
      country_id: 67,
      business_activity_id: 11,
      location_type_id: 20,
      timezone: 'Europe/Madrid',
    })
    await fillPlan(test, fish, owner)
    await call(test, plans.generate, { params: { placeId: fish } }, owner)
    const { plan } = (await row('food_safety_plans', fish)) as {
      plan: { jurisdictions: string[]; limits: { jurisdiction: string }[] }
    }
    expect(plan.jurisdictions).toEqual(['ES', 'EU'])
    expect(new Set(plan.limits.map(({ jurisdiction }) => jurisdiction))).toEqual(new Set(['ES', 'EU']))
  })
  it('shows a restaurant in the United States degrees Fahrenheit', async () => {
    const chain = await makeCompany(test, owner, { name: 'Quay Inc', country_id: 230, temperature_scale: 2 })
    const diner = await makePlace(test, chain, {
      name: 'Diner',
      country_id: 230,
      state_id: 5,
      timezone: 'America/Los_Angeles',
    })
    await fillPlan(test, diner, owner)
    await call(test, plans.generate, { params: { placeId: diner } }, owner)
    const hazards = await call(test, plans.hazards, { params: { placeId: diner } }, owner)
    const limits = hazards.flatMap((hazard) => hazard.limits)
    expect(limits.some((text) => text.includes('°F'))).toBe(true)
    // A note of American law names both scales.
    expect(limits.filter((text) => text.includes('°C') && !text.includes('°F'))).toEqual([])
  })
  it('follows the rules of Scotland in Scotland', async () => {
    const { states } = await import('@larder/core/classifiers')
    const bar = await makePlace(test, company, {
      country_id: 76,
      state_id: states.find(({ key }) => key === 'GB-SCT')?.id,
      timezone: 'Europe/London',
    })
    await fillPlan(test, bar, owner)
    await call(test, plans.generate, { params: { placeId: bar } }, owner)
    expect(((await row('food_safety_plans', bar)).plan as { jurisdictions: string[] }).jurisdictions).toEqual(
      ['GB-SCT', 'GB'],
    )
  })
  it('counts vulnerable guests in a school kitchen only while its switches say so', async () => {
    const school = await makePlace(test, company, {
      business_activity_id: 5,
      location_type_id: 14,
      extra_data: '["vulnerable_consumers"]',
    })
    const on = await call(test, onboardingProfiles.generalInfo, { params: { placeId: school } }, owner)
    expect(on.extra_data.filter(({ selected }) => selected).map(({ key }) => key)).toEqual([
      'vulnerable_consumers',
    ])
    const form = await call(
      test,
      onboardingProfiles.generalInfo,
      { params: { placeId: place }, query: { business_activity_id: 5 } },
      owner,
    )
    expect(form).toMatchObject({
      business_activity_id: 5,
      location_types: expect.arrayContaining([{ id: 14, name: expect.any(String) }]),
    })
    expect(form.extra_data.filter(({ selected }) => selected).map(({ key }) => key)).toContain(
      'vulnerable_consumers',
    )
    await fillPlan(test, school, owner)
    await call(test, plans.generate, { params: { placeId: school } }, owner)
    const switches = async () =>
      ((await row('food_safety_plans', school)).plan as { profile: { extra_data: string[] } }).profile
        .extra_data
    expect(await switches()).toEqual(['vulnerable_consumers'])
    await call(
      test,
      places.change_extra_data,
      { params: { placeId: school }, body: { extra_data: [] } },
      owner,
    )
    expect(await statusOf(school, await planIdOf(test, school))).toMatchObject({ is_outdated: true })
    await call(test, plans.generate, { params: { placeId: school } }, owner)
    expect(await switches()).toEqual([])
  })
  it('lists the required analyses before the plan is made', async () => {
    const analyses = await call(test, onboardingProfiles.analyses, { params: at() }, owner)
    expect(analyses.length).toBeGreaterThan(0)
    expect(
      analyses.every(({ title, frequency }) => title !== '' && !frequency.startsWith('frequency.')),
    ).toBe(true)
  })
  it('reports an activity that the knowledge base does not cover', async () => {
    const elsewhere = await makePlace(test, company, { business_activity_id: 99 })
    expect(await refuse(test, plans.generate, { params: { placeId: elsewhere } }, owner)).toMatchObject({
      status: 422,
      fields: ['generalInfo:activity_not_covered'],
    })
  })
})

describe('the plan refuses', () => {
  it('groups that the activity does not offer', async () => {
    expect(
      await refuse(
        test,
        planInputs.changeProductGroups,
        { params: at(), body: { product_groups: [1, 18] } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['product_groups.1:not_offered'] })
    expect(
      await refuse(test, planInputs.changeFoodGroups, { params: at(), body: { food_groups: [99] } }, owner),
    ).toMatchObject({ status: 422, fields: ['food_groups.0:not_offered'] })
    expect(await refuse(test, planInputs.changeFoodGroups, { params: at(), body: {} }, owner)).toMatchObject({
      status: 422,
      fields: ['food_groups:required'],
    })
    expect(await refuse(test, planInputs.productGroupsOffered, { params: { id: 99 } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it('the plan of another place under the own one', async () => {
    const sibling = await makePlace(test, company, { name: 'Sadam' })
    const other = await planIdOf(test, sibling)
    for (const route of [plans.status, plans.statuses, plans.download])
      expect(await refuse(test, route, { params: { ...at(), planId: other } }, owner)).toMatchObject({
        status: 404,
      })
    expect(
      await refuse(test, plans.section, { params: { ...at(), planId: other, id: 'ccp-list' } }, owner),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        plans.confirmStep,
        { params: { ...at(), planId: other }, body: { key: 'analyses' } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
    const analysis = await call(
      test,
      planInputs.createAnalysis,
      { params: { placeId: sibling }, body: { task_desc: 'Swabs' } },
      owner,
    )
    expect(
      await refuse(
        test,
        planInputs.changeAnalysis,
        { params: { ...at(), id: analysis.id }, body: { task_desc: 'Mine' } },
        owner,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await refuse(test, planInputs.removeAnalysis, { params: { ...at(), id: analysis.id } }, owner),
    ).toMatchObject({ status: 404 })
  })
  it('unknown sections, hazards and product groups', async () => {
    for (const id of ['no-such', '99', '0', '%00', '__proto__'])
      expect(await refuse(test, plans.section, { params: { ...at(), planId, id } }, owner)).toMatchObject({
        code: expect.stringMatching(/not_found|invalid/),
      })
    expect(await refuse(test, plans.hazard, { params: { ...at(), id: 999_999 } }, owner)).toMatchObject({
      status: 404,
    })
    expect(
      await refuse(test, plans.hazards, { params: at(), query: { fsp_product_group_id: 1 } }, owner),
    ).toMatchObject({ status: 404 })
  })
  it('analyses without a text or with a wrong frequency', async () => {
    expect(
      await refuse(test, planInputs.createAnalysis, { params: at(), body: { task_desc: ' ' } }, owner),
    ).toMatchObject({ status: 422, fields: ['task_desc:required'] })
    expect(
      await refuse(
        test,
        planInputs.createAnalysis,
        { params: at(), body: { task_desc: 'x', task_frequency_type_id: 1 } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    expect(
      await refuse(
        test,
        planInputs.createAnalysis,
        { params: at(), body: { task_desc: 'x', task_subtype_id: 17 } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
  })
})

describe('permissions', () => {
  it('a reader sees the plan and changes nothing', async () => {
    const reader = await makeUser(test)
    await joinCompany(test, company, reader.id, 'readonly')
    expect(await call(test, plans.titles, { params: at() }, reader)).toHaveLength(18)
    expect(await refuse(test, plans.generate, { params: at() }, reader)).toMatchObject({ status: 403 })
    expect(await refuse(test, plans.confirm, { params: at(), body: 7 }, reader)).toMatchObject({
      status: 403,
    })
    expect(await refuse(test, planInputs.changeFoodGroups, { params: at(), body: {} }, reader)).toMatchObject(
      { status: 403 },
    )
  })
  it('a member of the place confirms it', async () => {
    const cook = await makeUser(test, { firstname: 'Jaan', lastname: 'Kask' })
    await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'member')
    await call(test, plans.generate, { params: at() }, cook)
    expect(await call(test, plans.confirm, { params: at(), body: {} }, cook)).toMatchObject({
      plan_confirmed_by: { firstname: 'Jaan', lastname: 'Kask' },
    })
  })
  it('a shared link with that module reads the plan and its confirmation', async () => {
    const ids = { company_id: company, place_id: place }
    const plan = { shared_token: await makeSharedAccess(test, ids, ['plan']) }
    const team = { shared_token: await makeSharedAccess(test, ids, ['team']) }
    expect(await call(test, plans.status, { params: { ...at(), planId } }, plan)).toMatchObject({
      plan_confirmed_by: { firstname: 'Jaan' },
    })
    expect(await call(test, plans.hazards, { params: at() }, plan)).not.toHaveLength(0)
    expect(await refuse(test, plans.hazards, { params: at() }, team)).toMatchObject({ status: 403 })
    expect(await refuse(test, plans.generate, { params: at() }, plan)).toMatchObject({ status: 403 })
  })
})

it('names the consumers of the food, vulnerable groups among them', async () => {
  const general = async (lang: string) =>
    JSON.stringify(
      await call(
        test,
        plans.section,
        { params: { ...at(), planId, id: 'general-info' }, query: { lang } },
        owner,
      ),
    )
  expect(await general('en')).not.toContain('Food is for')
  const body = { customer_groups: [1, 2, 6] }
  await call(test, plans.confirm, { params: at(), body: {} }, owner)
  await call(test, places.change_customer_groups, { params: at(), body }, owner)
  expect(await statusOf(place, planId)).toMatchObject({ status: 'filled', is_outdated: true })
  expect(await general('en')).toContain(
    '{"label":"Food is for","value":"General public; Children under 5; Patients',
  )
  expect(await general('de')).toContain('Kinder unter 5 Jahren')
  await call(test, plans.generate, { params: at() }, owner)
  const { plan } = (await row('food_safety_plans', place)) as {
    plan: { profile: { customers: string[] }; notes: { code: string }[] }
  }
  expect(plan.profile.customers).toEqual(['children_under_5', 'general_public', 'patients'])
  expect(plan.notes.map(({ code }) => code)).toContain('note.vulnerable_consumers')
})

describe('production capacity', () => {
  const products = async (lang: string) =>
    (
      await call(
        test,
        plans.section,
        { params: { ...at(), planId, id: 'ready-to-eat-food' }, query: { lang } },
        owner,
      )
    ).blocks
  const tell = (range_id: number) =>
    call(
      test,
      capacities.change,
      {
        body: {
          place_id: place,
          food_production_capacities: [{ product_group_id: 1, range_id, time_unit_id: 4, unit_id: 1 }],
          resale_capacities: [{ product_group_id: 1, range_id: 1, time_unit_id: 5, unit_id: 1 }],
        },
      },
      owner,
    )

  it("is listed under the one kind of product in the reader's language once it is given", async () => {
    await call(test, planInputs.changeProductGroups, { params: at(), body: { product_groups: [1] } }, owner)
    await call(test, plans.generate, { params: at() }, owner)
    expect((await products('en')).map(({ kind }) => kind)).not.toContain('facts')
    await tell(2)
    expect((await products('en')).at(-1)).toEqual({
      kind: 'facts',
      rows: [
        { label: 'Production capacity', value: '51–100 kg / day' },
        { label: 'Resale', value: '0–50 kg / week' },
      ],
    })
    expect((await products('de')).at(-1)).toMatchObject({
      rows: [
        { label: 'Produktionskapazität', value: '51–100 kg / Tag' },
        { label: 'Weiterverkauf', value: '0–50 kg / Woche' },
      ],
    })
  })
  it('is returned with the place', async () => {
    expect(await call(test, places.get, { params: at() }, owner)).toMatchObject({
      food_production_capacities: [{ product_group_id: 1, range_id: 2 }],
      resale_capacities: [{ product_group_id: 1, range_id: 1 }],
    })
  })
  it('unconfirms the plan where it changes, with no need to make it again', async () => {
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    await tell(2)
    expect(await statusOf(place, planId)).toMatchObject({ status: 'confirmed' })
    await tell(3)
    expect(await statusOf(place, planId)).toMatchObject({ status: 'filled', is_outdated: false })
    const { sections } = await call(test, plans.unconfirmed, { params: { ...at(), planId } }, owner)
    expect(sections).toMatchObject([
      {
        static_name: 'ready-to-eat-food',
        reasons: [{ code: 'capacities_changed', changed_by: { firstname: 'Ana' } }],
      },
    ])
  })
  it('is left out where the plan has several kinds of products', async () => {
    await call(
      test,
      planInputs.changeProductGroups,
      { params: at(), body: { product_groups: [1, 2] } },
      owner,
    )
    await call(test, plans.generate, { params: at() }, owner)
    expect((await products('en')).map(({ kind }) => kind)).not.toContain('facts')
  })
})
