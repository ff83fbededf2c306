import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planProposals, type ChangeProposal } from '@larder/contract/plan-proposals'
import { plans } from '@larder/contract/plans'
import { processes } from '@larder/contract/processes'
import { productGroups } from '@larder/contract/product-groups'
import type { Plan } from '@larder/core/haccp'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makePlace,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { fillPlan } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../../test/harness.ts'
import { olderCooking, olderEdition, restOnOlder } from '../../../demo/older-edition.ts'
import { newestEdition, publishEdition } from '#features/plan-data/public.ts'
import { enqueueProposing } from '../plans.jobs.ts'
import { proposeToAll } from './publish-proposals.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let company: number
type Kitchen = { readonly place: number; readonly planId: number; readonly plan: Plan }

const pool = () => test.database.pool
const at = ({ place }: Kitchen) => ({ params: { placeId: place } })
const stored = async ({ place }: Kitchen) =>
  (
    await pool().query<{ plan: Plan; knowledge_version: number; sha256: string }>(
      'select plan, knowledge_version, sha256 from food_safety_plans where place_id = $1',
      [place],
    )
  ).rows[0] ?? { plan: {} as Plan, knowledge_version: 0, sha256: '' }
const rows = async () =>
  (
    await pool().query<{ id: number; place_id: number; kind: string; key: string; state: number }>(
      'select id, place_id, kind, key, state from plan_proposals order by id',
    )
  ).rows
const tasksOf = async ({ place }: Kitchen) =>
  (
    await pool().query(
      `select plan_task_id, is_disabled, "limit", times, texts from tasks where place_id = $1 and not
        is_disabled order by plan_task_id`,
      [place],
    )
  ).rows as {
    plan_task_id: string
    limit: { id: string; max: number } | null
    times: string[]
    texts: { en: { limit: string } }
  }[]
const list = (kitchen: Kitchen, lang = 'en') =>
  call(test, planProposals.list, { ...at(kitchen), query: { lang } }, owner)
const decide = (
  kitchen: Kitchen,
  proposals: readonly ChangeProposal[],
  approve: (one: ChangeProposal) => boolean,
) =>
  call(
    test,
    planProposals.decide,
    {
      ...at(kitchen),
      body: {
        decisions: proposals.map((one) => ({
          proposal_id: one.proposal_id,
          change_decision_type_id: approve(one) ? (1 as const) : (2 as const),
        })),
      },
    },
    owner,
  )
const status = ({ place, planId }: Kitchen) =>
  call(test, plans.status, { params: { placeId: place, planId } }, owner)
const substance = ({ hazards, limits, tasks, prps, analyses, duties }: Plan) => ({
  hazards,
  limits,
  tasks,
  prps,
  analyses,
  duties,
})

/** A restaurant whose plan rests on the older edition. */
async function openKitchen(): Promise<Kitchen> {
  const place = await makePlace(test, company)
  const planId = await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
  return { place, planId, plan: await restOnOlder(test.platform, { company_id: company, place_id: place }) }
}
/** The same, confirmed, with the newest edition's proposals made. */
async function openProposed(): Promise<Kitchen> {
  const kitchen = await openKitchen()
  await call(test, plans.confirm, { ...at(kitchen), body: {} }, owner)
  await proposeToAll(pool(), { now: test.clock.now })
  return kitchen
}

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  company = await makeCompany(test, owner)
  await joinCompany(test, company, member.id, 'member')
})
afterAll(() => test.close())

describe('publishing an edition', () => {
  it('refuses other content under the same version, and takes other languages', async () => {
    const { texts, knowledge } = newestEdition
    const { et: _, ...fewer } = texts
    expect(
      await publishEdition(pool(), test.clock.now, { ...newestEdition, version: 90, texts: fewer }),
    ).toBe(true)
    expect(await publishEdition(pool(), test.clock.now, { ...newestEdition, version: 90 })).toBe(false)
    expect(
      (await pool().query("select texts ? 'et' as has_et from knowledge_editions where version = 90")).rows,
    ).toEqual([{ has_et: true }])
    await expect(
      publishEdition(pool(), test.clock.now, {
        ...newestEdition,
        version: 90,
        knowledge: { ...knowledge, duties: [] },
      }),
    ).rejects.toThrow('has to rise')
    await pool().query('delete from knowledge_editions where version = 90')
  })
  it('proposes once, to plans of older editions only, and to plans made meanwhile', async () => {
    const kitchen = await openKitchen()
    expect(await proposeToAll(pool(), { now: test.clock.now, threads: 2, batch: 1 })).toMatchObject({
      plans: 1,
      failed: 0,
      behind: 0,
    })
    const before = await rows()
    expect(before.map(({ kind, key }) => `${kind} ${key}`)).toEqual(
      expect.arrayContaining([
        'limit L-chill-rte',
        'hazard P09/H16',
        'hazard P42/H55',
        'hazard P43/H99',
        'other ',
      ]),
    )
    expect(await proposeToAll(pool(), { now: test.clock.now })).toMatchObject({ plans: 0, behind: 0 })
    await pool().query('update food_safety_plans set proposed_version = null')
    await proposeToAll(pool(), { now: test.clock.now })
    expect(await rows()).toEqual(before)
    await call(test, plans.generate, at(kitchen), owner)
    expect(await rows()).toEqual([])
  })
  it('is done by jobs where the database is embedded, some plans at a time', async () => {
    const kitchen = await openKitchen()
    await enqueueProposing(test.platform)
    await test.worker.drain()
    expect((await rows()).filter(({ place_id }) => place_id === kitchen.place).length).toBeGreaterThan(4)
  })
  it('replaces open proposals of an older one', async () => {
    const kitchen = await openProposed()
    const later = {
      ...newestEdition,
      version: newestEdition.version + 1,
      knowledge: {
        ...newestEdition.knowledge,
        version: newestEdition.version + 1,
        limits: olderEdition().knowledge.limits,
      },
    }
    await publishEdition(pool(), test.clock.now, later)
    await proposeToAll(pool(), { now: test.clock.now, to: later })
    const proposals = await list(kitchen)
    expect(proposals.every(({ to_version }) => to_version === later.version)).toBe(true)
    expect(proposals.map(({ kind }) => kind)).not.toContain('limit')
    await decide(kitchen, proposals, () => true)
    expect(await stored(kitchen)).toMatchObject({ knowledge_version: later.version })
    await pool().query('delete from knowledge_editions where version = $1', [later.version])
    await pool().query('delete from plan_proposals')
    await call(test, plans.generate, at(kitchen), owner)
  })
})

describe('a review', () => {
  it("shows present and new text in the reader's language, with the differing words", async () => {
    const kitchen = await openProposed()
    const proposals = await list(kitchen)
    const limit = proposals.find(({ kind }) => kind === 'limit')
    expect(limit).toMatchObject({ is_new: false, is_stricter_law: false })
    expect(limit?.lines[0]?.pieces).toMatchObject([
      { text: expect.stringContaining('8 °C') as string, change: 'removed' },
      { text: expect.stringContaining('6 °C') as string, change: 'added' },
    ])
    const cooking = proposals.find(
      ({ steps, current }) => steps.includes('Cooking') && current.do === olderCooking,
    )
    expect(cooking?.new.do).not.toBe(olderCooking)
    expect(proposals.find(({ is_new }) => is_new)?.current).toEqual({
      hazard: '',
      do: '',
      check: '',
      act: '',
    })
    expect(proposals.find(({ is_removed }) => is_removed)?.new).toEqual({
      hazard: '',
      do: '',
      check: '',
      act: '',
    })
    expect(proposals.at(-1)).toMatchObject({
      kind: 'other',
      title: '',
      lines: [{ pieces: expect.arrayContaining([expect.objectContaining({ change: 'added' })]) as unknown }],
    })
    expect((await list(kitchen, 'et')).map(({ title }) => title)).not.toEqual(
      proposals.map(({ title }) => title),
    )
  })
  it("is for owners: members, readers and other places' owners are refused", async () => {
    const kitchen = await openProposed()
    const reader = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: kitchen.place }, reader.id, 'owner')
    for (const someone of [member, reader]) {
      expect(await refuse(test, planProposals.list, at(kitchen), someone)).toMatchObject({ status: 403 })
      expect(
        await refuse(
          test,
          planProposals.decide,
          { ...at(kitchen), body: { decisions: [{ proposal_id: 1, change_decision_type_id: 1 }] } },
          someone,
        ),
      ).toMatchObject({ status: 403 })
    }
    expect(await refuse(test, planProposals.list, at(kitchen), await makeUser(test))).toMatchObject({
      status: 404,
    })
  })
  it('takes all decisions at once or none', async () => {
    const kitchen = await openProposed()
    const [first, ...rest] = await list(kitchen)
    const attempt = (decisions: unknown) =>
      refuse(test, planProposals.decide, { ...at(kitchen), body: { decisions } }, owner)
    const accept = (id = 0) => ({ proposal_id: id, change_decision_type_id: 1 })
    expect(await attempt([accept(first?.proposal_id)])).toMatchObject({
      status: 422,
      fields: ['decisions:undecided'],
    })
    expect(await attempt([accept(first?.proposal_id), accept(first?.proposal_id)])).toMatchObject({
      status: 422,
      fields: ['decisions.1.proposal_id:duplicate'],
    })
    expect(await attempt([accept(999_999)])).toMatchObject({
      status: 422,
      fields: ['decisions.0.proposal_id:unknown'],
    })
    expect(await attempt([{ proposal_id: first?.proposal_id, change_decision_type_id: 3 }])).toMatchObject({
      status: 422,
    })
    expect((await status(kitchen)).status).toBe('confirmed')
    expect((await list(kitchen)).length).toBe(rest.length + 1)
  })
  it('is not offered without proposals', async () => {
    const place = await makePlace(test, company)
    expect(await call(test, planProposals.list, { params: { placeId: place } }, owner)).toEqual([])
    expect(
      await refuse(
        test,
        planProposals.decide,
        { params: { placeId: place }, body: { decisions: [{ proposal_id: 1, change_decision_type_id: 1 }] } },
        owner,
      ),
    ).toMatchObject({ status: 409 })
  })
  it("shows the proposals for the place's present plan", async () => {
    const kitchen = await openProposed()
    const cooking = (await call(test, plans.hazards, at(kitchen), owner)).find(({ key }) => key === 'P09/H16')
    const body = {
      language: 'en',
      words: {},
      severity: null,
      probability: null,
      members: [],
      disabled_for_place: true,
      version: 0,
    }
    await call(
      test,
      plans.changeHazard,
      { params: { placeId: kitchen.place, id: cooking?.id ?? 0 }, body },
      owner,
    )
    const keys = (await rows()).filter(({ place_id }) => place_id === kitchen.place).map(({ key }) => key)
    expect(keys).not.toContain('P09/H16')
    expect(keys).toContain('L-chill-rte')
  })
})

describe('decisions', () => {
  it('that accept everything give the plan that the new edition generates, with its tasks', async () => {
    const kitchen = await openProposed()
    await decide(kitchen, await list(kitchen), () => true)
    const { plan, sha256 } = await stored(kitchen)
    const tasks = await tasksOf(kitchen)
    expect(await list(kitchen)).toEqual([])
    await call(test, plans.generate, at(kitchen), owner)
    expect(await stored(kitchen)).toMatchObject({ plan, sha256, knowledge_version: newestEdition.version })
    expect(await tasksOf(kitchen)).toEqual(tasks)
  })
  it('that keep everything leave the plan as it was, also when it is generated again', async () => {
    const kitchen = await openProposed()
    const [tasks, hazards] = [await tasksOf(kitchen), await call(test, plans.hazards, at(kitchen), owner)]
    const texts = async () => {
      const read = []
      for (const { id } of hazards.filter(({ key }) =>
        ['P09/H16', 'P43/H99', 'P43/H56', 'P12/H11'].includes(key),
      ))
        read.push(
          (
            await call(
              test,
              plans.hazard,
              { params: { placeId: kitchen.place, id }, query: { lang: 'et' } },
              owner,
            )
          ).texts,
        )
      return read
    }
    const before = await texts()
    await decide(kitchen, await list(kitchen), () => false)
    for (const again of [false, true]) {
      if (again) await call(test, plans.generate, at(kitchen), owner)
      const { plan, knowledge_version } = await stored(kitchen)
      expect(knowledge_version).toBe(newestEdition.version)
      expect(substance(plan)).toEqual(substance(kitchen.plan))
      expect(await tasksOf(kitchen)).toEqual(tasks)
      expect(await texts()).toEqual(before)
    }
  })
  it('bring an accepted limit to the daily tasks, and leave a kept hazard its words', async () => {
    const kitchen = await openProposed()
    await decide(kitchen, await list(kitchen), ({ kind }) => kind === 'limit')
    const { plan } = await stored(kitchen)
    const fridge = (await tasksOf(kitchen)).find(({ plan_task_id }) => plan_task_id === 'T-fridge')
    expect(fridge).toMatchObject({ limit: { id: 'L-chill-rte', max: 6 }, times: ['08:00'] })
    expect(fridge?.texts.en.limit).toContain('6 °C')
    expect(fridge?.limit).toEqual(plan.tasks.find(({ id }) => id === 'T-fridge')?.limit)
    const carried = plan.hazards.flatMap(({ limits }) => limits).filter(({ id }) => id === 'L-chill-rte')
    expect(new Set(carried.map(({ max }) => max))).toEqual(new Set([6]))
    const cooking = await call(test, plans.hazard, { params: { placeId: kitchen.place, id: 9016 } }, owner)
    expect(cooking).toMatchObject({ texts: { do: olderCooking }, editing: { is_kept: true } })
    expect(cooking.rich).toEqual({})
    const estimated = {
      language: 'en',
      words: {},
      severity: 1 as const,
      probability: 1 as const,
      members: [],
      disabled_for_place: false,
      version: cooking.editing.version,
    }
    expect(
      await call(
        test,
        plans.changeHazard,
        { params: { placeId: kitchen.place, id: 9016 }, body: estimated },
        owner,
      ),
    ).toMatchObject({ level: 1, class: 'PRP', texts: { do: olderCooking } })
  })
  it('end the confirmation, name the changed sections, and are final', async () => {
    const kitchen = await openProposed()
    await decide(kitchen, await list(kitchen), ({ kind }) => kind === 'limit')
    expect(await status(kitchen)).toMatchObject({
      status: 'filled',
      is_outdated: false,
      plan_confirmed_at: null,
    })
    const { sections } = await call(
      test,
      plans.unconfirmed,
      { params: { placeId: kitchen.place, planId: kitchen.planId } },
      owner,
    )
    expect(sections.length).toBeGreaterThan(0)
    expect(
      sections.map(({ static_name, reasons }) => [static_name, reasons.map(({ code }) => code)]),
    ).toEqual(sections.map(({ static_name }) => [static_name, ['proposals_decided']]))
    const { rows: changes } = await pool().query<{ sections: string[] }>(
      "select sections from plan_changes where place_id = $1 and code = 'proposals_decided'",
      [kitchen.place],
    )
    expect(changes[0]?.sections).toEqual(sections.map(({ static_name }) => static_name))
    expect(sections.map(({ static_name }) => static_name)).not.toContain('work-groups')
    await proposeToAll(pool(), { now: test.clock.now })
    expect(await list(kitchen)).toEqual([])
  })
})

describe('a plan by product groups', () => {
  type Groups = Kitchen & { readonly soups: number; readonly salads: number }
  const analyses = async ({ place }: Kitchen) =>
    (
      await pool().query<{ id: number; plan: Plan }>(
        'select fsp_product_group_id as id, plan from fsp_group_plans where place_id = $1 order by 1',
        [place],
      )
    ).rows
  const groupOf = async ({ place }: Kitchen) =>
    (
      await pool().query<{ fsp_product_group_id: number | null; kind: string; key: string }>(
        `select fsp_product_group_id, kind, key from plan_proposals where place_id = $1 and state = 0
          order by id`,
        [place],
      )
    ).rows

  async function openGroups(): Promise<Groups> {
    const place = await makePlace(test, company)
    const planId = await fillPlan(test, place, owner)
    await call(
      test,
      productGroups.use,
      { params: { placeId: place }, body: { use_product_based_plan: true } },
      owner,
    )
    const make = async (name: string, ...chosen: number[]): Promise<number> => {
      const { id } = await call(
        test,
        productGroups.create,
        { params: { placeId: place, planId }, body: { name, products: [{ name }] } },
        owner,
      )
      await call(
        test,
        productGroups.foodGroups,
        { params: { placeId: place, id }, body: { food_groups: [2, 8] } },
        owner,
      )
      await call(
        test,
        processes.select,
        {
          params: { placeId: place },
          query: { fsp_product_group_id: id },
          body: chosen.map((process_id) => ({ process_id })),
        },
        owner,
      )
      return id
    }
    const [soups, salads] = [await make('Soups', 4, 9, 18), await make('Salads', 4, 11)]
    await call(test, plans.generate, { params: { placeId: place } }, owner)
    const plan = await restOnOlder(test.platform, { company_id: company, place_id: place })
    await call(test, plans.confirm, { params: { placeId: place }, body: {} }, owner)
    expect(await proposeToAll(pool(), { now: test.clock.now })).toMatchObject({
      plans: 1,
      failed: 0,
      behind: 0,
    })
    return { place, planId, plan, soups, salads }
  }

  it('has proposals for limits and the rest once, and for each hazard in its group', async () => {
    const kitchen = await openGroups()
    const rowsOf = await groupOf(kitchen)
    expect(
      rowsOf
        .filter(({ kind }) => kind !== 'hazard')
        .map(({ kind, key, fsp_product_group_id: group }) => [kind, key, group]),
    ).toEqual([
      ['limit', 'L-chill-rte', null],
      ['other', '', null],
    ])
    const hazards = rowsOf.filter(({ kind }) => kind === 'hazard')
    expect(
      hazards.filter(({ key }) => key === 'P09/H16').map(({ fsp_product_group_id: group }) => group),
    ).toEqual([kitchen.soups])
    expect(
      hazards.every(({ fsp_product_group_id: group }) => group === kitchen.soups || group === kitchen.salads),
    ).toBe(true)
    const proposals = await list(kitchen)
    expect(proposals.map(({ kind }) => kind)).toEqual(rowsOf.map(({ kind }) => kind))
    const cooking = proposals.find(({ current }) => current.do === olderCooking)
    expect(cooking).toMatchObject({ group: 'Soups', steps: ['Cooking'] })
    expect(proposals.find(({ kind }) => kind === 'limit')).toMatchObject({
      group: '',
      lines: [
        {
          pieces: [
            { text: expect.stringContaining('8 °C') as string },
            { text: expect.stringContaining('6 °C') as string },
          ],
        },
      ],
    })
  })
  it('equals a newly generated plan of the newer edition, where all is accepted', async () => {
    const kitchen = await openGroups()
    await decide(kitchen, await list(kitchen), () => true)
    const [{ plan, sha256 }, groups, tasks] = [
      await stored(kitchen),
      await analyses(kitchen),
      await tasksOf(kitchen),
    ]
    expect(await list(kitchen)).toEqual([])
    expect(await status(kitchen)).toMatchObject({
      status: 'filled',
      is_outdated: false,
      is_product_based: true,
      knowledge_version: newestEdition.version,
    })
    await call(test, plans.generate, at(kitchen), owner)
    expect(await stored(kitchen)).toMatchObject({ plan, sha256 })
    expect(await analyses(kitchen)).toEqual(groups)
    expect(await tasksOf(kitchen)).toEqual(tasks)
  })
  it('keeps rejected parts in their group', async () => {
    const kitchen = await openGroups()
    const [before, tasks] = [await analyses(kitchen), await tasksOf(kitchen)]
    await decide(kitchen, await list(kitchen), () => false)
    const after = await analyses(kitchen)
    expect(after.map(({ plan }) => substance(plan))).toEqual(before.map(({ plan }) => substance(plan)))
    expect(await tasksOf(kitchen)).toEqual(tasks)
    const read = (group: number, id: number) =>
      call(
        test,
        plans.hazard,
        { params: { placeId: kitchen.place, id }, query: { fsp_product_group_id: group } },
        owner,
      )
    expect(await read(kitchen.soups, 9016)).toMatchObject({
      texts: { do: olderCooking },
      editing: { is_kept: true },
    })
  })
  it('shows the proposals for the present groups, and none of a removed one', async () => {
    const kitchen = await openGroups()
    const body = {
      language: 'en',
      words: {},
      severity: null,
      probability: null,
      members: [],
      disabled_for_place: true,
      version: 0,
    }
    await call(
      test,
      plans.changeHazard,
      { params: { placeId: kitchen.place, id: 9016 }, query: { fsp_product_group_id: kitchen.soups }, body },
      owner,
    )
    expect((await groupOf(kitchen)).map(({ key }) => key)).not.toContain('P09/H16')
    await call(
      test,
      productGroups.remove,
      { params: { placeId: kitchen.place, planId: kitchen.planId, id: kitchen.salads } },
      owner,
    )
    const proposals = await list(kitchen)
    expect(new Set(proposals.map(({ group }) => group))).toEqual(new Set(['']))
    await decide(kitchen, proposals, () => true)
    expect(await list(kitchen)).toEqual([])
  }, 120_000)
})
