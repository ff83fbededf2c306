import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { besideUnit } from '@larder/core/entries'
import type { ResponseOf } from '@larder/contract/kit'
import type { VerificationTask, verifications } from '@larder/contract/verifications'
import { useCompanyFormat, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { todayAt } from '#features/activity-log/public.tsx'
import { useVerify, waitingEntriesOf } from './verifications.api.ts'

type Waiting = ResponseOf<typeof verifications.entries>['data'][number]

/** Entries of a task that wait, oldest first, each with its own button. */
export function WaitingEntries({ task }: { readonly task: VerificationTask }) {
  const entries = useQuery(waitingEntriesOf(usePlaceId(), task, todayAt(usePlaceZone())))
  return (
    <QueryView query={entries} skeleton={<RowsSkeleton rows={2} />}>
      {({ data }) => (
        <Stack component="ul" gap="md" mt="md" p={0} style={{ listStyle: 'none' }} aria-label={task.name}>
          {data.map((entry) => (
            <WaitingEntry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

const valueOf = ({ value, unit }: Waiting): string => besideUnit(value ?? '', unit)

export function WaitingEntry({ entry }: { readonly entry: Waiting }) {
  const say = useSay()
  const zone = usePlaceZone() ?? 'UTC'
  const placeId = usePlaceId()
  const { datePattern } = useCompanyFormat()
  const verify = useVerify()
  const confirm = async (): Promise<void> => {
    try {
      await verify.mutateAsync({ params: { placeId, id: entry.task_subtype_id }, body: { entries: [{ id: entry.id, base_version: entry.version }] } })
      toast('success', say('verify.done', { count: 1 }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  const { firstname, lastname } = entry.updated_by_user
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Text fw={600}>{[entry.unit_name, valueOf(entry), say(entry.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done')].filter((part) => part !== '').join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {[formatInstant(entry.entry_time, zone, datePattern), entry.filled_by_sensor ? say('table.by_sensor') : `${firstname} ${lastname}`].join(' · ')}
        </Text>
        {entry.comment !== '' && <Text size="sm">{entry.comment}</Text>}
        {entry.action_options.map((action, at) => (
          <Text size="sm" key={at}>
            {action.option_text}
          </Text>
        ))}
        <Group gap={6} mt={4}>
          {entry.had_breach && <Badge color="red">{say('verify.breach')}</Badge>}
          {entry.recorded_late && <Badge color="ink">{say('verify.late')}</Badge>}
          {entry.is_corrected && <Badge color="ink">{say('verify.corrected')}</Badge>}
        </Group>
      </div>
      {entry.verification !== null ? (
        <Text size="sm">{say('verify.by', { name: entry.verification.verified_by, comment: entry.verification.comment === '' ? '' : `: ${entry.verification.comment}` })}</Text>
      ) : entry.is_own ? (
        <Text size="sm" c="dimmed">
          {say('verify.own_entry')}
        </Text>
      ) : (
        <Button variant="default" loading={verify.isPending} onClick={() => void confirm()}>
          {say('verify.one')}
        </Button>
      )}
    </Group>
  )
}
