import { NativeSelect, Text } from '@mantine/core'
import type { RoundId } from '@larder/core/haccp'
import { tasks, type Task } from '@larder/contract/tasks'
import { usePlaceId } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { FormModal } from '#features/plans/public.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { atFields } from '../at-fields.ts'
import { useChangeTask } from '../tasks.api.ts'
import { TimeInput } from '../time-input.tsx'
import styles from '../tasks.module.css'
import { hasOwnFrequency, roundsFor, timesIn } from './move-line.ts'
import { roundName } from './round-name.ts'

type Props = { readonly task: Task; readonly all: readonly Task[]; readonly onClose: () => void }
type Values = { round: string; time_1: string; time_2: string }

const roundOf = (value: string): RoundId | null => (value === '' ? null : (value as RoundId))

const valuesOf = ({ round, custom_frequency: { times } }: Task): Values => ({
  round: round ?? '',
  time_1: times[0] ?? '',
  time_2: times[1] ?? '',
})

const timesOf = ({ time_1, time_2 }: Values, count: number): string[] => [time_1, time_2].slice(0, count)

/** Another round for a line, with the times of that round. */
export function MoveLine({ task, all, onClose }: Props) {
  const say = useSay()
  const { form, conflict, count } = useMoveForm({ task, all, onClose })
  const words = ({ round, ...times }: Values): string =>
    [say(roundName(roundOf(round))), ...timesOf({ round, ...times }, count)].join(' · ')
  if (conflict.theirs !== null)
    return (
      <InputConflict
        conflict={conflict}
        fields={[
          {
            label: say('tasks.round'),
            mine: words(form.form.getValues()),
            theirs: words(valuesOf(conflict.theirs)),
          },
        ]}
        form={form}
        onClose={onClose}
      />
    )
  return (
    <FormModal
      title={say('tasks.move_line', { name: task.name })}
      submit={say('tasks.move')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <NativeSelect
        {...form.field('round')}
        label={say('tasks.round')}
        data={[null, ...roundsFor(task)].map((round) => ({
          value: round ?? '',
          label: say(roundName(round)),
        }))}
      />
      {count > 0 && (
        <div className={styles.two}>
          <TimeInput
            {...form.field('time_1')}
            label={say(count > 1 ? 'tasks.time_first' : 'tasks.time')}
            required
          />
          {count > 1 && <TimeInput {...form.field('time_2')} label={say('tasks.time_second')} required />}
        </div>
      )}
      <Text size="sm" c="dimmed">
        {say('tasks.move_hint')}
      </Text>
    </FormModal>
  )
}

/** Choosing a round fills in its times; the user may change them. */
function useMoveForm({ task, all, onClose }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const change = useChangeTask()
  const conflict = useConflict(task, tasks.list)
  const count = hasOwnFrequency(task) ? 0 : Math.min(2, task.custom_frequency.times.length)
  const timeOf = (number: number) => (value: unknown) => (count >= number ? required(value) : null)
  const form = useCallForm<Values>({
    initialValues: valuesOf(task),
    validate: { time_1: timeOf(1), time_2: timeOf(2) },
    save: async (values) => {
      const times = timesOf(values, count)
      const retimed = count > 0 && times.join() !== task.custom_frequency.times.join()
      const body = {
        round: roundOf(values.round),
        ...(retimed && { task_frequency_type_id: task.task_frequency_type_id, custom_frequency: { times } }),
        version: conflict.latest()?.version ?? task.version,
      }
      await change
        .mutateAsync({ params: { placeId, id: task.id }, query: { lang }, body })
        .catch((thrown: unknown) => {
          throw atFields(thrown)
        })
      const round = say(roundName(roundOf(values.round)))
      toast('success', say('tasks.moved', { name: task.name, round }))
      onClose()
    },
    onProblem: conflict.onProblem,
  })
  form.form.watch('round', ({ value }) => {
    const [time_1 = '', time_2 = ''] = timesIn(roundOf(value), task, all)
    form.form.setValues({ time_1, time_2 })
  })
  return { form, conflict, count }
}
