/** Events that other software can be notified of: docs/decisions/114-webhooks.md. */
export const webhookEvents = [
  'entry.made',
  'entry.breach',
  'sensor.alarm',
  'plan.confirmed',
  'recall.started',
  'recall.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Pauses before a notice is sent again; after the last attempt it has failed. */
export const webhookPausesMinutes = [1, 10, 60, 360] as const
export const webhookAttempts = webhookPausesMinutes.length + 1

/** How many webhooks a company may have: each notice is sent once for each of them. */
export const MAX_WEBHOOKS = 20

/** When the notice is sent again after so many attempts; null = never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = webhookPausesMinutes[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * 60_000)
}
