import { formatTime } from '#kit/format.ts'
import { besideUnit, localFigure, unitSymbol } from '@larder/core/entries'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
import { Button, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess, usePlaceId, useScale } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { sensorsOf } from './entries.api.ts'
import { stepsOf } from './entry-draft.ts'
import { asksOneNumber, confirmedBody, prefillOf } from './prefill.ts'

type Props = {
  readonly task: TaskOfDay
  readonly saving: boolean
  readonly onConfirm: (body: Omit<EntryInput, 'uuid'>) => void
}

/**
 * The value that the company lets be confirmed in one tap; nothing where it does not, or where none is known.
 */
export function ConfirmValue(props: Props) {
  const { company } = useAccess()
  return company?.is_temp_predictions_enabled === true && asksOneNumber(props.task) ? (
    <Offer {...props} />
  ) : null
}

function Offer({ task, saving, onConfirm }: Props) {
  const say = useSay()
  const language = useLanguage()
  const scale = useScale()
  const [step] = stepsOf(task)
  const measured =
    step?.task_step_type_name === 'enter_temperature' && (step.sensor_id !== null || task.unit !== null)
  const { data: sensors = [] } = useQuery({ ...sensorsOf(usePlaceId()), enabled: measured })
  const prefill = prefillOf(task, { sensors, scale, now: timeNow() })
  if (prefill === null || step === undefined) return null
  const value = localFigure(besideUnit(prefill.text, unitSymbol(step, scale)), language)
  const when =
    prefill.measured_at === null
      ? ''
      : formatTime(Date.parse(prefill.measured_at), language, { timeStyle: 'short' })
  return (
    <Stack gap={4}>
      <Button
        size="md"
        variant="light"
        fullWidth
        loading={saving}
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => onConfirm(confirmedBody(task, prefill, scale))}
      >
        {say('entries.confirm_value', { value })}
      </Button>
      <Text size="sm" c="dimmed">
        {prefill.from === 'sensor'
          ? say('entries.prefill_sensor', { value, when })
          : say('entries.prefill_last')}
      </Text>
    </Stack>
  )
}
