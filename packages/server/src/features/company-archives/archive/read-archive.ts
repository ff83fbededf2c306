/** Opens an archive and checks all of it before anything is written. */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { readNote } from '@larder/core/records'
import { fingerprintOf, sameFingerprint, signerOf } from '#features/records/public.ts'
import type { Migration } from './catalogue.queries.ts'
import { ARCHIVE_FORMAT, Manifest, memberName, noteText } from './manifest.ts'
import { openZip, Refused, type OpenZip } from './open-zip.ts'

/** A manifest names each content in 140 bytes: a million contents. */
const MOST_MANIFEST_BYTES = 256 * 1_048_576

export type OpenArchive = {
  readonly manifest: Manifest
  /** The fingerprint of the key that signed the list of parts. */
  readonly signed_by: string
  readonly stream: OpenZip['stream']
  readonly close: () => Promise<void>
}

/**
 * `fingerprint`: of the key that the installation it comes from shows; null = not compared. @throws Refused
 * with the reason
 */
export async function openArchive(
  path: string,
  migrations: readonly Migration[],
  fingerprint: string | null,
): Promise<OpenArchive> {
  const zip = await openZip(path)
  try {
    const strange = zip.names.find((name) => !memberName.test(name))
    if (strange !== undefined)
      throw new Refused(`The file has a part that no archive has: ${strange.slice(0, 80)}`)
    const { manifest, signed_by } = await readManifest(zip)
    if (fingerprint !== null && !sameFingerprint(fingerprint, signed_by))
      throw new Refused(`The file was signed by another key, with the fingerprint ${signed_by}.`)
    refuseOther(manifest, migrations)
    await checkParts(zip, manifest)
    return { manifest, signed_by, stream: zip.stream, close: zip.close }
  } catch (error) {
    await zip.close()
    throw error
  }
}

async function readText(stream: Readable): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_MANIFEST_BYTES) throw new Refused('The list of parts is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function readManifest(zip: OpenZip): Promise<Pick<OpenArchive, 'manifest' | 'signed_by'>> {
  if (!zip.names.includes('manifest.json')) throw new Refused('This ZIP is no export of a company.')
  const text = await readText(await zip.stream('manifest.json'))
  const manifestJson = parseJson(text)
  const format = Object(manifestJson) as { archive?: unknown }
  if (typeof format.archive === 'number' && format.archive !== ARCHIVE_FORMAT)
    throw new Refused(
      `The file has format ${format.archive}, and this version of Larder reads format ${ARCHIVE_FORMAT}.`,
    )
  const { data, success } = Manifest.safeParse(manifestJson)
  if (!success) throw new Refused('This ZIP is no export of a company.')
  const note = readNote(await readText(await zip.stream('manifest.note')))
  const expected = noteText(createHash('sha256').update(text).digest('hex'))
  const signer = note === undefined ? undefined : signerOf(data.keys, note.text, note.signatures)
  if (note?.text !== expected || signer === undefined)
    throw new Refused('The file was changed: its list of parts is not the signed one.')
  return { manifest: data, signed_by: fingerprintOf(signer) }
}

/** @throws Refused where rows of the archive do not fit into this database */
function refuseOther(manifest: Manifest, migrations: readonly Migration[]): void {
  const here = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const newer = manifest.migrations.find(({ name, sha256 }) => here.get(name) !== sha256)
  if (newer !== undefined)
    throw new Refused(
      `The file comes from another version of Larder: its database has the migration ${newer.name}. Install that version, or export again from this one.`,
    )
  const there = new Set(manifest.migrations.map(({ name }) => name))
  const missing = migrations.find(({ name }) => !there.has(name))
  if (missing !== undefined)
    throw new Refused(
      `The file comes from an older version of Larder: its database lacks the migration ${missing.name}. Update the installation that it comes from and export again.`,
    )
}

async function checkParts(zip: OpenZip, { files }: Manifest): Promise<void> {
  const listed = new Set([...Object.keys(files), 'manifest.json', 'manifest.note'])
  const extra = zip.names.find((name) => !listed.has(name))
  if (extra !== undefined) throw new Refused(`The file was changed: ${extra} is not in its list of parts.`)
  for (const [name, expected] of Object.entries(files)) {
    const hash = createHash('sha256')
    for await (const part of (await zip.stream(name)) as AsyncIterable<Buffer>) hash.update(part)
    const content = /^files\/(.*)$/.exec(name)?.[1] ?? expected
    if (hash.digest('hex') !== expected || content !== expected)
      throw new Refused(`The file is damaged: ${name} is not what was exported.`)
  }
}
