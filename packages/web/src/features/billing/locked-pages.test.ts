import { expect, it } from 'vitest'
import { lockOf } from './locked-pages.ts'

const owner = (): boolean => true

it.each([
  ['/plan', [], 'haccp', false],
  ['/plan/rounds', [], 'haccp', true],
  ['/plan/ccp-list', ['haccp'], null, false],
  ['/activity-log/tasks', ['haccp'], 'full', false],
  ['/activity-log/tasks/7', ['haccp'], 'full', true],
  ['/audits/templates', ['haccp', 'full'], 'professional', false],
  ['/audits/templates/create', ['haccp', 'full'], 'professional', true],
  ['/set-up/place-groups', ['haccp', 'full'], 'professional', true],
  ['/activity-log/timeline', [], null, false],
  ['/activity-log/proof', [], null, false],
  ['/planner', [], null, false],
] as const)('%s with %j is closed for want of %s', (pathname, features, feature, whole) =>
  expect(lockOf(pathname, features, owner)).toEqual(feature === null ? null : { feature, whole }),
)

it('says nothing to people whose role changes nothing there', () =>
  expect(lockOf('/plan', [], () => false)).toBeNull())
