import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { groupOfKey } from '@larder/core/haccp'
import { inGroup } from '../groups/group-pages.ts'

/**
 * The name of a hazard in the address of the analyses: of a product group where the page is about one, or
 * where the hazard is listed with its group.
 */
export const addressOfHazard = (
  { id, key }: Pick<HazardOfPlan, 'id' | 'key'>,
  groupId: number | null,
): { readonly hazard: number; readonly fspProductGroupId?: number } => ({
  hazard: id,
  ...inGroup(groupId ?? groupOfKey(key)),
})
