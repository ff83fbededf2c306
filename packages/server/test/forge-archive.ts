/** Ways to change an archive so that everything in it fits again, signed with a key of one's own. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { canonicalJson } from '@larder/core/canonical-json'
import {
  headText,
  noteOf,
  readHeadText,
  readNote,
  revisionHash,
  type StoredRevision,
} from '@larder/core/records'
import { noteText, type Manifest } from '../src/features/company-archives/archive/manifest.ts'
import { openZip } from '../src/features/company-archives/archive/open-zip.ts'
import { treeOf, type Leaf } from '../src/features/records/head-files.ts'
import { addPart } from '../src/kit/files/hashed-zip.ts'
import { hashing } from '../src/kit/records/records.ts'

type Parts = Map<string, Buffer>
type Line = Record<string, unknown>
type Key = ReturnType<typeof ownKey>
export type Forging = (parts: Parts, key: Key) => void

/** A key as signed notes write it. */
function ownKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.concat([
    Buffer.of(1),
    Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  ])
  const id = createHash('sha256').update('larder\n').update(raw).digest().subarray(0, 4)
  return {
    key_id: id.toString('hex'),
    verifier: `larder+${id.toString('hex')}+${raw.toString('base64')}`,
    sign: (text: string) => ({
      name: 'larder',
      signature: Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64'),
    }),
  }
}

export const changePart = (parts: Parts, name: string, to: (text: string) => string): void => {
  parts.set(name, Buffer.from(to(parts.get(name)?.toString() ?? '')))
}

const changeLines = (parts: Parts, table: string, to: (row: Line) => Line): void =>
  changePart(parts, `tables/${table}.jsonl`, (text) =>
    text
      .split('\n')
      .map((line) => (line === '' ? '' : JSON.stringify(to(JSON.parse(line) as Line))))
      .join('\n'),
  )

const bytesOf = (text: unknown): Buffer => Buffer.from(String(text).slice(2), 'hex')
const byteaOf = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`
const instantOf = (text: unknown): string => new Date(String(text)).toISOString()

/** Every hash of the chains anew, over what the revisions say now; answers the hash of `place seq`. */
function writeChains(parts: Parts): ReadonlyMap<string, Uint8Array> {
  const hashes = new Map<string, Uint8Array>()
  const at = ({ place_id, seq }: Line, back = 0): string => `${String(place_id)} ${Number(seq) - back}`
  changeLines(parts, 'revisions', (row) => {
    const prev_hash = hashes.get(at(row, 1)) ?? Buffer.alloc(0)
    const times = { performed_at: instantOf(row['performed_at']), received_at: instantOf(row['received_at']) }
    const hash = revisionHash({ ...row, ...times, prev_hash } as unknown as StoredRevision, hashing)
    if (hash === undefined) throw new Error('a revision has an unknown format')
    hashes.set(at(row), hash)
    return { ...row, prev_hash: byteaOf(prev_hash), hash: byteaOf(hash) }
  })
  const hashOf = (row: Line): Line => ({ ...row, hash: byteaOf(hashes.get(at(row)) ?? bytesOf(row['hash'])) })
  changeLines(parts, 'chain_heads', hashOf)
  changeLines(parts, 'place_heads', hashOf)
  return hashes
}

/** Every signed head anew, over the ends that the chains have now. Heads of this company alone. */
function writeHeads(parts: Parts, key: Key): void {
  const leaves = new Map<unknown, Leaf[]>()
  changeLines(parts, 'place_heads', (row) => {
    const leaf = {
      place_id: Number(row['place_id']),
      seq: Number(row['seq']),
      hash: bytesOf(row['hash']).toString('hex'),
    }
    const all = leaves.get(row['number']) ?? []
    all[Number(row['leaf_index'])] = leaf
    leaves.set(row['number'], all)
    return row
  })
  changeLines(parts, 'place_heads', (row) => ({
    ...row,
    proof: byteaOf(Buffer.concat(treeOf(leaves.get(row['number']) ?? []).proofOf(Number(row['leaf_index'])))),
  }))
  changeLines(parts, 'signed_heads', (row) => {
    const head = readHeadText(readNote(String(row['note']))?.text ?? '')
    if (head === undefined) throw new Error('a head is none')
    const root = Buffer.from(treeOf(leaves.get(row['number']) ?? []).root).toString('base64')
    const text = headText({ ...head, root })
    return { ...row, note: noteOf({ text, signatures: [key.sign(text)] }) }
  })
  changeLines(parts, 'record_keys', (row) => ({ ...row, key_id: key.key_id, verifier: key.verifier }))
}

/** Chains, heads and keys too. */
export const writeHistory: Forging = (parts, key) => {
  writeChains(parts)
  writeHeads(parts, key)
}

/** The archive after the changes, with a manifest of what is in it now, signed with an own key. */
export async function forgeArchive(from: string, to: string, ...changes: readonly Forging[]): Promise<void> {
  const zip = await openZip(from)
  const parts: Parts = new Map()
  for (const name of zip.names) parts.set(name, await buffer(await zip.stream(name)))
  await zip.close()
  const key = ownKey()
  for (const change of changes) change(parts, key)
  const manifest = JSON.parse(parts.get('manifest.json')?.toString() ?? '') as Manifest
  const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
  const names = Object.keys(manifest.files)
  const files = Object.fromEntries(names.map((name) => [name, sha256(parts.get(name) ?? '')]))
  const text = canonicalJson({ ...manifest, keys: [key.verifier], files })
  const note = noteText(sha256(text))
  parts.set('manifest.json', Buffer.from(text))
  parts.set('manifest.note', Buffer.from(noteOf({ text: note, signatures: [key.sign(note)] })))
  const out = new ZipFile()
  const written = pipeline(out.outputStream as unknown as Readable, createWriteStream(to))
  for (const [name, bytes] of parts)
    addPart(out, { name, hashes: {}, open: async () => Readable.from([bytes]) })
  out.end()
  await written
}
