import { expect, it } from 'vitest'
import { createQueryClient } from '#kit/query.ts'
import { ownAddress } from './own-address.ts'
import { createAppRouter } from './router.tsx'

const foreign = [
  'https://evil.example/',
  'http://here@evil.example/',
  '\thttps://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
  'overview',
  '',
  undefined,
  7,
  ['/plan'],
]

it.each(foreign)('refuses %j as an address of this application', (value) =>
  expect(ownAddress(value)).toBeUndefined(),
)

it.each(['/', '/overview', '/plan/ccp-list?x=//y#z', '/%2F%2Fevil'])(
  'accepts %s as an address of this application',
  (value) => expect(ownAddress(value)).toBe(value),
)

it.each(foreign.filter((value) => !Array.isArray(value)))('login never gets %j as the next page', (value) => {
  const router = createAppRouter(createQueryClient())
  const search = router.options.parseSearch(`?from=${encodeURIComponent(String(value))}`)
  expect(router.matchRoutes('/auth/login', search).at(-1)?.search).toMatchObject({ from: undefined })
})
