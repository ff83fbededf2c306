import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { VerificationTask } from '@larder/contract/verifications'
import { usePlaceId, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useVerifyAll } from './verifications.api.ts'

/** Verifies all waiting entries of a task except the user's own; the comment is stored with each. */
export function VerifyAll({ task }: { readonly task: VerificationTask }) {
  const say = useSay()
  const placeId = usePlaceId()
  const today = todayAt(usePlaceZone())
  const verifyAll = useVerifyAll()
  const [opened, setOpened] = useState(false)
  const [comment, setComment] = useState('')
  const count = task.waiting - task.waiting_own
  const confirm = async (): Promise<void> => {
    try {
      const { verified, left } = await verifyAll.mutateAsync({
        params: { placeId, id: task.task_subtype_id },
        body: { task_id: task.task_id, until: today, comment },
      })
      setOpened(false)
      setComment('')
      toast(
        'success',
        [say('verify.done', { count: verified }), left > 0 ? say('verify.left', { count: left }) : '']
          .join(' ')
          .trim(),
      )
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <>
      <Button onClick={() => setOpened(true)}>{say('verify.all')}</Button>
      <ConfirmModal
        opened={opened}
        title={task.name}
        confirm={say('verify.all_confirm', { count })}
        busy={verifyAll.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpened(false)}
      >
        {say('verify.all_text')}
        <Textarea
          mt="md"
          label={say('verify.comment')}
          autosize
          minRows={2}
          maxLength={2_000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </ConfirmModal>
    </>
  )
}
