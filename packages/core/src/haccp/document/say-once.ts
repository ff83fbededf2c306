/** Each sentence of a text is printed once; later ones refer to the row that has it. */

/** The sentences of a text, each with its sign at the end. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“„«¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Whole sentences follow each other; other phrases are parted by a semicolon. */
export const joinPhrases = (phrases: readonly string[]): string =>
  phrases.reduce(
    (text, phrase) => (text === '' ? phrase : `${text}${/[.!?]$/.test(text) ? ' ' : '; '}${phrase}`),
    '',
  )

/** A label and its number stay on one line. */
const unbroken = (labels: readonly string[]): string =>
  labels.map((label) => label.replaceAll(' ', '\u00A0')).join(', ')

export type SayOnce = (texts: readonly string[], label: string) => string

/**
 * A writer that keeps what it has written: it returns the new sentences of the texts, and on a line of its
 * own a reference to the rows that have the others, in their order.
 */
export function createSayOnce(refer: (labels: string) => string): SayOnce {
  const written = new Map<string, string>()
  return (texts, label) => {
    const sentences = [...new Set(texts.flatMap(sentencesOf))]
    const isNew = (sentence: string): boolean => !written.has(sentence)
    const fresh = sentences.filter(isNew)
    const elsewhere = new Set(sentences.flatMap((sentence) => written.get(sentence) ?? []))
    const references = [...new Set(written.values())].filter(
      (other) => other !== label && elsewhere.has(other),
    )
    for (const sentence of fresh) written.set(sentence, label)
    return [
      ...(fresh.length === 0 ? [] : [joinPhrases(fresh)]),
      ...(references.length === 0 ? [] : [refer(unbroken(references))]),
    ].join('\n')
  }
}
