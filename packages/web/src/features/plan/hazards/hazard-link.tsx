import { Link } from '@tanstack/react-router'
import type { HazardOfPlan } from '@larder/contract/plan-hazards'
import { paths } from '#app/paths.ts'
import styles from './hazards.module.css'

/** A hazard's name, which leads to its analysis. */
export function HazardLink({ hazard }: { readonly hazard: HazardOfPlan }) {
  return (
    <Link to={paths.planHazardAnalysesOverview} search={{ hazard: hazard.id }} className={styles.hazardLink}>
      {hazard.name}
    </Link>
  )
}
