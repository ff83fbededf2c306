/** Imports an archive into an installation without companies. */
import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'
import { asOperator, type Db } from '#db/transaction.ts'
import { fileStore } from '#kit/files/files.ts'
import type { Platform } from '#kit/platform.ts'
import {
  headsFolder,
  listHeadNumbers,
  signHeads,
  writeImportedHeads,
  type ImportedHead,
} from '#features/records/public.ts'
import { listTenantTables, migrationsQuery, type Migration, type TenantTable } from './catalogue.queries.ts'
import {
  continueNumbers,
  countStored,
  insertAccounts,
  insertCommon,
  insertRows,
  listImportedLeaves,
  lockImport,
  noteOrigin,
} from './import.queries.ts'
import { Refused } from './open-zip.ts'
import { openArchive, type OpenArchive } from './read-archive.ts'
import { listVerifiers } from './rows.queries.ts'
import { withheldTables } from './withheld.ts'

type Imported = {
  readonly company_id: number
  readonly company: string
  readonly rows: number
  readonly files: number
  readonly missing: number
}

export type Importing = {
  readonly tell: (line: string) => void
  /** Of the key that the installation shows where the company was exported; null = not given. */
  readonly fingerprint: string | null
  /** Asks the operator, where one is at a terminal. */
  readonly ask?: (question: string) => Promise<string>
}

/** @throws Refused with the reason, before anything is written */
export async function importCompany(
  platform: Platform,
  path: string,
  importing: Importing,
): Promise<Imported> {
  const { tell, fingerprint } = importing
  if (fingerprint === null && platform.config.import_needs_fingerprint)
    throw new Refused('Give the fingerprint of the key: --key-fingerprint "ABCD 1234 …"')
  await refuseFull(platform)
  const { rows: migrations } = await platform.pool.query<Migration>(migrationsQuery)
  tell('Checking the file …')
  const archive = await openArchive(path, migrations, fingerprint)
  try {
    const is_compared = await compareKey(archive, importing)
    const { company, company_id, files, missing, rows } = archive.manifest
    const contents = Object.keys(files).filter((name) => name.startsWith('files/'))
    tell(`Copying ${contents.length} files …`)
    for (const name of contents) await storeContent(platform, archive, name)
    tell('Writing the rows …')
    await writeAll(platform, archive, is_compared)
    await signHeads(platform)
    return {
      company_id,
      company,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      files: contents.length,
      missing: missing.length,
    }
  } finally {
    await archive.close()
  }
}

/** Whether somebody compared the key. @throws Refused where the operator does not confirm it */
async function compareKey(
  { signed_by }: OpenArchive,
  { tell, fingerprint, ask }: Importing,
): Promise<boolean> {
  tell(`Signed by the key ${signed_by}`)
  if (fingerprint !== null) return true
  if (ask === undefined) {
    tell('Nobody compared it with the key of the installation where the company was exported.')
    return false
  }
  const answer = await ask(
    'Is this the fingerprint that is shown beside the download of the export? (yes/no) ',
  )
  if (answer.trim().toLowerCase() !== 'yes')
    throw new Refused('The company is not imported: nobody confirmed the fingerprint.')
  return true
}

async function refuseFull(platform: Platform): Promise<void> {
  const { companies, accounts, heads } = await asOperator(platform.pool, countStored)
  if (companies > 0 || accounts > 0 || heads > 0)
    throw new Refused(
      `This installation is not empty: it has ${companies} companies and ${accounts} accounts. A company is imported into a new installation only, because it keeps the ids of its rows.`,
    )
  if ((await listHeadNumbers(headsFolder(platform))).length > 0)
    throw new Refused('The folder of signed heads belongs to another database. Use an empty folder.')
}

async function storeContent(platform: Platform, archive: OpenArchive, name: string): Promise<void> {
  const { sha256 } = await fileStore(platform).put(await archive.stream(name))
  if (`files/${sha256}` !== name) throw new Refused(`The file is damaged: ${name} is not what was exported.`)
}

/** All rows in one transaction; the folder of heads is written last, and cleared where the commit fails. */
async function writeAll(platform: Platform, archive: OpenArchive, is_compared: boolean): Promise<void> {
  let undo = (): Promise<void> => Promise.resolve()
  try {
    await asOperator(platform.pool, async (db) => {
      await lockImport(db)
      await writeCommon(db, archive)
      const tables = await listTenantTables(db)
      const at = platform.now().toISOString()
      for (const table of tables)
        if (!Object.hasOwn(withheldTables, table.name)) await writeTable(db, archive, { table, at })
      await continueNumbers(db, tables)
      const { company_id } = archive.manifest
      await noteOrigin(db, { company_id, key_fingerprint: archive.signed_by, imported_at: at, is_compared })
      undo = await writeImportedHeads(headsFolder(platform), await listVerifiers(db), await readHeads(db))
    })
  } catch (error) {
    await undo()
    throw error
  }
}

async function writeCommon(db: Db, archive: OpenArchive): Promise<void> {
  const keepExisting = { keep: true }
  const write = async (
    name: string,
    insert: (lines: readonly string[]) => Promise<unknown>,
  ): Promise<void> => {
    for await (const lines of batches(await part(archive, name), AT_ONCE)) await insert(lines)
  }
  await write('users', (lines) => insertAccounts(db, lines))
  await write('knowledge_editions', (lines) =>
    insertCommon(
      db,
      'knowledge_editions',
      ['version', 'sha256', 'facts', 'texts', 'published_at', 'content_sha256'],
      { lines, ...keepExisting },
    ),
  )
  await write('record_keys', (lines) =>
    insertCommon(db, 'record_keys', ['key_id', 'verifier', 'created_at'], { lines, ...keepExisting }),
  )
  await write('signed_heads', (lines) =>
    insertCommon(db, 'signed_heads', ['number', 'note', 'signed_at'], { lines }),
  )
}

const part = (archive: OpenArchive, table: string): Promise<Readable> => {
  if (!Object.hasOwn(archive.manifest.files, `tables/${table}.jsonl`))
    throw new Refused(`The file is damaged: it lacks the table ${table}.`)
  return archive.stream(`tables/${table}.jsonl`)
}

async function writeTable(
  db: Db,
  archive: OpenArchive,
  { table, at }: { readonly table: TenantTable; readonly at: string },
): Promise<void> {
  const { company_id, rows } = archive.manifest
  // Rows of a table that refers to itself may come before the rows that they need: one statement has them
  // all.
  const together = table.parents.includes(table.name) ? Number.POSITIVE_INFINITY : AT_ONCE
  let count = 0
  for await (const lines of batches(await part(archive, table.name), together))
    count += await insertRows(db, table, { lines, company_id, at })
  if (count !== rows[table.name])
    throw new Refused(
      `The file is damaged: ${table.name} has ${count} rows of the company instead of ${rows[table.name] ?? 'none'}.`,
    )
}

/** Bytes of lines that are inserted by one statement. */
const AT_ONCE = 4 * 1_048_576
/** The longest row is a version of a plan with its document. */
const MOST_LINE = 128 * 1_048_576

async function* batches(stream: Readable, most: number): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let lines: string[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const [first = '', ...more] = decoder.write(piece).split('\n')
    rest += first
    if (rest.length > MOST_LINE) throw new Refused('The file is damaged: a row is too long.')
    for (const next of more) {
      lines.push(rest)
      size += rest.length
      rest = next
    }
    if (size < most) continue
    yield lines
    lines = []
    size = 0
  }
  if (rest !== '') lines.push(rest)
  if (lines.length > 0) yield lines
}

async function readHeads(db: Db): Promise<ImportedHead[]> {
  const byNumber = Map.groupBy(await listImportedLeaves(db), ({ number }) => number)
  return [...byNumber].map(([number, leaves]) => ({ number, note: leaves[0]?.note ?? '', leaves }))
}
