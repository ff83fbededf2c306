/**
 * The rest of a plan beside its hazards and limits: steps, tasks, programmes, analyses and duties. An owner
 * may keep it as an older edition has it while hazards follow the newer one.
 */
import type { Condition, Knowledge, KnowledgeTexts, ProcessId } from '../facts/facts.ts'
import { withCurrentFoods } from '../facts/replaced-foods.ts'

/** Holds nowhere: a fact stands only where a hazard names it. */
const onlyIfNamed: Condition = { any_process: ['P-none' as ProcessId] }

const keep = <F extends { readonly id: string }>(
  older: readonly F[],
  newer: readonly F[],
  fresh: (fact: F) => F = (fact) => fact,
): readonly F[] => {
  const olderIds = new Set(older.map(({ id }) => id))
  return [...older, ...newer.filter(({ id }) => !olderIds.has(id)).map(fresh)]
}

/** The newer edition with the older one's rest. New parts appear only where a hazard needs them. */
export function keepRest(newer: Knowledge, published: Knowledge): Knowledge {
  const older = withCurrentFoods(published, newer)
  return {
    ...newer,
    documents: [
      ...newer.documents,
      ...older.documents.filter(({ code }) => newer.documents.every((document) => document.code !== code)),
    ],
    processes: keep(older.processes, newer.processes),
    limits: keep(newer.limits, older.limits),
    tasks: keep(older.tasks, newer.tasks, (task) => ({ ...task, when: onlyIfNamed })),
    actions: keep(older.actions, newer.actions),
    prps: keep(older.prps, newer.prps, (prp) => ({ ...prp, when: onlyIfNamed })),
    analyses: older.analyses,
    duties: older.duties,
  }
}

/** The same of its texts. */
export const keepRestTexts = (newer: KnowledgeTexts, older: KnowledgeTexts): KnowledgeTexts => ({
  ...newer,
  processes: { ...newer.processes, ...older.processes },
  sub_processes: { ...newer.sub_processes, ...older.sub_processes },
  limits: { ...older.limits, ...newer.limits },
  tasks: { ...newer.tasks, ...older.tasks },
  actions: { ...newer.actions, ...older.actions },
  prps: { ...newer.prps, ...older.prps },
  analyses: { ...newer.analyses, ...older.analyses },
  duties: { ...newer.duties, ...older.duties },
})
