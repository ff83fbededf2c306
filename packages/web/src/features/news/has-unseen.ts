import type { NewsItem } from '@larder/contract/news'

/**
 * Whether the newest item is newer than what the user has seen last; `seen` is an instant, null = nothing
 * yet.
 */
export function hasUnseen(items: readonly NewsItem[], seen: string | null): boolean {
  const newest = items[0]?.updated_at
  return newest !== undefined && (seen === null || Date.parse(newest) > Date.parse(seen))
}
