import { can, type Actor } from '@larder/core/permissions'
import { describe, expect, it } from 'vitest'
import { labelOfPage, placeInNav, visibleNav, withAnalysesLast, withProductsOnly } from './nav.ts'
import { paths } from './paths.ts'

const all = () => true

describe('visibleNav', () => {
  it('shows only pages that exist, and titles only above links', () => {
    const items = visibleNav(all, (path) => path === paths.activityLogTimeline || path === paths.overview)
    expect(items.map(({ to }) => to)).toEqual([paths.overview, paths.activityLog])
    expect(items[1]?.children?.map((child) => ('to' in child ? child.to : child.separator))).toEqual([
      'nav.monitoring',
      paths.activityLogTimeline,
    ])
  })

  it('hides set-up, team and the settings of the log from users that are no owner', () => {
    const ofOwners: readonly string[] = [
      'companies.edit',
      'workers.private',
      'place_users.view',
      'company_tokens.manage',
      'tasks.edit',
      'equipment.edit',
      'partners.edit',
      'pause_periods.edit',
    ]
    const member = visibleNav((permission) => !ofOwners.includes(permission), all)
    expect(member.map(({ label }) => label)).toEqual([
      'nav.overview',
      'nav.plan',
      'nav.activity_log',
      'nav.traceability',
      'nav.audits',
      'nav.documents',
    ])
    expect(JSON.stringify(member)).not.toContain('nav.rooms')
  })

  it('leads the owner of a place to the place, its users and shared links, not to the company', () => {
    const actor: Actor = {
      kind: 'user',
      user_id: 1,
      companies: {},
      places: { 7: { company_id: 3, access_level: 'owner' } },
    }
    const items = visibleNav((permission) => can(actor, permission, { company_id: 3, place_id: 7 }), all)
    const setUp = items.find(({ label }) => label === 'nav.set_up')
    expect(setUp?.children?.map((child) => 'label' in child && child.label)).toEqual([
      'nav.set_up_places',
      'nav.set_up_users',
      'nav.set_up_share_accesses',
    ])
  })
})

it('shows lite FSMS its products where others have traceability', () => {
  const item = withProductsOnly(visibleNav(all, all)).find(({ to }) => to === paths.traceabilityProducts)
  expect([item?.label, item?.children?.map((child) => 'to' in child && child.to)]).toEqual([
    'nav.products',
    [paths.traceabilityProducts, paths.traceabilityMatrix, false, paths.traceabilityUnits],
  ])
})

it('lists the analyses of a plan by product groups behind its location and drawings', () => {
  const plan = visibleNav(all, all).find(({ to }) => to === paths.plan)
  const order = withAnalysesLast(plan?.children ?? []).flatMap((child) => ('to' in child ? [child.to] : []))
  const wanted = [
    paths.planGeneralInfo,
    paths.planWorkGroups,
    paths.planLocation,
    paths.planPlans,
    paths.planAnalyses,
  ] as const
  expect(order.filter((to) => wanted.some((one) => one === to))).toEqual(wanted)
  expect(order).toHaveLength((plan?.children ?? []).filter((child) => 'to' in child).length)
})

it.each([
  ['/plan', 'nav.plan_summary'],
  ['/plan/ccp-list', 'nav.plan_ccp_list'],
  ['/overview', 'nav.overview'],
  ['/plan/versions/3', undefined],
])('knows the name of the page %s: %s', (pathname, label) => expect(labelOfPage(pathname)).toBe(label))

describe('placeInNav', () => {
  it.each([
    ['/plan', '/plan', '/plan'],
    ['/plan/ccp-list', '/plan', '/plan/ccp-list'],
    ['/plan/versions/3', '/plan', '/plan/versions'],
    ['/plan/custom/sources', '/plan', '/plan/custom/sources'],
    ['/activity-log/timeline', '/activity-log', '/activity-log/timeline'],
    ['/activity-log/sensors/1', '/activity-log', '/activity-log/sensors'],
    ['/activity-log/entries/4/versions', '/activity-log', '/activity-log/entries'],
    ['/activity-log/verification/4/entries', '/activity-log', '/activity-log/verification/list'],
    ['/set-up/users/new', '/set-up', '/set-up/users'],
    ['/share-accesses', '/set-up', '/share-accesses'],
    ['/share-accesses-new', '/set-up', '/share-accesses'],
    ['/team/people/7', '/team', '/team/people'],
    ['/team/roles/new', '/team', '/team/roles'],
    ['/overview', '/overview', '/overview'],
  ])('finds the page of %s', (pathname, item, to) => {
    const place = placeInNav(visibleNav(all, all), pathname)
    expect([place.item?.to, place.to]).toEqual([item, to])
  })

  it('finds no page for an address outside the navigation', () => {
    expect(placeInNav(visibleNav(all, all), '/account-settings')).toEqual({ item: null, to: null })
  })
})
