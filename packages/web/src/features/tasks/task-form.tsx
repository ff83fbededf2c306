import { localDecimals } from '@larder/core/entries'
import { NativeSelect, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { tasks, type Task } from '@larder/contract/tasks'
import { usePlaceId, useScale } from '#kit/access.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { useLanguage, useSay, type Say, type TextKey } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { FormModal } from '#features/plans/public.tsx'
import type { ConflictField } from '#kit/conflict.ts'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { atFields } from './at-fields.ts'
import { monthInWords, NextMonth } from './next-month.tsx'
import { changesOf, endsOf, timesFor, valuesOf, type LimitField, type TaskValues } from './task-values.ts'
import { useChangeTask } from './tasks.api.ts'
import styles from './tasks.module.css'
import { TimeInput } from './time-input.tsx'

type Props = { readonly task: Task; readonly onClose: () => void }

/** Limit, frequency and times of a task, and whether it is done here, beside the plan's values. */
export function TaskForm({ task, onClose }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const unit = useScale()
  const { conflict, form, times, frequency } = useTaskForm({ task, onClose })
  if (conflict.theirs !== null)
    return (
      <InputConflict
        conflict={conflict}
        fields={differences(say, lang, {
          task,
          mine: form.form.getValues(),
          theirs: valuesOf(conflict.theirs, unit),
        })}
        form={form}
        onClose={onClose}
      />
    )
  return (
    <FormModal title={task.name} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      {task.instructionText !== '' && <Text c="dimmed">{task.instructionText}</Text>}
      <Switch
        {...form.field('is_disabled', 'checkbox')}
        label={say('tasks.disable')}
        description={say('tasks.disable_hint')}
      />
      <FoodLimits task={task} />
      <LimitFields task={task} form={form} unit={`°${unit}`} />
      <NativeSelect
        {...form.field('task_frequency_type_id')}
        label={say('tasks.frequency')}
        description={
          task.plan === null
            ? undefined
            : say('tasks.plan_says', { value: [task.plan.frequency, ...task.plan.times].join(' · ') })
        }
        data={task.frequencies.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <NextMonth form={form} frequency={frequency} isDated={task.next_due_month !== null} />
      {times > 0 && (
        <div className={styles.two}>
          <TimeInput
            {...form.field('time_1')}
            label={say(times > 1 ? 'tasks.time_first' : 'tasks.time')}
            required
          />
          {times > 1 && <TimeInput {...form.field('time_2')} label={say('tasks.time_second')} required />}
        </div>
      )}
    </FormModal>
  )
}

/** The form, how many times a day the chosen frequency needs, and the conflict dialog. */
function useTaskForm({ task, onClose }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const unit = useScale()
  const change = useChangeTask()
  const conflict = useConflict(task, tasks.list)
  const [frequency, setFrequency] = useState(String(task.task_frequency_type_id))
  const timeOf = (number: number) => (value: unknown, values: TaskValues) =>
    timesFor(values.task_frequency_type_id) >= number ? required(value) : null
  const form = useCallForm<TaskValues>({
    initialValues: valuesOf(task, unit),
    validate: { time_1: timeOf(1), time_2: timeOf(2) },
    save: async (values) => {
      const body = { ...changesOf(task, values, unit), version: conflict.latest()?.version ?? task.version }
      await change
        .mutateAsync({ params: { placeId, id: task.id }, query: { lang }, body })
        .catch((thrown: unknown) => {
          throw atFields(thrown)
        })
      toast('success', say('tasks.saved', { name: task.name }))
      onClose()
    },
    onProblem: conflict.onProblem,
  })
  form.form.watch('task_frequency_type_id', ({ value }) => setFrequency(value))
  return { conflict, form, frequency, times: timesFor(frequency) }
}

const labels = {
  entry_min_value: 'tasks.at_least',
  entry_max_value: 'tasks.at_most',
  hold_minutes: 'tasks.hold',
} as const satisfies Record<LimitField, TextKey>

/** The limits of foods, to read: they are changed in the plan. */
function FoodLimits({ task: { task_steps } }: Pick<Props, 'task'>) {
  const lang = useLanguage()
  const foods = task_steps[0]?.foods ?? []
  return foods.map(({ key, name, limit_text }) => (
    <Text key={key} size="sm">
      {name}: {localDecimals(limit_text, lang)}
    </Text>
  ))
}

type LimitProps = { readonly task: Task; readonly form: CallForm<TaskValues>; readonly unit: string }

function LimitFields({ task, form, unit }: LimitProps) {
  const say = useSay()
  const lang = useLanguage()
  const ends = endsOf(task)
  if (ends.length === 0) return null
  const symbol = (end: LimitField): string | undefined =>
    end === 'hold_minutes'
      ? say('ui.unit_minutes')
      : task.task_steps[0]?.quantity?.startsWith('celsius') === true
        ? unit
        : undefined
  return (
    <div>
      <div className={styles.two}>
        {ends.map((end) => (
          <NumberInput
            {...form.field(end)}
            key={end}
            label={say(labels[end])}
            negatives={end !== 'hold_minutes'}
            {...(end === 'hold_minutes' && { max: 1_000_000 })}
            unit={symbol(end)}
          />
        ))}
      </div>
      {task.plan?.limit_text != null && (
        <Text size="sm" c="dimmed" mt={4}>
          {say('tasks.plan_says', { value: localDecimals(task.plan.limit_text, lang) })}
        </Text>
      )}
    </div>
  )
}

type Versions = { readonly task: Task; readonly mine: TaskValues; readonly theirs: TaskValues }

function differences(say: Say, lang: string, { task, mine, theirs }: Versions): readonly ConflictField[] {
  const both = (label: TextKey, words: (values: TaskValues) => string): ConflictField => ({
    label: say(label),
    mine: words(mine),
    theirs: words(theirs),
  })
  return [
    both('tasks.state', ({ is_disabled }) =>
      say(is_disabled ? 'tasks.state_disabled' : 'tasks.state_active'),
    ),
    ...endsOf(task).map((end) => both(labels[end], (values) => values[end])),
    both(
      'tasks.frequency',
      ({ task_frequency_type_id }) =>
        task.frequencies.find(({ id }) => String(id) === task_frequency_type_id)?.name ?? '',
    ),
    both('tasks.time', ({ task_frequency_type_id, time_1, time_2 }) =>
      [time_1, time_2].slice(0, timesFor(task_frequency_type_id)).join(', '),
    ),
    both('tasks.next_month', ({ next_due_month }) =>
      next_due_month === '' ? '' : monthInWords(next_due_month, lang),
    ),
  ]
}
