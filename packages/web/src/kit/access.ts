/**
 * Who the actor is and where: the profile, the access levels, the companies with their places, the selected
 * company and place, and `can`, which asks the same rules as the server. Loaded once before the shell is
 * shown. For a visitor with a shared link profile, companies and permissions are not loaded (general 6.5):
 * all that is known is the visit.
 */
import { account } from '@larder/contract/account'
import { companies } from '@larder/contract/companies'
import type { ResponseOf } from '@larder/contract/kit'
import { permissions } from '@larder/contract/permissions'
import { sharedAccesses, type SharedVisit } from '@larder/contract/shared-accesses'
import { featureOfPermission } from '@larder/core/billing'
import { can as mayDo, type Actor, type Permission, type Target } from '@larder/core/permissions'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { formatDate, formatInstant } from './format.ts'
import { showAccountLanguage } from './i18n.ts'
import { query } from './query.ts'
import { currentSession, selectCompany, selectPlace, settleVisit, useSession } from './session.ts'

export type Profile = ResponseOf<typeof account.profile>
export type Company = ResponseOf<typeof companies.list>[number]
export type CompanyPlace = Company['places'][number]

export type Access = {
  readonly profile: Profile | undefined
  readonly companies: readonly Company[]
  /** The selected ones. */
  readonly company: Company | null
  readonly place: CompanyPlace | null
  /** Of a visitor with a shared link. */
  readonly visit: SharedVisit | null
  /**
   * Whether the actor has the permission, at the selected company and place unless a target is given, and the
   * company's package opens it.
   */
  readonly can: (permission: Permission, target?: Target) => boolean
  /** The same by the role alone, whatever the package opens: for pages that say what is closed. */
  readonly holds: (permission: Permission, target?: Target) => boolean
}

export const profileOf = () => query(account.profile)
export const companiesOf = () => query(companies.list)
export const accessLevelsOf = () => query(permissions.current)

export const visitOf = () => query(sharedAccesses.visit)

const noCompanies: readonly Company[] = []
const nobody: Actor = { kind: 'anonymous' }

/** Loads what `useAccess` answers. Throws `Problem`. */
export async function ensureAccess(
  client: QueryClient,
): Promise<{ readonly companies: readonly Company[]; readonly actor: Actor }> {
  const [list, profile, actor] = await Promise.all([
    client.ensureQueryData(companiesOf()),
    client.ensureQueryData(profileOf()),
    client.ensureQueryData(accessLevelsOf()),
  ])
  await showAccountLanguage(profile)
  return { companies: list, actor }
}

/** Loads what a shared link opens and goes there. Throws `Problem`. */
export async function ensureVisit(client: QueryClient): Promise<SharedVisit> {
  const visit = await client.ensureQueryData(visitOf())
  settleVisit(visit)
  return visit
}

/**
 * Loads companies and access levels again: after a company or a place was added or removed. A running fetch is
 * cancelled: the library would keep it, and its answer may be older than the change. Throws `Problem`.
 */
export async function reloadAccess(client: QueryClient): Promise<readonly Company[]> {
  await Promise.all(
    [companiesOf(), accessLevelsOf()].map(({ queryKey }) => client.cancelQueries({ queryKey })),
  )
  const [list] = await Promise.all([
    client.fetchQuery({ ...companiesOf(), staleTime: 0 }),
    client.fetchQuery({ ...accessLevelsOf(), staleTime: 0 }),
  ])
  return list
}

/**
 * Makes the selection valid (general 4.1, 4.2): the remembered one stays if it still exists, else the first
 * named company and its first place are selected; none where there is none.
 */
export function settleSelection(list: readonly Company[]): void {
  const { company_id, place_id } = currentSession()
  const company = list.find(({ id }) => id === company_id) ?? list.find(({ name }) => name !== '') ?? list[0]
  const place = company?.places.find(({ id }) => id === place_id) ?? company?.places[0]
  selectCompany(company?.id ?? null)
  selectPlace(place?.id ?? null)
}

/** Users that fill in checks and set nothing up start with the day, all others with the overview. */
export function worksByTheDay(actor: Actor): boolean {
  const { company_id, place_id } = currentSession()
  const here: Target = { ...(company_id !== null && { company_id }), ...(place_id !== null && { place_id }) }
  return mayDo(actor, 'entries.create', here) && !mayDo(actor, 'tasks.edit', here)
}

export function useAccess(): Access {
  const { company_id, place_id, access_token, shared_access_token } = useSession()
  const shared = shared_access_token !== null
  const enabled = access_token !== null && !shared
  const { data: sharedVisit } = useQuery({ ...visitOf(), enabled: shared })
  const visit = shared ? (sharedVisit ?? null) : null
  const { data: profile } = useQuery({ ...profileOf(), enabled })
  const { data: list = noCompanies } = useQuery({ ...companiesOf(), enabled })
  const { data: user = nobody } = useQuery({ ...accessLevelsOf(), enabled })
  const actor = useMemo(
    (): Actor =>
      visit === null
        ? user
        : { kind: 'shared', company_id: visit.company_id, place_id: visit.place_id, modules: visit.modules },
    [visit, user],
  )
  const company = list.find(({ id }) => id === company_id) ?? null
  const place =
    visit === null
      ? (company?.places.find(({ id }) => id === place_id) ?? null)
      : { id: visit.place_id, name: visit.place_name, timezone: visit.timezone, role: null }
  const holds = useCallback(
    (permission: Permission, target?: Target) =>
      mayDo(
        actor,
        permission,
        target ?? { ...(company_id !== null && { company_id }), ...(place_id !== null && { place_id }) },
      ),
    [actor, company_id, place_id],
  )
  const can = useCallback(
    (permission: Permission, target?: Target) => {
      const feature = featureOfPermission[permission]
      const owner = target?.company_id ?? company_id
      const features = list.find(({ id }) => id === owner)?.features
      return (
        holds(permission, target) &&
        (feature === undefined || features === undefined || features.includes(feature))
      )
    },
    [holds, list, company_id],
  )
  return { profile, companies: list, company, place, visit, can, holds }
}

/** The selected place's id, for pages that are shown only with one. Throws where none is selected. */
export function usePlaceId(): number {
  const { place_id } = useSession()
  if (place_id === null) throw new Error('Cannot get placeId')
  return place_id
}

/** The zone of the selected place's days; undefined = the browser's, where no place is selected. */
export const usePlaceZone = (): string | undefined => useAccess().place?.timezone

/** How the selected company shows temperatures. */
export const useScale = (): 'C' | 'F' => (useCompanyFormat().temperatureUnit === '°F' ? 'F' : 'C')

/** How the selected company writes dates and temperatures; the product's defaults where none is selected. */
export function useCompanyFormat(): {
  readonly datePattern: string
  readonly temperatureUnit: string
  readonly currency: string | null
} {
  const { company, visit } = useAccess()
  const where = company ?? visit
  return {
    datePattern: where?.date_format ?? 'DD.MM.yyyy',
    temperatureUnit: where?.temperature_scale.unit ?? '°C',
    currency: company?.production_currency?.key ?? null,
  }
}

/**
 * The company shows no times of entries on its own screens (general 6). Visitors with a shared link always
 * see them.
 */
export function useTimesHidden(): boolean {
  const { company, visit } = useAccess()
  return visit === null && company?.entry_created_at_hidden === true
}

/**
 * When an entry was made or changed, from a local time `YYYY-MM-DDTHH:mm`: its day alone where the company
 * hides times.
 */
export function useEntryMoment(): (local: string) => string {
  const { datePattern } = useCompanyFormat()
  const hidden = useTimesHidden()
  const moment = useMoment()
  return (local) => (hidden ? formatDate(local, datePattern) : moment(local))
}

/** The same from an instant. */
export function useEntryInstant(): (instant: string) => string {
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  const hidden = useTimesHidden()
  return (instant) => {
    const momentText = formatInstant(instant, zone, datePattern)
    return hidden ? momentText.slice(0, momentText.lastIndexOf(' ')) : momentText
  }
}

/** A local time `YYYY-MM-DDTHH:mm` as the company writes it. */
export function useMoment(): (local: string) => string {
  const { datePattern } = useCompanyFormat()
  return (local) => {
    const [date = '', time = ''] = local.split('T')
    return `${formatDate(date, datePattern)} ${time}`
  }
}
