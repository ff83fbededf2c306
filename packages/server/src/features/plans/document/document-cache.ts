/** Documents that were written lately: a reader of several sections has the plan put into words once. */
import { LRUCache } from 'lru-cache'
import type { PlanDocument } from '@larder/core/haccp'
import { resource } from '#kit/resources.ts'

const documents = resource(
  () => new LRUCache<string, PlanDocument>({ max: 8 }),
  async (cache) => cache.clear(),
)

/**
 * The document under the key, written now if it is not stored. The key holds all that the document depends
 * on.
 */
export function keepDocument(
  platform: Parameters<typeof documents>[0],
  key: string,
  write: () => PlanDocument,
): PlanDocument {
  const cache = documents(platform)
  const document = cache.get(key) ?? write()
  cache.set(key, document)
  return document
}
