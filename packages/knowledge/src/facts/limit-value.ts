import type { Jurisdiction, Limit, LimitValue, Provenance } from '@larder/core/haccp'
import { expert } from './provenance.ts'

export type Extent = Partial<
  Pick<
    LimitValue,
    'min' | 'max' | 'hold_minutes' | 'from' | 'within_minutes' | 'then' | 'note_key' | 'judged_apart' | 'when'
  >
>

/** One jurisdiction's figure with its source. An end that is not named is open. */
export const value = (jurisdiction: Jurisdiction, extent: Extent, provenance: Provenance): LimitValue => ({
  jurisdiction,
  min: null,
  max: null,
  ...extent,
  ...provenance,
})

/** One proposal of our own for several jurisdictions. */
export const ours = (
  jurisdictions: readonly Jurisdiction[],
  extent: Extent,
  clause: string,
): readonly LimitValue[] => jurisdictions.map((jurisdiction) => value(jurisdiction, extent, expert(clause)))

/**
 * Our own proposal for Ukraine, Canada and Australia, which stand alone: no text of theirs is known to name a
 * figure, and they read none of other countries.
 */
export const proposed = (extent: Extent, clause: string): readonly LimitValue[] =>
  ours(['UA', 'CA', 'AU'], extent, clause)

/** Our own figure, also where it puts a law into degrees (“the temperature of melting ice”). */
const isOurOwn = ({ sources }: LimitValue): boolean => sources[0]?.document === 'LARDER'

/** What makes two proposals the same one: everything but the country and the words of our own source. */
const figureOf = ({ jurisdiction: _one, also_in: _others, sources, ...figure }: LimitValue): string =>
  JSON.stringify([
    sources.slice(1),
    ...Object.entries(figure).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  ])

/**
 * The limit with each of our own proposals once, for all jurisdictions that have it: a proposal belongs to no
 * country. Values that rest on a document stay with their country. Defaults stay before the values with a
 * note.
 */
export function heldOnce(limit: Limit): Limit {
  const values: LimitValue[] = []
  for (const one of limit.values) {
    const same = values.find((other) => isOurOwn(other) && isOurOwn(one) && figureOf(other) === figureOf(one))
    if (same === undefined) values.push(one)
    else {
      const joined = {
        ...same,
        also_in: [...(same.also_in ?? []), one.jurisdiction, ...(one.also_in ?? [])],
      }
      values.splice(values.indexOf(same), 1, ...(one.note_key === undefined ? [joined] : []))
      if (one.note_key !== undefined) values.push(joined)
    }
  }
  return { ...limit, values }
}
