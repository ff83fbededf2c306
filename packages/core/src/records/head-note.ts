/** The text of a signed head: a checkpoint in the form of C2SP's signed notes. */

export const HEAD_ORIGIN = 'larder records'

export type HeadText = {
  /** Heads are numbered from 1 without gaps. */
  readonly number: number
  /** Places in the tree. */
  readonly size: number
  /** Root of the tree, base64. */
  readonly root: string
  /** UTC, ISO. */
  readonly signed_at: string
}

/** The text to be signed: origin, size, root, then number and time as extension lines. */
export const headText = ({ number, size, root, signed_at }: HeadText): string =>
  `${HEAD_ORIGIN}\n${size}\n${root}\nnumber ${number}\ntime ${signed_at}\n`

/** Reads what is signed; undefined where it is none of ours. */
export function readHeadText(text: string): HeadText | undefined {
  const match = /^larder records\n(\d+)\n([A-Za-z0-9+/=]{44})\nnumber (\d+)\ntime ([\d:.TZ-]+)\n$/.exec(text)
  if (!match) return undefined
  const [, size = '', root = '', number = '', signed_at = ''] = match
  return { size: Number(size), root, number: Number(number), signed_at }
}

export type SignedNote = {
  readonly text: string
  readonly signatures: readonly { readonly name: string; readonly signature: string }[]
}

/** The note of a text: a blank line, then a line a signature (base64 of key id and signature). */
export const noteOf = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(({ name, signature }) => `— ${name} ${signature}\n`).join('')}`

/** Undefined for a text that is no note. */
export function readNote(note: string): SignedNote | undefined {
  const border = note.lastIndexOf('\n\n')
  if (border === -1) return undefined
  const lines = note.slice(border + 2).split('\n')
  if (lines.pop() !== '' || lines.length === 0) return undefined
  const signatures = lines.map((line) => /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line))
  if (signatures.some((match) => match === null)) return undefined
  return {
    text: note.slice(0, border + 1),
    signatures: signatures.map((match) => ({ name: match?.[1] ?? '', signature: match?.[2] ?? '' })),
  }
}

/** The content of a leaf of the tree: a place and the last revision of its chain. */
export const leafText = ({
  place_id,
  seq,
  hash,
}: {
  readonly place_id: number
  readonly seq: number
  readonly hash: string
}): string => `larder.head.1 ${place_id} ${seq} ${hash}`
