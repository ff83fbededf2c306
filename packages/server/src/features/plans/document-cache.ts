/**
 * Documents that were written lately: a reader who leafs through the sections has the plan put into words
 * once.
 */
import type { PlanDocument } from '@larder/core/haccp'
import { resource } from '#kit/resources.ts'

const KEPT = 8

const documents = resource(
  () => new Map<string, PlanDocument>(),
  async (kept) => kept.clear(),
)

/**
 * The document under the key, written now if it is not kept. The key has to hold all that the document
 * follows from.
 */
export function keepDocument(
  platform: Parameters<typeof documents>[0],
  key: string,
  write: () => PlanDocument,
): PlanDocument {
  const kept = documents(platform)
  const document = kept.get(key) ?? write()
  kept.delete(key)
  kept.set(key, document)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break
    kept.delete(oldest)
  }
  return document
}
