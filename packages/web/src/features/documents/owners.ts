import type { PlaceFile } from '@larder/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#kit/access.ts'
import { equipmentOf, partnersOf, roomsOf, workersOf } from './documents.api.ts'

type Ids = Pick<PlaceFile, 'partner_id' | 'worker_id' | 'equipment_id' | 'room_id'>
export type OwnerChoice = { readonly value: string; readonly label: string; readonly ids: Ids }

const none: Ids = { partner_id: null, worker_id: null, equipment_id: null, room_id: null }

const choicesOf = (field: keyof Ids, list: readonly { readonly id: number; readonly name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: `${field}:${id}`, label: name, ids: { ...none, [field]: id } }))

/** What a document may belong to: partners, people (for those who may see their papers) and units. */
export function useOwners(placeId: number): readonly OwnerChoice[] | null {
  const { can } = useAccess()
  const mayPeople = can('workers.private')
  const partners = useQuery(partnersOf(placeId))
  const units = useQuery(equipmentOf(placeId))
  const rooms = useQuery(roomsOf(placeId))
  const people = useQuery({ ...workersOf(placeId), enabled: mayPeople })
  const wanted = [partners, units, rooms, ...(mayPeople ? [people] : [])]
  if (wanted.some(({ isPending }) => isPending)) return null
  return [
    ...choicesOf('partner_id', partners.data),
    ...choicesOf('worker_id', people.data),
    ...choicesOf('equipment_id', units.data),
    ...choicesOf('room_id', rooms.data),
  ]
}

/** The choice of what the document belongs to. */
export const ownerOf = (file: Ids, owners: readonly OwnerChoice[]): string =>
  owners.find(({ ids }) => (Object.keys(none) as (keyof Ids)[]).every((field) => ids[field] === file[field]))
    ?.value ?? ''
