import { can, type Actor } from '@larder/core/permissions'
import { describe, expect, it } from 'vitest'
import { visibleNav } from './nav.ts'
import { paths } from './paths.ts'

const all = () => true

describe('visibleNav', () => {
  it('shows only pages that exist, and titles only above links', () => {
    const items = visibleNav(all, (path) => path === paths.activityLogTimeline || path === paths.overview)
    expect(items.map(({ to }) => to)).toEqual([paths.overview, paths.activityLog])
    expect(items[1]?.children?.map((child) => ('to' in child ? child.to : child.separator))).toEqual(['nav.monitoring', paths.activityLogTimeline])
  })

  it('hides set-up, team and the settings of the log from whoever is no owner', () => {
    const ofOwners: readonly string[] = ['companies.edit', 'members.manage', 'place_users.view', 'company_tokens.manage', 'tasks.edit', 'equipment.edit', 'partners.edit', 'pause_periods.edit']
    const member = visibleNav((permission) => !ofOwners.includes(permission), all)
    expect(member.map(({ label }) => label)).toEqual(['nav.overview', 'nav.plan', 'nav.activity_log', 'nav.traceability', 'nav.audits', 'nav.documents'])
    expect(JSON.stringify(member)).not.toContain('nav.rooms')
  })

  it('leads the owner of a place to the place, its users and shared links, not to the company', () => {
    const actor: Actor = { kind: 'user', user_id: 1, companies: {}, places: { 7: { company_id: 3, access_level: 'owner' } } }
    const items = visibleNav((permission) => can(actor, permission, { company_id: 3, place_id: 7 }), all)
    const setUp = items.find(({ label }) => label === 'nav.set_up')
    expect(setUp?.children?.map((child) => 'label' in child && child.label)).toEqual(['nav.set_up_places', 'nav.set_up_users', 'nav.set_up_share_accesses'])
  })
})
