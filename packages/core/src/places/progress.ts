/** Onboarding progress is a list of items with a single key: `[{ plan_created: 'yes' }]`. */
export type ProgressItem = Readonly<Record<string, string | boolean>>

const keyOf = (item: ProgressItem): string => Object.keys(item)[0] ?? ''

export const isProgressItem = (item: ProgressItem): boolean => Object.keys(item).length === 1 && /^[a-z][a-z0-9_-]{0,59}$/i.test(keyOf(item))

/** Later items replace earlier ones of the same key in place; new keys come at the end. */
export function mergeProgress(stored: readonly ProgressItem[], given: readonly ProgressItem[]): ProgressItem[] {
  const merged = new Map([...stored, ...given].map((item) => [keyOf(item), item]))
  return [...merged.values()]
}
