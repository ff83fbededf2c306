/** Results of an analysis: its entries, each value judged by the criterion of its own day. */
import { judgeSamples, parseSamples } from '@larder/core/analyses'
import { sayValue } from '@larder/core/entries'
import type { StoredField } from '@larder/core/tasks'
import type { analyses, AnalysisResult } from '@larder/contract/analyses'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { listAnalysisTasks, listResultRows, type ResultRow } from './analysis-results.queries.ts'

const MOST = 500

/** @throws Problem 404 where the place has no analysis with this task. */
export async function listResults(
  ctx: Ctx,
  { params }: Input<typeof analyses.results>,
): Promise<AnalysisResult[]> {
  const at = placeOf(ctx)
  if (!(await listAnalysisTasks(ctx.db, at)).some(({ id }) => id === params.id)) throw notFound('Task')
  return (await listResultRows(ctx.db, at, { task_id: params.id, limit: MOST })).map(describe)
}

const describe = (row: ResultRow): AnalysisResult => ({
  entry_id: row.entry_id,
  uuid: row.uuid,
  date: row.date,
  laboratory: textOf(row.entry_fields.find(({ type }) => type === 'choose_partner')),
  is_good: row.status === 'done',
  files: row.entry_fields.reduce((sum, { files }) => sum + files.length, 0),
  values: row.entry_fields
    .filter(({ type }) => type === 'enter_value' || type === 'choose_one_answer')
    .map((field) => valueOf(field, row)),
})

const textOf = (field: StoredField | undefined): string =>
  field === undefined ? '' : (sayValue(field.value).value ?? '')

function valueOf(field: StoredField, { criteria }: ResultRow): AnalysisResult['values'][number] {
  const criterion = criteria.find(({ id }) => id === field.task_step_id)?.criterion ?? null
  const value = textOf(field)
  const samples = criterion === null ? null : parseSamples(criterion, value)
  return {
    parameter: field.name,
    value,
    reading: field.reading,
    criterion,
    verdict: criterion === null || samples === null ? null : judgeSamples(criterion, samples),
  }
}
