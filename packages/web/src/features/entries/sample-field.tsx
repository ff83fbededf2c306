import { NativeSelect, TextInput } from '@mantine/core'
import { sayCriterion, type Criterion } from '@larder/core/analyses'
import type { FieldValue } from '@larder/core/tasks'
import { useSay } from '#kit/i18n.ts'
import { typedOf } from './entry-draft.ts'

type Props = {
  readonly criterion: Criterion
  readonly label: string
  readonly required: boolean
  readonly value: FieldValue
  readonly breach: boolean
  readonly onChange: (value: FieldValue) => void
}

/** The laboratory's values of all samples of a lot, or in how many of them something was detected. */
export function SampleField({ criterion, label, required, value, breach, onChange }: Props) {
  const say = useSay()
  const words = sayCriterion(criterion)
  const typed = typedOf(value)
  const set = (amount: string): void =>
    onChange(amount === '' ? null : { amount, unit: criterion.is_absence ? null : criterion.unit || null })
  const error = breach ? say('analyses.outside', { criterion: words }) : false
  if (!criterion.is_absence)
    return (
      <TextInput
        size="md"
        label={label}
        description={say('analyses.samples_hint', { criterion: words })}
        required={required}
        maxLength={400}
        error={error}
        value={typed}
        onChange={(event) => set(event.currentTarget.value)}
      />
    )
  const { n } = criterion
  return (
    <NativeSelect
      size="md"
      label={label}
      description={words}
      required={required}
      error={error}
      value={typed}
      data={[
        { value: '', label: say('ui.choose') },
        { value: `0/${n}`, label: say('analyses.detected_none', { n }) },
        ...Array.from({ length: n }, (_, index) => ({
          value: `${index + 1}/${n}`,
          label: say('analyses.detected_in', { k: index + 1, n }),
        })),
      ]}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}
