/** Helpers that recipes of several features share. */
import { randomUUID } from 'node:crypto'
import { entries } from '@larder/contract/entries'
import { call, type Caller } from '../harness.ts'
import type { Scene } from '../scene.ts'

export type Sent = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly caller?: Caller
}
export type Recipe = (scene: Scene) => Sent | Promise<Sent>
/** By name of the route. */
export type Recipes = Readonly<Record<string, Recipe>>

let people = 0

export const newcomer = (): string => `newcomer${(people += 1)}@example.com`

export const probe = {
  name: 'Probe',
  lower_error_margin: 0,
  upper_error_margin: 6,
  max_error_count: 3,
  device_id: 'A8:40:41:00:01:81:D2:E4',
  channel: 'temperature' as const,
  interval_minutes: 10,
}

export const at = ({ place }: Scene) => ({ placeId: place })

export const itsPlan = ({ place, plan }: Scene) => ({ placeId: place, planId: plan })

export const entryOf = async ({ test, owner, place: placeId, task: taskId }: Scene): Promise<number> =>
  (
    await call(
      test,
      entries.create,
      {
        params: { placeId, id: 1, taskId },
        body: {
          uuid: randomUUID(),
          entry_fields: [{ task_step_id: taskId, value: { temp: '4.0', unit: 'C' } }],
        },
      },
      owner,
    )
  ).id
