import { Alert, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { useSay } from '#kit/i18n.ts'
import { FileField } from '#ui/file-field.tsx'
import { CorrectiveActions } from './corrective-actions.tsx'
import type { Draft } from './entry-draft.ts'

type Props = {
  readonly task: TaskOfDay
  readonly draft: Draft
  readonly title: string
  readonly onChange: (draft: Draft) => void
}

/** A value outside its limit: an alert, the corrective action, and a comment. */
export function BreachFields({ task, draft, title, onChange }: Props) {
  const say = useSay()
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={title}>
        {task.corrective_action.text === '' ? say('entries.outside_text') : task.corrective_action.text}
      </Alert>
      <CorrectiveActions
        options={task.action_options}
        own={task.corrective_action.custom_options_enabled}
        chosen={draft.actions}
        onChange={(actions) => onChange({ ...draft, actions })}
      />
      <Textarea
        label={say('entries.comment')}
        autosize
        minRows={1}
        maxLength={5_000}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
      />
      <FileField
        label={say('tickets.photos')}
        files={draft.files}
        onChange={(files) => onChange({ ...draft, files })}
      />
    </>
  )
}
