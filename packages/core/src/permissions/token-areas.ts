/** What a company's token may read. A permission that is not named opens to none. */
import { tokenScopes, type TokenScope } from './actor.ts'

/**
 * Who may: tokens with one of these areas, with all areas there are, with any area at all (what is shown is
 * cut by the areas), none, or everybody, with or without a token.
 */
export type TokenArea = readonly TokenScope[] | 'all areas' | 'any area' | 'none' | 'everybody'

const activityLog: TokenArea = ['activity_log']

/** Each permission of a route that reads is here: a test fails for one that is not. */
export const tokenAreas: Readonly<Record<string, TokenArea | undefined>> = {
  public: 'everybody',
  'classifiers.view': 'everybody',
  /** Name, time zone and language; the rest is for the areas that show it. */
  'places.view': 'any area',
  'plans.view': ['plan'],
  'entries.view': activityLog,
  'entries.export': activityLog,
  'equipment.view': activityLog,
  'partners.view': activityLog,
  'pause_periods.view': activityLog,
  'records.view': activityLog,
  'tasks.view': activityLog,
  'tickets.view': activityLog,
  'traceability.view': ['traceability'],
  'products.view': ['products'],
  'products.find': ['products'],
  'products.matrix': ['products'],
  'folders.view': ['documents'],
  'digital_audits.view': ['audits'],
  'digital_audit_results.view': ['audits'],
  /** Areas that have files; each file is judged by what names it. */
  'files.view': ['plan', 'activity_log', 'documents', 'audits', 'traceability'],
  /** It has records of every area. */
  'records.bundle': 'all areas',

  'account.self': 'none',
  'billing.view': 'none',
  'companies.list': 'none',
  'companies.restore': 'none',
  'company_exports.manage': 'none',
  'company_tokens.manage': 'none',
  'devices.manage': 'none',
  'equipment.edit': 'none',
  'files.edit': 'none',
  'notifications.view': 'none',
  'overview.missing': 'none',
  'overview.view': 'none',
  'permissions.view': 'none',
  'place_groups.view': 'none',
  'place_users.view': 'none',
  'plans.download': 'none',
  'plans.review': 'none',
  'posters.print': 'none',
  'questionnaires.answer': 'none',
  'recalls.trace': 'none',
  'recalls.view': 'none',
  'required_documents.view': 'none',
  'session.self': 'none',
  'shared_accesses.manage': 'none',
  'shared_accesses.self': 'none',
  'subscriptions.view': 'none',
  'tasks.edit': 'none',
  'team_tasks.view': 'none',
  'traceability.record': 'none',
  'verifications.edit': 'none',
  'webhooks.manage': 'none',
  'work_group_tasks.view': 'none',
  'work_groups.view': 'none',
  'workers.view': 'none',
}

export function opensToToken(permission: string, scopes: readonly string[]): boolean {
  const area = tokenAreas[permission] ?? 'none'
  if (area === 'everybody') return true
  if (area === 'none') return false
  if (area === 'any area') return scopes.length > 0
  return area === 'all areas'
    ? tokenScopes.every((scope) => scopes.includes(scope))
    : area.some((scope) => scopes.includes(scope))
}
