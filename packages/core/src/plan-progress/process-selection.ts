/** Which processes a place works with. The same rules under the user's finger and before the write. */

/** `process_id` and `sub_processes` are numbers on the wire. */
export type SelectedProcess = { readonly process_id: number; readonly sub_processes: readonly number[] }

const without = (selection: readonly SelectedProcess[], process_id: number): readonly SelectedProcess[] =>
  selection.filter((process) => process.process_id !== process_id)

/** Selects the process, or unselects it with its sub-processes. */
export const toggleProcess = (
  selection: readonly SelectedProcess[],
  process_id: number,
): readonly SelectedProcess[] =>
  selection.some((process) => process.process_id === process_id)
    ? without(selection, process_id)
    : [...selection, { process_id, sub_processes: [] }]

/** Selects the sub-process and with it its process, or unselects the sub-process alone. */
export function toggleSubProcess(
  selection: readonly SelectedProcess[],
  process_id: number,
  sub_process: number,
): readonly SelectedProcess[] {
  const chosen = selection.find((process) => process.process_id === process_id)?.sub_processes ?? []
  const sub_processes = chosen.includes(sub_process)
    ? chosen.filter((other) => other !== sub_process)
    : [...chosen, sub_process]
  return [...without(selection, process_id), { process_id, sub_processes }]
}

/** A row of the place: a chosen process, or one of its own, which may be a copy of another. */
export type PlaceProcess = {
  readonly process_id: number | null
  readonly original_production_process_id: number | null
  readonly sub_processes: readonly number[]
  readonly is_disabled: boolean
}

/**
 * The processes that the plan is made from: those in use, each once. A copy replaces its original; a disabled
 * one does not count; an own process that copies none has no facts.
 */
export function plannedProcesses(rows: readonly PlaceProcess[]): readonly SelectedProcess[] {
  const planned = new Map<number, readonly number[]>()
  const add = (process_id: number | null, sub_processes: readonly number[]): void => {
    if (process_id !== null) planned.set(process_id, sub_processes)
  }
  const active = rows.filter((row) => !row.is_disabled)
  for (const row of active) add(row.process_id, row.sub_processes)
  for (const row of active)
    if (row.process_id === null) add(row.original_production_process_id, row.sub_processes)
  return [...planned].map(([process_id, sub_processes]) => ({ process_id, sub_processes }))
}
