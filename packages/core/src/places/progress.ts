/** Onboarding progress is a list of items with a single key: `[{ plan_created: 'yes' }]`. */
export type ProgressItem = Readonly<Record<string, string | boolean>>

const keyOf = (item: ProgressItem): string => Object.keys(item)[0] ?? ''

export const isProgressItem = (item: ProgressItem): boolean =>
  Object.keys(item).length === 1 && /^[a-z][a-z0-9_-]{0,59}$/i.test(keyOf(item))

/** Later items replace earlier ones of the same key in place; new keys come at the end. */
export function mergeProgress(
  stored: readonly ProgressItem[],
  newItems: readonly ProgressItem[],
): ProgressItem[] {
  const merged = new Map([...stored, ...newItems].map((item) => [keyOf(item), item]))
  return [...merged.values()]
}

/** The value stored under a key; undefined where there is none. */
export const progressOf = (items: readonly ProgressItem[], key: string): string | boolean | undefined =>
  items.find((item) => keyOf(item) === key)?.[key]

/** Steps of the introduction to the activity log, and under which key the whole is marked complete. */
export const introSteps = [
  'activity_log_tasks',
  'activity_log_team',
  'activity_log_demo',
  'activity_log_phone',
] as const
export type IntroStep = (typeof introSteps)[number]
export const INTRO = 'activity_log_intro'
export const INTRO_COMPLETE = 'complete'

export const isIntroComplete = (items: readonly ProgressItem[]): boolean =>
  progressOf(items, INTRO) === INTRO_COMPLETE
