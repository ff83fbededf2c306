/** A file that is no table, or a bigger one than is read. */
import type { Problem } from '#kit/problem.ts'
import { invalid } from '#kit/problem.ts'

export type TableCode =
  | 'no_table'
  | 'old_excel'
  | 'encrypted_table'
  | 'table_too_big'
  | 'too_many_columns'
  | 'too_many_rows'

export const tableProblem = (code: TableCode): Problem => invalid('file', code, 'The table cannot be read.')

export type TableLimits = { readonly rows: number; readonly columns: number }
