/**
 * Documents that a place of a kind must have: each is asked for by duties or programmes of the knowledge
 * base.
 */
import type { PlaceProfile } from '../generate/plan.ts'
import { holds, placeContext } from './conditions.ts'
import type { Duty, Knowledge, Prp } from './facts.ts'
import type { Source } from './provenance.ts'

export type RequiredDocument = {
  readonly key: string
  /** The default folder in which it is put. */
  readonly folder: string
  /** Ids of the facts that ask for it, the most special first. */
  readonly facts: readonly string[]
}

export type AskedDocument = Omit<RequiredDocument, 'facts'> & {
  /** The most special fact that asks for it. */
  readonly fact: Duty | Prp
  readonly sources: readonly Source[]
}

/** The documents that facts ask for at the place, each with the first such fact and the sources of all. */
export function askedDocuments(
  required: readonly RequiredDocument[],
  profile: PlaceProfile,
  { duties, prps }: Pick<Knowledge, 'duties' | 'prps'>,
): readonly AskedDocument[] {
  const place = placeContext(profile)
  const here = [
    ...duties.filter(({ jurisdiction }) => place.jurisdictions.chain.includes(jurisdiction)),
    ...prps,
  ].filter(({ when }) => holds(when, place))
  return required.flatMap(({ key, folder, facts }) => {
    const asking = facts.flatMap((id) => here.find((one) => one.id === id) ?? [])
    const [fact] = asking
    return fact === undefined
      ? []
      : [{ key, folder, fact, sources: asking.flatMap(({ sources }) => sources) }]
  })
}
