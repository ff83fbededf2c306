import { Button, Stack } from '@mantine/core'
import { stagesOf, type EntryVerdict } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import { useSay } from '#kit/i18n.ts'
import { fieldOf, isBreachAt, type Draft, type FieldDraft } from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { GroupNote } from './whose-work.tsx'

type Props = {
  readonly steps: readonly TaskStep[]
  /** Steps that were answered earlier and are not shown again. */
  readonly answered?: readonly number[]
  readonly draft: Draft
  readonly verdict: EntryVerdict
  /** Id of the element that labels a step without a name. */
  readonly labelledBy: string
  readonly onChange: (id: number, part: Partial<FieldDraft>) => void
}

/** The steps of a form that can be answered now, and below them, folded away, those that wait for a timer. */
export function EntrySteps({ steps, answered = [], ...rest }: Props) {
  const say = useSay()
  const [now = [], ...laterStages] = stagesOf(steps)
    .map((stage) => stage.filter(({ id }) => !answered.includes(id)))
    .filter((stage) => stage.length > 0)
  const later = laterStages.flat()
  return (
    <>
      <Fields steps={now} {...rest} />
      {later.length > 0 && (
        <details>
          <summary style={{ minHeight: 44, paddingBlock: 10, cursor: 'pointer', overflowWrap: 'anywhere' }}>
            {say('entries.steps_later', { steps: later.map(({ name }) => name).join(', ') })}
          </summary>
          <Stack gap="md" mt="xs">
            <Fields steps={later} {...rest} />
          </Stack>
        </details>
      )}
    </>
  )
}

function Fields({ steps, draft, verdict, labelledBy, onChange }: Omit<Props, 'answered'>) {
  return steps.map((step) => (
    <div key={step.id}>
      <EntryField
        step={step}
        {...(step.name === '' && { labelledBy })}
        field={fieldOf(draft, step.id)}
        breach={isBreachAt(verdict, step.id)}
        onChange={(part) => onChange(step.id, part)}
      />
      <GroupNote group={step.user_group_id} />
    </div>
  ))
}

type SaveProps = {
  readonly breach: boolean
  readonly verdict: EntryVerdict
  readonly saving: boolean
  readonly ready: boolean
}

/** Its text says whether a corrective action is saved too, and whether steps still wait for a timer. */
export function SaveButton({ breach, verdict, saving, ready }: SaveProps) {
  const say = useSay()
  const waits = verdict.waiting.length > 0
  return (
    <Button type="submit" size="md" loading={saving} disabled={!ready}>
      {say(breach ? 'entries.save_with_action' : waits ? 'entries.save_start' : 'entries.save')}
    </Button>
  )
}
