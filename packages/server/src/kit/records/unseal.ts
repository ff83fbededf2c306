/** The value with its sealed texts opened; an erased one is an empty text. */
export function unseal(value: unknown, texts: ReadonlyMap<string, string | null>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => unseal(item, texts))
  if (typeof value !== 'object' || value === null) return value
  if ('sealed' in value && typeof value.sealed === 'string') return texts.get(value.sealed) ?? ''
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, unseal(member, texts)]))
}
