import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { clearSensor } from './equipment.queries.ts'

/** For tasks that are done at units: which of them there are. */
export { findUnits } from './equipment.queries.ts'

/** The unit goes on without its sensor. */
export const detachSensor = (ctx: Pick<Ctx, 'db'>, at: PlaceKey, sensor_id: number): Promise<void> =>
  clearSensor(ctx.db, at, sensor_id)

export { changeEquipment, createEquipment } from './change-equipment.ts'
export { listActiveUnits } from './equipment.queries.ts'
export { heldIn } from './read-units.ts'
export { activateGroups } from './task-groups.ts'
