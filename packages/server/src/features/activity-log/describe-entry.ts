import { besideUnit, sayField } from '@larder/core/entries'
import type { HistoryEntry } from '@larder/contract/activity-log'
import type { HistoryRow } from './history.queries.ts'

/** A row of the history as the wire has it. */
export function describeEntry(row: HistoryRow): HistoryEntry {
  const {
    id,
    uuid,
    task_id,
    task_subtype_id,
    task_name,
    related_entity_id,
    unit_name,
    entry_date,
    entry_time,
    received_at,
    status,
    within,
    comment,
    filled_by,
    corrected_by,
    version,
    is_corrected,
    had_breach,
    breach_value,
    recorded_late,
    verified,
    removal,
    ticket,
    traceability_record,
  } = row
  return {
    id,
    uuid,
    task_id,
    task_subtype_id,
    task_name,
    related_entity_id,
    unit_name,
    entry_date,
    entry_time,
    received_at,
    status,
    within,
    comment,
    filled_by,
    corrected_by,
    version,
    is_corrected,
    had_breach,
    breach_value,
    recorded_late,
    verified,
    removal,
    ticket,
    traceability_record,
    ...identityOf(row),
    ...answersOf(row),
  }
}

const identityOf = ({ identified_by, device_name, vouched_by }: HistoryRow) => ({
  identified_by,
  device_name,
  vouched_by,
})

/** What was answered, how many photos came with it, and what is missing. */
function answersOf(row: HistoryRow) {
  const allFiles = [...row.files, ...row.entry_fields.flatMap(({ files }) => files)]
  return {
    files: allFiles.length,
    files_waiting: allFiles.filter(({ sha256 }) => sha256 === null).length,
    values: valuesOf(row.entry_fields),
    missing: [...(row.missing ?? [])],
    limit: limitOf(row),
    corrective_actions: row.action_options.map(({ option_text }) => option_text),
  }
}

/** The values as they were typed. The entry's status shows “done” and “not done”. */
export const valuesOf = (entry_fields: HistoryRow['entry_fields']): HistoryEntry['values'] =>
  entry_fields.flatMap((field) => {
    const { value, unit } = sayField(field)
    return value === null || value === '' ? [] : [{ name: field.name, text: besideUnit(value, unit) }]
  })

/** Its limit in words; of several measured steps, each with the name of its step. */
export function limitOf({ limit, entry_fields }: Pick<HistoryRow, 'limit' | 'entry_fields'>): string | null {
  const measured = entry_fields.filter(({ reading }) => reading !== null)
  if (measured.length < 2) return limit?.text ?? null
  const limits = measured.flatMap(({ name, limit: own }) =>
    own === null || own.text === '' ? [] : [name === '' ? own.text : `${name}: ${own.text}`],
  )
  return limits.length === 0 ? null : limits.join('; ')
}
