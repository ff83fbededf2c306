/** Which revisions a bundle holds, and how they are read. */
import type { StoredRevision } from '@larder/core/records'
import { forCompany } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { localMinute } from '@larder/core/schedule'
import { sayIn } from '#kit/text/texts.ts'
import type { Origin } from './origins.queries.ts'
import { readRevisionPage, type Names } from './records.queries.ts'

export type BundleSpan = {
  readonly at: PlaceKey
  readonly from: string
  readonly to: string
  readonly first: number
  readonly last: number
  readonly names: Names
  /** The signed head that all of it is in, in one line; empty where none is yet. */
  readonly signed: string
  /** The installations that the company came from. */
  readonly imported: readonly Origin[]
}

/** Who signed what is older than an import, a sentence each. */
export const sayOrigins = ({ imported, names }: BundleSpan): string[] =>
  imported.map(({ imported_at, key_fingerprint: fingerprint }) =>
    sayIn(names.language)('table.imported_history', {
      time: localMinute(imported_at, names.timezone),
      fingerprint,
    }),
  )

/** Certificates of people and whose their PINs are: the bundle proves that they are recorded, and hides them. */
export const isWithheld = ({ entity }: Pick<StoredRevision, 'entity'>): boolean =>
  entity === 'certificate' || entity === 'pin'

/** Revisions of the span, page by page, each page in a transaction of its own: they never change. */
export async function* pagesOf(
  platform: Platform,
  { at, first, last }: BundleSpan,
): AsyncGenerator<readonly StoredRevision[]> {
  for (let after = first - 1; after < last;) {
    const span = { after, until: last }
    const rows = await forCompany(platform, at.company_id, ({ db }) => readRevisionPage(db, at, span))
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.seq ?? last
  }
}
