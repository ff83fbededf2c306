import type { PausePeriod } from '@larder/contract/pause-periods'
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { focusNow, useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
import { formatDate } from '#kit/format.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { DateInput } from '#ui/date-input.tsx'
import { useChangePause, useCreatePause } from './pause-periods.api.ts'

type Props = {
  readonly placeId: number
  /** Null = a new one. */
  readonly pause: PausePeriod | null
  readonly onClose: () => void
}

export function PauseForm(props: Props) {
  const say = useSay()
  useFocusBack()
  const { datePattern } = useCompanyFormat()
  const { field, submit, saving } = usePauseForm(props)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            ref={focusNow}
            {...field('name')}
            size="md"
            label={say('pause.name')}
            maxLength={255}
            required
          />
          <DateInput
            {...field('start_date')}
            size="md"
            label={say('pause.start')}
            pattern={datePattern}
            required
          />
          <DateInput
            {...field('end_date')}
            size="md"
            label={say('pause.end')}
            pattern={datePattern}
            required
          />
        </SimpleGrid>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" size="md" onClick={props.onClose}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" size="md" loading={saving}>
            {say('ui.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function usePauseForm({ placeId, pause, onClose }: Props) {
  const { datePattern } = useCompanyFormat()
  const create = useCreatePause()
  const change = useChangePause()
  return useCallForm({
    initialValues: {
      name: pause?.name ?? '',
      start_date: pause?.start_date ?? '',
      end_date: pause?.end_date ?? '',
    },
    validate: { name: required, start_date: required, end_date: required },
    changes: {
      opened: pause,
      words: {
        start_date: (day) => formatDate(day, datePattern),
        end_date: (day) => formatDate(day, datePattern),
      },
      onTheirs: onClose,
    },
    save: async (body, base) => {
      await (pause === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({ params: { placeId, id: pause.id }, body: { ...body, ...base } }))
      toast('success', texts.t('pause.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}
