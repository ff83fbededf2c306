/**
 * The inspector's bundle: records of a place between two days as a ZIP that is written while it is sent, with
 * a page that checks it without us. Nothing in it is packed, so that every byte counts; a signed manifest
 * names the SHA-256 of each file.
 */
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { canonicalJson } from '@larder/core/canonical-json'
import { filesIn, noteOf, sealedIn } from '@larder/core/records'
import { fileStore } from '#kit/files/files.ts'
import { addPart } from '#kit/files/hashed-zip.ts'
import { forCompany } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { sayIn } from '#kit/text/texts.ts'
import { joinText } from '#kit/text/tables.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { csvOf } from './bundle-table.ts'
import { pdfOf } from './bundle-pdf.ts'
import { openKey } from './open-key.ts'
import { isWithheld, pagesOf, sayOrigins, type BundleSpan } from './bundle-span.ts'
import { findTexts, listKeys, listPlaceHeads, type SignedPlaceHead } from './records.queries.ts'
import type { SigningKey } from './signing-key.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

async function* revisionLines(platform: Platform, span: BundleSpan): AsyncGenerator<string> {
  for await (const rows of pagesOf(platform, span))
    for (const row of rows)
      yield `${JSON.stringify({ ...row, prev_hash: hex(row.prev_hash), hash: hex(row.hash) })}\n`
}

/** Lines as bytes of about one size, which memory takes and gives back at the same spot. */
const inChunks = (lines: AsyncGenerator<string>): Readable =>
  Readable.from(joinText(lines), { objectMode: false })

async function* textLines(platform: Platform, span: BundleSpan): AsyncGenerator<string> {
  for await (const rows of pagesOf(platform, span)) {
    const commitments = rows.flatMap((row) => (isWithheld(row) ? [] : sealedIn(row.body)))
    if (commitments.length === 0) continue
    const texts = await forCompany(platform, span.at.company_id, ({ db }) =>
      findTexts(db, span.at, commitments),
    )
    yield texts
      .filter(({ text }) => text !== null)
      .map(
        ({ commitment, salt, text }) =>
          `${JSON.stringify({ commitment, salt: hex(salt ?? Buffer.alloc(0)), text })}\n`,
      )
      .join('')
  }
}

async function filesOf(platform: Platform, span: BundleSpan): Promise<string[]> {
  const names = new Set<string>()
  for await (const rows of pagesOf(platform, span))
    for (const { body } of rows) for (const sha256 of filesIn(body)) names.add(sha256)
  return [...names].sort()
}

const proofOf = (proof: Buffer): string[] =>
  Array.from({ length: proof.length / 32 }, (_, index) => proof.toString('hex', index * 32, index * 32 + 32))
const headsJson = (heads: readonly SignedPlaceHead[]): string =>
  JSON.stringify(
    heads.map(({ number, seq, hash, leaf_index, proof, note }) => ({
      number,
      seq,
      hash: hash.toString('hex'),
      leaf_index,
      proof: proofOf(proof),
      note,
    })),
    null,
    1,
  )

function readme(span: BundleSpan): string {
  const { names, from, to } = span
  const tell = sayIn(names.language)
  const parts = [
    ['entries.csv', tell('table.readme_csv')],
    ['entries*.pdf', tell('table.readme_pdf')],
    ['revisions.jsonl', tell('table.readme_revisions')],
    ['texts.jsonl', tell('table.readme_texts')],
    ['heads.json', tell('table.readme_heads')],
    ['files/', tell('table.readme_files')],
    ['manifest.json', tell('table.readme_manifest')],
  ] as const
  const lines = parts.map(([name, text]) => `${name.padEnd(17)}${text}`)
  return [
    `${names.place}, ${names.company}: ${tell('table.records')} ${from} – ${to}`,
    '',
    ...lines,
    '',
    ...sayOrigins(span).flatMap((line) => [line, '']),
    tell('table.readme_check'),
    'node verify.mjs BUNDLE.zip',
    '',
  ].join('\n')
}

const readHeads = (platform: Platform, at: PlaceKey, first: number): Promise<SignedPlaceHead[]> =>
  forCompany(platform, at.company_id, ({ db }) => listPlaceHeads(db, at, first))

async function manifestOf(
  platform: Platform,
  span: BundleSpan,
  key: SigningKey,
  hashes: Readonly<Record<string, string>>,
): Promise<string> {
  const signingKeys = await forCompany(platform, span.at.company_id, ({ db }) => listKeys(db))
  const { names, from, to, first, last, at } = span
  return canonicalJson({
    bundle: 1,
    place_id: at.place_id,
    place: names.place,
    company: names.company,
    from,
    to,
    first_seq: first,
    last_seq: last,
    made_at: platform.now().toISOString(),
    keys: [...new Set([...signingKeys, key.verifier])],
    imported: span.imported,
    files: hashes,
  })
}

/** The script that checks a ZIP without us, and the page that runs it in a browser. */
export async function readVerifier(): Promise<{ readonly script: string; readonly page: string }> {
  const [script, page] = await Promise.all(
    ['verify.mjs', 'page.html'].map((name) =>
      readFile(new URL(`./verifier/${name}`, import.meta.url), 'utf8'),
    ),
  )
  return { script: script ?? '', page: (page ?? '').replace('/*VERIFIER*/', () => script ?? '') }
}

/** The bundle's stream; it ends with an error where something could not be read. */
export async function bundleOf(platform: Platform, span: BundleSpan): Promise<Readable> {
  const key = await openKey(platform)
  const heads = (await readHeads(platform, span.at, span.first)).filter(({ seq }) => seq <= span.last)
  const { script, page } = await readVerifier()
  const files = await filesOf(platform, span)
  const pdfs = await pdfOf(platform, span)
  const zip = new ZipFile()
  const hashes: Record<string, string> = {}
  const add = (name: string, open: () => Readable | Promise<Readable>): void =>
    addPart(zip, { name, open, hashes })
  const text = (name: string, write: () => string | Promise<string>): void =>
    add(name, async () => Readable.from([Buffer.from(await write())]))
  text('README.txt', () => readme(span))
  text('verify.html', () => page)
  text('verify.mjs', () => script)
  add('entries.csv', () => inChunks(csvOf(platform, span)))
  for (const { name, open } of pdfs) add(name, open)
  add('revisions.jsonl', () => inChunks(revisionLines(platform, span)))
  add('texts.jsonl', () => inChunks(textLines(platform, span)))
  text('heads.json', () => headsJson(heads))
  for (const sha256 of files) add(`files/${sha256}`, () => fileStore(platform).open(sha256))
  const signed: Record<string, string> = {}
  const last = (name: string, write: () => Promise<string>): void =>
    addPart(zip, { name, open: async () => Readable.from([Buffer.from(await write())]), hashes: signed })
  last('manifest.json', () => manifestOf(platform, span, key, hashes))
  last('manifest.note', async () => {
    const note = `larder bundle\n${signed['manifest.json']}\n`
    return noteOf({ text: note, signatures: [key.sign(note)] })
  })
  zip.end()
  return zip.outputStream as Readable
}
