import { notifications, type NotificationItem } from '@larder/contract/notifications'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { serve } from '#kit/http/serve.ts'
import { countUnread, listFor, markRead } from './notifications.queries.ts'

const NEWEST = 100

const numberIn = (payload: Readonly<Record<string, unknown>>, key: string): number | null =>
  typeof payload[key] === 'number' ? payload[key] : null

async function list(ctx: Ctx): Promise<{ unread: number; items: NotificationItem[] }> {
  const at = placeOf(ctx)
  const [rows, unread] = await Promise.all([
    listFor(ctx.db, at, { user_id: userId(ctx), limit: NEWEST }),
    countUnread(ctx.db, at, userId(ctx)),
  ])
  const items = rows.map(
    ({
      id,
      kind,
      at: when,
      payload,
      sensor_name,
      unit_name,
      ticket_text,
      person_name,
      task_name,
      is_past,
      read,
    }) => ({
      id,
      kind: kind as NotificationItem['kind'],
      at: when,
      sensor_id: numberIn(payload, 'sensor_id'),
      sensor_name,
      unit_name,
      task_id: numberIn(payload, 'task_id'),
      task_subtype_id: numberIn(payload, 'task_subtype_id'),
      task_name,
      step_name: typeof payload['step_name'] === 'string' ? payload['step_name'] : '',
      is_past,
      ticket_id: numberIn(payload, 'ticket_id'),
      ticket_text,
      person_name,
      value_text: typeof payload['value'] === 'string' ? payload['value'] : '',
      value_centi: numberIn(payload, 'value_centi'),
      channel: String(payload['channel'] ?? 'temperature'),
      is_late: payload['is_late'] === true,
      read,
    }),
  )
  return { unread, items }
}

async function read(ctx: Ctx, { body }: Input<typeof notifications.read>): Promise<{ ok: true }> {
  await markRead(ctx.db, placeOf(ctx), {
    user_id: userId(ctx),
    up_to: body.up_to,
    now: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'notification', entity_id: body.up_to })
  return { ok: true }
}

export const notificationRoutes = [serve(notifications.list, list), serve(notifications.read, read)]
