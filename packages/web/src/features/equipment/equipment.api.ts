import { equipment, rooms } from '@larder/contract/equipment'
import { query, useCall } from '#kit/query.ts'

export const equipmentOf = (placeId: number, lang: string) =>
  query(equipment.list, { params: { placeId }, query: { lang } })
export const equipmentTypesOf = (placeId: number, lang: string) =>
  query(equipment.types, { params: { placeId }, query: { lang } })
export const roomsOf = (placeId: number, lang: string) =>
  query(rooms.list, { params: { placeId }, query: { lang } })
export const roomTypesOf = (placeId: number, lang: string) =>
  query(rooms.types, { params: { placeId }, query: { lang } })

export const useCreateEquipment = () => useCall(equipment.create)
export const useChangeEquipment = () => useCall(equipment.change)
export const useCreateRoom = () => useCall(rooms.create)
export const useChangeRoom = () => useCall(rooms.change)
