import { expect, it } from 'vitest'
import { pageForVisitor } from './visit-pages.ts'

it.each([
  ['/overview', ['plan'], '/plan'],
  ['/plan', ['plan'], '/plan'],
  ['/plan/ccp-list', ['plan'], '/plan/ccp-list'],
  ['/plan/setup', ['plan'], '/plan'],
  ['/plan/versions/2', ['plan'], '/plan'],
  ['/plan/setup', ['activity_log'], '/activity-log'],
  ['/plan/ccp-list', ['activity_log'], '/activity-log'],
  ['/activity-log/timeline', ['plan'], '/plan'],
  ['/activity-log/timeline', ['activity_log', 'plan'], '/activity-log/timeline'],
  ['/overview', ['activity_log', 'plan'], '/plan'],
  ['/planet', ['plan'], '/plan'],
  ['/set-up/users', ['plan'], '/plan'],
  ['/account-settings', ['audits'], '/audits'],
])('leads a visitor who asks for %s with %j to %s', (asked, modules, page) => expect(pageForVisitor(asked, modules)).toBe(page))
