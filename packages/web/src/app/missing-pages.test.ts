import { expect, it } from 'vitest'
import { itemPages, missingPages } from '#features/overview/missing-pages.ts'
import { createQueryClient } from '#kit/query.ts'
import { createAppRouter } from './router.tsx'

const { routesByPath } = createAppRouter(createQueryClient())

it.each(Object.entries(missingPages))('has a page that puts %s right: %s', (_kind, path) =>
  expect(Object.keys(routesByPath)).toContain(path),
)
it.each(Object.entries(itemPages))('has a page of the item that %s names: %s', (_kind, path) =>
  expect(Object.keys(routesByPath)).toContain(path),
)
