/** The same request with other values: of each member one that its schema allows. */
import { companyLevels, isAccessLevel } from '@larder/core/classifiers'
import type { ServedRoute } from '@larder/contract/routes'
import { changed, type Path } from './near-inputs.ts'
import { schemaOf, type Schema } from './schema-inputs.ts'

/** They name what is changed, or what it is based on; or prove the user. */
const names =
  /^(?:uuid|base|base_answers|base_version|version|.*_id|.*_ids|ids|id|.*token|.*password|pin|code|sealed)$/

const otherText = (value: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? '2027-03-04' : `${value} B`)

/** Other values of the kind of this one. */
function othersOf(value: unknown, { enum: choices }: Schema): unknown[] {
  if (choices !== undefined) return choices.filter((choice) => choice !== value)
  if (typeof value === 'boolean') return [!value]
  if (value === 0 || value === 1) return [1 - value, 2]
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value === 'string' && isAccessLevel(value))
    return companyLevels.map(({ key }) => key).filter((key) => key !== value)
  if (typeof value === 'string')
    return /^-?\d+(\.\d+)?$/.test(value)
      ? [String(Number(value) + 1), '2']
      : [otherText(value), 'B', 'other@example.com']
  return value === null ? ['B', 2] : []
}

type Slot = { readonly path: Path; readonly value: unknown; readonly schema: Schema }

function slotsIn(schema: Schema, value: unknown, path: Path = []): Slot[] {
  const inner = schema.anyOf?.find((one) => one.type !== 'null') ?? schema
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => slotsIn(inner.items ?? {}, item, [...path, index]))
  if (typeof value !== 'object' || value === null) return [{ path, value, schema: inner }]
  return Object.entries(value)
    .filter(([key]) => !names.test(key))
    .flatMap(([key, item]) => slotsIn(inner.properties?.[key] ?? {}, item, [...path, key]))
}

export function otherBodies(route: ServedRoute, body: unknown): unknown[] {
  return slotsIn(schemaOf(route.body), body)
    .slice(0, 12)
    .flatMap(({ path, value, schema }) =>
      othersOf(value, schema).map((other) => changed(body, path, () => other)),
    )
}
