import { Alert, Button, Group, Text } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import type { TaskOfDay } from '@larder/contract/entries'
import { useAccess, useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast } from '#kit/toasts.ts'
import { useStartToday } from './entries.api.ts'

/** Says on which day the daily checks of a new plan begin, and lets them begin today. */
export function StartToday({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  const say = useSay()
  const placeId = usePlaceId()
  const { can } = useAccess()
  const { datePattern } = useCompanyFormat()
  const start = useStartToday()
  const [date] = tasks.flatMap(({ starts_on }) => starts_on ?? []).sort()
  if (date === undefined) return null
  const startNow = (): Promise<unknown> =>
    start
      .mutateAsync({ params: { placeId } })
      .catch((thrown: unknown) => toast('error', asProblem(thrown).message))
  return (
    <Alert variant="light" icon={<IconSunrise aria-hidden />}>
      <Group justify="space-between">
        <Text>{say('entries.starts_on', { date: formatDate(date, datePattern) })}</Text>
        {can('tasks.edit') && (
          <Button size="md" variant="default" loading={start.isPending} onClick={() => void startNow()}>
            {say('entries.start_today')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
