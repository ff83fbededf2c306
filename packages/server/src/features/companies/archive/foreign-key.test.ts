/** An archive that somebody changed and signed with a key of their own. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { companyExports } from '@larder/contract/companies'
import { canonicalJson } from '@larder/core/canonical-json'
import { noteOf } from '@larder/core/records'
import { addPart } from '#kit/files/hashed-zip.ts'
import { makeCompany, makePlace, makeUser } from '#test/builders.ts'
import { call, openTestApp, type TestApp } from '#test/harness.ts'
import { importCompany } from './import-company.ts'
import { noteText, type Manifest } from './manifest.ts'
import { openZip } from './open-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-foreign-'))
const path = join(folder, 'company.zip')
const forged = join(folder, 'forged.zip')
let from: TestApp
let fingerprint: string

beforeAll(async () => {
  from = await openTestApp()
  const owner = await makeUser(from)
  const companyId = await makeCompany(from, owner)
  await makePlace(from, companyId)
  await call(from, companyExports.create, { params: { companyId } }, owner)
  await from.worker.drain()
  const [made] = await call(from, companyExports.list, { params: { companyId } }, owner)
  fingerprint = made?.key_fingerprint ?? ''
  const input = { params: { exportId: made?.id ?? 0 } }
  await writeFile(path, (await call(from, companyExports.download, input, owner)) as unknown as Buffer)
  await forge()
}, 120_000)
afterAll(async () => {
  await from.close()
  rmSync(folder, { recursive: true })
})

/** A key as signed notes write it. */
function ownKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.concat([
    Buffer.of(1),
    Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  ])
  const id = createHash('sha256').update('larder\n').update(raw).digest().subarray(0, 4)
  return {
    verifier: `larder+${id.toString('hex')}+${raw.toString('base64')}`,
    sign: (text: string) => ({
      name: 'larder',
      signature: Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64'),
    }),
  }
}

/** Another address of the place, and everything that vouches for the archive made anew with the own key. */
async function forge(): Promise<void> {
  const zip = await openZip(path)
  const parts = new Map<string, Buffer>()
  for (const name of zip.names) parts.set(name, await buffer(await zip.stream(name)))
  await zip.close()
  const key = ownKey()
  const change = (name: string, to: (text: string) => string): void => {
    parts.set(name, Buffer.from(to(parts.get(name)?.toString() ?? '')))
  }
  change('tables/places.jsonl', (text) => text.replace('Viru 2, Tallinn', 'Pikk 9, Tallinn'))
  const manifest = JSON.parse(parts.get('manifest.json')?.toString() ?? '') as Manifest
  const keys = [key.verifier]
  const hashes = Object.keys(manifest.files).map(
    (name) =>
      [
        name,
        createHash('sha256')
          .update(parts.get(name) ?? '')
          .digest('hex'),
      ] as const,
  )
  const text = canonicalJson({ ...manifest, keys, files: Object.fromEntries(hashes) })
  const note = noteText(createHash('sha256').update(text).digest('hex'))
  parts.set('manifest.json', Buffer.from(text))
  parts.set('manifest.note', Buffer.from(noteOf({ text: note, signatures: [key.sign(note)] })))
  const out = new ZipFile()
  const written = pipeline(out.outputStream as unknown as Readable, createWriteStream(forged))
  for (const [name, bytes] of parts)
    addPart(out, { name, hashes: {}, open: async () => Readable.from([bytes]) })
  out.end()
  await written
}

/** What the import of a file by this fingerprint said. */
async function tryImport(
  file: string,
  given: string | null,
  settings: Parameters<typeof openTestApp>[0] = {},
): Promise<{ readonly said: string; readonly origins: readonly unknown[] }> {
  const empty = await openTestApp(settings)
  const lines: string[] = []
  try {
    await importCompany(empty.platform, file, { tell: (line) => lines.push(line), fingerprint: given })
  } catch (error) {
    lines.push(error instanceof Error ? error.message : String(error))
  }
  const { rows } = await empty.database.pool.query('select key_fingerprint, is_compared from imported_chains')
  await empty.close()
  return { said: lines.join('\n'), origins: rows }
}

it('is imported with the fingerprint of the key that signed it, which is kept', async () => {
  expect(fingerprint).toMatch(/^([0-9A-F]{4} ){15}[0-9A-F]{4}$/)
  const typed = fingerprint.toLowerCase().replaceAll(' ', ':')
  expect(await tryImport(path, typed)).toMatchObject({
    said: expect.stringContaining(fingerprint),
    origins: [{ key_fingerprint: fingerprint, is_compared: true }],
  })
}, 60_000)

it('refuses an archive that was signed anew with another key', async () => {
  const { said, origins } = await tryImport(forged, fingerprint)
  expect(said).toMatch(/signed by another key/)
  expect(origins).toEqual([])
}, 60_000)

it('says where nobody compared the key', async () => {
  const { said, origins } = await tryImport(forged, null)
  expect(said).toMatch(/Nobody compared it/)
  expect(origins).toMatchObject([{ is_compared: false }])
}, 60_000)

it('refuses an import without the fingerprint where the operator requires it', async () => {
  const { said, origins } = await tryImport(path, null, { import_needs_fingerprint: true })
  expect(said).toMatch(/--key-fingerprint/)
  expect(origins).toEqual([])
}, 60_000)
