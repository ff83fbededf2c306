import { Stack } from '@mantine/core'
import { stagesOf, type EntryVerdict } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import { useSay } from '#kit/i18n.ts'
import { fieldOf, isBreachAt, type Draft, type FieldDraft } from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { PartOf } from './whose-work.tsx'

type Props = {
  readonly steps: readonly TaskStep[]
  /** What was answered before is not asked again. */
  readonly answered?: readonly number[]
  readonly draft: Draft
  readonly verdict: EntryVerdict
  /** Names the step that has no name. */
  readonly labelledBy: string
  readonly onChange: (id: number, part: Partial<FieldDraft>) => void
}

/** The steps of a form that are answered now; those that wait for a timer behind a line. */
export function Stages({ steps, answered = [], ...rest }: Props) {
  const say = useSay()
  const [now = [], ...later] = stagesOf(steps)
    .map((stage) => stage.filter(({ id }) => !answered.includes(id)))
    .filter((stage) => stage.length > 0)
  const waiting = later.flat()
  return (
    <>
      <Fields steps={now} {...rest} />
      {waiting.length > 0 && (
        <details>
          <summary style={{ minHeight: 44, paddingBlock: 10, cursor: 'pointer', overflowWrap: 'anywhere' }}>
            {say('entries.steps_later', { steps: waiting.map(({ name }) => name).join(', ') })}
          </summary>
          <Stack gap="md" mt="xs">
            <Fields steps={waiting} {...rest} />
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
      <PartOf group={step.user_group_id} />
    </div>
  ))
}
