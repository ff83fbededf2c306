/**
 * The address where it belongs to this application, never another site's: `//host`, `/\\host` and control
 * characters, which browsers drop, would lead away.
 */
export function ownAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  const here = 'http://here.invalid'
  return URL.canParse(value, here) && new URL(value, here).origin === here ? value : undefined
}
