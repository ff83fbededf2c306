import type { places } from '@larder/contract/places'
import { mergeProgress, type ProgressItem } from '@larder/core/places'
import { companyOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { lockCompanyProgress, storeCompanyProgress } from '#features/companies/public.ts'
import { lockPlace } from './places.queries.ts'
import { writePlace } from './write-place.ts'

/** Adds to the stored progress, of the place when one is named, else of the company. */
export async function saveProgress(
  ctx: Ctx,
  { body }: Input<typeof places.save_progress>,
): Promise<{ onboarding_progress: ProgressItem[] }> {
  const company_id = companyOf(ctx)
  const { place_id } = ctx.target
  if (body.company_id != null && body.company_id !== company_id) throw invalid('company_id', 'unknown')
  const stored =
    place_id === undefined
      ? await lockCompanyProgress(ctx.db, company_id)
      : (await lockPlace(ctx.db, { company_id, place_id })).onboarding_progress
  const onboarding_progress = mergeProgress(stored, body.onboarding_progress)
  if (onboarding_progress.length > 200) throw invalid('onboarding_progress', 'too_big')
  if (place_id === undefined) await storeCompanyProgress(ctx.db, company_id, onboarding_progress)
  else await writePlace(ctx.db, { company_id, place_id }, { onboarding_progress })
  ctx.audit({
    entity: place_id === undefined ? 'company' : 'place',
    entity_id: place_id ?? company_id,
    detail: { progress: body.onboarding_progress.flatMap(Object.keys) },
  })
  return { onboarding_progress }
}
