/**
 * Requests that the contract admits: the good call of a route with some of its fields replaced by others that
 * their schemas allow.
 */
import fc from 'fast-check'
import type { ServedRoute } from '@larder/contract/routes'
import { addressFrom, changed, escape, Raw, write, type Path, type Wire } from './near-inputs.ts'
import type { Sent } from './recipes.ts'
import { fromSchema, schemaOf, type Schema } from './schema-inputs.ts'

type Slot = { readonly path: Path; readonly schema: Schema }

/** Other values of these name other things, which are not there, or prove what they do not prove. */
const names =
  /^(?:id|version|base_version|.*_id|.*_ids|ids|.*Id|.*_version|token|.*token|password|.*password|state|oauth_code|redirect_uri|finding|sha256|recaptcha.*|username)$/

/** Fields that the schema names at or below a value, those that are absent too. */
function slotsIn(schema: Schema, value: unknown, path: Path = []): Slot[] {
  const fits = (schema.anyOf ?? [schema]).filter((one) =>
    Array.isArray(value)
      ? one.items !== undefined
      : typeof value === 'object' && value !== null && one.properties !== undefined,
  )
  const [inner] = fits
  if (inner === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => slotsIn(inner.items ?? {}, item, [...path, index]))
  return Object.entries(inner.properties ?? {}).flatMap(([key, child]) => {
    const at = [...path, key]
    const below = slotsIn(child, (value as Record<string, unknown>)[key], at)
    return names.test(key) ? below : [{ path: at, schema: child }, ...below]
  })
}

type Change = { readonly path: Path; readonly json: string }

function changesOf(slots: readonly Slot[]): fc.Arbitrary<Change[]> {
  if (slots.length === 0) return fc.constant([])
  return fc.array(
    fc.constantFrom(...slots).chain(({ path, schema }) => fromSchema(schema).map((json) => ({ path, json }))),
    { maxLength: 3 },
  )
}

/** Applies the changes that leave it one that the schema admits. */
function applied(good: unknown, changes: readonly Change[], admits: (value: unknown) => boolean): unknown {
  let value = good
  for (const { path, json } of changes) {
    const next = withAll(value, path, json)
    if (admits(JSON.parse(write(next)))) value = next
  }
  return value
}

/** Sets the value at the path, in lists too. */
const withAll = (value: unknown, path: Path, json: string): unknown =>
  changed(value, path, () => new Raw(json))

const asText = (json: string): string => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : json
}

/** Requests of the route that its schemas admit, from the good call `sent` outwards. */
export function validInputs(route: ServedRoute, sent: Sent): fc.Arbitrary<Wire> {
  const params = Object.fromEntries(
    Object.entries(sent.params ?? {}).map(([name, value]) => [name, escape(String(value))]),
  )
  const goodQuery: Record<string, string> = Object.fromEntries(
    Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const querySlots = Object.entries(schemaOf(route.query).properties ?? {})
    .filter(([key]) => !names.test(key))
    .map(([key, schema]) => ({ path: [key], schema }))
  const bodySchema = schemaOf(route.body)
  const bodySlots = route.method === 'GET' || sent.body === undefined ? [] : slotsIn(bodySchema, sent.body)
  return fc
    .record({ query: changesOf(querySlots), body: changesOf(bodySlots), uuid: fc.uuid({ version: 4 }) })
    .map(({ query: asked, body: changes, uuid }) => {
      const query = { ...goodQuery }
      for (const {
        path: [key = ''],
        json,
      } of asked) {
        const next = { ...query, [key]: asText(json) }
        if (isText(next[key]) && route.query.safeParse(next).success) query[key] = next[key] ?? ''
      }
      const url = addressFrom(
        route,
        params,
        Object.entries(query).map(([key, value]) => `${escape(key)}=${escape(value)}`),
      )
      if (route.method === 'GET' || sent.body === undefined)
        return { what: `asked ${JSON.stringify(query)}`, url }
      const good =
        typeof sent.body === 'object' && sent.body !== null && 'uuid' in sent.body
          ? { ...sent.body, uuid }
          : sent.body
      const body = write(applied(good, changes, (value) => route.body.safeParse(value).success))
      return { what: 'admitted', url, body }
    })
}

/** Whether the text can be sent in an address. */
const isText = (text: string | undefined): boolean => text !== undefined && text.isWellFormed()
