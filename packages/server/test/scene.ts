/** An owner with a company and a place that has one of everything, for tests that walk every route. */
import { entries } from '@larder/contract/entries'
import { plans } from '@larder/contract/plans'
import { planInputs } from '@larder/contract/plan-inputs'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { hashPassword } from '../src/kit/passwords.ts'
import { makeToken } from '../src/kit/tokens.ts'
import {
  changeStoredTask,
  joinPlace,
  makeCompany,
  makePlace,
  makeTask,
  makeUser,
  query,
  type TestUser,
} from './builders.ts'
import { fillPlan, planIdOf } from './fill-plan.ts'
import { makeFile } from './send-file.ts'
import { call, type TestApp } from './harness.ts'

export const PASSWORD = 'seven cold fridges'
let hashed: Promise<string> | null = null

export type Scene = {
  readonly test: TestApp
  readonly owner: TestUser
  readonly company: number
  readonly place: number
  readonly sibling: number
  /** Has a role at the place; `worker_access` is the id of the membership. */
  readonly worker: TestUser
  readonly worker_access: number
  readonly task: number
  readonly plan: number
  readonly group: number
  readonly process: number
  readonly analysis: number
  /** A drawing with its content. */
  readonly file: number
  readonly integration: number
}

type Rows = readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[]
type Ids = Pick<Scene, 'group' | 'process' | 'analysis' | 'file'>

const tables = {
  process: 'place_processes',
  group: 'user_groups',
  analysis: 'custom_analyses',
  file: 'files',
} as const
const ofPlan = 'place_plan_inputs'

/** The rows of a database's first scene: the following scenes get copies of them, in a tenth of the time. */
const firstRows = new WeakMap<TestApp, Promise<Rows>>()

async function makeByCalls(test: TestApp, place: number, owner: TestUser): Promise<Ids> {
  const params = { placeId: place }
  const chosen = await call(test, processes.select, { params, body: [{ process_id: 9 }] }, owner)
  return {
    process: chosen[0]?.id ?? 0,
    group: (await call(test, workGroups.create, { params, body: { name: 'Kitchen' } }, owner)).id,
    analysis: (
      await call(test, planInputs.createAnalysis, { params, body: { task_desc: 'Water of the well' } }, owner)
    ).id,
    file: await makeFile(test, place, owner),
  }
}

async function readRows({ database }: TestApp, place: number): Promise<Rows> {
  const parts = [ofPlan, ...Object.values(tables)].map(
    (table) => `select '${table}' as "table", to_jsonb(t) - 'id' as row from ${table} t where place_id = $1`,
  )
  return (await database.pool.query<Rows[number]>(parts.join(' union all '), [place])).rows
}

async function copyRows(
  test: TestApp,
  rows: Rows,
  at: { readonly company_id: number; readonly place_id: number },
  owner: TestUser,
): Promise<Ids> {
  const copies = rows.map(({ table, row }, index) => {
    const columns = Object.keys(row)
      .map((column) => `"${column}"`)
      .join(', ')
    return `row_${index} as (insert into ${table} (${columns})
      select ${columns} from jsonb_populate_record(null::${table}, $${index + 1}::jsonb)
      returning to_jsonb(${table}) ->> 'id' as id)`
  })
  const ids = Object.entries(tables).map(
    ([name, table]) => `(select id::int from row_${rows.findIndex((one) => one.table === table)}) as ${name}`,
  )
  const values = rows.map(({ row }) =>
    JSON.stringify({ ...row, ...at, ...('created_by' in row && { created_by: owner.id }) }),
  )
  const [made] = await query<Ids>(test, `with ${copies.join(', ')} select ${ids.join(', ')}`, values)
  if (made === undefined) throw new Error('a scene was not copied')
  return made
}

async function makeParts(
  test: TestApp,
  at: { readonly company_id: number; readonly place_id: number },
  owner: TestUser,
): Promise<Ids> {
  const before = firstRows.get(test)
  if (before !== undefined) return copyRows(test, await before, at, owner)
  const byCalls = makeByCalls(test, at.place_id, owner)
  firstRows.set(
    test,
    byCalls.then(() => readRows(test, at.place_id)),
  )
  await firstRows.get(test)
  return byCalls
}

export async function makeScene(test: TestApp): Promise<Scene> {
  const owner = await makeUser(test)
  await query(test, 'update users set password_hash = $1 where id = $2', [
    await (hashed ??= hashPassword(PASSWORD)),
    owner.id,
  ])
  const worker = await makeUser(test)
  const company = await makeCompany(test, owner)
  const place = await makePlace(test, company)
  const sibling = await makePlace(test, company, { name: 'Sadam' })
  const at = { company_id: company, place_id: place }
  await joinPlace(test, at, worker.id, 'member')
  const task = await makeTask(test, at)
  const idIn = async (statement: string, values: unknown[]): Promise<number> =>
    (await query<{ id: number }>(test, statement, values))[0]?.id ?? 0
  return {
    test,
    owner,
    company,
    place,
    sibling,
    worker,
    task,
    worker_access: await idIn('select id from place_members where place_id = $1 and user_id = $2', [
      place,
      worker.id,
    ]),
    plan: await planIdOf(test, place),
    ...(await makeParts(test, at, owner)),
    integration: await idIn(
      `insert into company_tokens (company_id, name, token_hash, last4, scopes, created_by, created_at) values
        ($1, $2, $3, $4, '{plan}', $5, $6) returning id`,
      [company, 'ERP', makeToken('integration').hash, 'abcd', owner.id, test.clock.now.toISOString()],
    ),
  }
}

/** The scene with every step of its plan filled, the plan made, and an entry of the day. */
export async function withPlan(scene: Scene): Promise<Scene> {
  const { test, place, owner, task } = scene
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: { placeId: place } }, owner)
  const body = {
    uuid: crypto.randomUUID(),
    entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' as const } }],
  }
  await changeStoredTask(test, task, { is_disabled: false })
  await call(test, entries.create, { params: { placeId: place, id: 1, taskId: task }, body }, owner)
  return scene
}
