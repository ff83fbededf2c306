import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApi } from '@larder/contract/openapi'
import { routes } from '@larder/contract/routes'

/** Calls of the specification that are not served yet. The list may only become shorter. */
const missing: string[] = []

/** The names of the parameters are ours; their places are the specification's. */
const shapeOf = (call: string): string => call.replace(/\{\w+\}/g, '{}')

const calls = readFileSync(new URL('../../contract/calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

it('serves every call of the specification but those of the list', () => {
  const { paths } = openApi(routes) as { paths: Record<string, Record<string, unknown>> }
  const served = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => shapeOf(`${method.toUpperCase()} ${path}`)),
    ),
  )
  expect(calls).toHaveLength(248)
  expect(calls.filter((call) => !served.has(shapeOf(call)))).toEqual(missing)
})
