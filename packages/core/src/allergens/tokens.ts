/** Words of a text with their places in it, however they are written. */

export type Token = {
  readonly word: string
  readonly from: number
  readonly to: number
  /** What is between it and the word before it. */
  readonly gap: 'space' | 'hyphen' | 'break' | 'end'
}

/** Characters inside a word that nobody sees: soft hyphens, joiners. */
const HIDDEN = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF'
/** A word may be divided by a hyphen at the end of a line. */
const WORD = new RegExp(
  `\\d+(?:[.,]\\d+)*\\p{L}?(?![\\p{L}\\p{M}])|[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}${HIDDEN}'’ʼ]|[-‐‑][ \\t]*\\r?\\n[ \\t]*(?=\\p{Ll}))*`,
  'gu',
)
const HIDDEN_OR_DIVIDED = new RegExp(`[${HIDDEN}]|[-‐‑][ \\t]*\\r?\\n[ \\t]*`, 'gu')

const normalise = (written: string, fold: (word: string) => string): string => {
  const word = written
    .replace(HIDDEN_OR_DIVIDED, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    // The stress of Russian dictionaries.
    .replaceAll('\u0301', '')
    // The number of a footnote.
    .replace(/(\p{L}{2})\d+$/u, '$1')
  return fold(word)
}

function gapOf(between: string, before: string): Token['gap'] {
  if (/[;)\]}]/.test(between)) return 'end'
  // “z. B.” does not end a sentence.
  if (/[.!?](?:\s|$)/.test(between) && before.length > 2) return 'end'
  if (/[,([{:/|•·+&]/.test(between)) return between.trim() === '&' ? 'space' : 'break'
  return /[-‐‑–]/.test(between) && !/\s/.test(between) ? 'hyphen' : 'space'
}

export function tokenise(text: string, fold: (word: string) => string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const [written] = match
    const from = match.index
    const last = tokens.at(-1)
    tokens.push({
      word: normalise(written, fold),
      from,
      to: from + written.length,
      gap: last === undefined ? 'end' : gapOf(text.slice(last.to, from), last.word),
    })
  }
  return tokens
}
