import { readGrant, tabletLevel, type Actor, type Grant, type SharedModule, type Target } from './actor.ts'
import { opensToToken } from './token-areas.ts'

/** An actor's rights at a target: the grants of company and place, or the modules of a shared link. */
export type AccessRights = {
  readonly user: boolean
  /** A person by PIN on a tablet. */
  readonly tablet: boolean
  readonly integration: boolean
  /** What the token of an integration reads. */
  readonly scopes: readonly string[]
  /** A visitor with a shared link, wherever. */
  readonly shared: boolean
  readonly company: Grant
  readonly place: Grant
  readonly modules: readonly string[] | null
}

type Rule = (standing: AccessRights) => boolean

const nothing: Grant = { role: null, extras: [] }

/** Resolves the grants that count at the target. A company role reaches every place of the company. */
export function standingAt(actor: Actor, target: Target): AccessRights {
  const none: AccessRights = {
    user: false,
    tablet: false,
    integration: false,
    scopes: [],
    shared: false,
    company: nothing,
    place: nothing,
    modules: null,
  }
  switch (actor.kind) {
    case 'anonymous':
      return none
    case 'integration':
      return target.company_id === actor.company_id
        ? { ...none, integration: true, scopes: actor.scopes }
        : none
    case 'tablet': {
      const isHere = target.place_id === actor.place_id && target.company_id === actor.company_id
      return { ...none, tablet: true, place: isHere ? readGrant(tabletLevel) : nothing }
    }
    case 'shared':
      return {
        ...none,
        shared: true,
        modules:
          target.place_id === actor.place_id && target.company_id === actor.company_id ? actor.modules : null,
      }
    case 'user': {
      const company =
        target.company_id === undefined ? nothing : readGrant(actor.companies[target.company_id])
      const at = target.place_id === undefined ? undefined : actor.places[target.place_id]
      const place =
        at !== undefined && at.company_id === target.company_id ? readGrant(at.access_level) : nothing
      return { ...none, user: true, company, place }
    }
  }
}

/** canWrite (general 6.2): company owner or member. */
const canWrite: Rule = ({ company }) => company.role === 'owner' || company.role === 'member'
/** isOwner (general 6.2): company role owner. */
const isOwner: Rule = ({ company }) => company.role === 'owner'
/** isAdmin (general 6.1): company or place role owner. */
const isAdmin: Rule = ({ company, place }) => company.role === 'owner' || place.role === 'owner'
/** canWritePlace (general 6.2): canWrite, or place owner, or place member. */
const canWritePlace: Rule = (standing) =>
  canWrite(standing) || standing.place.role === 'owner' || standing.place.role === 'member'
/** Sees the place: any role on it or on its company. */
const seesPlace: Rule = ({ company, place }) => company.role !== null || place.role !== null
const seesCompany: Rule = ({ company }) => company.role !== null
/** Edit measurements (general 6.2): write on the place, or temp-measurements on place or company. */
const editsMeasurements: Rule = (standing) =>
  canWritePlace(standing) ||
  [...standing.company.extras, ...standing.place.extras].includes('temp-measurements')
/** The extra role `temp-measurements`, on place or company. */
const measures: Rule = ({ company, place }) =>
  [...company.extras, ...place.extras].includes('temp-measurements')
/** Edit personnel (general 6.2): write on the place, or personnel on the company. */
const editsPersonnel: Rule = (standing) =>
  canWritePlace(standing) || standing.company.extras.includes('personnel')
/** Sensitive data of people: owners, and `personnel` on the company. */
const seesPrivate: Rule = (standing) => isAdmin(standing) || standing.company.extras.includes('personnel')
const isUser: Rule = ({ user }) => user
const isPerson: Rule = ({ user, tablet }) => user || tablet
const anyone: Rule = () => true

const either =
  (...rules: readonly Rule[]): Rule =>
  (standing) =>
    rules.some((rule) => rule(standing))
const through =
  (module: SharedModule): Rule =>
  ({ modules }) =>
    modules?.includes(module) ?? false
const throughAny: Rule = ({ modules }) => modules !== null
const isShared: Rule = ({ shared }) => shared

/**
 * Every permission of the product, `feature.verb`, with its complete rule for people and links; what tokens
 * read is in token-areas.ts. A new route names one of these; the conformance test calls each route as each
 * principal from here.
 */
export const permissions = {
  public: anyone,
  'account.self': isUser,
  /** Who is signed in, what they may do here, and signing out. */
  'session.self': isPerson,
  'classifiers.view': anyone,
  'companies.create': isUser,
  'companies.list': isPerson,
  /** All places of a company side by side. */
  'overview.view': isUser,
  'companies.edit': isOwner,
  'companies.remove': isOwner,
  /** Of companies that the account owned: the database knows which. */
  'companies.restore': isUser,
  /** Everything that the company has, people's data among it. */
  'company_exports.manage': isOwner,
  /** Places of a chain side by side, and the groups that they are in. */
  'place_groups.view': seesCompany,
  'place_groups.edit': isOwner,
  'company_tokens.manage': isOwner,
  'webhooks.manage': isOwner,
  'questionnaires.answer': isOwner,
  'subscriptions.view': seesCompany,
  /** The pages of billing (general 2.5, 6.2). */
  'billing.view': canWrite,
  'permissions.view': isUser,
  'invitations.create': isAdmin,
  'members.manage': isOwner,
  'places.view': either(seesPlace, throughAny),
  'places.create': isOwner,
  'places.edit': canWritePlace,
  'places.remove': isOwner,
  'places.visit': canWrite,
  'place_users.view': isAdmin,
  'place_users.manage': isAdmin,
  'plans.view': either(seesPlace, through('plan')),
  'plans.edit': canWritePlace,
  'plans.confirm': canWritePlace,
  /** Proposals of a newer edition (plan 6: offered only to owners). */
  'plans.review': isOwner,
  'plans.download': either(seesPlace, through('plan')),
  'shared_accesses.manage': canWritePlace,
  'shared_accesses.self': isShared,
  /** Which files is decided file by file, by what names it. */
  'files.view': either(
    seesPlace,
    through('plan'),
    through('activity_log'),
    through('documents'),
    through('audits'),
    through('traceability'),
  ),
  'files.edit': canWritePlace,
  /** Photos of entries and tickets, for the actors that make those. */
  'files.send': editsMeasurements,
  /** Folders of documents and the files in them. */
  'folders.view': either(seesPlace, through('documents')),
  /** Document 3, section 2: owners manage folders, of the company or of the place. */
  'folders.edit': isAdmin,
  /** What a place must have, and what it does not need. */
  'required_documents.view': seesPlace,
  'required_documents.edit': canWritePlace,
  'work_groups.view': either(seesPlace, through('plan')),
  'work_groups.edit': canWritePlace,
  /** Like the work groups; the plan prints both. */
  'work_group_tasks.view': either(seesPlace, through('plan')),
  'work_group_tasks.edit': canWritePlace,
  'notifications.view': seesPlace,
  /** What lowers the percentages; each area asks for its own permission too. */
  'overview.missing': seesPlace,
  /** Posters for the wall, in the language of those who work there. */
  'posters.print': seesPlace,
  'equipment.view': either(seesPlace, through('activity_log')),
  /** Settings of the activity log are for owners (daily operations 2): of the company or of the place. */
  'equipment.edit': isAdmin,
  'tasks.view': either(seesPlace, through('activity_log')),
  'tasks.edit': canWritePlace,
  'entries.view': either(seesPlace, through('activity_log')),
  /** Tables of entries and tickets to take away. */
  'entries.export': either(seesPlace, through('activity_log')),
  'entries.create': editsMeasurements,
  'entries.change': editsMeasurements,
  'tickets.view': either(seesPlace, through('activity_log')),
  /**
   * Raising a ticket and correcting it, for everyone with access to entries, because they see what is broken.
   */
  'tickets.raise': editsMeasurements,
  'tickets.answer': editsMeasurements,
  'tickets.erase': isAdmin,
  'partners.view': either(seesPlace, through('activity_log')),
  'partners.edit': isAdmin,
  'pause_periods.view': either(seesPlace, through('activity_log')),
  'pause_periods.edit': isAdmin,
  /** Document 3, sections 2 and 6: owners, and users who measure temperatures with a reading role. */
  'verifications.edit': either(isAdmin, measures),
  /** Erasing personal free texts. */
  'entries.erase': isAdmin,
  /** Everyone that may read entries may check them, an inspector with a link too. */
  'records.view': either(seesPlace, through('activity_log')),
  /** The chain of the place with every kind of record in it. */
  'records.bundle': either(seesPlace, through('activity_log')),
  /** Templates of audits are the company's; users who write at a place make audits there. */
  'digital_audits.view': seesCompany,
  'digital_audits.edit': canWrite,
  'digital_audit_results.view': either(seesPlace, through('audits')),
  'digital_audit_results.edit': canWritePlace,
  /** The catalogue of the company, which each of its places shows. */
  'products.view': seesPlace,
  /** Names of products, to choose one in an entry. */
  'products.find': seesPlace,
  /** What each dish contains, for guests too; recipes are not for them. */
  'products.matrix': either(seesPlace, through('allergens'), through('traceability')),
  'products.edit': either(canWrite, isAdmin),
  /** Records and stock, for inspectors with a link too. */
  'traceability.view': either(seesPlace, through('traceability')),
  'traceability.record': editsMeasurements,
  /** Stages (document 3, section 2: settings are for owners). */
  'traceability.settings': isAdmin,
  /** What went into a lot and what was made of it. */
  'recalls.trace': seesPlace,
  /** Recalls lead through all places of the company, with contacts of customers. */
  'recalls.view': canWritePlace,
  'recalls.edit': canWritePlace,
  'personnel.edit': editsPersonnel,
  /** People of the place: names and how to reach them. */
  'workers.view': editsPersonnel,
  /** Access levels need `place_users.manage` besides. */
  'workers.edit': editsPersonnel,
  /** Id codes: owners, and `personnel` on the company. */
  'workers.private': seesPrivate,
  /** Certificates and trainings are sensitive like these. */
  'team_tasks.view': seesPrivate,
  'team_tasks.edit': seesPrivate,
  /** Tablets for all, and the codes by which people choose their PIN. */
  'devices.manage': isAdmin,
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof permissions

/** All that a session by PIN on a tablet may ask for: the day of its place. Everything else is refused. */
export const tabletPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'public',
  'classifiers.view',
  'session.self',
  'companies.list',
  'places.view',
  'notifications.view',
  'tasks.view',
  'equipment.view',
  'entries.view',
  'entries.create',
  'entries.change',
  'tickets.view',
  'tickets.raise',
  'tickets.answer',
  'files.view',
  'files.send',
  'products.find',
])

/** Whether the actor may, at the target. Pure; the same on server and in the browser. */
export function can(actor: Actor, permission: Permission, target: Target = {}): boolean {
  if (actor.kind === 'tablet' && !tabletPermissions.has(permission)) return false
  const standing = standingAt(actor, target)
  return (
    permissions[permission](standing) || (standing.integration && opensToToken(permission, standing.scopes))
  )
}

/** Whether the target exists for the actor. An invisible target is answered like an absent one. */
export function sees(actor: Actor, target: Target): boolean {
  const standing = standingAt(actor, target)
  if (target.place_id !== undefined)
    return seesPlace(standing) || standing.modules !== null || standing.integration
  if (target.company_id !== undefined)
    return (
      seesCompany(standing) ||
      standing.integration ||
      (actor.kind === 'tablet' && actor.company_id === target.company_id) ||
      (actor.kind === 'user' &&
        Object.values(actor.places).some((place) => place.company_id === target.company_id))
    )
  return true
}
