import { featureAsked } from '@larder/core/billing'
import { tokenAreas } from '@larder/core/permissions'
import { APP_VERSION } from '@larder/core/version'
import { z } from 'zod'
import { ProblemBody } from './kit/problem.schemas.ts'
import { isWriting } from './kit/route.ts'
import type { ServedRoute } from './routes.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

const isEmpty = (schema: Json): boolean =>
  schema['type'] === 'object' && Object.keys((schema['properties'] ?? {}) as Json).length === 0

/** OpenAPI 3.1 document of the routes. Pure: the same routes give the same document. */
export function openApi(routes: readonly ServedRoute[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version: APP_VERSION,
      description:
        'All calls of the web application. Send `Authorization: Bearer <token>`; shared links send `shared-access-token` instead. A company token reads the routes of its areas: `x-token-area`.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        shared: { type: 'apiKey', in: 'header', name: 'shared-access-token' },
      },
      schemas: { Problem: schemaOf(ProblemBody, 'output') },
    },
  }
}

const fileForm: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  },
}

function operation(route: ServedRoute): Json {
  const body = schemaOf(route.body, 'input')
  const problem = (description: string): Json => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.name.split('.')[0]],
    'x-permission': route.permission,
    'x-token-area': tokenAreas[route.permission] ?? 'none',
    ...(route.permission === 'public' || route.permission === 'classifiers.view'
      ? {}
      : { security: [{ bearer: [] }, { shared: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.method === 'GET' || isEmpty(body)
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body }, ...(route.takes_file ? fileForm : {}) },
          },
        }),
    responses: {
      [route.status]: {
        description: 'Done',
        content: {
          [route.produces]:
            route.produces === 'application/json' ? { schema: schemaOf(route.response, 'output') } : {},
        },
      },
      401: problem('No valid session'),
      ...(asksForPayment(route)
        ? { 402: problem('The trial or the subscription has ended, or the package does not include this') }
        : {}),
      403: problem('The role does not have the permission'),
      404: problem('The item does not exist, or the caller may not see it'),
      ...(isWriting(route) ? { 409: problem('Changed meanwhile, or it already exists') } : {}),
      ...(route.method === 'GET' ? {} : { 413: problem('Too large'), 415: problem('Not JSON') }),
      422: problem('Input refused, field by field'),
      429: problem('Too many attempts; `Retry-After` has the seconds to wait'),
      503: problem('Overloaded; `Retry-After` has the seconds to wait'),
      ...(isWriting(route) ? { 507: problem('The disk of the server is full; nothing was saved') } : {}),
    },
  }
}

/** Adding a place has a rule of its own (general 4.9). */
const asksForPayment = (route: ServedRoute): boolean =>
  featureAsked(route) !== null || route.name === 'places.create'

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}
