/** How saving a unit changes its sensor: the table of sensor changes (daily operations, section 4). */
export type SensorChange = 'edit' | 'remove' | 'create' | 'nothing'

/** A name of spaces alone is none. */
export function sensorChange({
  id,
  name,
}: {
  readonly id?: number | null | undefined
  readonly name?: string | null | undefined
}): SensorChange {
  const hasId = id !== null && id !== undefined
  const hasName = (name ?? '').trim() !== ''
  if (hasId) return hasName ? 'edit' : 'remove'
  return hasName ? 'create' : 'nothing'
}
