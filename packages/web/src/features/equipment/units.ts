/** Equipment and rooms with one interface: their queries, requests and names. */
import type { UnitTypeItem } from '@larder/contract/equipment'
import { IconDoor, IconFridge } from '@tabler/icons-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import type { Problem } from '#kit/problem.ts'
import {
  equipmentOf,
  equipmentTypesOf,
  roomsOf,
  roomTypesOf,
  useChangeEquipment,
  useChangeRoom,
  useCreateEquipment,
  useCreateRoom,
} from './equipment.api.ts'
import {
  equipmentBody,
  roomBody,
  unitOfEquipment,
  unitOfRoom,
  valuesOf,
  type Unit,
  type UnitKind,
  type UnitValues,
} from './unit-values.ts'

export type UnitType = UnitTypeItem

export const faces = {
  equipment: {
    icon: IconFridge,
    list: paths.activityLogEquipment,
    item: paths.activityLogEquipmentItem,
    title: 'nav.equipment',
    hint: 'equipment.hint',
    add: 'equipment.add',
    new_title: 'equipment.new_title',
    empty_title: 'equipment.empty_title',
    empty_text: 'equipment.empty_text',
  },
  room: {
    icon: IconDoor,
    list: paths.activityLogRooms,
    item: paths.activityLogRoom,
    title: 'nav.rooms',
    hint: 'equipment.rooms_hint',
    add: 'equipment.add_room',
    new_title: 'equipment.new_room_title',
    empty_title: 'equipment.no_rooms_title',
    empty_text: 'equipment.no_rooms_text',
  },
} as const

export function useUnits(kind: UnitKind): UseQueryResult<readonly Unit[], Problem> {
  const placeId = usePlaceId()
  const lang = useLanguage()
  const equipment = useQuery({
    ...equipmentOf(placeId, lang),
    enabled: kind === 'equipment',
    select: (list) => list.map(unitOfEquipment),
  })
  const rooms = useQuery({
    ...roomsOf(placeId, lang),
    enabled: kind === 'room',
    select: (list) => list.map(unitOfRoom),
  })
  return kind === 'equipment' ? equipment : rooms
}

export function useUnitTypes(kind: UnitKind): UseQueryResult<readonly UnitType[], Problem> {
  const placeId = usePlaceId()
  const lang = useLanguage()
  return useQuery(kind === 'equipment' ? equipmentTypesOf(placeId, lang) : roomTypesOf(placeId, lang))
}

type Saving = {
  readonly values: UnitValues
  readonly unit: Unit | undefined
  readonly groups: Unit['groups']
  readonly active: boolean
}

export function useSaveUnit(kind: UnitKind, scale: 'C' | 'F'): (saving: Saving) => Promise<unknown> {
  const placeId = usePlaceId()
  const lang = useLanguage()
  const createEquipment = useCreateEquipment()
  const changeEquipment = useChangeEquipment()
  const createRoom = useCreateRoom()
  const changeRoom = useChangeRoom()
  return ({ values, unit, groups, active }) => {
    const saved = { unit, groups, active, scale }
    const query = { lang }
    if (kind === 'equipment') {
      const body = equipmentBody(values, saved)
      return unit === undefined
        ? createEquipment.mutateAsync({ params: { placeId }, query, body })
        : changeEquipment.mutateAsync({ params: { placeId, id: unit.id }, query, body })
    }
    const body = roomBody(values, saved)
    return unit === undefined
      ? createRoom.mutateAsync({ params: { placeId }, query, body })
      : changeRoom.mutateAsync({ params: { placeId, id: unit.id }, query, body })
  }
}

/** Activates or deactivates a unit, and changes nothing else. */
export function useToggleUnit(kind: UnitKind, scale: 'C' | 'F'): (unit: Unit) => Promise<unknown> {
  const save = useSaveUnit(kind, scale)
  return (unit) => save({ unit, values: valuesOf(unit, scale), groups: unit.groups, active: !unit.active })
}
