/** Photos that follow their record. */

const isWaiting = (value: object, id: number): boolean =>
  'sha256' in value && value.sha256 === null && 'id' in value && value.id === id

/**
 * The body of a record, or a part of it, with the received contents in place of the promised ones; the same
 * object where it promised none.
 */
export function withContent<T>(body: T, file: { readonly id: number; readonly sha256: string }): T {
  if (typeof body !== 'object' || body === null) return body
  if (isWaiting(body, file.id)) return { id: file.id, sha256: file.sha256 } as T
  if (Array.isArray(body)) {
    const items = body.map((item: unknown) => withContent(item, file))
    return items.some((item, at) => item !== body[at]) ? (items as T) : body
  }
  const members = Object.entries(body).map(
    ([key, member]) => [key, withContent(member as unknown, file)] as const,
  )
  return members.some(([key, member]) => member !== (body as Record<string, unknown>)[key])
    ? (Object.fromEntries(members) as T)
    : body
}
