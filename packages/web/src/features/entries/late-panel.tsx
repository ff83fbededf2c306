import { instantOf } from '@larder/core/schedule'
import type { TaskOfDay } from '@larder/contract/entries'
import { Alert, TextInput } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { LongForm } from './long-form.tsx'
import { useFillDraft } from './use-fill-draft.ts'

type Props = {
  readonly task: TaskOfDay
  /** A day that is over, `YYYY-MM-DD`. */
  readonly date: string
  readonly onClose: () => void
}

/** A check of a day that is over: the form of that day, and the time at which it was done. */
export function LatePanel({ task, date, onClose }: Props) {
  const say = useSay()
  const zone = usePlaceZone() ?? 'UTC'
  const { datePattern } = useCompanyFormat()
  const { draft, change, forget } = useFillDraft(task, date)
  const done = (): void => {
    forget()
    onClose()
  }
  const time = draft?.time ?? ''
  const field = (
    <>
      <Alert color="amber" icon={<IconClockExclamation size={18} aria-hidden />}>
        {say('entries.late_note')}
      </Alert>
      <TextInput
        type="time"
        size="md"
        required
        label={say('entries.done_at', { date: formatDate(date, datePattern) })}
        value={time}
        onChange={(event) => {
          const next = event.currentTarget.value
          change((now) => ({ ...now, time: next }))
        }}
      />
    </>
  )
  return (
    <SidePanel title={task.unit === null ? task.name : `${task.unit.name} · ${task.name}`} onClose={onClose}>
      {draft === undefined ? (
        <RowsSkeleton rows={5} />
      ) : (
        <LongForm
          task={task}
          draft={draft}
          change={change}
          onSaved={done}
          late={{ field, doneAt: time === '' ? null : instantOf(date, time, zone) }}
        />
      )}
    </SidePanel>
  )
}
