/**
 * The parts of a working kitchen besides its checks: rooms and equipment with sensors, reported faults, a
 * boss who verifies.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { customFrequencyTypes } from '@larder/core/tasks'
import { entries } from '@larder/contract/entries'
import { equipment, rooms } from '@larder/contract/equipment'
import { notifications } from '@larder/contract/notifications'
import { sensorSources } from '@larder/contract/sensor-readings'
import { tasks, type NewTask } from '@larder/contract/tasks'
import { tickets } from '@larder/contract/tickets'
import { verifications } from '@larder/contract/verifications'
import type { Calls } from './fill-plan.ts'

/** The day before the last on which the cold room stays open, and its hours in UTC. */
const OPEN_DOOR = { day: 3, from: 10, to: 11 } as const
/** Since when the sensors are there. */
export const MEASURED_DAYS = 7
const EVERY_MINUTES = 10
const sensorsOf = [
  { device_id: 'a84041000181c061', name: 'Cold room probe', below: 0, above: 5, usual: 2.8 },
  { device_id: 'a84041000181c062', name: 'Freezer probe', below: null, above: -18, usual: -20.6 },
] as const

/** Rooms, equipment and their sensors. @returns the token of the gateway that sends for them */
export async function fitOut(owner: Calls, placeId: number): Promise<string> {
  const [cold, frozen] = sensorsOf
  const at = { params: { placeId } }
  const sensor = { interval_minutes: EVERY_MINUTES, channel: 'temperature' as const }
  const room = await owner(rooms.create, {
    ...at,
    body: {
      name: 'Cold room',
      size: 12,
      room_type: { id: 2 },
      sensor: {
        ...sensor,
        name: cold.name,
        below: cold.below,
        above: cold.above,
        sendNotificationAfter: 3,
        device_id: cold.device_id,
      },
    },
  })
  const kitchen = await owner(rooms.create, {
    ...at,
    body: { name: 'Kitchen', size: 34, room_type: { id: 1 } },
  })
  const freezer = await owner(equipment.create, {
    ...at,
    body: {
      name: 'Chest freezer',
      equipment_type: { id: 2 },
      room: { id: room.id },
      sensor: {
        ...sensor,
        name: frozen.name,
        lower_error_margin: frozen.below,
        upper_error_margin: frozen.above,
        max_error_count: 3,
        device_id: frozen.device_id,
      },
    },
  })
  const fridge = await owner(equipment.create, {
    ...at,
    body: { name: 'Fish fridge', equipment_type: { id: 1 } },
  })
  await roundOfUnits(owner, placeId, { rooms: [room.id, kitchen.id], fridge: fridge.id, freezer: freezer.id })
  return (await owner(sensorSources.create, { ...at, body: { name: 'Gateway by the bar', kind: 'json' } }))
    .token
}

type Units = { readonly rooms: readonly number[]; readonly fridge: number; readonly freezer: number }

/** Tasks that are done at each piece of equipment, the freezer with a limit of its own, and in each room. */
async function roundOfUnits(owner: Calls, placeId: number, units: Units): Promise<void> {
  const make = (body: NewTask): Promise<unknown> =>
    owner(tasks.create, { params: { placeId }, query: { lang: 'en' }, body })
  await make({
    name: 'Display of each fridge and freezer',
    task_subtype_id: 1,
    task_frequency_type_id: 2,
    custom_frequency: { times: ['08:00'] },
    instructionSummaryText: 'Read the display before the door is opened',
    task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 4 }],
    is_verification_enabled: true,
    related_to: 'equipment',
    same_task_for_all: false,
    related_entities: [
      { kind: 'equipment', id: units.fridge },
      { kind: 'equipment', id: units.freezer, limits: [{ order_number: 1, entry_max_value: -18 }] },
    ],
    corrective_action: {
      options: [
        { option_text: 'Door closed, read again after 30 minutes' },
        { option_text: 'Food moved to another fridge, service called' },
      ],
    },
  })
  await make({
    name: 'Walls, shelves and lamps',
    task_subtype_id: 9,
    task_frequency_type_id: 2,
    custom_frequency: {
      custom_frequency_type_id: customFrequencyTypes.week,
      days_of_week: [1],
      times: ['16:00'],
    },
    task_steps: [{ task_step_type_name: 'choose_one_answer' }],
    related_to: 'room',
    related_entities: units.rooms.map((id) => ({ kind: 'room', id })),
    corrective_action: { options: [{ option_text: 'Cleaned the next morning' }] },
  })
}

type Span = {
  readonly from: Date
  readonly to: Date
  /** Days before the last. */
  readonly day: number
  readonly chance: () => number
}

/** The readings between two moments, sent as a gateway sends them. */
export async function measure(
  app: FastifyInstance,
  token: string,
  { from, to, day, chance }: Span,
): Promise<void> {
  const step = EVERY_MINUTES * 60_000
  const readings = sensorsOf.flatMap(({ device_id, usual }, index) =>
    Array.from({ length: Math.floor((to.getTime() - from.getTime()) / step) }, (_, number) => {
      const time = new Date(from.getTime() + number * step)
      const warm =
        index === 0 &&
        day === OPEN_DOOR.day &&
        time.getUTCHours() >= OPEN_DOOR.from &&
        time.getUTCHours() < OPEN_DOOR.to
      return {
        device: device_id,
        time: time.toISOString(),
        temperature:
          Math.round((usual + Math.sin(number / 9) * 0.7 + chance() * 0.5 + (warm ? 4.5 : 0)) * 10) / 10,
      }
    }),
  )
  const response = await app.inject({
    method: 'POST',
    url: '/api/sensor-data',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(readings),
  })
  if (response.statusCode !== 200)
    throw new Error(`sensor data: ${response.statusCode} ${response.body.slice(0, 500)}`)
}

/** A fault is reported by the cook. @returns the ticket's id */
export const reportFault = async (worker: Calls, placeId: number, description: string): Promise<number> =>
  (await worker(tickets.create, { params: { placeId }, body: { uuid: randomUUID(), description } })).id

export const answerFault = (
  owner: Calls,
  placeId: number,
  ticketId: number,
  entry_comment: string,
): Promise<unknown> =>
  owner(tickets.answer, { params: { placeId, ticketId }, body: { entry_status: 'done', entry_comment } })

/** The owner verifies what waits, up to a local date. */
export async function verifyUntil(owner: Calls, placeId: number, until: string): Promise<void> {
  const kinds = new Set(
    (await owner(verifications.list, { params: { placeId } })).map(({ task_subtype_id }) => task_subtype_id),
  )
  for (const id of kinds) await owner(verifications.verifyAll, { params: { placeId, id }, body: { until } })
}

const HOT_HOURS_AGO = 1.6

/**
 * Two-stage cooling, and a pot of soup that was started before `end` and waits for its second measurement.
 */
export async function coolSoup(owner: Calls, placeId: number, end: Date): Promise<void> {
  const probe = (name: string, more: object = {}) => ({
    task_step_type_name: 'enter_temperature' as const,
    name,
    ...more,
  })
  const task = await owner(tasks.create, {
    params: { placeId },
    query: { lang: 'en' },
    body: {
      name: 'Cooling of cooked food',
      task_subtype_id: 2,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['15:00'] },
      instructionSummaryText: 'In shallow trays, the probe in the middle',
      task_steps: [
        probe('At the start'),
        probe('After 2 h', { timer_hours: 2, timer_notify_minutes: 10, entry_max_value: 21 }),
        probe('After 4 h more', { timer_hours: 4, timer_notify_minutes: 10, entry_max_value: 5 }),
      ],
      corrective_action: {
        options: [{ option_text: 'Into the blast chiller' }, { option_text: 'Thrown away' }],
      },
    },
  })
  const start = { task_step_id: task.task_steps[0]?.id ?? 0, value: { temp: '74.5', unit: 'C' as const } }
  await owner(entries.create, {
    params: { placeId, id: task.task_subtype_id, taskId: task.id },
    body: {
      uuid: randomUUID(),
      performed_at: new Date(end.getTime() - HOT_HOURS_AGO * 3_600_000).toISOString(),
      entry_fields: [start],
      comment: 'Borscht, 12 litres',
    },
  })
}

/** Reads the notifications, so that only those of the last day are new. */
export async function readNotifications(owner: Calls, placeIds: readonly number[]): Promise<void> {
  for (const placeId of placeIds) {
    const [newest] = (await owner(notifications.list, { params: { placeId } })).items
    if (newest !== undefined)
      await owner(notifications.read, { params: { placeId }, body: { up_to: newest.id } })
  }
}
