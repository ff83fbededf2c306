import { Button } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useEffect, useState } from 'react'
import { usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { usePanel } from '#kit/use-panel.ts'
import { useTouch } from '#kit/use-phone.ts'
import { DraftNote } from '#ui/draft-note.tsx'
import { LastEntry } from './card-parts.tsx'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { KeypadForm } from './keypad-form.tsx'
import { asksOneNumber } from './prefill.ts'
import { Instruction } from './task-facts.tsx'

export type LineEntryProps = {
  readonly task: TaskOfDay
  readonly titleId: string
  readonly isFilled: boolean
  readonly mayFill: boolean
  /** The form is there, the first time after its code was loaded. */
  readonly onDrawn: () => void
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** A filled line asks whether it is to be filled again; a number is typed on large keys on a touch screen. */
export function LineEntry({ task, titleId, isFilled, mayFill, onDrawn, onSaved, onClose }: LineEntryProps) {
  const say = useSay()
  const zone = usePlaceZone()
  const [again, setAgain] = useState(false)
  const hasDraft = useHasDraft(fillDraft(task, todayAt(zone)))
  const [drawn] = useState(() => onDrawn)
  useEffect(drawn, [drawn])
  const keypad = useTouch() && asksOneNumber(task)
  const asksFirst = isFilled && !again && !hasDraft
  const saved = (): void => {
    setAgain(false)
    onSaved()
  }
  if (keypad && mayFill && !asksFirst)
    return (
      // The draft stays when earlier entries arrive meanwhile.
      <div onFocus={() => setAgain(true)}>
        <KeypadForm task={task} titleId={titleId} onSaved={saved} onClose={onClose} />
      </div>
    )
  return (
    <>
      <Instruction task={task} />
      {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
      {mayFill && isLong(task) && <OpenPanel task={task} isFilled={isFilled} hasDraft={hasDraft} />}
      {mayFill && !isLong(task) && asksFirst && (
        <Button variant="subtle" fullWidth onClick={() => setAgain(true)}>
          {say('entries.fill_again')}
        </Button>
      )}
      {mayFill && !isLong(task) && !asksFirst && (
        <div onFocus={() => setAgain(true)}>
          <EntryForm task={task} labelledBy={titleId} onSaved={saved} />
        </div>
      )}
    </>
  )
}

/** Opens a long form beside the list; its label shows whether there is a draft. */
function OpenPanel({
  task,
  isFilled,
  hasDraft,
}: Pick<LineEntryProps, 'task' | 'isFilled'> & { readonly hasDraft: boolean }) {
  const say = useSay()
  const fill = usePanel('fill')
  return (
    <>
      {hasDraft && <DraftNote />}
      <Button
        size="md"
        variant={isFilled && !hasDraft ? 'subtle' : 'filled'}
        fullWidth
        onClick={() => fill.open(fillName(task))}
      >
        {say(hasDraft ? 'entries.go_on' : isFilled ? 'entries.fill_again' : 'entries.fill')}
      </Button>
    </>
  )
}
