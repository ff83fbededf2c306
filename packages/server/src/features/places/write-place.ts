/** The one way to write a place: its plan follows from it. */
import { mergeProgress, type ProgressItem } from '@larder/core/places'
import { outdatesPlan } from '@larder/core/plan-progress'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Recording } from '#kit/records/records.ts'
import { completeKinds, noteComplete } from '#kit/records/sealed-table.ts'
import { addDefaultFolders } from '#features/documents/public.ts'
import { openPlan, reopenPlan } from '#features/plan-data/public.ts'
import { addUsualStages } from '#features/traceability/public.ts'
import { insertPlace, lockPlace, updatePlace, type NewPlace, type Part } from './places.queries.ts'

/** Returns its id. Every place has its plan from the start, and a chain that says of what it has no old rows. */
export async function addPlace(ctx: Recording, place: NewPlace): Promise<number> {
  const { db } = ctx
  const place_id = await insertPlace(db, place)
  const at = { company_id: place.company_id, place_id }
  await openPlan(db, at)
  await addDefaultFolders(db, at, place.created_at)
  await addUsualStages(db, at, place.created_at)
  await noteComplete(ctx, at, completeKinds)
  return place_id
}

/** If the change affects the plan, it is outdated and no longer confirmed. */
export async function writePlace(db: Db, at: PlaceKey, part: Part): Promise<void> {
  const before = await lockPlace(db, at)
  await updatePlace(db, at, part)
  if (outdatesPlan(before, part)) await reopenPlan(db, at)
}

/** Adds to the onboarding progress of the place. */
export async function noteProgress(db: Db, at: PlaceKey, item: ProgressItem): Promise<void> {
  const { onboarding_progress } = await lockPlace(db, at)
  await writePlace(db, at, { onboarding_progress: mergeProgress(onboarding_progress, [item]) })
}
