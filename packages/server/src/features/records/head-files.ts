/**
 * Signed heads outside the database: a folder with `<number>.note`, the signed text, and `<number>.places`,
 * the leaves of its tree. Set `LARDER_HEADS` to a folder on another volume; without it they are beside the
 * files.
 */
import { mkdir, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { leafHash, leafText, merkleTree, readHeadText, readNote } from '@larder/core/records'
import { writeWhole } from '#kit/files/write-whole.ts'
import type { Platform } from '#kit/platform.ts'
import { hashing } from '#kit/records/records.ts'
import { isSignedBy, readPublicKeys } from './signing-key.ts'

/** A leaf: a place and the end of its chain; the hash in hexadecimal, empty where it had no revision. */
export type Leaf = { readonly place_id: number; readonly seq: number; readonly hash: string }
export type HeadFile = {
  readonly number: number
  readonly signed_at: string
  readonly leaves: readonly Leaf[]
}

export const headsFolder = ({ config }: Pick<Platform, 'config'>): string =>
  config.heads_folder ?? join(config.data_folder, 'heads')
export const keyFolder = ({ config }: Pick<Platform, 'config'>): string => join(config.data_folder, 'keys')

const nameOf = (number: number, ending: string): string => `${String(number).padStart(8, '0')}.${ending}`
const leafLine = ({ place_id, seq, hash }: Leaf): string => `${place_id} ${seq} ${hash}`

export const treeOf = (leaves: readonly Leaf[]): ReturnType<typeof merkleTree> =>
  merkleTree(
    leaves.map((leaf) => leafHash(Buffer.from(leafText(leaf)), hashing)),
    hashing,
  )

/** The leaves first: a note without them would prove nothing. */
export async function writeHeadFile(
  folder: string,
  {
    number,
    note,
    leaves,
  }: { readonly number: number; readonly note: string; readonly leaves: readonly Leaf[] },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(join(folder, nameOf(number, 'places')), `${leaves.map(leafLine).join('\n')}\n`)
  await writeWhole(join(folder, nameOf(number, 'note')), note)
}

/** Numbers of the heads in the folder, ascending. */
export async function listHeadNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => /^\d{8}\.note$/.test(name))
    .map((name) => Number(name.slice(0, 8)))
    .sort((a, b) => a - b)
}

/** A head as it was signed. @throws where note, signature, root and leaves do not belong together */
export async function readHeadFile(
  folder: string,
  number: number,
  verifiers: readonly string[],
): Promise<HeadFile> {
  const note = readNote(await readFile(join(folder, nameOf(number, 'note')), 'utf8'))
  const head = note === undefined ? undefined : readHeadText(note.text)
  if (
    note === undefined ||
    head === undefined ||
    head.number !== number ||
    !isSignedBy(verifiers, note.text, note.signatures)
  )
    throw new Error(`head ${number} is not what was signed`)
  const lines = (await readFile(join(folder, nameOf(number, 'places')), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
  const leaves = lines.map((line) => {
    const [place_id, seq, hash = ''] = line.split(' ')
    return { place_id: Number(place_id), seq: Number(seq), hash }
  })
  if (leaves.length !== head.size || Buffer.from(treeOf(leaves).root).toString('base64') !== head.root)
    throw new Error(`the places of head ${number} are not what was signed`)
  return { number, signed_at: head.signed_at, leaves }
}

/** Public keys in the folder, as verifiers. */
export const verifiersOf = async (folder: string): Promise<string[]> =>
  (await readPublicKeys(folder)).map(({ verifier }) => verifier)
