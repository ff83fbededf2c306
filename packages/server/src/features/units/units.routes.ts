import { equipment, rooms } from '@larder/contract/equipment'
import { sensors } from '@larder/contract/sensors'
import { serve } from '#kit/http/serve.ts'
import { changeEquipment, createEquipment } from './change-equipment.ts'
import { changeRoom, createRoom } from './change-rooms.ts'
import { changeSensor, createSensor, removeSensor } from './change-sensors.ts'
import {
  getEquipment,
  getRoom,
  listEquipment,
  listEquipmentTypes,
  listRooms,
  listRoomTypes,
} from './read-units.ts'

export const unitRoutes = [
  serve(equipment.list, listEquipment),
  serve(equipment.types, listEquipmentTypes),
  serve(equipment.get, getEquipment),
  serve(equipment.create, createEquipment),
  serve(equipment.change, changeEquipment),
  serve(rooms.list, listRooms),
  serve(rooms.types, listRoomTypes),
  serve(rooms.get, getRoom),
  serve(rooms.create, createRoom),
  serve(rooms.change, changeRoom),
  serve(sensors.create, createSensor),
  serve(sensors.change, changeSensor, { versioned: { table: 'sensors', param: 'id' } }),
  serve(sensors.remove, removeSensor, { versioned: { table: 'sensors', param: 'id' } }),
]
