import { IconChevronRight } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './link-rows.module.css'

export type LinkRow = {
  readonly id: number | string
  readonly title: string
  readonly hint?: ReactNode
  /** Badges at the right. */
  readonly aside?: ReactNode
}

type Props<Row extends LinkRow> = {
  readonly label: string
  readonly rows: readonly Row[]
  /** The link around a row's content; gets the class that makes it fill the row. */
  readonly link: (
    row: Row,
    props: { readonly className: string; readonly children: ReactNode },
  ) => ReactElement
}

/** A list whose rows lead somewhere; whole rows can be pressed. */
export function LinkRows<Row extends LinkRow>({ label, rows, link }: Props<Row>) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>{link(row, { className: styles.row ?? '', children: <RowWords {...row} /> })}</li>
      ))}
    </ul>
  )
}

function RowWords({ title, hint, aside }: LinkRow) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      <IconChevronRight size={18} stroke={1.8} aria-hidden className={styles.arrow} />
    </>
  )
}
