import { afterAll, beforeAll, expect, it } from 'vitest'
import { questionnaires } from '@larder/contract/questionnaires'
import { joinCompany, makeCompany, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { runQuestionnairesCommand } from '../../operator/questionnaires-command.ts'

let test: TestApp
let owner: TestUser
let companyId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  companyId = await makeCompany(test, owner)
})
afterAll(() => test.close())

const open = (by = owner) =>
  call(test, questionnaires.list, { params: { companyId }, query: { lang: 'de' } }, by)
const answerWith = (id: number, questions: { id: number; option_id: number }[]) => ({
  params: { companyId },
  body: { questionnaires: [{ id, questions }] },
})
const twoWeeksPass = (): Promise<unknown> =>
  test.database.pool.query(
    `update companies set created_at = created_at - interval '15 days' where id = $1`,
    [companyId],
  )

it('asks nothing in the first two weeks of a company', async () => {
  expect(await open()).toEqual([])
})

it('asks the questions in the language of the reader, once for all owners', async () => {
  await twoWeeksPass()
  const [asked] = await open()
  expect(asked?.heading).toBe('Zwei kurze Fragen')
  const answers = asked?.questions.map(({ id, options }) => ({ id, option_id: options[0]?.id ?? 0 })) ?? []
  await call(test, questionnaires.answer, answerWith(1, answers), owner)
  expect(await open()).toEqual([])
  const second = await makeUser(test)
  await joinCompany(test, companyId, second.id, 'owner')
  expect(await open(second)).toEqual([])
})

it.each([
  ['an unknown questionnaire', answerWith(99, []), 'unknown_questionnaire'],
  ['an unknown answer', answerWith(1, [{ id: 1, option_id: 99 }]), 'unknown_answer'],
  ['an unknown question', answerWith(1, [{ id: 99, option_id: 1 }]), 'unknown_answer'],
  ['a question without an answer', answerWith(1, [{ id: 1, option_id: 1 }]), 'required'],
])('refuses %s', async (_name, given, code) => {
  // The table is made before the company exists.
  const sent = { ...given, params: { companyId } }
  expect(await refuse(test, questionnaires.answer, sent, owner)).toMatchObject({
    status: 422,
    fields: [`questionnaires:${code}`],
  })
})

it('counts the answers and the refusals to answer for the operator', async () => {
  const other = await makeUser(test)
  const second = await makeCompany(test, other)
  const declined = { ...answerWith(1, []), params: { companyId: second } }
  await call(test, questionnaires.answer, declined, other)
  const lines: string[] = []
  await runQuestionnairesCommand(test.platform, (line) => lines.push(line))
  expect(lines[0]).toBe('Two short questions: 1 answered, 1 declined')
  expect(lines).toContain('    1 On paper')
})
