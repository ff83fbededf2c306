import { VisuallyHidden } from '@mantine/core'
import type { BlockOf } from './block.ts'
import { DocumentRecords } from './document-records.tsx'
import { CellText } from './tone-badge.tsx'
import styles from './document.module.css'

type Props = {
  readonly table: BlockOf<'table'>
  /** Fills its card to the edges: no border of its own. */
  readonly bare?: boolean
}

/** More columns than this do not fit, where a cell holds more than this many letters. */
const most = { columns: 6, letters: 120 }

/** A table of the plan; rows of many long texts are written one below the other. */
export function DocumentTable({ table, bare = false }: Props) {
  const { columns, rows } = table
  const isLong = rows.some((row) =>
    row.some((cell) => typeof cell === 'string' && cell.length > most.letters),
  )
  return columns.length > most.columns && isLong ? (
    <DocumentRecords table={table} />
  ) : (
    <Table table={table} bare={bare} />
  )
}

/**
 * Under 801 px each row becomes a card of names and values. Widths are the plan's shares.
 */
function Table({ table: { caption, columns, rows }, bare }: Required<Props>) {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className={styles.tableFrame} data-bare={bare || undefined}>
      <table className={styles.table} data-wide={columns.length > most.columns || undefined}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <colgroup>
          {columns.map(({ share }, at) => (
            <col key={at} style={{ width: `${(share / total) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title, align }, at) => (
              <th key={at} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, at) => (
                <td
                  key={at}
                  data-label={columns[at]?.title}
                  data-align={columns[at]?.align}
                  data-empty={cell === '' || undefined}
                >
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
