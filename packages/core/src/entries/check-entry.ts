import type { TemperatureUnit } from '../haccp/index.ts'
import { judgeReading, parseDecimal, toCelsius, type ReadingLimit } from './judge-reading.ts'

export type EntryType = 'enter_temperature' | 'enter_value' | 'choose_one_answer'

/** What an entry of one task must answer to. */
export type EntryRule = { readonly type: EntryType; readonly limit: ReadingLimit | null }

export type EntryDraft = {
  /** As typed. */
  readonly value: string | null
  readonly unit: string | null
  readonly answer: 'done' | 'not_done' | null
  readonly actions: number
}

export type EntryVerdict =
  | { readonly ok: false; readonly field: 'entry_fields' | 'action_options'; readonly code: 'required' | 'number' | 'corrective_action_required' }
  | { readonly ok: true; readonly status: 'done' | 'not_done'; /** In °C for temperatures. */ readonly reading: number | null; readonly within: boolean | null }

/**
 * The one rule of an entry, for screen and server. A reading outside the limit, or a check not done, demands a
 * corrective action (Codex CXC 1-1969 principle 5; Reg. (EC) 852/2004 art. 5(2)(e)).
 */
export function checkEntry(rule: EntryRule, draft: EntryDraft): EntryVerdict {
  if (rule.type === 'choose_one_answer') return checkAnswer(draft)
  if (draft.value === null || draft.value.trim() === '') return { ok: false, field: 'entry_fields', code: 'required' }
  const typed = parseDecimal(draft.value)
  if (typed === null) return { ok: false, field: 'entry_fields', code: 'number' }
  const reading = rule.type === 'enter_temperature' ? toCelsius(typed, unitOf(draft.unit)) : typed
  const within = rule.limit === null || judgeReading(rule.limit, reading) === 'within'
  if (!within && draft.actions === 0) return { ok: false, field: 'action_options', code: 'corrective_action_required' }
  return { ok: true, status: within ? 'done' : 'not_done', reading, within: rule.limit === null ? null : within }
}

function checkAnswer(draft: EntryDraft): EntryVerdict {
  if (draft.answer === null) return { ok: false, field: 'entry_fields', code: 'required' }
  if (draft.answer === 'not_done' && draft.actions === 0) return { ok: false, field: 'action_options', code: 'corrective_action_required' }
  return { ok: true, status: draft.answer, reading: null, within: null }
}

const unitOf = (unit: string | null): TemperatureUnit => (unit === 'F' ? 'F' : 'C')
