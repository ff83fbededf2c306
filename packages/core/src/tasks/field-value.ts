/** The values that are entered at a step. */
import type { StepType } from './definition.ts'

export type OptionText = { readonly id?: number | undefined; readonly text: string }

/** By type of step; “as typed”, amounts and temperatures as text. */
export type FieldValues = {
  readonly choose_answer: OptionText[]
  readonly choose_one_answer: OptionText
  readonly choose_product: {
    readonly id: number
    /** By language. */
    readonly name?: Readonly<Record<string, string>> | undefined
  }
  readonly enter_amount: {
    readonly amount: string
    readonly unit?: { readonly short_name: string } | string | null | undefined
  }
  readonly enter_value: { readonly amount: string; readonly unit?: string | null | undefined }
  readonly enter_temperature: { readonly temp: string; readonly unit: 'C' | 'F' }
  /** Local wall time. */
  readonly enter_date: { readonly date: string; readonly time?: string | null | undefined }
  readonly enter_text: OptionText
  readonly ticket: { readonly description: string }
  /** The files of the field say it. */
  readonly attach_file: null
  readonly choose_partner: OptionText
}
export type FieldValue = FieldValues[StepType]

/** Where a value comes from. */
export const valueSources = ['typed', 'probe', 'sensor', 'confirmed_prefill', 'imported'] as const
export type ValueSource = (typeof valueSources)[number]

export type ChosenAction = {
  readonly id?: number | undefined
  readonly option_text: string
  readonly is_custom: boolean
}

/**
 * A file as a record keeps it: its original content and name, even if it is renamed later. A photo that has
 * not arrived yet is named by the SHA-256 of its content.
 */
export type StoredFile = {
  readonly id: number
  /** Of its content, hexadecimal. */
  readonly sha256: string | null
  readonly sent_sha256?: string | undefined
}

/** A field as it is stored with its entry, for ever: the question, the answer, and the judgement. */
export type StoredField = {
  /** Within its entry, from 1. */
  readonly id: number
  /** Of a step, or of a sub-task of a checklist. */
  readonly task_step_id: number
  readonly name: string
  readonly type: StepType
  readonly value: FieldValue
  /** In °C for temperatures; null where nothing is measured. */
  readonly reading: number | null
  /** The limit of that moment, with its words. */
  readonly limit: { readonly min: number | null; readonly max: number | null; readonly text: string } | null
  /** What was in hand, at a step whose foods have limits of their own. */
  readonly food?: { readonly key: string; readonly name: string } | undefined
  /** Null where the value is not judged. */
  readonly within: boolean | null
  readonly source: ValueSource
  /** When a prefilled value was measured, ISO. */
  readonly measured_at: string | null
  /** When it was answered, ISO, in a form with timers; absent = when the entry was done. */
  readonly answered_at?: string | undefined
  readonly files: StoredFile[]
  /** Corrective actions of a sub-task. */
  readonly action_options: ChosenAction[]
  readonly comment: string
}
