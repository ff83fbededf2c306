/** The table of a request that imports: a file, or rows that the caller read itself. */
import type { FieldError } from '@larder/contract/kit'
import type { Ctx, Outside } from '#kit/context.ts'
import { invalid, invalidFields } from '#kit/problem.ts'
import { readSheets } from './read-table.ts'

/** Rows with the one that names the columns. */
const LIMITS = { rows: 5_001, columns: 200 }
/** Wrong rows that an answer names one by one. */
export const MOST_ERRORS = 100

export type Table = readonly (readonly string[])[]

/**
 * The first sheets of the uploaded file, at most `most`; null where the request has no file. `languageOf`
 * finds the language of the people whose table it is. @throws Problem 413; 422 for what is no table
 */
export async function takeSheets(
  outside: Outside,
  languageOf: (ctx: Ctx) => Promise<string>,
  most: number,
): Promise<Table[] | null> {
  if (!outside.has_upload) return null
  const upload = await outside.upload()
  if (upload === null) return []
  return readSheets(upload.bytes, { ...LIMITS, sheets: most }, await outside.judge(languageOf))
}

/**
 * The fields that a caller chose for the columns, separated by commas.
 *
 * @throws Problem 422 `unknown` for a field that is not offered, or that is named twice
 */
export function readColumns<Field extends string>(
  columns: string,
  isField: (field: string) => field is Field,
): (Field | null)[] {
  const names = columns.split(',')
  const fields = names.map((name) => (isField(name) ? name : null))
  const usedFields = fields.filter((field) => field !== null)
  if (
    names.some((name, at) => name !== '' && fields[at] === null) ||
    new Set(usedFields).size < usedFields.length
  )
    throw invalid('columns', 'unknown')
  return fields
}

type Row = {
  readonly line: number
  readonly state: 'new' | 'existing' | 'wrong'
  readonly errors: readonly { readonly field: string; readonly code: string }[]
}

/** How many rows do what, and the first of them, wrong ones first. */
export function summarize<R extends Row>(rows: readonly R[]) {
  const count = (state: Row['state']): number => rows.filter((row) => row.state === state).length
  return {
    new_count: count('new'),
    existing_count: count('existing'),
    wrong_count: count('wrong'),
    first: rows
      .toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong') || a.line - b.line)
      .slice(0, MOST_ERRORS),
  }
}

/** @throws Problem 422 with the wrong rows (`PREFIX.LINE.FIELD`) */
export function refuseRows(wrong: readonly Omit<Row, 'state'>[], prefix = 'rows'): never {
  const [first, ...more] = wrong.flatMap(({ line, errors }): FieldError[] =>
    errors.map(({ field, code }) => ({
      field: `${prefix}.${line}.${field}`,
      code,
      message: `Row ${line} is wrong.`,
    })),
  )
  if (first === undefined) throw new Error('A wrong row has an error.')
  throw invalidFields([first, ...more.slice(0, MOST_ERRORS - 1)])
}
