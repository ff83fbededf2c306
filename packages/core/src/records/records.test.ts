import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../canonical-json/index.ts'
import {
  checkChain,
  envelopeText,
  headText,
  leafHash,
  merkleTree,
  noteOf,
  readHeadText,
  readNote,
  revisionHash,
  rootOf,
  type Hashing,
  type StoredRevision,
} from './index.ts'

const sha = (input: string | Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(input).digest())
const hashing: Hashing = { ofText: sha, ofBytes: sha, write: (text, into, at) => into.set(sha(text), at) }

const bare = (seq: number, body: unknown, prev_hash: Uint8Array): StoredRevision => ({
  format: 2,
  seq,
  version: 1,
  company_id: 1,
  place_id: 7,
  entity: 'entry',
  entity_id: `e${seq}`,
  op: 'create',
  actor: 'user:3',
  device: null,
  performed_at: '2026-11-21T09:00:00.000Z',
  received_at: '2026-11-21T09:00:00.000Z',
  reason: null,
  source: 'typed',
  body: canonicalJson(body),
  prev_hash,
  hash: new Uint8Array(0),
})
function chainOf(bodies: readonly unknown[]): StoredRevision[] {
  let prev = new Uint8Array(0) as Uint8Array
  return bodies.map((body, index) => {
    const row = bare(index + 1, body, prev)
    prev = revisionHash(row, hashing) ?? prev
    return { ...row, hash: prev }
  })
}
const judge = (
  rows: readonly StoredRevision[],
  head: StoredRevision | undefined,
  anchors: { number: number; seq: number; hash: Uint8Array }[] = [],
) => {
  const check = checkChain({
    place_id: 7,
    head: head ? { seq: head.seq, hash: head.hash } : null,
    anchors,
    hashing,
  })
  for (const row of rows) check.take(row)
  return check.end()
}

describe('a chain', () => {
  const rows = chainOf(['a', 'b', 'c', 'd'])
  const [, second, third, last] = rows as [StoredRevision, StoredRevision, StoredRevision, StoredRevision]
  it('is sound as it was written', () =>
    expect(
      judge(rows, last, [
        { number: 1, seq: 2, hash: second.hash },
        { number: 2, seq: 4, hash: last.hash },
      ]),
    ).toBeNull())
  it('is sound where nothing was ever written', () => expect(judge([], undefined)).toBeNull())
  it.each<[string, readonly StoredRevision[], string, number]>([
    ['another body', rows.map((row) => (row.seq === 2 ? { ...row, body: '"x"' } : row)), 'content', 2],
    ['another actor', rows.map((row) => (row.seq === 3 ? { ...row, actor: 'user:4' } : row)), 'content', 3],
    ['another version', rows.map((row) => (row.seq === 3 ? { ...row, version: 2 } : row)), 'content', 3],
    ['one missing', rows.filter(({ seq }) => seq !== 2), 'gap', 2],
    [
      'one of another place',
      rows.map((row) => (row.seq === 1 ? { ...row, place_id: 8 } : row)),
      'content',
      1,
    ],
    ['an unknown format', rows.map((row) => (row.seq === 1 ? { ...row, format: 3 } : row)), 'content', 1],
    ['the last one gone', rows.slice(0, 3), 'head', 4],
  ])('with %s is found, with the place of the fault', (_title, tampered, kind, seq) =>
    expect(judge(tampered, last)).toMatchObject({ class: kind, seq }),
  )
  it('rewritten as a whole is found by its signed head, with the last revision that matches', () => {
    const anew = chainOf(['a', 'b', 'x', 'd'])
    expect(judge(anew, anew[3])).toBeNull()
    expect(
      judge(anew, anew[3], [
        { number: 1, seq: 2, hash: second.hash },
        { number: 2, seq: 3, hash: third.hash },
      ]),
    ).toMatchObject({ class: 'signed_head', seq: 3, sound_until: 2 })
  })
  it('from an older backup is found by its signed head', () =>
    expect(judge(rows.slice(0, 2), second, [{ number: 1, seq: 3, hash: third.hash }])).toMatchObject({
      class: 'cut_off',
      seq: 3,
    }))
  it('writes its envelope as canonical JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (reason, actor) => {
        const {
          format: _f,
          seq: _s,
          version: _v,
          body: _b,
          prev_hash: _p,
          hash: _h,
          ...envelope
        } = { ...bare(1, 'a', new Uint8Array(0)), reason, actor }
        expect(envelopeText(envelope, 2)).toBe(canonicalJson(envelope))
      }),
    )
  })
})

describe('a tree', () => {
  it('proves each of its leaves, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (size, pick) => {
        const leaves = Array.from({ length: size }, (_, index) => leafHash(sha(String(index)), hashing))
        const { root, proofOf } = merkleTree(leaves, hashing)
        const index = pick % size
        const leaf = leaves[index] ?? root
        expect(rootOf({ index, size, leaf, proof: proofOf(index) }, hashing)).toEqual(root)
        expect(rootOf({ index, size, leaf: sha('other'), proof: proofOf(index) }, hashing)).not.toEqual(root)
        expect(rootOf({ index, size, leaf, proof: [...proofOf(index), leaf] }, hashing)).toBeUndefined()
      }),
    )
  })
  it('has the roots of RFC 6962', () => {
    const empty = merkleTree([], hashing).root
    expect(Buffer.from(empty).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(
      Buffer.from(merkleTree([leafHash(new Uint8Array(0), hashing)], hashing).root).toString('hex'),
    ).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  })
})

describe('a note', () => {
  const head = {
    number: 3,
    size: 12,
    root: Buffer.from(sha('x')).toString('base64'),
    signed_at: '2026-11-21T00:00:00.000Z',
  }
  it('is read as it was written', () => {
    const note = noteOf({ text: headText(head), signatures: [{ name: 'larder', signature: 'AAAA' }] })
    expect(readNote(note)).toEqual({
      text: headText(head),
      signatures: [{ name: 'larder', signature: 'AAAA' }],
    })
    expect(readHeadText(readNote(note)?.text ?? '')).toEqual(head)
  })
  it.each(['', 'larder records', `${headText(head)}\nno signature\n`, `${headText(head)}\n— larder AAAA`])(
    'cannot be read from %j',
    (text) => expect(readNote(text)).toBeUndefined(),
  )
})
