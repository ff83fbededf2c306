/**
 * Compares the attempted and acknowledged writes with the stored ones at the end, by id and never by count. A
 * run that read nothing proves nothing.
 */
export type Write = {
  readonly uuid: string
  readonly value: string
  readonly comment: string
  /** The server must refuse it. */
  readonly poison: boolean
}
export type Outcome = 'acknowledged' | 'refused' | 'unknown'
export type Attempted = { readonly write: Write; readonly outcome: Outcome }
export type Stored = {
  readonly uuid: string
  readonly value: string
  readonly comment: string
  readonly revisions: number
}

export type Verdict = {
  readonly attempted: number
  readonly acknowledged: number
  readonly stored: number
  readonly lost: readonly string[]
  readonly duplicated: readonly string[]
  readonly unexpected: readonly string[]
  readonly corrupt: readonly string[]
  readonly rejected_but_stored: readonly string[]
  readonly wrongly_refused: readonly string[]
  /** Stored without one revision exactly. */
  readonly unrevised: readonly string[]
}

export const findings = [
  'lost',
  'duplicated',
  'unexpected',
  'corrupt',
  'rejected_but_stored',
  'wrongly_refused',
  'unrevised',
] as const

/** @throws when nothing was acknowledged or nothing read: the run is void then. */
export function judge(attempts: readonly Attempted[], stored: readonly Stored[]): Verdict {
  const acknowledged = attempts.filter(({ outcome }) => outcome === 'acknowledged')
  if (acknowledged.length === 0 || stored.length === 0)
    throw new Error('The run is void: nothing was acknowledged or nothing was read.')
  const rows = Map.groupBy(stored, ({ uuid }) => uuid)
  const attemptsByUuid = new Map(attempts.map((attempt) => [attempt.write.uuid, attempt]))
  const differs = ({ uuid, value, comment }: Stored): boolean => {
    const write = attemptsByUuid.get(uuid)?.write
    return write !== undefined && (write.value !== value || write.comment !== comment)
  }
  const ids = (list: readonly { readonly uuid: string }[]): string[] => list.map(({ uuid }) => uuid)
  const writes = (list: readonly Attempted[]): string[] => list.map(({ write }) => write.uuid)
  return {
    attempted: attempts.length,
    acknowledged: acknowledged.length,
    stored: stored.length,
    lost: writes(acknowledged.filter(({ write }) => !rows.has(write.uuid))),
    duplicated: [...rows].filter(([, copies]) => copies.length > 1).map(([uuid]) => uuid),
    unexpected: ids(stored.filter(({ uuid }) => !attemptsByUuid.has(uuid))),
    corrupt: ids(stored.filter(differs)),
    rejected_but_stored: writes(
      attempts.filter(
        ({ outcome, write }) => (outcome === 'refused' || write.poison) && rows.has(write.uuid),
      ),
    ),
    wrongly_refused: writes(attempts.filter(({ outcome, write }) => outcome === 'refused' && !write.poison)),
    unrevised: ids(stored.filter(({ revisions }) => revisions !== 1)),
  }
}

export const isClean = (verdict: Verdict): boolean => findings.every((name) => verdict[name].length === 0)

export const summaryOf = (verdict: Verdict): string =>
  [
    `attempted ${verdict.attempted}`,
    `acknowledged ${verdict.acknowledged}`,
    `stored ${verdict.stored}`,
    ...findings.map((name) => `${name.replaceAll('_', ' ')} ${verdict[name].length}`),
  ].join(', ')
