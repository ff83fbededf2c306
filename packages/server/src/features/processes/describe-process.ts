/** Processes on the wire: numbers, names in the reader's language, sub-processes with their selection. */
import { processNumber, processOfNumber, type KnowledgeTexts, type Process } from '@larder/core/haccp'
import { numberOfSubProcess } from '@larder/core/plan-progress'
import type { PlaceProcess, ProcessChoice } from '@larder/contract/processes'
import { knowledge } from '#features/plan-data/public.ts'
import type { ProcessRow } from './processes.queries.ts'

const byNumber: ReadonlyMap<number, Process> = new Map(
  knowledge.processes.map((process) => [processNumber(process.id), process]),
)

export const findProcess = (number: number | null): Process | undefined =>
  number === null ? undefined : byNumber.get(number)

/** Flow steps in the order of a batch, programmes of the whole site after them. */
export const orderOf = (process: Process): number => process.flow_order ?? 1_000 + processNumber(process.id)

const describeSubProcesses = (
  process: Process | undefined,
  selected: readonly number[],
  texts: KnowledgeTexts,
): PlaceProcess['sub_processes'] =>
  (process?.sub_processes ?? []).map((id) => ({
    id: numberOfSubProcess(id),
    name: texts.sub_processes[id] ?? id,
    selected: selected.includes(numberOfSubProcess(id)),
  }))

export function describeChoice(
  process: Process,
  selected: readonly number[] | undefined,
  texts: KnowledgeTexts,
): ProcessChoice {
  const words = texts.processes[process.id]
  return {
    id: processNumber(process.id),
    name: words?.name ?? process.id,
    description: words?.description ?? '',
    order: orderOf(process),
    selected: selected !== undefined,
    sub_processes: describeSubProcesses(process, selected ?? [], texts),
  }
}

export function describeRow(row: ProcessRow, texts: KnowledgeTexts): PlaceProcess {
  const chosen = findProcess(row.process_id)
  const words = row.process_id === null ? undefined : texts.processes[processOfNumber(row.process_id)]
  return {
    id: row.id,
    process_id: row.process_id,
    name: row.name ?? words?.name ?? '',
    description: row.name === null ? (words?.description ?? '') : row.description,
    order: row.order_number,
    original_production_process_id: row.original_production_process_id,
    food_handling_place_id: row.place_id,
    fsp_product_group_id: row.fsp_product_group_id,
    sub_processes: describeSubProcesses(
      chosen ?? findProcess(row.original_production_process_id),
      row.sub_processes,
      texts,
    ),
    is_disabled: row.is_disabled,
    version: row.version,
  }
}
