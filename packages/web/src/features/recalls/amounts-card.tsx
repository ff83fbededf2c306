import type { Trace } from '@larder/contract/recalls'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { useSumOf } from './use-amounts.ts'
import styles from './recalls.module.css'

const places = ['on_hand', 'used', 'sent', 'wasted'] as const

/** Where the amounts are, and how much of them is known. */
export function AmountsCard({ trace }: { readonly trace: Trace }) {
  const say = useSay()
  const sumOf = useSumOf()
  const { totals, located_percent, imbalance_count, unknown_count } = trace
  const isWhole = located_percent === 100
  const missing = totals.filter((one) => Number(one.missing) !== 0)
  return (
    <Card title={say('recalls.where')}>
      <dl className={styles.figures}>
        <div>
          <dt>{say('recalls.located')}</dt>
          <dd {...(located_percent !== null && !isWhole && { 'data-bad': true })}>
            {located_percent === null ? '–' : `${located_percent}\u00a0%`}
          </dd>
        </div>
        {places.map((key) => (
          <div key={key}>
            <dt>{say(`recalls.${key}`)}</dt>
            <dd>{sumOf(totals.map((one) => ({ amount: one[key], unit: one.unit }))) || '–'}</dd>
          </div>
        ))}
        {missing.length > 0 && (
          <div>
            <dt>{say('recalls.missing')}</dt>
            <dd data-bad>{sumOf(missing.map((one) => ({ amount: one.missing, unit: one.unit })))}</dd>
          </div>
        )}
        {imbalance_count + unknown_count > 0 && (
          <div>
            <dt>{say('recalls.imbalances')}</dt>
            <dd data-bad>{imbalance_count + unknown_count}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
