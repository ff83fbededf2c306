import { Alert, NativeSelect, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import type { Task } from '@larder/contract/tasks'
import { useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { asProblem, Problem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { FormModal } from '#features/plan/public.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { changesOf, endsOf, timesFor, valuesOf, type LimitField, type TaskValues } from './task-values.ts'
import { useChangeTask } from './tasks.api.ts'
import styles from './tasks.module.css'
import { TimeInput } from './time-input.tsx'

type Props = { readonly task: Task; readonly onClose: () => void }

/** Limit, frequency, times, and whether the task is done here. What the plan says stands beside it. */
export function TaskForm({ task, onClose }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const unit = useCompanyFormat().temperatureUnit === '°F' ? 'F' : 'C'
  const change = useChangeTask()
  const [theirs, setTheirs] = useState<Task | null>(null)
  const [times, setTimes] = useState(timesFor(String(task.task_frequency_type_id)))
  const timeOf = (number: number) => (value: unknown, values: TaskValues) => (timesFor(values.task_frequency_type_id) >= number ? required(value) : null)
  const form = useCallForm<TaskValues>({
    initialValues: valuesOf(task, unit),
    validate: { time_1: timeOf(1), time_2: timeOf(2) },
    save: async (values) => {
      const body = { ...changesOf(task, values, unit), version: (theirs ?? task).version }
      await change.mutateAsync({ params: { placeId, id: task.id }, query: { lang }, body }).catch((thrown: unknown) => { throw atFields(asProblem(thrown)) })
      toast('success', say('tasks.saved', { name: task.name }))
      onClose()
    },
    onProblem: ({ code, current }) => {
      if (code === 'conflict' && current !== undefined) setTheirs(current as Task)
      return code === 'conflict'
    },
  })
  form.form.watch('task_frequency_type_id', ({ value }) => setTimes(timesFor(value)))
  return (
    <FormModal title={task.name} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      {theirs !== null && <Theirs task={theirs} />}
      {task.instructionText !== '' && <Text c="dimmed">{task.instructionText}</Text>}
      <Switch {...form.field('is_disabled', 'checkbox')} label={say('tasks.disable')} description={say('tasks.disable_hint')} />
      <LimitFields task={task} form={form} unit={`°${unit}`} />
      <NativeSelect {...form.field('task_frequency_type_id')} label={say('tasks.frequency')} description={task.plan === null ? undefined : say('tasks.plan_says', { value: [task.plan.frequency, ...task.plan.times].join(' · ') })} data={task.frequencies.map(({ id, name }) => ({ value: String(id), label: name }))} />
      {times > 0 && (
        <div className={styles.two}>
          <TimeInput {...form.field('time_1')} label={say(times > 1 ? 'tasks.time_first' : 'tasks.time')} required />
          {times > 1 && <TimeInput {...form.field('time_2')} label={say('tasks.time_second')} required />}
        </div>
      )}
    </FormModal>
  )
}

const labels = { entry_min_value: 'tasks.at_least', entry_max_value: 'tasks.at_most', hold_minutes: 'tasks.hold' } as const satisfies Record<LimitField, TextKey>

function LimitFields({ task, form, unit }: { readonly task: Task; readonly form: CallForm<TaskValues>; readonly unit: string }) {
  const say = useSay()
  const ends = endsOf(task)
  if (ends.length === 0) return null
  const symbol = (end: LimitField): string | undefined => (end === 'hold_minutes' ? 'min' : task.task_steps[0]?.quantity?.startsWith('celsius') === true ? unit : undefined)
  return (
    <div>
      <div className={styles.two}>
        {ends.map((end) => (
          <NumberInput {...form.field(end)} key={end} label={say(labels[end])} negatives={end !== 'hold_minutes'} {...(end === 'hold_minutes' && { max: 1_000_000 })} unit={symbol(end)} />
        ))}
      </div>
      {task.plan?.limit_text != null && (
        <Text size="sm" c="dimmed" mt={4}>
          {say('tasks.plan_says', { value: task.plan.limit_text })}
        </Text>
      )}
    </div>
  )
}

/** Somebody else saved meanwhile: nothing is replaced before it was seen. */
function Theirs({ task }: { readonly task: Task }) {
  const say = useSay()
  const value = [task.task_steps[0]?.limit_text ?? '', task.frequency, task.custom_frequency.times.join(', '), task.is_disabled ? say('tasks.disabled') : ''].filter((part) => part !== '').join(' · ')
  return (
    <Alert color="amber" title={say('tasks.conflict_title')} role="alert">
      {say('tasks.conflict_text', { value })}
    </Alert>
  )
}

/** The server names fields by their place in the body, the form by their own names. */
function atFields(problem: Problem): Problem {
  const rename = (field: string): string => (field === 'custom_frequency.times' ? 'time_1' : field.replace(/^task_steps\.0\./, ''))
  const { code, message, status, correlation_id, current } = problem
  return new Problem({ code, message, status, correlation_id, current, errors: problem.errors.map((error) => ({ ...error, field: rename(error.field) })) })
}
