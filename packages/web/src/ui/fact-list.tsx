import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type FactRow = { readonly label: string; readonly value: ReactNode }

/** A read-only form: names and values, two columns where there is room. An empty value shows a dash. */
export function FactList({ facts }: { readonly facts: readonly FactRow[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
