import { Text } from '@mantine/core'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { ToneBadge } from '../document/tone-badge.tsx'
import { toneOfClass } from '../hazards/hazard-filter.ts'
import { HazardLink } from '../hazards/hazard-link.tsx'
import styles from '../summary.module.css'
import { hazardsOnce, type HazardOnce } from './hazards-once.ts'

/** The hazards by step, each written once. */
export function HazardList({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const toneOf = (label: string) =>
    toneOfClass[hazards.find((hazard) => hazard.label === label)?.class ?? 'PRP']
  return (
    <div>
      {hazardsOnce(hazards).map((step) => (
        <details key={step.process_id} className={styles.step}>
          <summary>
            <span className={styles.stepName}>{step.name}</span>
            <span className={styles.label}>{say('plan.hazard_count', { count: step.hazards.length })}</span>
          </summary>
          <ul className={styles.hazards}>
            {step.hazards.map((one) => (
              <Row key={one.hazard.key} once={one} toneOf={toneOf} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function Row({
  once: { hazard, labels, steps },
  toneOf,
}: {
  readonly once: HazardOnce
  readonly toneOf: (label: string) => (typeof toneOfClass)[HazardOfPlan['class']]
}) {
  return (
    <li>
      <HazardLink hazard={hazard} />
      <span className={styles.badges}>
        {labels.map((label) => (
          <ToneBadge key={label} tone={toneOf(label)}>
            {label}
          </ToneBadge>
        ))}
      </span>
      {steps.length > 1 && (
        <Text size="sm" c="dimmed">
          {steps.join(' · ')}
        </Text>
      )}
    </li>
  )
}
