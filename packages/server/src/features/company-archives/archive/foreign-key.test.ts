/** An archive that somebody changed and signed with a key of their own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyExports } from '@larder/contract/companies'
import { entries } from '@larder/contract/entries'
import { fileStore } from '#kit/files/files.ts'
import { signHeads, verifyRecords } from '#features/records/public.ts'
import { makeCompany, makePlace, makeTask, makeUser } from '#test/builders.ts'
import { verifierPath } from '#test/flip-bytes.ts'
import { changePart, forgeArchive, writeHistory } from '#test/forge-archive.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { importCompany, type Importing } from './import-company.ts'
import { writeArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-foreign-'))
const path = join(folder, 'company.zip')
const forged = join(folder, 'forged.zip')
const rewritten = join(folder, 'rewritten.zip')
let from: TestApp
let fingerprint: string
let company_id: number

beforeAll(async () => {
  from = await openTestApp()
  const owner = await makeUser(from)
  company_id = await makeCompany(from, owner)
  const companyId = company_id
  const place_id = await makePlace(from, companyId)
  const taskId = await makeTask(from, { company_id, place_id })
  for (const temp of ['2.75', '4']) {
    const entry_fields = [{ task_step_id: taskId, value: { temp, unit: 'C' as const } }]
    const params = { placeId: place_id, id: 1, taskId }
    await call(from, entries.create, { params, body: { uuid: crypto.randomUUID(), entry_fields } }, owner)
    await signHeads(from.platform)
  }
  await call(from, companyExports.create, { params: { companyId } }, owner)
  await from.worker.drain()
  const [made] = await call(from, companyExports.list, { params: { companyId } }, owner)
  fingerprint = made?.key_fingerprint ?? ''
  const input = { params: { exportId: made?.id ?? 0 } }
  await writeFile(path, (await call(from, companyExports.download, input, owner)) as unknown as Buffer)
  await forgeArchive(path, forged, (parts) =>
    changePart(parts, 'tables/places.jsonl', (text) => text.replace('Viru 2, Tallinn', 'Pikk 9, Tallinn')),
  )
  await forgeArchive(
    path,
    rewritten,
    (parts) => {
      for (const table of ['revisions', 'task_entries'])
        changePart(parts, `tables/${table}.jsonl`, (text) => text.replaceAll('2.75', '3.5'))
    },
    writeHistory,
  )
}, 120_000)
afterAll(async () => {
  await from.close()
  rmSync(folder, { recursive: true })
})

type Tried = {
  readonly said: string
  readonly origins: readonly unknown[]
  readonly audited: readonly unknown[]
  readonly faults: readonly unknown[]
}

/** What the import of a file by this fingerprint said, and what is there after it. */
async function tryImport(
  file: string,
  given: Omit<Importing, 'tell'>,
  {
    settings = {},
    then = () => Promise.resolve(),
  }: {
    readonly settings?: Parameters<typeof openTestApp>[0]
    readonly then?: (there: TestApp) => Promise<void>
  } = {},
): Promise<Tried> {
  const empty = await openTestApp(settings)
  const lines: string[] = []
  try {
    await importCompany(empty.platform, file, { ...given, tell: (line) => lines.push(line) })
  } catch (error) {
    lines.push(error instanceof Error ? error.message : String(error))
  }
  const { pool } = empty.database
  const origins = await pool.query('select key_fingerprint, is_compared from imported_chains')
  const audited = await pool.query(
    `select actor, detail ->> 'key_fingerprint' as key_fingerprint, company_id = entity_id::int as is_in_it
      from audit where route = 'operator.company_import'`,
  )
  if (origins.rows.length > 0) await then(empty)
  const { places, faults } = await verifyRecords(empty.platform, { files: true, projections: true })
  await empty.close()
  return {
    said: lines.join('\n'),
    origins: origins.rows,
    audited: audited.rows,
    faults: [...faults, ...places.flatMap((place) => place.faults)],
  }
}

it('is imported with the fingerprint of the key that signed it, which is kept', async () => {
  expect(fingerprint).toMatch(/^([0-9A-F]{4} ){15}[0-9A-F]{4}$/)
  const typed = fingerprint.toLowerCase().replaceAll(' ', ':')
  const said: string[] = []
  // Exported again, the archive says where the company came from.
  const then = async ({ platform }: TestApp): Promise<void> => {
    const { verifyBundle } = (await import(verifierPath)) as {
      verifyBundle: (bytes: Uint8Array) => Promise<{ said: string[] }>
    }
    const { sha256 } = await writeArchive(platform, company_id, async () => undefined)
    const bytes = await buffer(await fileStore(platform).open(sha256))
    said.push(...(await verifyBundle(new Uint8Array(bytes))).said)
  }
  expect(await tryImport(path, { fingerprint: typed }, { then })).toMatchObject({
    said: expect.stringContaining(fingerprint),
    origins: [{ key_fingerprint: fingerprint, is_compared: true }],
    audited: [{ actor: 'operator', key_fingerprint: fingerprint, is_in_it: true }],
    faults: [],
  })
  expect(said.join('\n')).toContain(`was signed by ${fingerprint} (imported).`)
}, 60_000)

it('refuses an archive that was signed anew with another key', async () => {
  const { said, origins } = await tryImport(forged, { fingerprint })
  expect(said).toMatch(/signed by another key/)
  expect(origins).toEqual([])
}, 60_000)

it('refuses an archive whose chains and heads were written anew too', async () => {
  // Everything in it fits: only the fingerprint shows that somebody else signed it.
  expect(await tryImport(rewritten, { fingerprint: null })).toMatchObject({
    origins: [{ is_compared: false }],
    faults: [],
  })
  const { said, origins, audited } = await tryImport(rewritten, { fingerprint })
  expect(said).toMatch(/signed by another key/)
  expect([...origins, ...audited]).toEqual([])
}, 90_000)

it('says where nobody compared the key', async () => {
  const { said, origins } = await tryImport(forged, { fingerprint: null })
  expect(said).toMatch(/Nobody compared it/)
  expect(origins).toMatchObject([{ is_compared: false }])
}, 60_000)

it('refuses an import without the fingerprint where the operator requires it', async () => {
  const settings = { import_needs_fingerprint: true }
  const { said, origins } = await tryImport(path, { fingerprint: null }, { settings })
  expect(said).toMatch(/--key-fingerprint/)
  expect(origins).toEqual([])
}, 60_000)

it('asks the operator at a terminal, and imports nothing before the answer is yes', async () => {
  const asked: string[] = []
  const answer = (text: string) => async (question: string) => {
    asked.push(question)
    return text
  }
  expect(await tryImport(path, { fingerprint: null, ask: answer('') })).toMatchObject({
    said: expect.stringMatching(/not imported/),
    origins: [],
  })
  expect(await tryImport(path, { fingerprint: null, ask: answer('yes') })).toMatchObject({
    origins: [{ key_fingerprint: fingerprint, is_compared: true }],
  })
  expect(asked).toHaveLength(2)
}, 90_000)
