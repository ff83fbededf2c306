import { useScale } from '#kit/access.ts'
import type { TaskOfDay } from '@larder/contract/entries'
import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useSay } from '#kit/i18n.ts'
import { CorrectiveActions } from './corrective-actions.tsx'
import {
  bodyOf,
  draftFor,
  fieldOf,
  isBreachAt,
  judge,
  limitInWords,
  stepsOf,
  withField,
} from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'

/**
 * A check as on the day, with its limit and its corrective actions; saving it stores nothing, and a message
 * says so.
 */
export function PracticeEntry({ task }: { readonly task: TaskOfDay }) {
  const say = useSay()
  const unit = useScale()
  const [draft, setDraft] = useState(() => draftFor(task))
  const [tried, setTried] = useState(false)
  const verdict = judge(task, draft)
  const breach = verdict.status === 'not_done'
  const ready = verdict.ok && bodyOf(task, draft).entry_fields.length > 0
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) setTried(true)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {stepsOf(task).map((step) => (
          <EntryField
            key={step.id}
            step={step.name === '' ? { ...step, name: say('table.value') } : step}
            field={fieldOf(draft, step.id)}
            breach={isBreachAt(verdict, step.id)}
            onChange={(part) => {
              setTried(false)
              setDraft(withField(draft, step.id, part))
            }}
          />
        ))}
        {breach && (
          <>
            <Alert
              color="red"
              icon={<IconAlertTriangle size={18} aria-hidden />}
              title={say('entries.outside_title', { limit: limitInWords(task, unit) })}
            >
              {task.corrective_action.text === '' ? say('entries.outside_text') : task.corrective_action.text}
            </Alert>
            <CorrectiveActions
              options={task.action_options}
              own={task.corrective_action.custom_options_enabled}
              chosen={draft.actions}
              onChange={(actions) => setDraft({ ...draft, actions })}
            />
          </>
        )}
        <Button type="submit" size="md" variant="default" disabled={!ready}>
          {say(breach ? 'entries.save_with_action' : 'entries.save')}
        </Button>
        {tried && (
          <Alert color="leaf" role="status" icon={<IconCheck size={18} aria-hidden />}>
            {say(breach ? 'intro.demo_tried_breach' : 'intro.demo_tried')}
          </Alert>
        )}
      </Stack>
    </form>
  )
}
