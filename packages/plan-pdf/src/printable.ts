const missing = '□'
// Controls but tab and line feed, soft hyphen, joiners, marks of direction, variation selectors, byte order
// mark.
const dropped =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

/** PDF/A wants a meaning for every character: one for private use has none (ISO 19005-2, 6.2.11.7). */
const isPrivate = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000

/**
 * Text as the fonts can print it: well formed, composed (NFC), line ends as `\n`, without controls and
 * invisible joiners; a character without a glyph becomes □. `covered` contains the code points with a glyph.
 */
export function printable(text: string, covered: ReadonlySet<number>): string {
  if (/^[\n -~]*$/.test(text)) return text
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(dropped, '')
  let result = ''
  let last = ''
  for (const character of clean) {
    const code = character.codePointAt(0) ?? 0
    const isShown = character === '\n' || (covered.has(code) && !isPrivate(code))
    // An accent after □ would have no base character, so it is dropped.
    last = !isShown || (last === missing && /^\p{M}$/u.test(character)) ? missing : character
    result += last
  }
  return result
}

/**
 * Keeps a figure on a line with its sign and its unit, “≤ 5 °C”, “2 h”, “100 mg/kg”, and with other short
 * words behind it, in every language.
 */
export const withUnitsKept = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:°[CF]|%|\p{L}{1,3}(?:\/\p{L}{1,3})?)(?!\p{L}))|(?<=[≤≥<>]) (?=\d)/gu, '\u00a0')

/** A text, or its pieces where a line may break between two that no hyphen joins. */
export type Breakable = string | readonly string[]

const longestWord = 40
const piece = 4

/** Splits `word` so that a line may break inside. */
function pieces(word: string): string[] {
  const characters = word.match(/.\p{M}*/gsu) ?? []
  const result: string[] = []
  for (let at = 0; at < characters.length; at += piece) result.push(characters.slice(at, at + piece).join(''))
  return result
}

/**
 * Adds places to break to words that do not fit a line of `capacity` characters. Words of letters are left to
 * hyphenation unless they are longer than any real one.
 */
export function breakable(text: string, capacity: number): Breakable {
  if (text.length <= capacity) return text
  const result: string[] = []
  let open = ''
  for (const word of text.split(/(?<=\s)/u)) {
    const isLong =
      word.length > longestWord || (word.length > capacity && !/^[\p{L}\u00ad]+\P{L}{0,2}$/u.test(word))
    if (!isLong) {
      open += word
      continue
    }
    const [first = '', ...rest] = pieces(word)
    result.push(open + first, ...rest.slice(0, -1))
    open = rest.at(-1) ?? ''
    if (rest.length === 0) open = result.pop() ?? ''
  }
  if (result.length === 0) return text
  return [...result, open]
}
