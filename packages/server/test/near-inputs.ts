/**
 * Inputs near the good ones of a route: fields dropped, retyped, doubled, filled with hostile values; bodies
 * that are none.
 */
import fc from 'fast-check'
import type { ServedRoute } from '@larder/contract/routes'
import type { Sent } from './recipes.ts'
import { fromSchema, schemaOf } from './schema-inputs.ts'
import { hostileBodies, hostileEscapes, hostileJson, hostileTexts, hostileTypes } from './hostile-values.ts'

/** A request as it goes over the wire. */
export type Wire = {
  readonly what: string
  readonly url: string
  readonly body?: string
  readonly type?: string
}

/** JSON text that is written into a tree unchanged. */
export class Raw {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

export function write(value: unknown): string {
  if (value instanceof Raw) return value.json
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${JSON.stringify(key)}:${write(item)}`)
      .join(',')}}`
  return JSON.stringify(value)
}

export type Path = readonly (string | number)[]

/** Every place in the value, the whole included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [
    path,
    ...keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...path, key])),
  ]
}

/** The value with `change` applied at the path; undefined drops it. */
export function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => (index === key ? changed(item, rest, change) : item))
      .filter((item) => item !== undefined)
  if (value instanceof Raw || typeof value !== 'object' || value === null) return value
  return { ...value, [key]: changed((value as Record<string, unknown>)[key], rest, change) }
}

type Change = { readonly what: string; readonly change: (old: unknown) => unknown }

const insideOf = (old: unknown, json: string): unknown =>
  typeof old === 'object' && old !== null && !Array.isArray(old) && !(old instanceof Raw)
    ? new Raw(`{${json}${Object.keys(old).length > 0 ? ',' : ''}${write(old).slice(1)}`)
    : old

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...hostileJson)
      .map((json) => ({ what: `= ${json.slice(0, 60)}`, change: () => new Raw(json) })),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'dropped', change: () => undefined }) },
  { weight: 1, arbitrary: fc.constant({ what: 'in a list', change: (old: unknown) => [old] }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 51, 300).map((times) => ({
      what: `${times} times`,
      change: (old: unknown) =>
        Array.isArray(old)
          ? Array.from({ length: times }, () => old).flat()
          : Array.from({ length: times }, () => old),
    })),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'as text', change: (old: unknown) => write(old ?? null) }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '"__proto__":{"id":1}',
        '"constructor":{"prototype":1}',
        '"toString":null',
        '"":""',
        '"\\u0000":1',
        '"\\ud800":1',
      )
      .map((json) => ({ what: `with ${json}`, change: (old: unknown) => insideOf(old, json) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 300 })
      .map((text) => ({ what: `= ${JSON.stringify(text)}`, change: () => text })),
  },
)

function bodies(route: ServedRoute, good: unknown): fc.Arbitrary<{ what: string; body: string }> {
  const asked = Object.fromEntries(
    Object.keys(schemaOf(route.body).properties ?? {}).map((key) => [key, undefined]),
  )
  const base = Array.isArray(good) ? good : { ...asked, ...(good as object | undefined) }
  const change = fc.record({ path: fc.constantFrom(...placesIn(base)), change: changes })
  const near = fc.array(change, { minLength: 1, maxLength: 3 }).map((list) => ({
    what: list.map(({ path, change: { what } }) => `${path.join('.')} ${what}`).join(', '),
    body: write(
      list.reduce(
        (value, { path, change: { change: apply } }) => changed(value, path, apply),
        base as unknown,
      ) ?? null,
    ),
  }))
  return fc.oneof(
    { weight: 4, arbitrary: near },
    {
      weight: 1,
      arbitrary: fromSchema(schemaOf(route.body)).map((body) => ({
        what: `made ${body.slice(0, 200)}`,
        body,
      })),
    },
  )
}

/** Escapes what has an escape; half a surrogate pair becomes the bytes that no text has. */
export function escape(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** Parts that vanish when an address is read: with them it is another route's. */
const vanishing: readonly string[] = ['', '.', '..', '%2e%2e']
const parts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts.map(escape)) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileEscapes) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(escape) },
)

export const addressFrom = (
  route: ServedRoute,
  params: Readonly<Record<string, string>>,
  query: readonly string[],
): string => {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** Forms of a query parameter: a value, several, none, a list, an object. */
const queryForms: readonly ((key: string, value: string) => string[])[] = [
  (key, value) => [`${key}=${value}`],
  (key, value) => [`${key}=${value}`],
  (key, value) => [`${key}=${value}`],
  (key, value) => [`${key}=1`, `${key}=${value}`],
  (key, value) => [`${key}[]=${value}`],
  (key, value) => [`${key}[a]=${value}`],
  (key) => [key],
  (key) => [`${key}=`],
  () => [],
  (key, value) => [`__proto__[${key}]=${value}`],
]

/** Requests of the route, from the good call `sent` outwards. */
export function nearInputs(route: ServedRoute, sent: Sent): fc.Arbitrary<Wire> {
  const params = Object.fromEntries(
    Object.entries(sent.params ?? {}).map(([name, value]) => [name, escape(String(value))]),
  )
  const query = Object.entries(sent.query ?? {}).map(
    ([name, value]) => `${escape(name)}=${escape(String(value))}`,
  )
  const url = addressFrom(route, params, query)
  const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const asked = [...Object.keys(schemaOf(route.query).properties ?? {}), 'unasked']
  const rest = sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }

  const wholes: fc.Arbitrary<Wire> = fc.constant({ what: 'the good call', url, ...rest })
  const paths =
    named.length === 0
      ? []
      : [
          {
            weight: 3,
            arbitrary: fc
              .tuple(
                fc.constantFrom(...named),
                parts.filter((part) => !vanishing.includes(part)),
              )
              .map(([name, value]) => ({
                what: `${name} in the path = ${value.slice(0, 60)}`,
                url: addressFrom(route, { ...params, [name]: value }, query),
                ...rest,
              })),
          },
        ]
  const queries = fc
    .tuple(fc.constantFrom(...asked), parts, fc.constantFrom(...queryForms))
    .map(([key, value, form]) => {
      const other = query.filter((part) => !part.startsWith(`${key}=`))
      return {
        what: `query ${form(key, value).join('&').slice(0, 80)}`,
        url: addressFrom(route, params, [...other, ...form(key, value)]),
        ...rest,
      }
    })
  if (route.method === 'GET')
    return fc.oneof({ weight: 1, arbitrary: wholes }, ...paths, {
      weight: asked.length > 1 ? 4 : 1,
      arbitrary: queries,
    })
  return fc.oneof(
    { weight: 1, arbitrary: wholes },
    ...paths,
    { weight: asked.length > 1 ? 2 : 1, arbitrary: queries },
    {
      weight:
        sent.body === undefined && Object.keys(schemaOf(route.body).properties ?? {}).length === 0 ? 1 : 12,
      arbitrary: bodies(route, sent.body).map(({ what, body }) => ({ what, url, body })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...hostileBodies)
        .map((body) => ({ what: `body ${body.slice(0, 60)}`, url, body })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...hostileTypes)
        .map((type) => ({ what: `content type ${type}`, url, body: rest.body ?? '{}', type })),
    },
  )
}
