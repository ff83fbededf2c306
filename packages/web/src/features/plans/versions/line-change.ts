import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'

export type SectionChange = ResponseOf<typeof plans.compare>['sections'][number]
export type LineChange = SectionChange['changes'][number]
export type Reason = ResponseOf<typeof plans.unconfirmed>['sections'][number]['reasons'][number]

/** The position of a line on the page: the headings above it and its own name. */
export const placeOfLine = ({ path, name }: LineChange): string =>
  [path, name].filter((one) => one !== '').join(' › ')

/**
 * A row of a table says every column; of two rows with the same columns only what differs is worth reading.
 */
export function narrowLines(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length !== now.length) return { before, after }
  const differing = (lines: readonly string[], others: readonly string[]): string =>
    lines.filter((line, at) => line !== others[at]).join('\n')
  return { before: differing(old, now), after: differing(now, old) }
}
