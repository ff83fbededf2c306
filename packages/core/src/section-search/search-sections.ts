/**
 * Search among the titles of a plan (plan specification, section 5): an empty text matches nothing; at most
 * five matches of whole words, then partial and estimated ones to fill up to five; only titles up to level 5.
 */
export const SEARCH_CAP = 5
export const SEARCH_LEVEL = 5

/** A searchable title: a section has level 1, its subsections one more each. */
export type Searchable = { readonly title: string; readonly level: number }

/** How a title was found: every word of the text is a word of it, a part of it, or is spelled nearly so. */
export type Match = 'exact' | 'partial' | 'estimated'
export type SearchHit<T extends Searchable> = { readonly entry: T; readonly match: Match }

/** Words without case and accents: `Hõõrdumine` and `hoordumine` are one. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * How many characters have to be added, removed, changed or swapped with their neighbour; `most + 1` where it
 * is more than `most`.
 */
function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + same,
          swapped,
        ),
      )
    }
    before = above
    above = line
  }
  return Math.min(above[b.length] ?? most + 1, most + 1)
}

/**
 * Short words have to be right, longer ones may have a slip or two; the end of a longer word may be missing.
 */
function isNearly(searchWord: string, word: string): boolean {
  const most = searchWord.length < 4 ? 0 : searchWord.length < 8 ? 1 : 2
  return (
    most > 0 &&
    (spellingDistance(searchWord, word, most) <= most ||
      (word.length > searchWord.length &&
        spellingDistance(searchWord, word.slice(0, searchWord.length), most) <= most))
  )
}

function matchOf(searchWords: readonly string[], title: readonly string[]): Match | null {
  const every = (test: (one: string, word: string) => boolean): boolean =>
    searchWords.every((one) => title.some((word) => test(one, word)))
  if (every((one, word) => one === word)) return 'exact'
  if (every((one, word) => word.includes(one))) return 'partial'
  return every((one, word) => word.includes(one) || isNearly(one, word)) ? 'estimated' : null
}

const rank: Readonly<Record<Match, number>> = { exact: 0, partial: 1, estimated: 2 }

/** The entries found, best first; among equals in the order of level, then as they were given. */
export function searchSections<T extends Searchable>(
  entries: readonly T[],
  text: string,
): readonly SearchHit<T>[] {
  const searchWords = wordsOf(text)
  if (searchWords.length === 0) return []
  return entries
    .filter(({ level }) => level <= SEARCH_LEVEL)
    .flatMap((entry): readonly SearchHit<T>[] => {
      const match = matchOf(searchWords, wordsOf(entry.title))
      return match === null ? [] : [{ entry, match }]
    })
    .toSorted((a, b) => rank[a.match] - rank[b.match] || a.entry.level - b.entry.level)
    .slice(0, SEARCH_CAP)
}
