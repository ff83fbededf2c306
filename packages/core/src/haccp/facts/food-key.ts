import type { PlanFood } from '../generate/plan-parts.ts'

/** The key of a food or way within its task. */
export const foodKey = ({ food, note_key }: Pick<PlanFood, 'food' | 'note_key'>): string =>
  food === undefined ? (note_key ?? 'other') : note_key === null ? food : `${food}.${note_key}`
