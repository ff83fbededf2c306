/** The contents of an archive, signed: what a reader checks before anything else. */
import { z } from 'zod'

/** Of what this version writes and reads; docs/decisions/120-company-archives.md describes it. */
export const ARCHIVE_FORMAT = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const Manifest = z.object({
  archive: z.number().int(),
  made_at: z.string(),
  company_id: z.number().int().positive(),
  company: z.string(),
  /** Of the database that the rows come from: they fit into one with the same migrations. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Public keys that heads and this manifest are signed with. */
  keys: z.array(z.string()),
  /** Lines of each table. */
  rows: z.record(z.string(), z.number().int().nonnegative()),
  /** Contents that were not in the store any more. */
  missing: z.array(Sha256),
  /** SHA-256 of each file in the ZIP but the manifest and its signature. */
  files: z.record(z.string(), Sha256),
})
export type Manifest = z.infer<typeof Manifest>

export const noteText = (manifest_sha256: string): string => `larder archive\n${manifest_sha256}\n`

/** Every name that may be in an archive: none of them leads out of a folder. */
export const memberName =
  /^(README\.txt|verify\.html|verify\.mjs|index\.csv|manifest\.json|manifest\.note|tables\/[a-z_]+\.jsonl|files\/[0-9a-f]{64})$/
