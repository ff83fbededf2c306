import type { Document } from './facts.ts'

const indexes = new WeakMap<readonly Document[], ReadonlyMap<string, Document>>()

/** The document with the code. Every statement of a plan reads some, so a list of documents is indexed once. */
export function documentOf(code: string, documents: readonly Document[]): Document | undefined {
  let index = indexes.get(documents)
  if (index === undefined) {
    index = new Map(documents.map((document) => [document.code, document]))
    indexes.set(documents, index)
  }
  return index.get(code)
}
