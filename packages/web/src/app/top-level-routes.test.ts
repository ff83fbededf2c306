import { expect, it } from 'vitest'
import { createQueryClient } from '#kit/query.ts'
import { createAppRouter } from './router.tsx'

it.each(['/setting-up', '/bootstrap'])('has a route for the top-level address %s', (path) => {
  const { routesByPath } = createAppRouter(createQueryClient())
  expect(Object.keys(routesByPath)).toContain(path)
})
