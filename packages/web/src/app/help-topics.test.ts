import en from '@larder/locales/help/en.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { findTopic } from '#features/help/find-topics.ts'
import { createQueryClient } from '#kit/query.ts'
import { createAppRouter } from './router.tsx'
import { navItems } from './nav.ts'

const { routesByPath } = createAppRouter(createQueryClient())
const pages = navItems
  .flatMap(({ to, children = [] }) => [to, ...children.flatMap((child) => ('to' in child ? [child.to] : []))])
  .filter((path) => path in routesByPath)

it.each(pages)('has help for %s', (path) => {
  expect(findTopic(en, path)).not.toBeNull()
})

it('describes only pages that exist', () => {
  const addresses = Object.keys(routesByPath)
  const unknown = Object.keys(en).filter(
    (path) => !addresses.some((one) => one === path || one.startsWith(`${path}/`)),
  )
  expect(unknown).toEqual([])
})
