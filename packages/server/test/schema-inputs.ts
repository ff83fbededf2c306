/** JSON texts that a schema of the contract allows, its edges and hostile texts among them. */
import fc from 'fast-check'
import { z } from 'zod'
import { hostileJson, hostileTexts } from './hostile-values.ts'

export type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

/** The allowed inputs, as far as JSON schema can describe them. */
export const schemaOf = (shape: z.ZodType): Schema =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema

const texts = (maxLength: number | undefined): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...hostileTexts.filter(({ length }) => length <= (maxLength ?? 1_000))),
    fc.string({ unit: 'grapheme', maxLength: Math.min(40, maxLength ?? 40) }),
    fc.constant('x'.repeat(maxLength ?? 10)),
  )

const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.constantFrom('2026-11-21', '0001-01-01', '0000-01-01', '9999-12-31', '2024-02-29'),
  'date-time': fc.constantFrom(
    '2026-11-21T09:00:00Z',
    '0001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-11-21T09:00:00.123456789012Z',
    '1582-10-10T00:00:00Z',
  ),
}

/** Refinements, which JSON schema cannot describe, may still refuse them. */
export function fromSchema(schema: Schema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)))
  if ('const' in schema) return fc.constant(JSON.stringify(schema.const))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema))
  if (Array.isArray(schema.type))
    return fc.oneof(...(schema.type as readonly string[]).map((type) => fromSchema({ ...schema, type })))
  const { minimum: min = -1e15, maximum: max = 1e15 } = schema
  switch (schema.type) {
    case 'string':
      return (formatted[schema.format ?? ''] ?? texts(schema.maxLength)).map((text) => JSON.stringify(text))
    case 'integer':
      return fc
        .oneof(fc.constantFrom(min, max), fc.integer({ min: Math.max(min, 0), max: Math.min(max, 30) }))
        .map(String)
    case 'number':
      return fc
        .oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }))
        .map((value) => JSON.stringify(value))
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'null':
      return fc.constant('null')
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: 5 }).map((items) => `[${items.join(',')}]`)
    case 'object':
      return objects(schema)
    default:
      return fc.constantFrom(...hostileJson)
  }
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([key, schema]) =>
    fc.tuple(fc.constant(key), fromSchema(schema), required.includes(key) ? fc.constant(true) : fc.boolean()),
  )
  const named = fc
    .tuple(...fields)
    .map((all) => all.filter(([, , there]) => there).map(([key, json]) => `${JSON.stringify(key)}:${json}`))
  const more =
    typeof additionalProperties === 'object'
      ? fc
          .array(
            fc.tuple(
              fc.oneof(fc.constantFrom('a', 'plan_created', '__proto__', ''), texts(60)),
              fromSchema(additionalProperties),
            ),
            { maxLength: 3 },
          )
          .map((list) => list.map(([key, json]) => `${JSON.stringify(key)}:${json}`))
      : fc.constant<string[]>([])
  return fc.tuple(named, more).map(([one, two]) => `{${[...one, ...two].join(',')}}`)
}
