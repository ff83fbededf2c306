/** The part of plans that other features may use. */
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readStatus } from './generate/read-status.ts'

/**
 * The place's progress with the steps that its plan needs, 0 to 100; of a plan of its own, whether it has a
 * file.
 */
export const planPercent = async (db: Db, at: PlaceKey): Promise<number> =>
  (await readStatus(db, at)).completion_percent

export { enqueueProposing } from './plans.jobs.ts'
export { proposeToAll } from './proposals/publish-proposals.ts'
export { changeFoodGroups, changeProductGroups } from './inputs/change-inputs.ts'
export { startWorkGroups } from './inputs/onboarding.ts'
export { confirmStep, readStatus } from './generate/read-status.ts'
export { sealVersionLate } from './versions/seal-version.ts'
export { listUnsealedVersions, sealedVersions } from './versions/version-projection.queries.ts'
