import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { todayAt } from '#features/activity-log/public.tsx'
import { usePlaceZone } from '#kit/access.ts'
import { useDraft, type DraftOf } from '#kit/draft.ts'
import { draftFor, fillDraft, type Draft } from './entry-draft.ts'

/** What is being filled in. A form that stays open past midnight stays what it was. */
export function useFillDraft(task: TaskOfDay): DraftOf<Draft> {
  const zone = usePlaceZone()
  const [day] = useState(() => todayAt(zone))
  return useDraft<Draft>(fillDraft(task, day), () => draftFor(task))
}
