import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlanPage } from '@larder/core/plan-progress'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'
import { usePlan } from '../plan-context.ts'
import { missingSteps, stepsOfKind, stepTitles } from './setup-steps.ts'
import styles from './setup.module.css'

type Props = { readonly current: PlanPage; readonly percent: number; readonly missing: readonly string[] }

/** How far the plan is, and every step with a tick where it is done. On phones one line and a bar. */
export function StepRail({ current, percent, missing }: Props) {
  const say = useSay()
  const { use_product_based_plan: productBased } = usePlan().place
  const steps = stepsOfKind(productBased)
  const lacking = missingSteps(missing, productBased)
  const number = steps.indexOf(current) + 1
  return (
    <div className={styles.rail}>
      <Card>
        <div className={styles.progress}>
          <PercentRing percent={percent} label={say('plan.completion')} size={88} progress />
          <div>
            <strong>{say('plan.step_of', { number, count: steps.length })}</strong>
            <p className={styles.hint}>
              {missing.length === 0
                ? say('plan.all_filled')
                : say('plan.steps_missing', { count: lacking.length })}
            </p>
          </div>
        </div>
        <nav aria-label={say('plan.steps')}>
          <ol className={styles.steps}>
            {steps.map((step, at) => (
              <li key={step}>
                <Link
                  to={paths.planSetup}
                  search={{ step }}
                  className={styles.step}
                  aria-current={step === current ? 'step' : undefined}
                >
                  <span className={styles.mark} data-done={!lacking.includes(step) || undefined} aria-hidden>
                    {lacking.includes(step) ? at + 1 : <IconCheck size={15} stroke={2.4} />}
                  </span>
                  <span className={styles.stepName}>{say(stepTitles[step])}</span>
                  <VisuallyHidden>
                    : {say(lacking.includes(step) ? 'plan.step_open' : 'plan.step_done')}
                  </VisuallyHidden>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </Card>
    </div>
  )
}
