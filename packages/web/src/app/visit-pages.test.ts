import { expect, it } from 'vitest'
import { pageForVisitor, visitPages } from './visit-pages.ts'

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
])('leads a visitor who asks for %s with %j to %s', (asked, modules, page) => expect(pageForVisitor(asked, modules)).toBe(page))

it('gives a visitor with the activity log and the plan a tab for each of their pages', () => {
  expect(visitPages(['plan', 'activity_log']).map(({ to }) => to)).toEqual(['/activity-log/proof', '/activity-log/entries', '/activity-log/sensors', '/activity-log/tickets', '/activity-log/timeline', '/plan'])
})
