/**
 * Files are read by what names them: each kind of file × a token of each area alone, and a link likewise. The
 * kinds are compared with the columns of the database that name files, so that a new one is tried too.
 */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shareableModules, tokenScopes } from '@larder/core/permissions'
import { digitalAuditResponses } from '@larder/contract/digital-audits'
import { folders } from '@larder/contract/documents'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import { photos } from '@larder/contract/photos'
import { teamTasks } from '@larder/contract/team-tasks'
import { tickets } from '@larder/contract/tickets'
import { traceability } from '@larder/contract/traceability'
import { makeCompanyToken, makeSharedAccess, query } from './builders.ts'
import { call, forgetAttempts, headersOf, openTestApp, send, type Caller, type TestApp } from './harness.ts'
import { goodCall } from './recipes.ts'
import { makeScene, type Scene } from './scene.ts'
import { formOf, makeFile, tinyPng } from './send-file.ts'
import { changeStoredTask } from './builders.ts'

let test: TestApp
let scene: Scene
const made: Record<string, number> = {}

const sha256 = createHash('sha256').update(tinyPng).digest('hex')

/** A photo that a record promises; its content follows. */
const promised = () => ({ uuid: randomUUID(), sha256, filename: 'Photo.png' })
async function arrive({ uuid }: { readonly uuid: string }): Promise<number> {
  const { payload, headers } = formOf({ bytes: tinyPng })
  const answer = await test.app.inject({
    method: 'PUT',
    url: addressOf(photos.send, { params: { placeId: scene.place, uuid } }),
    headers: { ...headersOf(scene.owner), ...headers },
    payload,
  })
  return answer.json<{ id: number }>().id
}

const at = () => ({ placeId: scene.place })

async function ofEntry(): Promise<number> {
  const photo = promised()
  await changeStoredTask(test, scene.task, { is_disabled: false })
  const body = {
    uuid: randomUUID(),
    entry_fields: [{ task_step_id: scene.task, value: { temp: '4.0', unit: 'C' as const } }],
    file_list: [photo],
  }
  await call(test, entries.create, { params: { ...at(), id: 1, taskId: scene.task }, body }, scene.owner)
  return arrive(photo)
}

async function ofTicket(): Promise<number> {
  const photo = promised()
  const body = { uuid: randomUUID(), description: 'The seal is torn', file_list: [photo] }
  await call(test, tickets.create, { params: at(), body }, scene.owner)
  return arrive(photo)
}

async function ofAnswer(): Promise<number> {
  const photo = promised()
  const { id } = await call(
    test,
    tickets.create,
    { params: at(), body: { uuid: randomUUID(), description: 'It drips', file_list: [] } },
    scene.owner,
  )
  await call(
    test,
    tickets.answer,
    { params: { ...at(), ticketId: id }, body: { entry_status: 'done', file_list: [photo] } },
    scene.owner,
  )
  return arrive(photo)
}

async function ofAudit(): Promise<number> {
  const sent = await goodCall(digitalAuditResponses.uploadPhoto, scene)
  const answer = await call(test, digitalAuditResponses.uploadPhoto, sent as never, scene.owner)
  return answer.photos[0]?.id ?? 0
}

async function ofTraceability(): Promise<number> {
  const photo = promised()
  const { params, body } = await goodCall(traceability.create, scene)
  await call(
    test,
    traceability.create,
    { params, body: { ...(body as object), photos: [photo] } } as never,
    scene.owner,
  )
  return arrive(photo)
}

async function ofCertificate(): Promise<number> {
  await goodCall(teamTasks.removeScan, scene)
  const [row] = await query<{ file_id: number }>(
    test,
    'select file_id from team_task_entries where company_id = $1 and file_id is not null',
    [scene.company],
  )
  return row?.file_id ?? 0
}

async function inFolder(): Promise<number> {
  const { id } = await call(test, folders.create, { params: at(), body: { name: 'Permits' } }, scene.owner)
  const file = await makeFile(test, scene.place, scene.owner, { bytes: tinyPng, type: 'documentation' })
  await call(test, files.attach, { params: { ...at(), id: file }, query: { folder_id: id } }, scene.owner)
  return file
}

/** How each kind of file is made, the column that names it, and the areas that it is of. */
const kinds: readonly (readonly [string, string, () => Promise<number>, readonly string[]])[] = [
  ['a drawing of the plan', 'files.type', () => makeFile(test, scene.place, scene.owner), ['plan']],
  ['a document in a folder', 'files.folder_id', inFolder, ['documents']],
  ['a photo of an entry', 'task_entries.files', ofEntry, ['activity_log']],
  ['a photo of a ticket', 'tickets.files', ofTicket, ['activity_log']],
  ['a photo of an answer to a ticket', 'tickets.entry_files', ofAnswer, ['activity_log']],
  ['a photo of an audit', 'digital_audit_responses.photos', ofAudit, ['audits']],
  ['a photo of a traceability record', 'traceability_records.photos', ofTraceability, ['traceability']],
  ['the scan of a certificate', 'team_task_entries.file_id', ofCertificate, []],
  [
    'a photo that nothing names yet',
    'none',
    () => makeFile(test, scene.place, scene.owner, { bytes: tinyPng, type: 'task_entry' }),
    [],
  ],
]

beforeAll(async () => {
  test = await openTestApp()
  scene = await makeScene(test)
  for (const [name, , make] of kinds) made[name] = await make()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

const opens = async (id: number, caller: Caller): Promise<boolean> =>
  (await send(test, files.get, { params: { id } }, caller)).status === 200
const lists = async (id: number, caller: Caller): Promise<boolean> => {
  const { status, body } = await send(test, files.list, { params: at() }, caller)
  return status === 200 && (body as { id: number }[]).some((file) => file.id === id)
}

describe.each(kinds)('%s', (name, _column, _make, areas) => {
  it('is opened and listed by tokens of its areas alone', async () => {
    const id = made[name] ?? 0
    expect([id > 0, await opens(id, scene.owner)]).toEqual([true, true])
    const opened: string[] = []
    for (const scope of tokenScopes) {
      const token = await makeCompanyToken(test, scene.company, scene.owner.id, [scope])
      if (await opens(id, { token })) opened.push(scope)
      if ((await lists(id, { token })) && !areas.includes(scope)) opened.push(`${scope} lists it`)
    }
    expect(opened).toEqual(areas)
  })
  it('is opened by links of its areas alone', async () => {
    const opened: string[] = []
    const of = { company_id: scene.company, place_id: scene.place }
    for (const area of shareableModules) {
      const shared_token = await makeSharedAccess(test, of, [area])
      if (await opens(made[name] ?? 0, { shared_token })) opened.push(area)
    }
    expect(opened).toEqual(areas)
  })
})

/**
 * Columns that name files and need no kind of their own: older contents are opened by their file, and versions
 * of an answer have photos that the answer had.
 */
const others = ['file_versions.file_id', 'digital_audit_answers.photos']

it('tries every column that names files', async () => {
  const keys = await query<{ name: string }>(
    test,
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'files'::regclass and a.attname <> 'company_id'`,
    [],
  )
  const lists = await query<{ table: string; column: string }>(
    test,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      where c.table_schema = 'public' and c.data_type = 'jsonb'
        and exists (select from information_schema.columns i
          where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'company_id')`,
    [],
  )
  const naming: string[] = []
  for (const { table, column } of lists) {
    const rows = await query<{ id: number }>(
      test,
      `select distinct (x ->> 'id')::int as id from ${table} t
        cross join lateral jsonb_path_query(t.${column},
          '$[*] ? (@.id.type() == "number" && exists (@.sha256))') x
        where t.company_id = $1`,
      [scene.company],
    )
    if (
      rows.some(({ id }) => Object.values(made).includes(id)) ||
      /file|photo|scan|picture|image/.test(column)
    )
      naming.push(`${table}.${column}`)
  }
  const named = [...keys.map(({ name }) => name), ...naming, 'files.type', 'files.folder_id', 'none']
  expect([...new Set(named)].toSorted()).toEqual([...kinds.map(([, column]) => column), ...others].toSorted())
})
