import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useDraft, type DraftOf } from '#kit/draft.ts'
import { draftFor, fillDraft, type Draft } from './entry-draft.ts'

/** The input for today or for a past day `YYYY-MM-DD`. A form that stays open past midnight keeps its day. */
export function useFillDraft(task: TaskOfDay, date?: string): DraftOf<Draft> {
  const zone = usePlaceZone()
  const [today] = useState(() => todayAt(zone))
  return useDraft<Draft>(fillDraft(task, date ?? today), () => draftFor(task))
}
