/**
 * Merkle tree of RFC 6962 (2.1): leaves and nodes are hashed with different prefixes, so that none passes for
 * the other.
 */
import type { Hashing } from './revision.ts'

const joined = (prefix: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0))
  all[0] = prefix
  let at = 1
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const leafHash = (data: Uint8Array, hashing: Hashing): Uint8Array => hashing.ofBytes(joined(0, data))
const nodeHash = (left: Uint8Array, right: Uint8Array, hashing: Hashing): Uint8Array =>
  hashing.ofBytes(joined(1, left, right))

/** Every level of the tree, leaves first; a node without a neighbour moves up as it is. */
function levels(leaves: readonly Uint8Array[], hashing: Hashing): (readonly Uint8Array[])[] {
  const all: (readonly Uint8Array[])[] = [leaves]
  for (let level = leaves; level.length > 1;) {
    const above: Uint8Array[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]]
      if (left !== undefined) above.push(right === undefined ? left : nodeHash(left, right, hashing))
    }
    all.push((level = above))
  }
  return all
}

/** Root over the hashes of leaves, and for each leaf the neighbours on its way up. */
export function merkleTree(
  leaves: readonly Uint8Array[],
  hashing: Hashing,
): { readonly root: Uint8Array; readonly proofOf: (index: number) => Uint8Array[] } {
  const all = levels(leaves, hashing)
  return {
    root: all.at(-1)?.[0] ?? hashing.ofBytes(new Uint8Array(0)),
    proofOf: (index) => all.slice(0, -1).flatMap((level, height) => level[(index >> height) ^ 1] ?? []),
  }
}

/**
 * The root that a leaf and its proof lead to in a tree of `size` leaves; undefined where the proof has
 * another length.
 */
export function rootOf(
  {
    index,
    size,
    leaf,
    proof,
  }: {
    readonly index: number
    readonly size: number
    readonly leaf: Uint8Array
    readonly proof: readonly Uint8Array[]
  },
  hashing: Hashing,
): Uint8Array | undefined {
  if (index < 0 || index >= size) return undefined
  let hash = leaf
  let used = 0
  for (let at = index, width = size; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue
    const neighbour = proof[used]
    if (neighbour === undefined) return undefined
    used += 1
    hash = at % 2 === 1 ? nodeHash(neighbour, hash, hashing) : nodeHash(hash, neighbour, hashing)
  }
  return used === proof.length ? hash : undefined
}
