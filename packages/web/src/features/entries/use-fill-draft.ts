import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useDraft, type DraftOf } from '#kit/draft.ts'
import { draftFor, fillDraft, type Draft } from './entry-draft.ts'

/**
 * What is being filled in, for today or for a day `YYYY-MM-DD` that is caught up. A form that stays open past
 * midnight stays what it was.
 */
export function useFillDraft(task: TaskOfDay, date?: string): DraftOf<Draft> {
  const zone = usePlaceZone()
  const [today] = useState(() => todayAt(zone))
  return useDraft<Draft>(fillDraft(task, date ?? today), () => draftFor(task))
}
