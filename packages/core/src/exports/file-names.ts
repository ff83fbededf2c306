/**
 * Names of exported files: accented letters become plain ones, a few symbols words (document 3 section 5).
 */
const words: Readonly<Record<string, string>> = {
  '&': ' and ',
  '+': ' plus ',
  '%': ' percent ',
  '@': ' at ',
  '°': ' degrees ',
  '€': ' euro ',
  '#': ' no ',
}
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  œ: 'oe',
  Œ: 'Oe',
  þ: 'th',
  Þ: 'Th',
}

const LONGEST = 100

/**
 * `Köök & Baar` → `Kook and Baar`; letters of other scripts stay. At most 100 characters with its ending;
 * never empty.
 */
export function exportFileName(parts: readonly string[], ending: string): string {
  const plain = parts
    .join(' ')
    .toWellFormed()
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[&+%@°€#]/g, (sign) => words[sign] ?? ' ')
    .replace(/[ßæÆøØđĐłŁıœŒþÞ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}_.() -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const name = Array.from(plain)
    .slice(0, LONGEST - ending.length - 1)
    .join('')
    .trimEnd()
  return `${name === '' ? 'export' : name}.${ending}`
}
