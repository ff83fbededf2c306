/** The faults that make an entry be refused. */
export type EntryFaultCode =
  | 'required'
  | 'number'
  | 'negative'
  | 'wrong_type'
  | 'unknown_step'
  | 'unknown_option'
  | 'food_required'
  | 'unknown_food'
  | 'duplicate'
  | 'corrective_action_required'
/** `index`: of the field in the draft; null where it is missing or the whole entry is meant. */
export type EntryFault = {
  readonly field: 'entry_fields' | 'action_options'
  readonly index: number | null
  readonly task_step_id: number | null
  readonly code: EntryFaultCode
}
