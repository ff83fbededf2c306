/** How many figures of the knowledge base were read in the original, by document. */
import type { Knowledge, LimitValue } from '@larder/core/haccp'
import { unreadReasons } from './unread-reasons.ts'

export type Share = { readonly read: number; readonly of: number }

type EvidenceOfDocument = Share & {
  /** Code of the document; `LARDER` for our own proposals, which have no original. */
  readonly document: string
  /** Values that were not read, as `L-cook-core in IE`, with the reason. */
  readonly unread: readonly string[]
}

type EvidenceReport = {
  /** Values with force law. */
  readonly law: Share
  /** All values; each of our own proposals once, for all countries that share it. */
  readonly all: Share
  /** Values that rest on a document. */
  readonly documented: Share
  /** All values as the plans of the countries have them: shared proposals once for each country. */
  readonly by_country: Share
  readonly proposals: number
  readonly documents: readonly EvidenceOfDocument[]
}

type Known = LimitValue & { readonly id: string }

const documentOf = ({ sources }: LimitValue): string => sources[0]?.document ?? 'LARDER'
const nameOf = ({ id, jurisdiction, note_key }: Known): string =>
  [`${id} in ${jurisdiction}`, ...(note_key === undefined ? [] : [note_key])].join(', ')
/** A value counts as read when its own figure was seen, whatever other sources it names. */
const isRead = ({ evidence }: LimitValue): boolean => evidence === 'read'
const share = (values: readonly LimitValue[]): Share => ({
  read: values.filter(isRead).length,
  of: values.length,
})

/** The first document of a value is the one that has its figure. */
export function measureEvidence({ limits }: Pick<Knowledge, 'limits'>): EvidenceReport {
  const values = limits.flatMap(({ id, values: held }) => held.map((value): Known => ({ ...value, id })))
  const documented = values.filter((value) => documentOf(value) !== 'LARDER')
  const documents = [...Map.groupBy(values, documentOf)].map(([document, held]) => ({
    document,
    ...share(held),
    unread:
      document === 'LARDER'
        ? []
        : held
            .filter((value) => !isRead(value))
            .map((value) => `${nameOf(value)}: ${unreadReasons[value.id] ?? unreadReasons[document] ?? '?'}`),
  }))
  return {
    law: share(values.filter(({ force }) => force === 'law')),
    all: share(values),
    documented: share(documented),
    by_country: share(values.flatMap((value) => [value, ...(value.also_in ?? []).map(() => value)])),
    proposals: values.length - documented.length,
    documents: documents.toSorted(
      (first, second) => second.of - first.of || first.document.localeCompare(second.document),
    ),
  }
}
