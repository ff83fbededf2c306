/**
 * `unknown_fact`: the profile names ids that the knowledge does not hold.
 * `knowledge_gap`: the knowledge breaks its own promise (a CCP without task, an id that leads nowhere).
 * `ids` are the facts in question, sorted.
 */
export class PlanError extends Error {
  readonly code: 'unknown_fact' | 'knowledge_gap'
  readonly ids: readonly string[]

  constructor(code: 'unknown_fact' | 'knowledge_gap', message: string, ids: readonly string[]) {
    super(`${message}: ${ids.join(', ')}`)
    this.name = 'PlanError'
    this.code = code
    this.ids = ids
  }
}
