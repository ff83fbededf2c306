import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plans } from '@larder/contract/plans'
import { workGroups } from '@larder/contract/work-groups'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let place: number
let planId: number
let kitchen: number

const at = () => ({ placeId: place })
const hazards = () => call(test, plans.hazards, { params: at() }, owner)
const open = (id: number) => call(test, plans.hazard, { params: { ...at(), id } }, owner)
const ccp = async () => {
  const found = (await hazards()).find((hazard) => hazard.class === 'CCP' && !hazard.is_own)
  if (!found) throw new Error('no CCP')
  return found
}
const nothing = {
  language: 'en',
  words: {},
  severity: null,
  probability: null,
  members: [] as number[],
  disabled_for_place: false,
  version: 0,
}
const paragraph = (text: string) => [{ kind: 'paragraph' as const, spans: [{ text }] }]
const bones = {
  type: 'physical' as const,
  language: 'en',
  severity: 4 as const,
  probability: 3 as const,
  words: { name: 'Splinters of bone', do: paragraph('Sieve the stock.') },
  control: {
    limit_name: 'Mesh of the sieve',
    quantity: 'mm' as const,
    min: null,
    max: 2,
    hold_minutes: null,
    category: 'other' as const,
    frequency: 'once_a_day' as const,
    times: ['09:00'],
    task_name: 'Look at the sieve',
    instruction: 'Against the light',
    corrective_action: 'Sieve again',
    verification: 'Weekly',
    record: 'Sieve log',
  },
}
const tasksOf = async () =>
  (
    await test.database.pool.query<{
      plan_task_id: string
      is_disabled: boolean
      limit: { max: number } | null
      name: string
    }>(
      `select plan_task_id, is_disabled, "limit", texts -> 'en' ->> 'name' as name from tasks where
        place_id = $1`,
      [place],
    )
  ).rows
const status = () => call(test, plans.status, { params: { ...at(), planId } }, owner)

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  reader = await makeUser(test)
  const company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
  planId = await planIdOf(test, place)
  kitchen = (await call(test, workGroups.create, { params: at(), body: { name: 'Hot kitchen' } }, owner)).id
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: at() }, owner)
})
afterAll(() => test.close())

describe('a hazard of the knowledge base', () => {
  it("gets the place's own words and responsible people, and keeps the rest", async () => {
    const { id } = await ccp()
    const before = await open(id)
    const changed = await call(
      test,
      plans.changeHazard,
      {
        params: { ...at(), id },
        body: {
          ...nothing,
          words: { do: paragraph('Core of the thickest piece, every batch.') },
          members: [kitchen],
        },
      },
      owner,
    )
    expect(changed.texts).toEqual({ ...before.texts, do: 'Core of the thickest piece, every batch.' })
    expect(changed).toMatchObject({
      members: ['Hot kitchen'],
      is_edited: true,
      is_own: false,
      editing: { version: 1, member_ids: [kitchen] },
      rich: { do: [{ kind: 'paragraph' }] },
    })
    expect((await status()).is_outdated).toBe(false)
  })
  it('is decided again when the place changes its estimation', async () => {
    const { id, number } = await ccp()
    const changed = await call(
      test,
      plans.changeHazard,
      { params: { ...at(), id }, body: { ...nothing, severity: 1, probability: 1, version: 1 } },
      owner,
    )
    expect(changed).toMatchObject({ severity: 1, probability: 1, level: 1, class: 'PRP', number: null })
    expect(changed.adjustments.join(' ')).toContain('as this place assesses it')
    await call(test, plans.removeHazard, { params: { ...at(), id } }, owner)
    expect(await open(id)).toMatchObject({ class: 'CCP', number, is_edited: false, editing: { version: 0 } })
  })
  it('is refused with the present state when another user was faster', async () => {
    const { id } = await ccp()
    const body = { ...nothing, words: { check: paragraph('First') } }
    await call(test, plans.changeHazard, { params: { ...at(), id }, body }, owner)
    const answer = await send(
      test,
      plans.changeHazard,
      { params: { ...at(), id }, body: { ...body, words: { check: paragraph('Second') } } },
      owner,
    )
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [{ field: 'version', code: 'version_conflict' }],
        current: { texts: { check: 'First' }, editing: { version: 1 } },
      },
    })
    expect((await open(id)).texts.check).toBe('First')
    await call(test, plans.removeHazard, { params: { ...at(), id } }, owner)
  })
  it('is listed but does not count while it is disabled', async () => {
    const { id, label } = await ccp()
    await call(
      test,
      plans.changeHazard,
      { params: { ...at(), id }, body: { ...nothing, disabled_for_place: true } },
      owner,
    )
    expect((await hazards()).find((hazard) => hazard.id === id)).toMatchObject({
      disabled_for_place: true,
      number: null,
    })
    const list = await call(test, plans.section, { params: { ...at(), planId, id: 'ccp-list' } }, owner)
    const name = (await open(id)).name
    expect(JSON.stringify(list.blocks)).not.toContain(`"${label}"},"${name}`)
    await call(test, plans.removeHazard, { params: { ...at(), id } }, owner)
    expect((await open(id)).disabled_for_place).toBe(false)
  })
})

describe("a hazard of the place's own", () => {
  it('becomes a control point with a daily task of the same limit, removed with it', async () => {
    const { process_id } = await ccp()
    const made = await call(
      test,
      plans.createHazard,
      { params: at(), body: { ...bones, process_id, members: [kitchen] } },
      owner,
    )
    expect(made).toMatchObject({
      name: 'Splinters of bone',
      is_own: true,
      class: 'CCP',
      texts: { do: 'Sieve the stock.' },
      members: ['Hot kitchen'],
      editing: { control: { max: 2 } },
    })
    expect((await tasksOf()).find(({ name }) => name === 'Look at the sieve')).toMatchObject({
      is_disabled: false,
      limit: { max: 2 },
    })
    const changed = await call(
      test,
      plans.changeHazard,
      {
        params: { ...at(), id: made.id },
        body: { ...nothing, words: bones.words, control: { ...bones.control, max: 1 }, version: 1 },
      },
      owner,
    )
    expect(changed.limits.join()).toContain('1 mm')
    expect((await tasksOf()).find(({ name }) => name === 'Look at the sieve')).toMatchObject({
      limit: { max: 1 },
    })
    await call(test, plans.removeHazard, { params: { ...at(), id: made.id } }, owner)
    expect((await tasksOf()).find(({ name }) => name === 'Look at the sieve')).toMatchObject({
      is_disabled: true,
    })
    expect(await refuse(test, plans.hazard, { params: { ...at(), id: made.id } }, owner)).toMatchObject({
      status: 404,
    })
  })
  it("is refused at an unknown step, without a limit, and with another place's work group", async () => {
    const { process_id } = await ccp()
    const attempt = (body: object) =>
      refuse(
        test,
        plans.createHazard,
        { params: at(), body: { ...bones, process_id, ...body } as never },
        owner,
      )
    expect(await attempt({ process_id: 49 })).toMatchObject({
      status: 422,
      fields: ['process_id:not_in_plan'],
    })
    expect(await attempt({ control: { ...bones.control, max: null } })).toMatchObject({
      status: 422,
      fields: ['control.max:required'],
    })
    expect(await attempt({ members: [999_999] })).toMatchObject({
      status: 422,
      fields: ['members.0:unknown'],
    })
    expect(await attempt({ words: { name: ' ' } })).toMatchObject({ status: 422 })
  })
})

describe('a change of a hazard', () => {
  it('ends the confirmation, and is listed with author and reason', async () => {
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    const { id } = await ccp()
    await call(
      test,
      plans.changeHazard,
      {
        params: { ...at(), id },
        body: { ...nothing, words: { act: paragraph('Throw away.') }, reason: 'Inspector asked' },
      },
      owner,
    )
    expect(await status()).toMatchObject({ status: 'filled', is_outdated: false, plan_confirmed_at: null })
    const { rows } = await test.database.pool.query(
      'select code, reason, changed_by from plan_changes where place_id = $1 order by id desc limit 1',
      [place],
    )
    expect(rows[0]).toEqual({ code: 'hazard_changed', reason: 'Inspector asked', changed_by: owner.id })
  })
  it('stays when the plan is generated again', async () => {
    await call(test, plans.generate, { params: at() }, owner)
    expect((await open((await ccp()).id)).texts.act).toBe('Throw away.')
  })
  it('is for writers', async () => {
    const { id } = await ccp()
    expect(
      await refuse(test, plans.changeHazard, { params: { ...at(), id }, body: nothing }, reader),
    ).toMatchObject({ status: 403 })
  })
})

describe("the place's own value of a limit", () => {
  const limits = async () =>
    (await call(test, plans.hazard, { params: { ...at(), id: (await ccp()).id } }, owner)).limit_details
  const lawful = async () => {
    for (const { id } of (await hazards()).filter((hazard) => hazard.limits.length > 0)) {
      const law = (await open(id)).limit_details.find(({ force }) => force === 'law')
      if (law?.ids[0] !== undefined)
        return call(test, plans.limit, { params: { ...at(), limitId: law.ids[0] } }, owner)
    }
    throw new Error('no legal limit')
  }
  const stricter = (
    { min, max, hold_minutes }: { min: number | null; max: number | null; hold_minutes: number | null },
    by: number,
  ) => ({
    min: min === null ? null : min + by,
    max: max === null ? null : max - by,
    hold_minutes,
    reason: 'Own validation',
  })

  it('is refused where it is laxer than the law', async () => {
    const { id, given } = await lawful()
    const law = given.find(({ force }) => force === 'law')
    if (!law) throw new Error('no law')
    expect(
      await refuse(
        test,
        plans.changeLimit,
        { params: { ...at(), limitId: id }, body: { ...stricter(law, -1), version: 0 } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: [expect.stringMatching(/^(min|max):laxer_than_law$/)] })
    expect(
      await refuse(
        test,
        plans.changeLimit,
        { params: { ...at(), limitId: id }, body: { ...stricter(law, 1), reason: ' ', version: 0 } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['reason:required'] })
  })
  it('changes its hazards and daily tasks, and can be removed', async () => {
    const carried = (await limits())[0]?.ids[0] ?? ''
    const before = await call(test, plans.limit, { params: { ...at(), limitId: carried } }, owner)
    const [value] = before.given
    if (!value) throw new Error('no value')
    const changed = await call(
      test,
      plans.changeLimit,
      { params: { ...at(), limitId: carried }, body: { ...stricter(value, 1), version: 0 } },
      owner,
    )
    expect(changed).toMatchObject({ own: { reason: 'Own validation' }, version: 1 })
    expect((await limits())[0]).toMatchObject({
      value: changed.own?.value,
      force: 'practice',
      lowered: 'Value set by this place.',
    })
    const { rows } = await test.database.pool.query<{ wrong: number; carrying: number }>(
      `select count(*) filter (where ("limit" -> 'max') is distinct from $3::jsonb
        or ("limit" -> 'min') is distinct from $4::jsonb)::int as wrong, count(*)::int as carrying from tasks
        where place_id = $1 and "limit" ->> 'id' = $2 and not is_disabled`,
      [place, carried, JSON.stringify(changed.own?.max), JSON.stringify(changed.own?.min)],
    )
    expect(rows[0]?.wrong).toBe(0)
    await call(test, plans.removeLimit, { params: { ...at(), limitId: carried } }, owner)
    expect(await call(test, plans.limit, { params: { ...at(), limitId: carried } }, owner)).toMatchObject({
      own: null,
      given: before.given,
    })
  })
})

describe('the estimations of other companies', () => {
  it('are shown from ten companies on, and of no company alone', async () => {
    const { id, key, severity, probability } = await ccp()
    const { pool } = test.database
    const told = async () => (await open(id)).most_popular_estimation
    await test.worker.drain()
    await pool.query('delete from hazard_estimations')
    expect(await told()).toBeNull()
    await pool.query(
      `insert into hazard_estimations (hazard_key, severity, probability, companies, counted_at) values
        ($1, $2, $3, 7, $4), ($1, 2, 2, 3, $4)`,
      [key, severity, probability, test.clock.now.toISOString()],
    )
    expect(await told()).toBeNull()
    await pool.query(
      `update hazard_estimations set companies = 14
        where hazard_key = $1 and severity = $2 and probability = $3`,
      [key, severity, probability],
    )
    expect(await told()).toEqual({ severity, probability, share_percent: 80 })
  })
  it('are counted once a day, over all companies', async () => {
    const { key } = await ccp()
    const { pool } = test.database
    const counted = async () =>
      (
        await pool.query<{ companies: number }>(
          'select sum(companies)::int as companies from hazard_estimations where hazard_key = $1',
          [key],
        )
      ).rows[0]?.companies
    await call(test, plans.generate, { params: at() }, owner)
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    await test.worker.drain()
    expect(await counted()).toBe(17)
    await pool.query("update hazard_estimations set counted_at = counted_at - interval '25 hours'")
    await call(test, plans.generate, { params: at() }, owner)
    await call(test, plans.confirm, { params: at(), body: {} }, owner)
    await test.worker.drain()
    expect(await counted()).toBe(1)
  })
})
