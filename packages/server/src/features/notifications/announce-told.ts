/** Notifies webhooks of some of the notifications for people. */
import type { WebhookEvent } from '@larder/core/webhooks'
import type { Enqueuing } from '#kit/jobs/jobs.ts'
import { announce } from '#features/webhooks/public.ts'

const eventOf: Readonly<Record<string, WebhookEvent>> = {
  entry_breach: 'entry.breach',
  entry_outside: 'entry.breach',
  sensor_outside: 'sensor.alarm',
  sensor_fault: 'sensor.alarm',
  sensor_silent: 'sensor.alarm',
}

type Announcement = {
  readonly company_id: number
  readonly place_id: number
  readonly kind: string
  readonly key: string
  readonly payload: Readonly<Record<string, unknown>>
}

export async function announceTold(ctx: Enqueuing, announcements: readonly Announcement[]): Promise<void> {
  for (const { company_id, place_id, kind, key, payload } of announcements) {
    const event = eventOf[kind]
    if (event !== undefined)
      await announce(ctx, { company_id, place_id, event, key, data: { kind, ...payload } })
  }
}
