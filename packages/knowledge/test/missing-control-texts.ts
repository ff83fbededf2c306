import { factOfTask, type KnowledgeTexts, type PlanHazard } from '@larder/core/haccp'

/**
 * The texts that a CCP lacks: its tasks' verification and record, and its action on product and process.
 * Empty = complete.
 */
export function missingControlTexts(
  hazards: readonly PlanHazard[],
  texts: KnowledgeTexts,
): readonly string[] {
  return hazards
    .filter((hazard) => hazard.decision.class === 'CCP')
    .flatMap((hazard) => {
      const action = texts.actions[hazard.action]
      const tasks = hazard.tasks
        .map(factOfTask)
        .filter((task) => !texts.tasks[task]?.verification || !texts.tasks[task]?.record)
      return [...tasks, ...(action?.product && action.process ? [] : [hazard.action])]
    })
}
