import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Pages, pageSizes } from './pages.tsx'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns,
})

/** A column: `id`, `header` in words, `value` to sort by, `cell` to draw. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly value: (row: Row) => string | number | null
  readonly cell?: (row: Row) => ReactNode
  readonly sortable?: boolean
}

type Props<Row> = {
  /** Names the table for screen readers. */
  readonly label: string
  /** Keep stable: module scope or `useMemo`. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly sortedBy?: { readonly id: string; readonly desc: boolean }
  /** Shown instead of an empty table. */
  readonly empty?: ReactNode
}

/** A sortable table with pages of 10, 25 or 50 rows; on phones each row is a block of names and values. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, empty } = props
  const table = useRows(props)
  if (rows.length === 0 && empty !== undefined) return empty
  const names = new Map(columns.map(({ id, header }) => [id, header]))
  const { pageIndex, pageSize } = table.state.pagination
  return (
    <>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.stacked}`} aria-label={label}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }) => (
                  <HeaderCell
                    key={id}
                    name={names.get(column.id) ?? ''}
                    sortable={column.getCanSort()}
                    sorted={column.getIsSorted()}
                    onSort={() => column.toggleSorting()}
                  />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} data-label={names.get(cell.column.id)}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > pageSizes[0] && (
        <Pages
          page={pageIndex}
          size={pageSize}
          total={rows.length}
          onPage={(page) => table.setPageIndex(page)}
          onSize={(size) => table.setPageSize(size)}
        />
      )}
    </>
  )
}

function useRows<Row extends object>({ columns, rows, rowId, sortedBy }: Props<Row>) {
  return useTable({
    features,
    columns: columns.map(({ id, header, value, cell, sortable = true }): ColumnDef<typeof features, Row> => ({
      id,
      header,
      accessorFn: value,
      enableSorting: sortable,
      cell: ({ row, getValue }) => (cell === undefined ? (getValue() as ReactNode) : cell(row.original)),
    })),
    data: rows as Row[],
    getRowId: rowId,
    initialState: {
      pagination: { pageIndex: 0, pageSize: 25 },
      sorting: sortedBy === undefined ? [] : [sortedBy],
    },
  })
}

type HeaderProps = {
  readonly name: string
  readonly sortable: boolean
  readonly sorted: false | 'asc' | 'desc'
  readonly onSort: () => void
}

function HeaderCell({ name, sortable, sorted, onSort }: HeaderProps) {
  if (!sortable) return <th scope="col">{name}</th>
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {name}
        {sorted !== false && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}
