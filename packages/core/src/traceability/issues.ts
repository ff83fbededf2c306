/** What is remarkable about a record: it is kept as it is, and the issue stays visible. */
import { isOutside } from '../entries/index.ts'
import { signOf } from './mass-balance.ts'
import type { Direction, RecordIssue, RecordIssueCode } from './types.ts'

export type JudgedLine = {
  readonly lot_id: number
  readonly direction: Direction
  readonly batch_number: string
  readonly expiry_date: string | null
  /** Of the lot, after the record; null = not known. */
  readonly on_hand: string | null
}

/** Whether a line makes less of its lot; a count says what is there. */
export const takesFromLot = (direction: Direction): boolean => direction === 'out' || direction === 'waste'

/** `today`: the local day on which it happened. */
export function judgeLines(lines: readonly JudgedLine[], today: string): readonly RecordIssue[] {
  const issues = lines.flatMap(({ lot_id, direction, batch_number, expiry_date, on_hand }) => {
    const codes: RecordIssueCode[] = []
    if (batch_number === '' && direction !== 'count') codes.push('no_batch_number')
    else if (takesFromLot(direction) && signOf(on_hand ?? '0') < 0) codes.push('beyond_stock')
    if (direction !== 'waste' && direction !== 'count' && expiry_date !== null && expiry_date < today)
      codes.push('expired')
    return codes.map((code) => ({ code, lot_id }))
  })
  return [...new Map(issues.map((one) => [`${one.code} ${one.lot_id}`, one])).values()]
}

/** An entry that a record names, as it is now. */
export type RecordReading = Parameters<typeof isOutside>[0] & { readonly is_removed: boolean }

/**
 * The issues of a record as it is shown: those of its lines, as they were when it was written, and that a reading is
 * outside its limit now. A reading may be corrected or removed after the record, and a step of it may come later.
 */
export function issuesNow(
  written: readonly RecordIssue[],
  readings: readonly RecordReading[],
): readonly RecordIssue[] {
  const ofLines = written.filter(({ code }) => code !== 'outside_limit')
  return readings.some((reading) => !reading.is_removed && isOutside(reading))
    ? [...ofLines, { code: 'outside_limit', lot_id: null }]
    : ofLines
}
