import { NativeSelect, TextInput, Textarea } from '@mantine/core'
import type { CallForm } from '#kit/form.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { categories, frequencies, quantityNames, type ControlValues } from './control-values.ts'
import styles from './hazards.module.css'

type Props = { readonly form: CallForm<ControlValues> }

/** How the place controls a hazard of its own: the limit, the daily task, and the corrective action. */
export function ControlFields({ form }: Props) {
  return (
    <>
      <LimitFields form={form} />
      <TaskFields form={form} />
      <CorrectiveActionFields form={form} />
    </>
  )
}

/** Options of a select from texts by value. */
function useChoices() {
  const say = useSay()
  return <Name extends string>(names: Readonly<Record<Name, TextKey>>) =>
    (Object.keys(names) as Name[]).map((value) => ({ value, label: say(names[value]) }))
}

/** The measured quantity, and the critical limit. */
function LimitFields({ form }: Props) {
  const say = useSay()
  const choicesOf = useChoices()
  return (
    <>
      <TextInput
        {...form.field('limit_name')}
        label={say('plan.control_limit_name')}
        description={say('plan.control_limit_name_hint')}
        maxLength={255}
        required
      />
      <NativeSelect
        {...form.field('quantity')}
        label={say('plan.control_quantity')}
        data={choicesOf(quantityNames)}
      />
      <div className={styles.pair}>
        <NumberInput {...form.field('min')} label={say('plan.limit_min')} />
        <NumberInput {...form.field('max')} label={say('plan.limit_max')} />
      </div>
      <NumberInput
        {...form.field('hold_minutes')}
        label={say('plan.limit_hold')}
        negatives={false}
        max={1_000_000}
      />
    </>
  )
}

/** The monitoring task: its instruction, frequency and times. */
function TaskFields({ form }: Props) {
  const say = useSay()
  const choicesOf = useChoices()
  return (
    <>
      <TextInput
        {...form.field('task_name')}
        label={say('plan.control_task')}
        description={say('plan.control_task_hint')}
        maxLength={255}
        required
      />
      <Textarea
        {...form.field('instruction')}
        label={say('plan.control_instruction')}
        size="md"
        rows={2}
        maxLength={2_000}
      />
      <div className={styles.pair}>
        <NativeSelect
          {...form.field('category')}
          label={say('plan.control_category')}
          data={choicesOf(categories)}
        />
        <NativeSelect
          {...form.field('frequency')}
          label={say('plan.task_frequency')}
          data={choicesOf(frequencies)}
        />
      </div>
      <TextInput
        {...form.field('times')}
        label={say('plan.control_times')}
        description={say('plan.control_times_hint')}
        placeholder="09:00, 15:00"
      />
    </>
  )
}

/** Corrective action, verification and record. */
function CorrectiveActionFields({ form }: Props) {
  const say = useSay()
  return (
    <>
      <Textarea
        {...form.field('corrective_action')}
        label={say('plan.corrective_action')}
        size="md"
        rows={2}
        maxLength={2_000}
        required
      />
      <Textarea
        {...form.field('verification')}
        label={say('plan.task_verification')}
        size="md"
        rows={2}
        maxLength={2_000}
        required
      />
      <Textarea
        {...form.field('record')}
        label={say('plan.task_record')}
        size="md"
        rows={2}
        maxLength={2_000}
        required
      />
    </>
  )
}
