import { Button, Group, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import type { RoundChange } from '@larder/contract/round-change'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { usePlan } from '../plan-context.ts'
import { useAcceptRounds } from '../plans.api.ts'
import styles from './rounds.module.css'

type Choice = 'accept' | 'keep'

const consequences = [
  'round_change.what_history',
  'round_change.what_end',
  'round_change.what_start',
  'round_change.what_confirm',
] as const

/** What happens, what becomes of the other changes of the newest edition, and the button that does it. */
export function RoundChangeForm({ change }: { readonly change: RoundChange }) {
  const say = useSay()
  const [other, setOther] = useState<Choice>('keep')
  const [asks, setAsks] = useState(false)
  const { busy, problem, send } = useAccept(other)
  const count = change.rounds.reduce((sum, { lines }) => sum + lines.length, 0)
  const confirm = (): void => {
    setAsks(false)
    void send()
  }
  return (
    <Card title={say('round_change.what_title')}>
      <ul className={styles.names}>
        {consequences.map((text) => (
          <li key={text}>{say(text)}</li>
        ))}
      </ul>
      {change.other_changes > 0 && (
        <Radio.Group
          mt="md"
          label={say('round_change.other', { count: change.other_changes })}
          value={other}
          onChange={(value) => setOther(value === 'accept' ? 'accept' : 'keep')}
        >
          <Radio mt="xs" value="keep" label={say('round_change.other_keep')} />
          <Radio mt="xs" value="accept" label={say('round_change.other_accept')} />
        </Radio.Group>
      )}
      {problem !== null && <ErrorNotice problem={problem} onRetry={() => void send()} />}
      <Group justify="flex-end" mt="lg">
        <Button size="md" loading={busy} onClick={() => setAsks(true)}>
          {say('round_change.accept')}
        </Button>
      </Group>
      <ConfirmModal
        opened={asks}
        title={say('round_change.accept')}
        confirm={say('round_change.accept')}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      >
        <Text>{say('round_change.accept_text', { count })}</Text>
      </ConfirmModal>
    </Card>
  )
}

/** Accepting fetches the proposal again: the page then shows that the checks are in rounds. */
function useAccept(other_changes: Choice) {
  const say = useSay()
  const { placeId } = usePlan()
  const accept = useAcceptRounds()
  const [problem, setProblem] = useState<Problem | null>(null)
  const send = async (): Promise<void> => {
    setProblem(null)
    try {
      await accept.mutateAsync({ params: { placeId }, body: { other_changes } })
      toast('success', say('round_change.done_title'))
    } catch (thrown) {
      setProblem(asProblem(thrown))
    }
  }
  return { busy: accept.isPending, problem, send }
}
