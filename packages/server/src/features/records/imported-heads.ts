/**
 * Heads of the installation that a company came from: beside the own ones, in the folder `imported`, with the
 * keys of that installation. Its other companies are in the same trees, so of those only the proofs are
 * known.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { leafHash, leafText, readHeadText, readNote, rootOf } from '@larder/core/records'
import { writeWhole } from '#kit/files/write-whole.ts'
import { hashing } from '#kit/records/records.ts'
import type { Leaf } from './head-files.ts'
import { isSignedBy } from './signing-key.ts'

export type ProvenLeaf = Leaf & { readonly leaf_index: number; /** Hexadecimal. */ readonly proof: string }
export type ImportedHead = {
  readonly number: number
  readonly note: string
  readonly leaves: readonly ProvenLeaf[]
}

const folderIn = (heads_folder: string): string => join(heads_folder, 'imported')

/** @returns a function that removes them again, for an import that could not be finished */
export async function writeImportedHeads(
  heads_folder: string,
  verifiers: readonly string[],
  heads: readonly ImportedHead[],
): Promise<() => Promise<void>> {
  const folder = folderIn(heads_folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const write = (name: string, text: string): Promise<void> => writeWhole(join(folder, name), text)
  await writeAll(write, verifiers, heads).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return remove
}

async function writeAll(
  write: (name: string, text: string) => Promise<void>,
  verifiers: readonly string[],
  heads: readonly ImportedHead[],
): Promise<void> {
  await write('keys.txt', verifiers.map((verifier) => `${verifier}\n`).join(''))
  for (const { number, note, leaves } of heads) {
    const lines = leaves.map(
      ({ place_id, seq, hash, leaf_index, proof }) => `${place_id} ${seq} ${hash} ${leaf_index} ${proof}\n`,
    )
    await write(`${number}.proofs`, lines.join(''))
    await write(`${number}.note`, note)
  }
}

/** The heads, ascending, each with the leaves that its proofs confirm, or the reason why it is not sound. */
export async function readImportedHeads(
  heads_folder: string,
): Promise<readonly { number: number; leaves: readonly Leaf[]; fault: string | null }[]> {
  const folder = folderIn(heads_folder)
  const names = await readdir(folder).catch(() => [])
  const numbers = names.filter((name) => /^\d+\.note$/.test(name)).map((name) => Number.parseInt(name, 10))
  if (numbers.length === 0) return []
  const verifiers = (await readFile(join(folder, 'keys.txt'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
  return Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => {
        const [note, proofs] = await Promise.all(
          ['note', 'proofs'].map((ending) => readFile(join(folder, `${number}.${ending}`), 'utf8')),
        )
        const leaves = provenLeaves(
          note ?? '',
          (proofs ?? '').split('\n').filter((line) => line !== ''),
          {
            number,
            verifiers,
          },
        )
        return leaves === null
          ? { number, leaves: [], fault: `the imported head ${number} is not what was signed` }
          : { number, leaves, fault: null }
      }),
  )
}

const BYTES = 32

function provenLeaves(
  note: string,
  lines: readonly string[],
  { number, verifiers }: { readonly number: number; readonly verifiers: readonly string[] },
): Leaf[] | null {
  const signed = readNote(note)
  const head = signed === undefined ? undefined : readHeadText(signed.text)
  if (signed === undefined || head?.number !== number) return null
  if (!isSignedBy(verifiers, signed.text, signed.signatures)) return null
  const leaves = lines.map((line) => {
    const [place_id, seq, hash = '', index, hex = ''] = line.split(' ')
    const leaf = { place_id: Number(place_id), seq: Number(seq), hash }
    const proof = Buffer.from(hex, 'hex')
    const root = rootOf(
      {
        index: Number(index),
        size: head.size,
        leaf: leafHash(Buffer.from(leafText(leaf)), hashing),
        proof: Array.from({ length: proof.length / BYTES }, (_, at) =>
          proof.subarray(at * BYTES, (at + 1) * BYTES),
        ),
      },
      hashing,
    )
    return root !== undefined && Buffer.from(root).toString('base64') === head.root ? leaf : null
  })
  return leaves.every((leaf) => leaf !== null) ? leaves : null
}
