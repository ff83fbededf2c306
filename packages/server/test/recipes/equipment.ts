import { equipment, rooms } from '@larder/contract/equipment'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { probe, at, type Recipes } from './recipe.ts'

const fridge = {
  name: 'Fridge 2',
  equipment_type: { id: 1 },
  is_active: true,
  sensor: probe,
  entity_task_subtypes: [{ task_subtype: { id: 1, name: 'Cold storage' }, is_active: true, order_number: 1 }],
}

const coldRoom = {
  name: 'Cold room',
  size: 12.5,
  room_type: { id: 2 },
  is_disabled: false,
  entity_task_subtypes: [{ task_subtype: { id: 9, name: 'Cleaning' }, is_active: true, order_number: 2 }],
  sensor: {
    name: 'Probe',
    below: 0,
    above: 6,
    sendNotificationAfter: 3,
    device_id: 'A8:40:41:00:01:81:D2:E5',
    channel: 'temperature' as const,
    interval_minutes: 10,
  },
}

const makeEquipment = (scene: Scene) =>
  call(scene.test, equipment.create, { params: at(scene), body: fridge }, scene.owner)

const makeRoom = (scene: Scene) =>
  call(scene.test, rooms.create, { params: at(scene), body: coldRoom }, scene.owner)

export const equipmentRecipes: Recipes = {
  'equipment.get': async (scene) => ({ params: { ...at(scene), id: (await makeEquipment(scene)).id } }),
  'equipment.create': async (scene) => ({
    params: at(scene),
    query: { lang: 'en' },
    body: { ...fridge, room: { id: (await makeRoom(scene)).id } },
  }),
  'equipment.change': async (scene) => {
    const {
      id,
      sensor_id,
      entity_task_subtypes: [group],
    } = await makeEquipment(scene)
    return {
      params: { ...at(scene), id },
      query: { lang: 'en' },
      body: {
        ...fridge,
        id,
        version: 1,
        is_active: false,
        sensor: { ...probe, id: sensor_id },
        room: { id: null },
        entity_task_subtypes: [{ id: group?.id, is_active: false, order_number: 3 }],
      },
    }
  },
  'rooms.get': async (scene) => ({ params: { ...at(scene), id: (await makeRoom(scene)).id } }),
  'rooms.create': (scene) => ({ params: at(scene), query: { lang: 'en' }, body: coldRoom }),
  'rooms.change': async (scene) => {
    const {
      id,
      sensor,
      entity_task_subtypes: [group],
    } = await makeRoom(scene)
    return {
      params: { ...at(scene), id },
      query: { lang: 'en' },
      body: {
        ...coldRoom,
        id,
        version: 1,
        is_disabled: true,
        sensor: { ...coldRoom.sensor, id: sensor?.id },
        entity_task_subtypes: [{ id: group?.id, is_active: false, order_number: 3 }],
      },
    }
  },
}
