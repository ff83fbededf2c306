/**
 * Engines and worker threads that a process opens once, at first use, and closes with the application. Kept
 * per platform, so that two applications in one process (tests) do not share one.
 */
import type { Platform } from './platform.ts'

type Opened = { readonly thing: unknown; readonly close: () => Promise<void> }
const opened = new WeakMap<Platform, Map<object, Opened>>()

/** A getter that opens at its first call. */
export function resource<T>(
  open: (platform: Platform) => T,
  close: (thing: T) => Promise<unknown>,
): (platform: Platform) => T {
  const key = {}
  return (platform) => {
    const things = opened.get(platform) ?? new Map<object, Opened>()
    opened.set(platform, things)
    const existing = things.get(key)
    if (existing) return existing.thing as T
    const thing = open(platform)
    things.set(key, {
      thing,
      close: async () => {
        await close(thing)
      },
    })
    return thing
  }
}

/** Closes the open resources; a later use opens new ones. */
export async function closeResources(platform: Platform): Promise<void> {
  const things = [...(opened.get(platform)?.values() ?? [])]
  opened.delete(platform)
  await Promise.all(things.map(({ close }) => close()))
}
