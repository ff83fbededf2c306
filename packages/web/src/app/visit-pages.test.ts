import { shareableModules, sharedModules } from '@larder/core/permissions'
import { expect, it } from 'vitest'
import { createQueryClient } from '#kit/query.ts'
import { createAppRouter } from './router.tsx'
import { pageForVisitor, visitPages } from './visit-pages.ts'

it('has a page for exactly the modules of shared links', () => {
  const { routesByPath } = createAppRouter(createQueryClient())
  const hasPage = (module: string): boolean => visitPages([module]).some(({ to }) => to in routesByPath)
  expect(sharedModules.filter(hasPage)).toEqual([...shareableModules])
})

it.each([
  ['/overview', ['plan'], '/plan'],
  ['/plan', ['plan'], '/plan'],
  ['/plan/ccp-list', ['plan'], '/plan/ccp-list'],
  ['/plan/setup', ['plan'], '/plan'],
  ['/plan/versions/2', ['plan'], '/plan'],
  ['/plan/setup', ['activity_log'], '/activity-log/proof'],
  ['/plan/ccp-list', ['activity_log'], '/activity-log/proof'],
  ['/activity-log/timeline', ['plan'], '/plan'],
  ['/activity-log/timeline', ['activity_log', 'plan'], '/activity-log/timeline'],
  ['/overview', ['activity_log', 'plan'], '/activity-log/proof'],
  ['/activity-log', ['activity_log'], '/activity-log/proof'],
  ['/activity-log', ['plan'], '/plan'],
  ['/plan/setup', ['activity_log', 'plan'], '/plan'],
  ['/planet', ['plan'], '/plan'],
  ['/set-up/users', ['plan'], '/plan'],
  ['/account-settings', ['audits'], '/audits'],
  ['/traceability/stock', ['allergens'], '/traceability/products/allergen-matrix'],
  ['/traceability', ['allergens'], '/traceability/products/allergen-matrix'],
])('leads a visitor that requests %s with %j to %s', (asked, modules, page) =>
  expect(pageForVisitor(asked, modules)).toBe(page),
)

it('gives a visitor with the activity log and the plan a tab for each of their pages', () => {
  expect(visitPages(['plan', 'activity_log']).map(({ to }) => to)).toEqual([
    '/activity-log/proof',
    '/activity-log/entries',
    '/activity-log/sensors',
    '/activity-log/tickets',
    '/activity-log/timeline',
    '/plan',
  ])
})
