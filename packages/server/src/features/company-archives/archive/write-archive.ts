/**
 * Everything that a company has, as one ZIP in the store of files. The rows are read in one transaction, so
 * that they belong together; contents of files never change and are copied after it.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { canonicalJson } from '@larder/core/canonical-json'
import { csvLine } from '@larder/core/exports'
import { noteOf } from '@larder/core/records'
import { asOperator, type Db } from '#db/transaction.ts'
import { fileStore, type StoredFile } from '#kit/files/files.ts'
import { addPart } from '#kit/files/hashed-zip.ts'
import type { Platform } from '#kit/platform.ts'
import { joinText } from '#kit/text/tables.ts'
import {
  fingerprintOf,
  openKey,
  readOneSnapshot,
  readVerifier,
  type SigningKey,
} from '#features/records/public.ts'
import { listTenantTables, migrationsQuery, type Migration } from './catalogue.queries.ts'
import { ARCHIVE_FORMAT, noteText, type Manifest } from './manifest.ts'
import { archiveReadme } from './readme.ts'
import {
  accountRows,
  editionRows,
  findCompany,
  headRows,
  keyRows,
  listContents,
  listFileNames,
  listVerifiers,
  readLines,
  tenantRows,
  type CompanyWords,
  type FileLine,
} from './rows.queries.ts'
import { noTimeout } from '../removal/removal.queries.ts'
import { withheldTables } from './withheld.ts'

export type Progress = (bytes: { readonly done: number; readonly total: number }) => Promise<void>

type Snapshot = {
  readonly company: CompanyWords
  readonly rows: Record<string, number>
  readonly contents: readonly string[]
  readonly names: readonly FileLine[]
  readonly verifiers: readonly string[]
}

/** A ZIP whose parts are written one after the other, straight into the store. */
class Archive {
  readonly hashes: Record<string, string> = {}
  readonly stored: Promise<StoredFile>
  readonly #zip = new ZipFile()

  constructor(platform: Platform) {
    this.stored = fileStore(platform).put(this.#zip.outputStream as Readable)
    this.stored.catch(() => undefined) // it is reported where a part or the end waits for it
  }

  /** Resolves when the part has passed. @throws where the store or the part fails */
  async add(name: string, open: () => Readable | Promise<Readable>, hashes = this.hashes): Promise<void> {
    const passed = new Promise<void>((resolve, reject) => {
      addPart(this.#zip, {
        name,
        hashes,
        open: async () => (await open()).on('end', resolve).on('error', reject),
      })
    })
    await Promise.race([passed, this.stored])
  }

  addText(name: string, text: string, hashes = this.hashes): Promise<void> {
    return this.add(name, () => Readable.from([Buffer.from(text)]), hashes)
  }

  async end(): Promise<StoredFile> {
    this.#zip.end()
    return this.stored
  }

  cancel(error: unknown): void {
    ;(this.#zip.outputStream as Readable).destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

/** @throws where a content is damaged or the disk is full; nothing is left of it */
export async function writeArchive(
  platform: Platform,
  company_id: number,
  progress: Progress,
): Promise<StoredFile & { readonly key_fingerprint: string }> {
  const { rows: migrations } = await platform.pool.query<Migration>(migrationsQuery)
  const key = await openKey(platform)
  const archive = new Archive(platform)
  try {
    const { script, page } = await readVerifier()
    await archive.addText('verify.html', page)
    await archive.addText('verify.mjs', script)
    const snapshot = await asOperator(platform.pool, (db) => writeRows(archive, db, company_id))
    const { company } = snapshot
    await archive.addText('README.txt', archiveReadme(company, platform.now()))
    const missing = await writeContents(archive, platform, snapshot, progress)
    const manifest: Manifest = {
      archive: ARCHIVE_FORMAT,
      made_at: platform.now().toISOString(),
      company_id,
      company: company.name,
      migrations,
      keys: [...new Set([...snapshot.verifiers, key.verifier])],
      rows: snapshot.rows,
      missing,
      files: archive.hashes,
    }
    await writeManifest(archive, manifest, key)
    return { ...(await archive.end()), key_fingerprint: fingerprintOf(key.verifier) }
  } catch (error) {
    archive.cancel(error)
    throw error
  }
}

async function writeManifest(archive: Archive, manifest: Manifest, key: SigningKey): Promise<void> {
  const text = canonicalJson(manifest)
  const note = noteText(createHash('sha256').update(text).digest('hex'))
  await archive.addText('manifest.json', text, {})
  await archive.addText('manifest.note', noteOf({ text: note, signatures: [key.sign(note)] }), {})
}

/** All tables, in one snapshot. */
async function writeRows(archive: Archive, db: Db, company_id: number): Promise<Snapshot> {
  await readOneSnapshot(db)
  await noTimeout(db)
  const tables = await listTenantTables(db)
  const rows: Record<string, number> = {}
  const add = async (name: string, query: Parameters<typeof readLines>[1]): Promise<void> => {
    rows[name] = 0
    const lines = readLines(db, query, (count) => (rows[name] = (rows[name] ?? 0) + count))
    await archive.add(`tables/${name}.jsonl`, () => Readable.from(joinText(lines), { objectMode: false }))
  }
  await add('users', accountRows(tables, company_id))
  await add('knowledge_editions', editionRows(company_id))
  await add('record_keys', keyRows())
  await add('signed_heads', headRows(company_id))
  for (const table of tables)
    if (!Object.hasOwn(withheldTables, table.name)) await add(table.name, tenantRows(table, company_id))
  return {
    rows,
    company: await findCompany(db, company_id),
    contents: await listContents(db, tables, company_id),
    names: await listFileNames(db, company_id),
    verifiers: await listVerifiers(db),
  }
}

/** At most so often the progress is noted. */
const NOTE_MS = 2_000

/** Each content under its SHA-256, with a list of their names. Returns those that are not stored any more. */
async function writeContents(
  archive: Archive,
  platform: Platform,
  { contents, names }: Snapshot,
  progress: Progress,
): Promise<string[]> {
  const store = fileStore(platform)
  const sizes = new Map<string, number>()
  for (const sha256 of contents) {
    const size = await store.sizeOf(sha256)
    if (size !== null) sizes.set(sha256, size)
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const lines = names
    .filter(({ sha256 }) => sizes.has(sha256))
    .map(({ sha256, filename, place, at }) => csvLine([`files/${sha256}`, filename, place, at]))
  await archive.addText('index.csv', `\ufeff${csvLine(['file', 'name', 'place', 'time'])}${lines.join('')}`)
  let done = 0
  let noted = Date.now()
  await progress({ done, total })
  for (const [sha256, size] of sizes) {
    await archive.add(`files/${sha256}`, () => store.open(sha256))
    done += size
    if (Date.now() - noted < NOTE_MS) continue
    noted = Date.now()
    await progress({ done, total })
  }
  await progress({ done: total, total })
  return contents.filter((sha256) => !sizes.has(sha256))
}
