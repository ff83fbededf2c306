/** People of another place of the company, who work here too. */
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { insertWorkers, listWorkerRows, type WorkerRow } from './workers.queries.ts'

/** With the groups that they have where they come from. */
export type CopiedWorker = { readonly id: number; readonly groups: readonly number[] }

/**
 * Adds the people of `from` to the place `to` with name, addresses and position. They get no access
 * here, and their id codes, certificates and PINs stay where they are. Disabled people, and those who work
 * here already (the same account, address or name), are left out.
 */
export async function copyWorkers(
  ctx: Ctx,
  { from, to }: { readonly from: PlaceKey; readonly to: PlaceKey },
): Promise<readonly CopiedWorker[]> {
  const here = new Set((await listWorkerRows(ctx.db, to)).flatMap(keysOf))
  const people = (await listWorkerRows(ctx.db, from)).filter(
    (worker) => !worker.is_disabled && !keysOf(worker).some((key) => here.has(key)),
  )
  const ids = await insertWorkers(ctx.db, to, people.map(fieldsOf), ctx.now.toISOString())
  return people.flatMap(({ groups }, at) => {
    const id = ids[at]
    return id === undefined ? [] : [{ id, groups }]
  })
}

const keysOf = ({ user_id, email, first_name, last_name }: WorkerRow): readonly string[] => [
  ...(user_id === null ? [] : [`account ${user_id}`]),
  ...(email === '' ? [] : [`email ${email.toLowerCase()}`]),
  `name ${first_name} ${last_name}`.trim().toLowerCase(),
]

const fieldsOf = (worker: WorkerRow) => ({
  user_id: worker.has_account ? worker.user_id : null,
  first_name: worker.first_name,
  last_name: worker.last_name,
  email: worker.email,
  phone: worker.phone,
  position: worker.position,
  stop_notification_cert: worker.stop_notification_cert,
  stop_notification_training: worker.stop_notification_training,
})
