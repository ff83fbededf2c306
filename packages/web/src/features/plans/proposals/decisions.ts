/** Decisions that were made and not sent: they live as long as the tab, over closing and reloading. */
import { readForVisit, writeForVisit } from '#kit/storage.ts'

/** 1 approved, 2 rejected. */
export type Decision = 1 | 2
export type Draft = { readonly step: number; readonly decisions: ReadonlyMap<number, Decision> }

const keyOf = (placeId: number): string => `${placeId}-change-decisions`
/** Plan 3: that proposals were checked or skipped, for the browser session. */
const checkedKey = (placeId: number): string => `${placeId}-has-checked-for-proposals`

export const emptyDraft: Draft = { step: 0, decisions: new Map() }

const isDecision = (value: unknown): value is Decision => value === 1 || value === 2

/** The decisions on the current proposals. */
export function readDraft(placeId: number, ids: readonly number[]): Draft {
  try {
    const { step, decisions } = JSON.parse(readForVisit(keyOf(placeId)) ?? '') as {
      step: unknown
      decisions: [unknown, unknown][]
    }
    const validDecisions = decisions.filter(
      (one): one is [number, Decision] =>
        typeof one[0] === 'number' && ids.includes(one[0]) && isDecision(one[1]),
    )
    const undecided = ids.findIndex((id) => !validDecisions.some(([decided]) => decided === id))
    const last = undecided < 0 ? ids.length + 1 : undecided + 1
    return {
      step: typeof step === 'number' && Number.isInteger(step) ? Math.min(Math.max(0, step), last) : 0,
      decisions: new Map(validDecisions),
    }
  } catch {
    return emptyDraft
  }
}

export function writeDraft(placeId: number, { step, decisions }: Draft): void {
  writeForVisit(keyOf(placeId), JSON.stringify({ step, decisions: [...decisions] }))
}

export const hasChecked = (placeId: number): boolean => readForVisit(checkedKey(placeId)) !== null

/** Not shown again in this session; decisions that were not sent are lost. */
export function markChecked(placeId: number, { sent }: { readonly sent: boolean }): void {
  writeForVisit(checkedKey(placeId), 'true')
  if (sent) writeForVisit(keyOf(placeId), null)
}
