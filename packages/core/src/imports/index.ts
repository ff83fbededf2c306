/** Tables that people upload: which column holds which field, and what a cell must not be. */

/** Letters and digits without accents and case. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How tables call each field, in plain words. */
export type FieldWords<Field extends string> = Readonly<Record<Field, readonly string[]>>

/**
 * The fields of a table's columns by the names in its first row, each field once; null for a column that
 * names none.
 */
export function fieldsByName<Field extends string>(
  first: readonly string[],
  words: FieldWords<Field>,
): (Field | null)[] {
  const fields = Object.keys(words) as Field[]
  const fieldOf = new Map(fields.flatMap((field) => words[field].map((word) => [word, field] as const)))
  const seen = new Set<Field>()
  return first.map((head) => {
    const field = fieldOf.get(plainWords(head)) ?? null
    if (field === null || seen.has(field)) return null
    seen.add(field)
    return field
  })
}

/** Letters that no database stores, and cells that are longer than the form's field. */
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

export function faultsOfCell(text: string, most: number): ('long_text' | 'malformed_text')[] {
  return [
    ...(text.length > most ? (['long_text'] as const) : []),
    ...(unstorable.test(text) ? (['malformed_text'] as const) : []),
  ]
}

/** A text by which two cells are compared: case and doubled spaces do not count. */
export const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
