/**
 * Changing the person without network. The server judges the PIN when the tablet is online again; until then
 * the day is shown as the person before saw it, and what is typed waits (docs/decisions/112).
 */
import type { ResponseOf } from '@larder/contract/kit'
import type { devices } from '@larder/contract/devices'
import type { Actor } from '@larder/core/permissions'
import { accessLevelsOf, companiesOf, profileOf, type Profile } from '#kit/access.ts'
import { keep, recall } from '#kit/kept-reads.ts'
import { selectCompany, selectPlace, startUnprovenSession } from '#kit/session.ts'
import { readLocal } from '#kit/storage.ts'
import { markTabletSession, type SealedPin } from '#kit/tablet.ts'

export type People = ResponseOf<typeof devices.people>
export type Person = People['people'][number]

const actorOf = ({ company_id, place_id }: People, user_id: number): Actor => ({
  kind: 'tablet',
  user_id,
  company_id,
  place_id,
})

const profileFor = ({ name, lang }: Person, id: number): Profile => ({
  id,
  username: '',
  firstname: name,
  lastname: '',
  id_code: null,
  phone: null,
  lang,
  newsletter: false,
  is_email_proven: true,
  has_seen_intro_slides: true,
  last_seen_notification_at: null,
})

/** False where nobody has signed in on this tablet with network yet, or the person has never chosen a PIN. */
export async function startWithoutNetwork(
  people: People,
  person: Person,
  pin: SealedPin | null,
): Promise<boolean> {
  const { user_id } = person
  const knowsDay = readLocal('tablet_reads') !== null && (await recall(companiesOf().queryKey)) !== undefined
  if (!knowsDay || user_id === null || pin === null) return false
  await keep(profileOf().queryKey, profileFor(person, user_id))
  await keep(accessLevelsOf().queryKey, actorOf(people, user_id))
  markTabletSession(pin)
  startUnprovenSession()
  selectCompany(people.company_id)
  selectPlace(people.place_id)
  return true
}
