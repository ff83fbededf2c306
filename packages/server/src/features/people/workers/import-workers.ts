/** Import of people from a table: a preview says what each row does, the import does it or nothing. */
import type { ImportPreview, ImportResult, workers } from '@larder/contract/workers'
import {
  guessColumns,
  isImportField,
  planImport,
  type ImportField,
  type PlannedRow,
} from '@larder/core/workers'
import { placeOf, type Ctx, type Input, type Outside } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { readColumns, refuseRows, summarize, takeSheets, type Table } from '#kit/spreadsheet/take-table.ts'
import { insertMemberships, listGroups } from '../work-groups/work-groups.queries.ts'
import { insertWorkers, languageOfPlace, listWorkerRows, updateImported } from './workers.queries.ts'

/** Rows of one statement: each has a dozen parameters, and a statement at most 65,535. */
const BATCH = 500

type Body = Input<typeof workers.import>['body']
type Query = Input<typeof workers.import>['query']

/** The table of the request. @throws Problem 413; 422 for what is no table (`kit/spreadsheet`) */
export async function takeTable(outside: Outside, { body }: { readonly body: Body }): Promise<Table> {
  const sheets = await takeSheets(outside, (ctx) => languageOfPlace(ctx.db, placeOf(ctx)), 1)
  return sheets === null ? (body.rows ?? []) : (sheets[0] ?? [])
}

type Planned = {
  readonly head: readonly string[]
  readonly fields: readonly (ImportField | null)[]
  readonly has_head: boolean
  readonly rows: readonly PlannedRow[]
}

async function plan(ctx: Ctx, query: Query, table: Table): Promise<Planned> {
  const at = placeOf(ctx)
  const [first] = table
  if (first === undefined) throw invalid('file', 'empty_table', 'The table has no rows.')
  const guessed = guessColumns(first)
  const has_head = query.head ?? guessed.has_head
  const fields = query.columns === undefined ? guessed.fields : readColumns(query.columns, isImportField)
  if (!fields.some((field) => field === 'name' || field === 'first_name' || field === 'last_name'))
    if (query.columns !== undefined)
      throw invalid('columns', 'name_column', 'Choose the column of the names.')
  const existingWorkers = await listWorkerRows(ctx.db, at)
  const rows = planImport({
    rows: has_head ? table.slice(1) : table,
    fields,
    first_line: has_head ? 2 : 1,
    known: existingWorkers,
    groups: await listGroups(ctx.db, at),
  })
  return { head: first, fields, has_head, rows }
}

export async function previewImport(
  ctx: Ctx,
  { query }: Input<typeof workers.preview>,
  table: Table,
): Promise<ImportPreview> {
  const { head, fields, has_head, rows } = await plan(ctx, query, table)
  const { first, ...counts } = summarize(rows)
  return {
    has_head,
    columns: head.map((name, column) => ({ name, field: fields[column] ?? null })),
    ...counts,
    rows: first.map(({ line, state, person, errors }) => ({
      line,
      state,
      name: `${person.first_name} ${person.last_name}`.trim(),
      email: person.email,
      errors: [...errors],
    })),
  }
}

/**
 * Adds the new people without access, and completes those that exist: what a row leaves empty stays, names
 * stay, work groups are added. @throws Problem 422 with the wrong rows (`rows.LINE.FIELD`), unless they are
 * to be skipped
 */
export async function importWorkers(
  ctx: Ctx,
  { query }: Input<typeof workers.import>,
  table: Table,
): Promise<ImportResult> {
  const at = placeOf(ctx)
  const { rows } = await plan(ctx, query, table)
  const wrong = rows.filter(({ state }) => state === 'wrong')
  if (wrong.length > 0 && query.skip_wrong !== true) refuseRows(wrong)
  const now = ctx.now.toISOString()
  const added = rows.filter(({ state }) => state === 'new')
  const existing = rows.flatMap((row) =>
    row.state === 'existing' && row.id !== null ? [{ ...row, id: row.id }] : [],
  )
  const ids: number[] = []
  for (let from = 0; from < added.length; from += BATCH)
    ids.push(
      ...(await insertWorkers(
        ctx.db,
        at,
        added.slice(from, from + BATCH).map(({ person }) => dataOf(person)),
        now,
      )),
    )
  await updateImported(ctx.db, at, existing, now)
  const done = [...added.map((row, index) => ({ ...row, id: ids[index] ?? 0 })), ...existing]
  await insertMemberships(
    ctx.db,
    at,
    done.flatMap(({ id, person }) =>
      person.group_ids.map((user_group_id) => ({ worker_id: id, user_group_id })),
    ),
  )
  ctx.audit({
    entity: 'worker',
    detail: { added: added.length, existing: existing.length, skipped: wrong.length },
  })
  const present = ({ id, person }: { readonly id: number; readonly person: PlannedRow['person'] }) => ({
    id,
    name: `${person.first_name} ${person.last_name}`.trim(),
  })
  return {
    newWorkers: done.slice(0, added.length).map(present),
    existingWorkers: existing.map(present),
    skipped: wrong.length,
  }
}

/** The columns of a worker that a table fills. */
const dataOf = ({ first_name, last_name, email, phone, position, idcode }: PlannedRow['person']) => ({
  first_name,
  last_name,
  email,
  phone,
  position,
  idcode,
})
