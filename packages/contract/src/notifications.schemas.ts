import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Done, PlaceParams } from './kit/fields.schemas.ts'

export const NotificationItem = z.object({
  id: z.number().int(),
  kind: z.enum([
    'sensor_outside',
    'sensor_fault',
    'sensor_silent',
    'sensor_back',
    'entry_outside',
    'entry_breach',
    'ticket_raised',
    'step_due',
  ]),
  at: z.string(),
  sensor_id: z.number().int().nullable(),
  /** Kind of the task whose entry a sensor made, and that waits for its corrective action. */
  task_id: z.number().int().nullable(),
  task_subtype_id: z.number().int().nullable(),
  /**
   * Of a step that is due or an entry by a person, in the reader's language, and the step; empty otherwise.
   */
  task_name: z.string(),
  step_name: z.string(),
  /** The step was answered, or the entry removed, meanwhile. */
  is_past: z.boolean(),
  sensor_name: z.string(),
  /** Equipment or room that has the sensor; empty where none has. */
  unit_name: z.string(),
  ticket_id: z.number().int().nullable(),
  /** The first 120 characters of the ticket; empty where it was removed. */
  ticket_text: z.string(),
  /** Who raised or entered it. */
  person_name: z.string(),
  /**
   * Of an entry by a person: the value outside its limit, “9.0 °C”; empty where an answer says that something
   * is wrong.
   */
  value_text: z.string(),
  /** Hundredths of °C or %: the reading farthest outside. */
  value_centi: z.number().int().nullable(),
  channel: z.string(),
  /** Known only afterwards, from readings that came late. */
  is_late: z.boolean(),
  read: z.boolean(),
})
export type NotificationItem = Wire<typeof NotificationItem>

export const notificationsSchemas = {
  list: {
    params: PlaceParams,
    response: z.object({ unread: z.number().int(), items: z.array(NotificationItem) }),
    summary: 'The newest 100 notifications of the place, and how many the reader has not read',
  },
  read: {
    params: PlaceParams,
    body: z.object({ up_to: z.number().int().min(1).max(2_147_483_647) }),
    response: Done,
    summary: 'Marks notifications as read, up to and including the given one',
  },
} satisfies SchemaTable
