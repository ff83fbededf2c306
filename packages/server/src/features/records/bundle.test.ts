import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { records } from '@larder/contract/records'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { enqueueDue } from '#kit/jobs/schedules.ts'
import { schedules } from '../../app.ts'
import { flipBytes, verifierPath as script } from '#test/flip-bytes.ts'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeTask,
  makeUser,
  type TestUser,
} from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp, forgetAttempts } from '#test/harness.ts'
import { headsFolder, keyFolder } from './head-files.ts'
import { NotSigned, signHeads } from './sign-heads.ts'

type Verifier = {
  readonly verifyBundle: (bytes: Uint8Array) => Promise<{ place: string; said: string[] }>
  readonly checkTable: (csv: string, rows: unknown, texts: unknown) => string
}
const verifier = async (): Promise<Verifier> => (await import(script)) as Verifier

let test: TestApp
let owner: TestUser
let company_id: number
let place: number
let task: number
let due: string[]
const days = { fromDate: '2026-11-21', toDate: '2026-11-21' }

const fill = (temp: string, more: Record<string, unknown> = {}) =>
  call(
    test,
    entries.create,
    {
      params: { placeId: place, id: 1, taskId: task },
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [{ task_step_id: task, value: { temp, unit: 'C' as const } }],
        ...more,
      },
    },
    owner,
  )
const contents = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> =>
  new Map(readZip(Buffer.from(bytes)).map(({ name, bytes: content }) => [name, content]))
const bundle = async (): Promise<Uint8Array> =>
  new Uint8Array(
    (await call(
      test,
      records.bundle,
      { params: { placeId: place }, query: days },
      owner,
    )) as unknown as Buffer,
  )

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: 'Õie', lang: 'de' })
  company_id = await makeCompany(test, owner)
  place = await makePlace(test, company_id)
  task = await makeTask(test, { company_id, place_id: place })
  await makePlace(test, company_id, { name: 'Sadam' })
  for (const temp of ['4.0', '-1,5', '3']) await fill(temp, { comment: `=cmd|"${temp}" ’ü漢` })
  due = await enqueueDue(test.platform, schedules)
  await test.worker.drain()
  await fill('9', {
    action_options: [{ option_text: 'Moved to fridge 2' }],
    performed_at: '2026-11-21T07:00:00.000Z',
  })
}, 60_000)
afterAll(() => test.close())

describe('signed heads', () => {
  it('are mailed to the owner, in the reader’s language', () => {
    const mail = test.mails.find(({ to }) => to === owner.username)
    expect(mail?.subject).toBe('Nachweis Ihrer Aufzeichnungen: Sinilill OÜ')
    expect(mail?.text).toMatch(/Kesklinn: 3 · [0-9a-f]{64}/)
    expect(mail?.text).toContain('— larder ')
  })
  it('are due once a day (R1.6)', async () => {
    expect(due).toEqual(expect.arrayContaining(['records.sign_heads', 'records.watch_heads']))
    expect(await enqueueDue(test.platform, schedules)).toEqual([])
  })
  it('keep their key to this system’s user', async () => {
    expect((await stat(keyFolder(test.platform))).mode & 0o777).toBe(0o700)
    expect((await stat(headsFolder(test.platform))).mode & 0o777).toBe(0o700)
  })
  it('give the state of the records', async () => {
    const state = await call(test, records.state, { params: { placeId: place } }, owner)
    expect(state).toMatchObject({
      // The last of them by the late seal, which came after the head.
      revisions: 5,
      unsigned: 2,
      signed: { number: 1, seq: 3 },
      oldest_unsigned_at: '2026-11-21T09:00:00.000Z',
    })
    expect((await test.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      records: 'signed',
      clock: 'steady',
      jobs: 'ok',
      structure: 'watched',
      time_zones: 'same',
    })
    expect(await call(test, records.check, { params: { placeId: place } }, owner)).toEqual({
      revisions: 5,
      signed_heads: 1,
      fault: null,
    })
  })
  it('are late after 25 hours (R1.6)', async () => {
    const was = test.clock.now
    test.clock.now = new Date(was.getTime() + 25 * 3_600_000 + 1)
    expect((await test.app.inject('/readyz')).json()).toMatchObject({ records: 'late' })
    test.clock.now = was
  })
})

describe('a bundle', () => {
  it('is sound by its own verifier, and reports how far it is signed', async () => {
    const { verifyBundle } = await verifier()
    const { place: name, said } = await verifyBundle(await bundle())
    expect(name).toBe('Kesklinn')
    expect(said.join('\n')).toMatch(/Consistent with head 1 .* up to revision 3/)
    expect(said.join('\n')).toMatch(/5 revisions, 1 to 5/)
    expect(said.join('\n')).toMatch(/The last 2 of them are newer than the last signed head/)
  })
  it('is checked by the script in it, alone on a disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-bundle-'))
    try {
      const bytes = await bundle()
      const inside = contents(bytes)
      await writeFile(join(folder, 'b.zip'), bytes)
      await writeFile(join(folder, 'verify.mjs'), inside.get('verify.mjs') ?? '')
      const run = (file: string) =>
        new Promise<{ code: number; out: string }>((resolve) => {
          execFile(
            process.execPath,
            ['verify.mjs', file],
            { cwd: folder, env: {} },
            (error, stdout, stderr) => resolve({ code: error === null ? 0 : 1, out: stdout + stderr }),
          )
        })
      expect(await run('b.zip')).toMatchObject({
        code: 0,
        out: expect.stringContaining('Integrity check passed: Kesklinn') as string,
      })
      const bad = Buffer.from(bytes)
      bad[bad.indexOf('"entity":"entry"') + 3] = 88
      await writeFile(join(folder, 'bad.zip'), bad)
      expect(await run('bad.zip')).toMatchObject({
        code: 1,
        out: expect.stringContaining('Integrity check failed') as string,
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
  it('fails at any of 200 changed bytes, and 100 of each kind with a valid checksum (R1.7)', async () => {
    const { tried, missed, kinds } = await flipBytes(await bundle(), 200)
    expect(missed).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(300)
    expect(Object.keys(kinds)).toEqual(
      expect.arrayContaining([
        'anywhere',
        'structure',
        'csv',
        'pdf',
        'revisions.jsonl',
        'texts.jsonl',
        'heads.json',
        'manifest.json',
        'manifest.note',
        'verify.mjs',
        'verify.html',
        'README.txt',
      ]),
    )
  }, 120_000)
  it.each([
    ['cmd|""3""', 'cmd|""5""', 'the line of revision 3 in entries.csv'],
    ['"3"', '"30"', 'the line of revision'],
    ['"2026-11-21T', '"2026-11-20T', 'the line of revision 1 in entries.csv'],
    ['"Last signature"', '"9","x","y"\r\n"Last signature"', 'entries.csv has a line too many'],
  ])('whose table was written by somebody else and signed is refused: %s', async (was, is, message) => {
    await forgetAttempts(test)
    const { checkTable } = await verifier()
    const inside = contents(await bundle())
    const text = (name: string): string => Buffer.from(inside.get(name) ?? []).toString()
    const json = (name: string): Record<string, unknown>[] =>
      text(name)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    const read = (csv: string) => () => checkTable(csv, json('revisions.jsonl'), json('texts.jsonl'))
    expect(read(text('entries.csv').slice(1))()).toContain('Each line of entries.csv')
    expect(text('entries.csv')).toContain(was)
    expect(read(text('entries.csv').slice(1).replaceAll(was, is))).toThrow(message)
  })
  it('opens in a spreadsheet and on paper, with nothing that runs', async () => {
    const inside = contents(await bundle())
    const csv = Buffer.from(inside.get('entries.csv') ?? []).toString()
    expect(csv.split('\r\n')).toHaveLength(8)
    const { signed } = await call(test, records.state, { params: { placeId: place } }, owner)
    const signature = `#1 2026-11-21 ${signed?.root}`
    expect(csv).toContain(`"Last signature","${signature}"`)
    expect(csv).toContain('"\'=cmd|""4.0"" ’ü漢"')
    expect(csv).toContain('"120 min"')
    expect(csv).toContain('Moved to fridge 2')
    const { pages } = await readPdf(inside.get('entries.pdf') ?? Buffer.alloc(0))
    expect(squeezed(pages.join(' '))).toContain(squeezed('Moved to fridge 2'))
    for (const page of pages) expect(squeezed(page)).toContain(squeezed(signature))
  }, 60_000)
  it('is in the language of the place, at its wall clock', async () => {
    await test.database.pool.query("update places set preferred_language = 'et' where id = $1", [place])
    const inside = contents(await bundle())
    const [head = '', ...lines] = Buffer.from(inside.get('entries.csv') ?? [])
      .toString()
      .split('\r\n')
    expect(head).toContain('"Korrigeeriv tegevus"')
    expect(lines[0]).toMatch(/"sissekanne [\da-f-]+","1","tehtud"/)
    expect(Buffer.from(inside.get('README.txt') ?? []).toString()).toContain(
      'sama lugemiseks ja printimiseks',
    )
    const printed = squeezed((await readPdf(inside.get('entries.pdf') ?? Buffer.alloc(0))).pages.join(' '))
    for (const text of ['Kirjed', 'kellaajad vööndis Europe/Tallinn', 'Moved to fridge 2'])
      expect(printed).toContain(squeezed(text))
    await test.database.pool.query("update places set preferred_language = 'en' where id = $1", [place])
  }, 60_000)
  it('is printed month by month, by the wall clock of the place', async () => {
    const { pool } = test.database
    await pool.query(
      "update revisions set received_at = received_at - interval '1 month' where place_id = $1 and seq <= 2",
      [place],
    )
    const names = async (fromDate: string): Promise<string[]> =>
      [
        ...contents(
          new Uint8Array(
            (await call(
              test,
              records.bundle,
              { params: { placeId: place }, query: { ...days, fromDate } },
              owner,
            )) as unknown as Buffer,
          ),
        ).keys(),
      ].filter((name) => name.endsWith('.pdf'))
    expect(await names('2026-10-01')).toEqual(['entries-2026-10.pdf', 'entries-2026-11.pdf'])
    expect(await names('2026-11-01')).toEqual(['entries.pdf'])
    await pool.query(
      "update revisions set received_at = received_at + interval '1 month' where place_id = $1 and seq <= 2",
      [place],
    )
  }, 60_000)
  it('opens to an inspector’s link, not to others', async () => {
    await forgetAttempts(test)
    const token = await makeSharedAccess(test, { company_id, place_id: place }, ['activity_log'])
    const plan = await makeSharedAccess(test, { company_id, place_id: place }, ['plan'])
    const ask = { params: { placeId: place }, query: days }
    expect((await send(test, records.bundle, ask, { shared_token: token })).status).toBe(200)
    expect(await refuse(test, records.bundle, ask, { shared_token: plan })).toMatchObject({ status: 403 })
    expect(await refuse(test, records.bundle, ask, await makeUser(test))).toMatchObject({ status: 404 })
    expect(
      await refuse(
        test,
        records.bundle,
        { ...ask, query: { fromDate: '2026-11-22', toDate: '2026-11-21' } },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['toDate:before_start'] })
  }, 60_000)
})

it('signs no head over a chain that does not continue the last one', async () => {
  const { pool } = test.database
  await pool.query('update revisions set body = $1 where place_id = $2 and seq = 4', ['{}', place])
  await expect(signHeads(test.platform)).rejects.toThrow(NotSigned)
  await pool.query('delete from revisions where place_id = $1 and seq > 2', [place])
  await pool.query(
    `update chain_heads h set seq = 2, hash = r.hash from revisions r
        where h.place_id = $1 and r.place_id = $1 and r.seq = 2`,
    [place],
  )
  await expect(signHeads(test.platform)).rejects.toThrow(/revision 3/)
})
