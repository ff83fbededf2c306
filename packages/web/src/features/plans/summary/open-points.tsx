import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { SectionLink } from '../document/section-menu.tsx'
import { usePlan } from '../plan-context.ts'
import { stepTitles } from '../setup/setup-steps.ts'
import { useUnconfirmed } from '../versions/use-unconfirmed.ts'
import styles from '../summary.module.css'

/** The sections that differ from the confirmed version; nothing where none does. */
export function ChangedSections() {
  const say = useSay()
  const { placeId, planId, status } = usePlan()
  const unconfirmed = useUnconfirmed(placeId, planId, status)
  if (unconfirmed === undefined) return null
  return (
    <Card title={say('plan.unconfirmed_title')}>
      <ul className={styles.open}>
        {unconfirmed.sections.map(({ static_name, title, state, changes }) => (
          <li key={static_name}>
            {state === 'removed' ? (
              <span className={styles.pointName}>{title}</span>
            ) : (
              <SectionLink name={static_name} className={styles.pointName}>
                {title}
              </SectionLink>
            )}
            <Text size="sm" c="dimmed">
              {state === 'removed'
                ? say('plan.diff_section_removed')
                : say('plan.diff_section_changed', { count: changes.length })}
            </Text>
          </li>
        ))}
      </ul>
      <Link to={paths.planVersions} className={styles.more}>
        {say('plan.unconfirmed_all')}
      </Link>
    </Card>
  )
}

const pagesOfFiles = { locationPlan: paths.planLocation, drawings: paths.planPlans } as const

/** The inputs that the user postponed, and a flow diagram that nobody has verified on site. */
export function OpenPoints({ flow }: { readonly flow: PlanSection | undefined }) {
  const say = useSay()
  const { add_later: open } = usePlan().status
  const isUnverified =
    flow?.blocks.some((block) => block.kind === 'note' && block.tone === 'unverified') === true
  if (open.length === 0 && !isUnverified) return null
  return (
    <Card title={say('plan.open_points')}>
      <ul className={styles.open}>
        {open.map((page) => (
          <li key={page}>
            <Link to={pagesOfFiles[page]} className={styles.pointName}>
              {say(stepTitles[page])}
            </Link>
            <Text size="sm" c="dimmed">
              {say('plan.added_later')}
            </Text>
          </li>
        ))}
        {isUnverified && (
          <li>
            <Link to={paths.planTechnologicalSchema} className={styles.pointName}>
              {flow.title}
            </Link>
            <Text size="sm" c="dimmed">
              {say('plan.flow_not_verified')}
            </Text>
          </li>
        )}
      </ul>
    </Card>
  )
}
