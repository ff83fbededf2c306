import { describe, expect, it } from 'vitest'
import {
  can,
  permissions,
  readGrant,
  sees,
  tokenAreas,
  tokenScopes,
  type Actor,
  type Permission,
  type TokenScope,
} from './index.ts'

const company_id = 1
const place_id = 10
const at = { company_id, place_id }
const inCompany = (level: string): Actor => ({
  kind: 'user',
  user_id: 7,
  companies: { [company_id]: level },
  places: {},
})
const atPlace = (level: string): Actor => ({
  kind: 'user',
  user_id: 7,
  companies: {},
  places: { [place_id]: { company_id, access_level: level } },
})
const shared = (...modules: string[]): Actor => ({ kind: 'shared', company_id, place_id, modules })

/** Columns of the table below, in this order. */
const actors: readonly (readonly [string, Actor])[] = [
  ['company owner', inCompany('owner')],
  ['company member', inCompany('member')],
  ['company readonly', inCompany('readonly')],
  ['company readonly,personnel', inCompany('readonly,personnel')],
  ['place owner', atPlace('owner')],
  ['place member', atPlace('member')],
  ['place readonly', atPlace('readonly')],
  ['place readonly,temp-measurements', atPlace('readonly,temp-measurements')],
  ['place no_access', atPlace('no_access')],
  ['shared plan', shared('plan')],
  ['shared activity log', shared('activity_log')],
  ['integration', { kind: 'integration', company_id, scopes: tokenScopes }],
  ['anonymous', { kind: 'anonymous' }],
  ['tablet', { kind: 'tablet', user_id: 7, company_id, place_id }],
]

/** `x` may, `·` may not: general 6.2, 6.5 and product.md, written out by hand. */
const table: Readonly<Record<Permission, string>> = {
  public: 'xxxxxxxxxxxxxx',
  'classifiers.view': 'xxxxxxxxxxxxxx',
  'account.self': 'xxxxxxxxx·····',
  'companies.create': 'xxxxxxxxx·····',
  'session.self': 'xxxxxxxxx····x',
  'companies.list': 'xxxxxxxxx····x',
  'overview.view': 'xxxxxxxxx·····',
  'permissions.view': 'xxxxxxxxx·····',
  'companies.edit': 'x·············',
  'companies.remove': 'x·············',
  'companies.restore': 'xxxxxxxxx·····',
  'company_exports.manage': 'x·············',
  'place_groups.view': 'xxxx··········',
  'place_groups.edit': 'x·············',
  'company_tokens.manage': 'x·············',
  'webhooks.manage': 'x·············',
  'questionnaires.answer': 'x·············',
  'subscriptions.view': 'xxxx··········',
  'billing.view': 'xx············',
  'members.manage': 'x·············',
  'invitations.create': 'x···x·········',
  'places.view': 'xxxxxxxx·xxx·x',
  'places.create': 'x·············',
  'places.edit': 'xx··xx········',
  'places.remove': 'x·············',
  'places.visit': 'xx············',
  'place_users.view': 'x···x·········',
  'place_users.manage': 'x···x·········',
  'plans.view': 'xxxxxxxx·x·x··',
  'plans.edit': 'xx··xx········',
  'plans.confirm': 'xx··xx········',
  'plans.review': 'x·············',
  'plans.download': 'xxxxxxxx·x····',
  'files.view': 'xxxxxxxx·xxx·x',
  'folders.view': 'xxxxxxxx···x··',
  'folders.edit': 'x···x·········',
  'required_documents.view': 'xxxxxxxx······',
  'required_documents.edit': 'xx··xx········',
  'files.edit': 'xx··xx········',
  'files.send': 'xx··xx·x·····x',
  'shared_accesses.manage': 'xx··xx········',
  'shared_accesses.self': '·········xx···',
  'work_groups.view': 'xxxxxxxx·x····',
  'work_groups.edit': 'xx··xx········',
  'work_group_tasks.view': 'xxxxxxxx·x····',
  'work_group_tasks.edit': 'xx··xx········',
  'notifications.view': 'xxxxxxxx·····x',
  'overview.missing': 'xxxxxxxx······',
  'posters.print': 'xxxxxxxx······',
  'equipment.view': 'xxxxxxxx··xx·x',
  'equipment.edit': 'x···x·········',
  'tasks.view': 'xxxxxxxx··xx·x',
  'tasks.edit': 'xx··xx········',
  'entries.view': 'xxxxxxxx··xx·x',
  'entries.export': 'xxxxxxxx··xx··',
  'entries.create': 'xx··xx·x·····x',
  'entries.change': 'xx··xx·x·····x',
  'entries.erase': 'x···x·········',
  'verifications.edit': 'x···x··x······',
  'records.view': 'xxxxxxxx··xx··',
  'records.bundle': 'xxxxxxxx··xx··',
  'tickets.view': 'xxxxxxxx··xx·x',
  'tickets.raise': 'xx··xx·x·····x',
  'tickets.answer': 'xx··xx·x·····x',
  'tickets.erase': 'x···x·········',
  'partners.view': 'xxxxxxxx··xx··',
  'partners.edit': 'x···x·········',
  'pause_periods.view': 'xxxxxxxx··xx··',
  'pause_periods.edit': 'x···x·········',
  'products.find': 'xxxxxxxx···x·x',
  'products.view': 'xxxxxxxx···x··',
  'products.matrix': 'xxxxxxxx···x··',
  'products.edit': 'xx··x·········',
  'digital_audits.view': 'xxxx·······x··',
  'digital_audits.edit': 'xx············',
  'digital_audit_results.view': 'xxxxxxxx···x··',
  'digital_audit_results.edit': 'xx··xx········',
  'traceability.view': 'xxxxxxxx···x··',
  'traceability.record': 'xx··xx·x······',
  'traceability.settings': 'x···x·········',
  'recalls.trace': 'xxxxxxxx······',
  'recalls.view': 'xx··xx········',
  'recalls.edit': 'xx··xx········',
  'personnel.edit': 'xx·xxx········',
  'workers.view': 'xx·xxx········',
  'workers.edit': 'xx·xxx········',
  'workers.private': 'x··xx·········',
  'team_tasks.view': 'x··xx·········',
  'team_tasks.edit': 'x··xx·········',
  'devices.manage': 'x···x·········',
}

describe('can', () => {
  it.each(Object.keys(permissions) as Permission[])('%s', (permission) => {
    expect(actors.map(([, actor]) => (can(actor, permission, at) ? 'x' : '·')).join('')).toBe(
      table[permission],
    )
  })
  it('gives no right at another company or place than the granted one', () => {
    const everywhere = new Set<Permission>([
      'public',
      'classifiers.view',
      'account.self',
      'session.self',
      'overview.view',
      'companies.create',
      'companies.list',
      'companies.restore',
      'permissions.view',
      'shared_accesses.self',
    ])
    for (const permission of (Object.keys(permissions) as Permission[]).filter(
      (one) => !everywhere.has(one),
    )) {
      for (const [name, actor] of actors) {
        expect([name, permission, can(actor, permission, { company_id: 2, place_id: 20 })]).toEqual([
          name,
          permission,
          false,
        ])
        expect([name, permission, can(actor, permission, { company_id: 2, place_id })]).toEqual([
          name,
          permission,
          false,
        ])
      }
      expect(can(atPlace('owner'), permission, { company_id, place_id: 11 })).toBe(false)
      expect(can(shared('plan', 'activity_log'), permission, { company_id, place_id: 11 })).toBe(false)
    }
  })
})

describe('sees', () => {
  it('decides who may see that a place exists', () => {
    expect(actors.map(([, actor]) => sees(actor, at))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ])
    expect(sees(atPlace('member'), { company_id, place_id: 11 })).toBe(false)
    expect(sees(atPlace('member'), { company_id })).toBe(true)
    expect(sees(inCompany('owner'), { company_id: 2 })).toBe(false)
  })
})

it('a link for guests opens the allergen matrix, and no batch', () => {
  const all = Object.keys(permissions) as Permission[]
  const opened = (module: string): readonly Permission[] =>
    all.filter((permission) => can(shared(module), permission, at) && !can(shared(), permission, at))
  const inBoth = opened('plan').filter((permission) => opened('activity_log').includes(permission))
  const own = (module: string) => opened(module).filter((permission) => !inBoth.includes(permission))
  expect(own('allergens')).toEqual(['products.matrix'])
  expect(own('traceability')).toEqual(['products.matrix', 'traceability.view'])
})

/** What a token of one area reads, written out by hand. */
const tokenTable: Readonly<Record<TokenScope, readonly Permission[]>> = {
  plan: ['places.view', 'plans.view', 'files.view'],
  activity_log: [
    'places.view',
    'files.view',
    'equipment.view',
    'tasks.view',
    'entries.view',
    'entries.export',
    'tickets.view',
    'partners.view',
    'pause_periods.view',
    'records.view',
  ],
  traceability: ['places.view', 'files.view', 'traceability.view'],
  products: ['places.view', 'products.view', 'products.find', 'products.matrix'],
  documents: ['places.view', 'files.view', 'folders.view'],
  audits: ['places.view', 'files.view', 'digital_audits.view', 'digital_audit_results.view'],
}

describe('a token', () => {
  const opened = (...scopes: readonly string[]): readonly Permission[] =>
    (Object.keys(permissions) as Permission[]).filter(
      (permission) =>
        can({ kind: 'integration', company_id, scopes }, permission, at) &&
        !can({ kind: 'anonymous' }, permission),
    )
  it.each(tokenScopes)('of the area %s alone reads that area', (scope) => {
    expect(opened(scope)).toEqual(tokenTable[scope])
  })
  it('has an area for permissions that there are alone', () => {
    expect(Object.keys(tokenAreas).filter((name) => !(name in permissions))).toEqual([])
  })
  it('of no area, or of an unknown one, reads nothing', () => {
    expect([opened(), opened('team').filter((permission) => permission !== 'places.view')]).toEqual([[], []])
  })
})

describe('an access level', () => {
  it.each([
    ['owner', { role: 'owner', extras: [] }],
    [' readonly , temp-measurements', { role: 'readonly', extras: ['temp-measurements'] }],
    [
      'readonly,personnel,temp-measurements',
      { role: 'readonly', extras: ['temp-measurements', 'personnel'] },
    ],
    ['no_access', { role: null, extras: [] }],
    ['', { role: null, extras: [] }],
    [null, { role: null, extras: [] }],
    ['superuser', { role: null, extras: [] }],
  ])('%j grants what it names and nothing else', (level, grant) => expect(readGrant(level)).toEqual(grant))
})
