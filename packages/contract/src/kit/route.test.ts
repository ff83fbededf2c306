import { expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { resources } from './resources.ts'
import {
  declareRoutes,
  isWriting,
  type CallInput,
  type ResponseOf,
  type RouteFacts,
  type SchemaTable,
} from './route.ts'

const schemas = {
  get: { params: z.object({ id: z.number() }), response: z.string(), summary: 'Reads' },
} satisfies SchemaTable
const get: RouteFacts = { name: 'x.get', method: 'GET', path: '/x/:placeId', permission: 'public', reads: [] }

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

it('the types refuse a route without schemas, schemas without a route and a part with another name', () => {
  // @ts-expect-error -- `list` has no schemas
  declareRoutes<typeof schemas>({ get, list: get })
  // @ts-expect-error -- `get` has no facts
  declareRoutes<typeof schemas>({})
  // @ts-expect-error -- neither reads nor writes
  declareRoutes<typeof schemas>({ get: { ...get, reads: undefined } })
  // @ts-expect-error -- the part is called `response`
  expect({ get: { answer: z.string(), summary: 'Reads' } } satisfies SchemaTable).toBeDefined()
})

it('a GET reads and every other route writes, apart from a few', () => {
  const apart = routes.filter((route) => isWriting(route) === (route.method === 'GET'))
  expect(apart.map(({ name }) => name)).toEqual([
    'account.start_smartid',
    'account.logout',
    'account.check_username',
    'account.check_mailed_token',
    'company_exports.download',
    'devices.people',
    'products.preview',
    'products.matrix_pdf',
    'plan_flows.tidy',
    'records.bundle',
    'tasks.new_version_required',
    'traceability.preview_epcis',
    'workers.preview',
  ])
})

it('every resource is written by a route, and read by one unless only the server reads it', () => {
  const written = new Set(routes.flatMap(({ writes }) => writes))
  const read = new Set(routes.flatMap(({ reads }) => reads))
  expect(resources.filter((name) => !written.has(name))).toEqual([])
  expect(resources.filter((name) => !read.has(name))).toEqual(['sessions'])
})
