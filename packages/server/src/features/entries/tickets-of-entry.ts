/** The parts of an entry that become tickets. */
import { besideUnit } from '@larder/core/entries'
import type { StepTicket } from '#features/tickets/public.ts'
import type { TaskToFill } from './task-to-fill.queries.ts'
import type { EntryRecord } from './judge-entry.ts'

/**
 * Each answered step of the type `ticket`. A task of tickets (`is_ticket`) raises one whenever it was not
 * done, with the entered values as its text.
 */
export function ticketsOf({ id, definition, language }: TaskToFill, record: EntryRecord): StepTicket[] {
  const tickets = record.entry_fields.flatMap(({ task_step_id, type, value, files }): StepTicket[] =>
    type === 'ticket' &&
    value !== null &&
    !Array.isArray(value) &&
    'description' in value &&
    value.description.trim() !== ''
      ? [{ step_id: task_step_id, description: value.description.trim(), files }]
      : [],
  )
  if (tickets.length > 0 || !definition.is_ticket || record.status === 'done') return tickets
  const name = (definition.texts[language] ?? definition.texts['en'])?.name ?? ''
  const entered =
    record.value === null || record.reading === null ? '' : besideUnit(record.value, record.unit)
  const words = [
    name,
    entered,
    ...record.action_options.map(({ option_text }) => option_text),
    record.comment.trim(),
  ]
  // The task's own id: its steps have others, or its only step raises nothing else.
  return [
    {
      step_id: id,
      description: words
        .filter((word) => word !== '')
        .join(' · ')
        .slice(0, 5_000),
      files: record.files,
    },
  ]
}
