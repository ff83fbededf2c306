import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { frequencies, type FrequencyProposal } from '@larder/contract/frequencies'
import { planCoherence } from '@larder/contract/plan-coherence'
import { tasks } from '@larder/contract/tasks'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { addReading, makeGoodDays } from '../../../test/good-days.ts'
import { call, openTestApp, refuse, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let fridge: number
let version: number

const start = new Date('2026-11-21T09:00:00Z')
const at = () => ({ placeId: place })
const list = (lang = 'en') => call(test, frequencies.proposals, { params: at(), query: { lang } }, owner)
const ofFridge = async (): Promise<FrequencyProposal | undefined> => {
  const found = (await list()).find(({ task_id }) => task_id === fridge)
  version = found?.version ?? version
  return found
}
const decision = (more: object = {}) => ({
  params: { ...at(), id: fridge },
  query: { lang: 'en' },
  body: { decision: 'accept' as const, reason: 'All within 5 °C.', version, ...more },
})
const decide = (more: object = {}) => call(test, frequencies.decide, decision(more), owner)
const task = () => call(test, tasks.get, { params: { ...at(), id: fridge }, query: { lang: 'en' } }, owner)
const breach = () => addReading(test, fridge, { value: 9, within: false, days_ago: 0 })
const laterBy = (days: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + days * 86_400_000)
}

beforeAll(async () => {
  test = await openTestApp()
})
beforeEach(async () => {
  test.clock.now = start
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  fridge = await makeGoodDays(test, place, owner)
  version = 1
})
afterAll(() => test.close())

describe('30 days within limits', () => {
  it('propose one check a day instead of two, with the evidence', async () => {
    expect(await ofFridge()).toMatchObject({
      kind: 'lower',
      from: { task_frequency_type_id: 1, times: ['08:00', '16:00'] },
      to: { task_frequency_type_id: 2, times: ['08:00'] },
      evidence: { days: 30, due: 60, filled: 60, readings: 60, within: 60, breaches: 0 },
    })
    expect((await list('et')).map(({ to }) => to.name)).not.toEqual((await list()).map(({ to }) => to.name))
  })

  it('propose nothing where a reading was outside its limit', async () => {
    await addReading(test, fridge, { value: 9, within: false, days_ago: 3 })
    expect(await ofFridge()).toBeUndefined()
  })

  it('propose nothing where a check was missed', async () => {
    await test.database.pool.query(
      `delete from task_entries where id = (select id from task_entries where task_id = $1
       and entry_date = '2026-11-10' limit 1)`,
      [fridge],
    )
    expect(await ofFridge()).toBeUndefined()
  })
})

describe('the decision of the owner', () => {
  it('lowers the frequency, with its reason in the versions, the audit log and the coherence', async () => {
    expect((await decide()).some(({ task_id }) => task_id === fridge)).toBe(false)
    expect(await task()).toMatchObject({
      task_frequency_type_id: 2,
      custom_frequency: { times: ['08:00'] },
      changed: { frequency: true },
      task_version: 2,
    })
    const versions = await call(
      test,
      tasks.versions,
      { params: { ...at(), id: (await task()).task_subtype_id }, query: { lang: 'en', taskId: fridge } },
      owner,
    )
    expect(versions.map(({ reason }) => reason)).toEqual(['All within 5 °C.', null])
    const { rows } = await test.database.pool.query(
      `select detail ->> 'reason' as reason, detail ->> 'kind' as kind from audit where entity = 'task'
       and entity_id = $1 order by id desc limit 1`,
      [String(fridge)],
    )
    expect(rows).toEqual([{ reason: 'All within 5 °C.', kind: 'lower' }])
    const { findings } = await call(test, planCoherence.get, { params: at(), query: { lang: 'en' } }, owner)
    expect(findings.filter((one) => one.task_id === fridge).map(({ kind }) => kind)).toContain(
      'frequency_differs',
    )
  })

  it('is followed by a proposal to raise after a breach, and raises to the plan', async () => {
    await decide()
    await breach()
    expect(await ofFridge()).toMatchObject({
      kind: 'raise',
      to: { task_frequency_type_id: 1, times: ['08:00', '16:00'] },
      evidence: { breaches: 1 },
    })
    await decide({ reason: 'The door did not close.' })
    expect(await task()).toMatchObject({ task_frequency_type_id: 1, changed: { frequency: false } })
    expect(await ofFridge()).toBeUndefined()
  })

  it('to keep silences the proposal for 30 days', async () => {
    await decide({ decision: 'keep', reason: 'The summer is hot.' })
    expect(await ofFridge()).toBeUndefined()
    expect(await task()).toMatchObject({ task_frequency_type_id: 1, task_version: 1 })
    await test.database.pool.query(
      `update frequency_decisions set decided_at = decided_at - interval '31 days' where task_id = $1`,
      [fridge],
    )
    expect(await ofFridge()).toMatchObject({ kind: 'lower' })
  })

  it('to keep a lowered frequency holds until the next breach', async () => {
    await decide()
    await breach()
    await ofFridge()
    await decide({ decision: 'keep', reason: 'The fridge was defrosted.' })
    expect(await ofFridge()).toBeUndefined()
    laterBy(1)
    await breach()
    expect(await ofFridge()).toMatchObject({ kind: 'raise', evidence: { breaches: 1 } })
  })

  it('needs a reason', async () => {
    const { status, fields } = await refuse(test, frequencies.decide, decision({ reason: ' ' }), owner)
    expect([status, fields]).toEqual([422, ['reason:required']])
  })

  it('is refused where nothing is proposed', async () => {
    await breach()
    const { status, fields } = await refuse(test, frequencies.decide, decision(), owner)
    expect([status, fields]).toEqual([409, ['version:version_conflict']])
  })

  it('is refused for a task of another place', async () => {
    const params = { ...at(), id: fridge + 100_000 }
    expect((await refuse(test, frequencies.decide, { ...decision(), params }, owner)).status).toBe(404)
  })

  it('is for people with the right to edit tasks', async () => {
    const reader = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
    expect((await refuse(test, frequencies.decide, decision(), reader)).status).toBe(403)
    expect((await refuse(test, frequencies.proposals, { params: at() }, reader)).status).toBe(403)
  })
})
