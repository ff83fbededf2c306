import { Link } from '@tanstack/react-router'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { paths } from '#app/paths.ts'
import { usePlan } from '../plan-context.ts'
import { addressOfHazard } from './hazard-address.ts'
import rows from '#ui/rows.module.css'

/** A hazard's name, which leads to its analysis. */
export function HazardLink({ hazard }: { readonly hazard: HazardOfPlan }) {
  const { groupId } = usePlan()
  return (
    <Link
      to={paths.planHazardAnalysesOverview}
      search={addressOfHazard(hazard, groupId)}
      className={rows.link}
    >
      {hazard.name}
    </Link>
  )
}
