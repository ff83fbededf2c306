import { expect, it } from 'vitest'
import { z } from 'zod'
import { declareRoutes, type CallInput, type ResponseOf, type RouteFacts, type SchemaTable } from './route.ts'

const schemas = {
  get: { params: z.object({ id: z.number() }), response: z.string(), summary: 'Reads' },
} satisfies SchemaTable
const get: RouteFacts = { name: 'x.get', method: 'GET', path: '/x/:placeId', permission: 'public' }

it('a route has the types of its schemas and the defaults of its method and path', () => {
  const table = declareRoutes<typeof schemas>({ get })
  const input: CallInput<typeof table.get> = { params: { id: 1 } }
  const response: ResponseOf<typeof table.get> = 'text'
  expect([input, response]).toEqual([{ params: { id: 1 } }, 'text'])
  expect(table.get).toMatchObject({
    scope: { kind: 'place', param: 'placeId' },
    status: 200,
    takes_file: false,
  })
})

it('the types refuse a route without schemas, schemas without a route and a part of another name', () => {
  // @ts-expect-error -- `list` has no schemas
  declareRoutes<typeof schemas>({ get, list: get })
  // @ts-expect-error -- `get` has no facts
  declareRoutes<typeof schemas>({})
  // @ts-expect-error -- the part is called `response`
  expect({ get: { answer: z.string(), summary: 'Reads' } } satisfies SchemaTable).toBeDefined()
})
