/**
 * Editions of the knowledge base. A plan is read with the edition it was made from; the newest is the one
 * that this release brings. Older ones come from the database, where publishing has put them, and stay in
 * memory once read.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { canonicalJson } from '@larder/core/canonical-json'
import { keepRest, keepRestTexts, type KnowledgeTexts } from '@larder/core/haccp'
import { editionContent, knowledge, texts } from '@larder/knowledge'
import type { Db } from '#db/transaction.ts'
import { resource } from '#kit/resources.ts'
import type { Platform } from '#kit/platform.ts'
import type { Edition } from './edition.ts'
import { findEdition, findPublished, insertEdition, replaceTexts } from './editions.queries.ts'

export type { Edition } from './edition.ts'

/** The edition of this release, for new plans. */
export const newestEdition: Edition = { version: knowledge.version, knowledge, texts }

/** An edition takes some megabytes. */
const older = resource(
  () => new LRUCache<string, Edition>({ max: 16 }),
  async (cache) => cache.clear(),
)

const englishOf = (edition: Edition): KnowledgeTexts => {
  const english = edition.texts['en']
  if (english === undefined) throw new Error(`Edition ${edition.version} has no English texts.`)
  return english
}

/**
 * The edition of that version; the newest where it was never published. With `rest_version` its tasks,
 * programmes, analyses and duties are those of that older edition (`keepRest`).
 */
export async function editionOf(
  db: Db,
  platform: Platform,
  version: number | null,
  rest_version: number | null = null,
): Promise<Edition> {
  const cache = older(platform)
  const key = `${version ?? newestEdition.version} ${rest_version ?? ''}`
  const cached = cache.get(key)
  if (cached) return cached
  const own =
    version === null || version === newestEdition.version ? newestEdition : await findEdition(db, version)
  if (own === undefined) return newestEdition
  const rest =
    rest_version === null || rest_version === own.version ? own : await editionOf(db, platform, rest_version)
  const edition = rest === own ? own : withRest(own, rest)
  cache.set(key, edition)
  return edition
}

const withRest = (edition: Edition, rest: Edition): Edition => ({
  version: edition.version,
  knowledge: keepRest(edition.knowledge, rest.knowledge),
  texts: Object.fromEntries(
    Object.entries(edition.texts).map(([language, own]) => [
      language,
      keepRestTexts(own, rest.texts[language] ?? englishOf(rest)),
    ]),
  ),
})

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Of what may not change under the same version. */
const contentSha256 = (edition: Edition): string =>
  sha256Of(canonicalJson(editionContent(edition.knowledge, englishOf(edition))))

/**
 * Puts an edition into the database; true when its version was new. A version that is there keeps its facts
 * and English texts, and takes what other languages this release brings. With the operator's role.
 * @throws when the same version was published with other facts or English texts: the version has to rise.
 */
export async function publishEdition(
  pool: pg.Pool,
  now: Date,
  edition: Edition = newestEdition,
): Promise<boolean> {
  const facts = JSON.stringify(edition.knowledge)
  const words = JSON.stringify(edition.texts)
  const sha256 = sha256Of(facts + words)
  const stored = await findPublished(pool, edition.version)
  if (stored?.sha256 === sha256) return false
  const content = contentSha256(edition)
  const published_at = now.toISOString()
  if (await insertEdition(pool, { version: edition.version, sha256, content, facts, words, published_at }))
    return true
  const row = await findPublished(pool, edition.version)
  const published =
    row &&
    (row.content_sha256 ??
      contentSha256({ version: edition.version, knowledge: row.facts, texts: row.texts }))
  if (published !== content)
    throw new Error(
      `Edition ${edition.version} of the knowledge base was published with other content: its version has to rise.`,
    )
  await replaceTexts(pool, { version: edition.version, sha256, content, words })
  return false
}
