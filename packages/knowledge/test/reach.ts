/**
 * Which facts a switch, or a process that follows it, can affect: those whose condition names it, and the
 * facts that depend on these. Tasks of one line come and go together, so their hazards may name another line.
 */
import type {
  Condition,
  ExtraSwitch,
  Hazard,
  HazardAtStep,
  LimitId,
  ProcessId,
  TaskId,
} from '@larder/core/haccp'
import { knowledge } from '../src/index.ts'

export type Reach = {
  /** Lines of a plan that may come, go or change in every way; ids as `planDifference` writes them. */
  readonly lines: ReadonlySet<string>
  /**
   * Survival is controlled otherwise: other hazards may then be decided otherwise, and nothing else of them
   * may change.
   */
  readonly kills: boolean
}

const rawOrVulnerable: readonly ExtraSwitch[] = ['vulnerable_consumers', 'raw_animal_rte', 'raw_egg_dishes']

export function reachOf(item: ExtraSwitch, moved: readonly ProcessId[]): Reach {
  const tokens = [`"${item}"`, ...moved.flatMap((id) => [`"${id}"`, `"${id}.`])]
  const names = (condition: Condition | undefined): boolean => {
    const text = JSON.stringify(condition ?? {})
    return tokens.some((token) => text.includes(token))
  }
  const limits = new Set<LimitId>(
    knowledge.limits
      .filter(({ when, values }) => names(when) || values.some((value) => names(value.when)))
      .map(({ id }) => id),
  )
  const tasks = new Set<TaskId>(
    knowledge.tasks
      .filter(
        ({ when, less_often, limit }) =>
          names(when) || names(less_often?.when) || (limit !== null && limits.has(limit)),
      )
      .map(({ id }) => id),
  )
  const judgedBy = new Map(knowledge.tasks.map(({ id, limit }) => [id, limit]))
  const reaches = (hazard: Hazard, at: HazardAtStep): boolean =>
    moved.includes(at.process) ||
    names(hazard.when) ||
    names(at.when) ||
    at.limits.some((id) => limits.has(id)) ||
    at.tasks.some((id) => tasks.has(id) || limits.has(judgedBy.get(id) ?? 'L-')) ||
    (item === 'vulnerable_consumers' && hazard.worse_for_vulnerable)
  const entries = knowledge.hazards.flatMap((hazard) =>
    hazard.at.filter((at) => reaches(hazard, at)).map((at) => ({ hazard, at })),
  )
  const lineOf = new Map(knowledge.tasks.map(({ id, line }) => [id, line?.task ?? id]))
  const joined = new Set(entries.flatMap(({ at }) => at.tasks.map((id) => lineOf.get(id))))
  const neighbours = knowledge.hazards.flatMap((hazard) =>
    hazard.at
      .filter((at) => at.tasks.some((id) => joined.has(lineOf.get(id))))
      .map((at) => `${at.process}/${hazard.id}`),
  )
  return {
    lines: new Set<string>([
      ...moved,
      ...limits,
      ...tasks,
      ...entries.flatMap(({ hazard, at }) => [`${at.process}/${hazard.id}`, at.prp, ...at.tasks]),
      ...[...knowledge.prps, ...knowledge.analyses, ...knowledge.duties]
        .filter(({ when }) => names(when))
        .map(({ id }) => id),
      ...neighbours,
      ...(moved.length > 0 ? ['note.step_without_product'] : []),
      ...(rawOrVulnerable.includes(item) ? ['note.vulnerable_consumers', 'note.no_raw_for_vulnerable'] : []),
    ]),
    kills: moved.length > 0 || entries.some(({ hazard }) => hazard.kind === 'survival'),
  }
}
