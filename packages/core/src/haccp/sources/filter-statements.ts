import type { Force } from '../facts/facts.ts'
import { statementKinds, type Statement, type StatementKind } from './describe-provenance.ts'

/** The filter of the statements; an absent member filters nothing. */
export type StatementFilter = {
  readonly kind?: StatementKind | undefined
  readonly force?: Force | undefined
  readonly to_verify?: boolean | undefined
  /**
   * A hazard (`P09/H16`) or the id of a fact (`L-cook-core`, `T-cook`): shows its statements and those it
   * rests on.
   */
  readonly about?: string | undefined
  /** Words that all have to be found, in any order and case. */
  readonly search?: string | undefined
}

const isAbout = ({ id, places }: Statement, about: string): boolean =>
  id.split(':')[1] === about || places.some(({ hazard }) => hazard === about)

const wordsOf = ({ title, text, sources, places }: Statement): string =>
  [
    title,
    text,
    ...sources.flatMap((source) => [source.document, source.title, source.clause ?? '', source.jurisdiction]),
    ...places.map(({ step }) => step ?? ''),
  ]
    .join('\n')
    .toLowerCase()

function isTold(one: Statement, wanted: readonly string[]): boolean {
  const words = wanted.length > 0 ? wordsOf(one) : ''
  return wanted.every((part) => words.includes(part))
}

export function filterStatements(
  statements: readonly Statement[],
  { kind, force, to_verify, about, search }: StatementFilter,
): readonly Statement[] {
  const wanted = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
  return statements.filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (force === undefined || one.force === force) &&
      (to_verify === undefined || one.to_verify === to_verify) &&
      (about === undefined || about === '' || isAbout(one, about)) &&
      isTold(one, wanted),
  )
}

export type StatementCounts = {
  readonly statements: number
  readonly verified: number
  readonly to_verify: number
  readonly kinds: readonly { readonly kind: StatementKind; readonly count: number }[]
}

/** “412 statements, 96 verified in the original, 316 to verify”, and how many of each kind. */
export function countStatements(
  statements: readonly Pick<Statement, 'kind' | 'to_verify'>[],
): StatementCounts {
  const to_verify = statements.filter((one) => one.to_verify).length
  const counts = Map.groupBy(statements, ({ kind }) => kind)
  return {
    statements: statements.length,
    verified: statements.length - to_verify,
    to_verify,
    kinds: statementKinds.map((kind) => ({ kind, count: counts.get(kind)?.length ?? 0 })),
  }
}
