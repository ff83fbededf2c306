import { recalls, type RecallDetails } from '@larder/contract/recalls'
import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { refetch } from '#kit/query.ts'
import { toastProblem } from '#kit/toasts.ts'
import { useChangeRecall } from './recalls.api.ts'
import { ReasonFields } from './start-form.tsx'

type Props = { readonly placeId: number; readonly recall: RecallDetails }

/** The reason of an open recall, as its messages have it, and whether it is a drill. */
export function ReasonField({ placeId, recall }: Props) {
  const say = useSay()
  const change = useChangeRecall()
  const [reason, setReason] = useState(recall.reason)
  const [isDrill, setIsDrill] = useState(recall.is_drill)
  const client = useQueryClient()
  const save = (): void =>
    change.mutate(
      {
        params: { placeId, id: recall.id },
        body: { base_version: recall.version, reason, is_drill: isDrill },
      },
      {
        onError: (thrown) => {
          const problem = asProblem(thrown)
          toastProblem(problem)
          // The page shows what somebody else saved; what was typed here stays.
          if (problem.status === 409) void refetch(client, recalls.change.writes)
        },
      },
    )
  return (
    <Stack gap="md">
      <ReasonFields reason={reason} onReason={setReason} isDrill={isDrill} onDrill={setIsDrill} />
      {(reason !== recall.reason || isDrill !== recall.is_drill) && (
        <Group>
          <Button loading={change.isPending} onClick={save}>
            {say('ui.save')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
