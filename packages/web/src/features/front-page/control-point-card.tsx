import { IconCheck } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import styles from './control-point-card.module.css'
import { useCelsius } from './use-celsius.ts'

/** The control point of the plan that the phone's check comes from, as the plan shows it. */
export function ControlPointCard({ at }: { readonly at: number }) {
  const say = useSay()
  const celsius = useCelsius()
  const isRecorded = at === 3
  return (
    <section className={styles.card} aria-label={say('front.plan_says')}>
      <p className={styles.head}>
        <span className={styles.number}>CCP 3</span>
        {say('front.ccp_name')}
      </p>
      <p className={styles.limit}>≤ {celsius(4)}</p>
      <dl className={styles.facts}>
        <dt>{say('front.ccp_measured')}</dt>
        <dd>{say('front.ccp_when')}</dd>
        <dt data-now={at === 1 || undefined}>{say('front.ccp_if_not')}</dt>
        <dd data-now={at === 1 || undefined}>{say('front.ccp_then')}</dd>
        <dt>{say('front.ccp_source')}</dt>
        <dd>
          {say('front.ccp_regulation')}
          <span className={styles.force}>{say('plan.force_law')}</span>
        </dd>
        <dt>{say('audits.last_time')}</dt>
        <dd className={styles.last}>
          <span className={styles.reading} data-breach={isRecorded || undefined}>
            {!isRecorded && <IconCheck size={17} stroke={2.4} aria-hidden />}
            {celsius(isRecorded ? 9 : 3.4, 1)}
          </span>
          {isRecorded && <span className={styles.note}>{say('front.ccp_recorded')}</span>}
        </dd>
      </dl>
    </section>
  )
}
