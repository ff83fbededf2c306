import type { TaskOfDay } from '@larder/contract/entries'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { LongForm, titleOf, type SavedReading } from './long-form.tsx'
import { useFillDraft } from './use-fill-draft.ts'

type Props = {
  readonly task: TaskOfDay
  readonly onClose: () => void
  readonly onSaved?: (reading: SavedReading) => void
}

/** A form with several fields, or a checklist, beside the day's list. The draft stays until it is saved. */
export function FillPanel({ task, onClose, onSaved }: Props) {
  const { draft, change, forget } = useFillDraft(task)
  const done = (reading: SavedReading): void => {
    forget()
    onSaved?.(reading)
    onClose()
  }
  return (
    <SidePanel title={titleOf(task)} onClose={onClose}>
      {draft === undefined ? (
        <RowsSkeleton rows={5} />
      ) : (
        <LongForm task={task} draft={draft} change={change} onSaved={done} />
      )}
    </SidePanel>
  )
}
