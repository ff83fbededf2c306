import type { CallInput, Route } from './route.ts'

/**
 * Path and query of a call, relative to the server. Absent and null query values are left out, lists repeat
 * the name.
 */
export function addressOf<R extends Route>(route: R, input: Pick<CallInput<R>, 'params' | 'query'>): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const pairs = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => [name, one] as const),
    )
    .filter(([, value]) => value !== undefined && value !== null)
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`
}
