/** SQL of the editions of the knowledge base. */
import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#db/transaction.ts'
import type { Edition } from './edition.ts'
export async function findEdition(db: Db, version: number): Promise<Edition | undefined> {
  const { rows } = await sql<{
    facts: Knowledge
    texts: Edition['texts']
  }>`select facts, texts from knowledge_editions where version = ${version}`.execute(db)
  return rows.map((row) => ({ version, knowledge: row.facts, texts: row.texts }))[0]
}

export type PublishedEdition = {
  readonly sha256: string
  readonly content_sha256: string | null
  readonly facts: Knowledge
  readonly texts: Edition['texts']
}

/** With the operator's role. */
export async function findPublished(pool: pg.Pool, version: number): Promise<PublishedEdition | undefined> {
  const { rows } = await pool.query<PublishedEdition>(
    'select sha256, content_sha256, facts, texts from knowledge_editions where version = $1',
    [version],
  )
  return rows[0]
}

/** `facts` and `words` are JSON. False where the version was published already. */
export async function insertEdition(
  pool: pg.Pool,
  row: {
    readonly version: number
    readonly sha256: string
    readonly content: string
    readonly facts: string
    readonly words: string
    readonly published_at: string
  },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into knowledge_editions (version, sha256, content_sha256, facts, texts, published_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (version) do nothing`,
    [row.version, row.sha256, row.content, row.facts, row.words, row.published_at],
  )
  return rowCount === 1
}

export const replaceTexts = (
  pool: pg.Pool,
  row: {
    readonly version: number
    readonly sha256: string
    readonly content: string
    readonly words: string
  },
) =>
  pool.query(
    'update knowledge_editions set texts = $2, sha256 = $3, content_sha256 = $4 where version = $1',
    [row.version, row.words, row.sha256, row.content],
  )

/** Facts and English texts of the editions before `version`. */
export async function listOlderEditions(
  pool: pg.Pool,
  version: number,
): Promise<ReadonlyMap<number, { readonly knowledge: Knowledge; readonly english: KnowledgeTexts }>> {
  const { rows } = await pool.query<{ version: number; facts: Knowledge; en: KnowledgeTexts }>(
    "select version, facts, texts -> 'en' as en from knowledge_editions where version < $1",
    [version],
  )
  return new Map(rows.map((row) => [row.version, { knowledge: row.facts, english: row.en }]))
}
