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

export type SayOnce = (texts: readonly string[], label: string) => string

/**
 * A writer that keeps what it has written: it returns the new sentences of the texts, and a reference to the
 * labels of those rows that have the others.
 */
export function createSayOnce(refer: (labels: string) => string): SayOnce {
  const written = new Map<string, string>()
  return (texts, label) => {
    const sentences = [...new Set(texts.flatMap(sentencesOf))]
    const isNew = (sentence: string): boolean => !written.has(sentence)
    const fresh = sentences.filter(isNew)
    const elsewhere = sentences
      .filter((sentence) => !isNew(sentence))
      .flatMap((sentence) => written.get(sentence) ?? [])
      .filter((other) => other !== label)
    for (const sentence of fresh) written.set(sentence, label)
    const references = [...new Set(elsewhere)]
    return joinPhrases([...fresh, ...(references.length === 0 ? [] : [refer(references.join(', '))])])
  }
}
