import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type FactRow = {
  readonly label: string
  readonly value: ReactNode
  /** Takes the whole width: a value of several lines would stretch its neighbours. */
  readonly wide?: boolean
}

/** A read-only form: names and values, two columns where there is room. An empty value shows a dash. */
export function FactList({ facts }: { readonly facts: readonly FactRow[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value, wide }, at) => (
        <div key={at} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
