import { Button, Stack } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { usePlaceZone } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { useOutboxOf } from '#kit/outbox/queue.ts'
import { usePanel } from '#kit/use-panel.ts'
import { useTouch } from '#kit/use-phone.ts'
import { DraftNote } from '#ui/draft-note.tsx'
import { fillDraft, fillName, isLong } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { KeypadForm } from './keypad-form.tsx'
import { LastEntry, Queued } from './card-parts.tsx'
import { asksOneNumber } from './prefill.ts'
import { Instruction } from './task-facts.tsx'

type Props = {
  readonly task: TaskOfDay
  readonly titleId: string
  /** Ids of the operations of the outbox that belong to the line. */
  readonly queued: string
  readonly isOpen: boolean
  readonly isFilled: boolean
  readonly mayFill: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Below a line: what of its entries is not in order or has photos on their way, and its form while open. */
export function LineForm({ task, queued, isOpen, ...rest }: Props) {
  const items = useOutboxOf(task.id).filter(({ op_id }) => queued.includes(op_id))
  const open = items.filter(isOpenItem)
  return (
    <Stack gap="sm">
      {open.length > 0 && (
        <div role="status">
          <Queued
            items={open.filter(({ photo }) => photo === null)}
            photos={open.filter(({ photo }) => photo !== null)}
          />
        </div>
      )}
      {isOpen && <Form task={task} {...rest} />}
    </Stack>
  )
}

/** What the line itself cannot show. */
export const isOpenItem = ({ photo, state }: OutboxItem): boolean =>
  photo !== null || state === 'refused' || state === 'conflict'

type FormProps = Omit<Props, 'queued' | 'isOpen'>

/** A filled line asks whether it is to be filled again; a number is typed on large keys on a touch screen. */
function Form({ task, titleId, isFilled, mayFill, onSaved, onClose }: FormProps) {
  const say = useSay()
  const zone = usePlaceZone()
  const [again, setAgain] = useState(false)
  const hasDraft = useHasDraft(fillDraft(task, todayAt(zone)))
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
}: Pick<Props, 'task' | 'isFilled'> & { readonly hasDraft: boolean }) {
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
