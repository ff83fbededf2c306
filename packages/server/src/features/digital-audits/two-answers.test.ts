/** Two devices at one question of an audit: both answers stay, and one of them is chosen. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  digitalAuditResponses,
  digitalAuditResults,
  digitalAudits,
  type AuditResultDetails,
} from '@larder/contract/digital-audits'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { asOperator } from '#db/transaction.ts'
import { judgeTables } from '#features/records/public.ts'

let test: TestApp
let mari: TestUser
let jaan: TestUser
let place: number
let company: number
let audit: AuditResultDetails

beforeAll(async () => {
  test = await openTestApp()
  mari = await makeUser(test)
  jaan = await makeUser(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  company = await makeCompany(test, mari)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, jaan.id, 'owner')
  const questions = [{ section: 'Store', kind: 'yes_no' as const, text: 'Is the fridge clean?' }]
  const { id } = await call(
    test,
    digitalAudits.create,
    { params: { companyId: company }, body: { name: 'Round', questions } },
    mari,
  )
  audit = await call(
    test,
    digitalAuditResults.create,
    { params: { placeId: place }, body: { uuid: randomUUID(), digital_audit_id: id } },
    mari,
  )
})

const body = (value: string, more: object = {}) => ({
  place_id: place,
  digital_audit_result_uuid: audit.uuid,
  question_id: audit.questions[0]?.id ?? 0,
  value,
  ...more,
})
const answer = (by: TestUser, value: string, more: object = {}) =>
  call(test, digitalAuditResponses.create, { body: body(value, more) }, by)
const shown = async () => {
  const { responses, score, version } = await call(
    test,
    digitalAuditResults.get,
    { params: { id: audit.id } },
    jaan,
  )
  const [response] = responses
  return {
    version,
    latest: response?.version ?? 0,
    answered: score.answered,
    is_disputed: response?.is_disputed,
    answers: response?.answers.map(({ value, comment, answered_by, state }) => [
      value,
      comment,
      answered_by,
      state,
    ]),
  }
}
const confirming = async () => ({
  params: { id: audit.id },
  body: { base_version: (await shown()).version, name: 'Mari Tamm', role: 'Owner' },
})
const confirm = async () => call(test, digitalAuditResults.confirm, await confirming(), mari)
const mould = { comment: 'Mould behind the fridge' }
const nameOf = async ({ id }: TestUser): Promise<string> =>
  (
    await test.database.pool.query<{ name: string }>(
      `select concat_ws(' ', nullif(firstname, ''), nullif(lastname, '')) as name from users where id = $1`,
      [id],
    )
  ).rows[0]?.name ?? ''

/** The bodies of a device that had not seen the answer of the other one. */
const unseen: [string, object][] = [
  ['says that it had seen none', { base_version: null }],
  ['says nothing of what it had seen', {}],
  ['names an answer that nobody gave', { base_uuid: randomUUID() }],
]

it('an answer that says another place is not shown', async () => {
  await answer(mari, 'yes')
  const before = await shown()
  await test.database.pool.query(
    `insert into digital_audit_answers (company_id, place_id, digital_audit_response_id, version, state, uuid, value,
        is_not_applicable, comment, photos, answered_at, answered_by, session_id)
      select company_id, $2, digital_audit_response_id, 90, 'disputed', gen_random_uuid(), 'no', false, 'Forged',
        photos, answered_at, answered_by, session_id from digital_audit_answers where place_id = $1`,
    [place, await makePlace(test, company)],
  )
  expect(await shown()).toEqual(before)
})

describe('two answers to one question of an audit', () => {
  it.each(unseen)('both stay where the later device %s', async (_title, more) => {
    await answer(mari, 'no', mould)
    await answer(jaan, 'yes', more)
    const names = [await nameOf(mari), await nameOf(jaan)]
    expect(await shown()).toMatchObject({
      answered: 0,
      is_disputed: true,
      answers: [
        ['no', mould.comment, names[0], 'current'],
        ['yes', '', names[1], 'disputed'],
      ],
    })
  })
  it('keep the audit from being confirmed until one is chosen, and both are in its record', async () => {
    await answer(mari, 'no', mould)
    await answer(jaan, 'yes', { base_version: null })
    expect((await refuse(test, digitalAuditResults.confirm, await confirming(), mari)).fields).toEqual([
      'responses:answers_disputed',
    ])
    const { latest } = await shown()
    await answer(jaan, 'no', { ...mould, base_version: latest })
    expect(await shown()).toMatchObject({ answered: 1, is_disputed: false })
    expect((await shown()).answers?.map(([value, , , state]) => [value, state])).toEqual([
      ['no', 'replaced'],
      ['yes', 'replaced'],
      ['no', 'current'],
    ])
    await confirm()
    const { rows } = await test.database.pool.query<{ body: string }>(
      `select body from revisions where entity = 'digital_audit' and entity_id = $1`,
      [audit.uuid],
    )
    const recorded = JSON.parse(rows[0]?.body ?? '') as { responses: { answers: { version: unknown }[] }[] }
    expect(recorded.responses[0]?.answers).toHaveLength(3)
    const at = { company_id: company, place_id: place }
    expect(await asOperator(test.database.pool, (db) => judgeTables(db, at))).toEqual([])
  })
  it('are no conflict where they say the same', async () => {
    await answer(mari, 'no', mould)
    await answer(jaan, 'no', { ...mould, base_version: null })
    expect(await shown()).toMatchObject({ answered: 1, is_disputed: false, latest: 1 })
  })
  it('are no conflict where the later one names what it changes', async () => {
    const { version } = await answer(mari, 'no', mould)
    await answer(jaan, 'yes', { base_version: version })
    expect(await shown()).toMatchObject({ answered: 1, is_disputed: false })
    expect((await shown()).answers?.map(([value, , , state]) => [value, state])).toEqual([
      ['no', 'replaced'],
      ['yes', 'current'],
    ])
  })
  it('of one device follow each other without network, and stay one side of a conflict', async () => {
    await answer(mari, 'no', mould)
    const [first, second] = [randomUUID(), randomUUID()]
    await answer(jaan, 'yes', { uuid: first, base_version: null })
    await answer(jaan, 'yes', { uuid: second, base_uuid: first, comment: 'Cleaned' })
    expect((await shown()).answers?.map(([value, comment, , state]) => [value, comment, state])).toEqual([
      ['no', mould.comment, 'current'],
      ['yes', '', 'replaced'],
      ['yes', 'Cleaned', 'disputed'],
    ])
  })
  it('of one session replace each other where the client sends no version', async () => {
    await answer(mari, 'no', mould)
    await answer(mari, 'yes')
    expect(await shown()).toMatchObject({ is_disputed: false, answered: 1 })
  })
  it('settled differently by two are asked for again', async () => {
    await answer(mari, 'no', mould)
    await answer(jaan, 'yes', { base_version: null })
    const { latest } = await shown()
    await answer(mari, 'no', { ...mould, base_version: latest })
    await answer(jaan, 'yes', { base_version: latest })
    expect(await shown()).toMatchObject({ is_disputed: true, answered: 0 })
  })
  it('sent at the same moment both stay', async () => {
    await Promise.all([
      answer(mari, 'no', { ...mould, base_version: null }),
      answer(jaan, 'yes', { base_version: null }),
    ])
    expect((await shown()).answers?.filter(([, , , state]) => state !== 'replaced')).toHaveLength(2)
  })
})
