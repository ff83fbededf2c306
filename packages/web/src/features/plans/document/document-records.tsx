import type { BlockOf } from './block.ts'
import { itemsOfCell } from './document-parts.ts'
import { CellText } from './tone-badge.tsx'
import styles from './document.module.css'

/** Columns that name the row: its number, its step, its hazard. */
const NAMING = 3

/** Rows of many long texts: one below the other, each text under its name, instead of narrow columns. */
export function DocumentRecords({ table: { caption, columns, rows } }: { readonly table: BlockOf<'table'> }) {
  return (
    <ul className={styles.records} aria-label={caption}>
      {rows.map((row, number) => (
        <li key={number}>
          <div className={styles.recordName}>
            {row.slice(0, NAMING).map((cell, at) => (
              <span key={at}>
                <CellText cell={cell} />
              </span>
            ))}
          </div>
          <dl className={styles.fields}>
            {columns.slice(NAMING).map(({ title }, at) => {
              const cell = row[NAMING + at] ?? ''
              return (
                cell !== '' && (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>
                      {typeof cell === 'string' ? (
                        itemsOfCell(cell).map((item) => <p key={item}>{item}</p>)
                      ) : (
                        <CellText cell={cell} />
                      )}
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
