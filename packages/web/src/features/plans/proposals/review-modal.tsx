import { Button, Group, Modal, Progress, Stack, Text, Title } from '@mantine/core'
import type { ChangeProposal } from '@larder/contract/plan-proposals'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toast } from '#kit/toasts.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { usePlan } from '../plan-context.ts'
import { useDecideProposals } from '../plans.api.ts'
import { markChecked, readDraft, writeDraft, type Decision, type Draft } from './decisions.ts'
import { ProposalStep } from './proposal-step.tsx'
import styles from './review.module.css'

type Props = { readonly proposals: readonly ChangeProposal[]; readonly onClose: () => void }

/** An introduction, one step a proposal, and the end, which sends all decisions (plan 2). */
export function ReviewModal({ proposals, onClose }: Props) {
  const say = useSay()
  const { placeId } = usePlan()
  const ids = proposals.map(({ proposal_id }) => proposal_id)
  const [draft, setDraft] = useState(() => readDraft(placeId, ids))
  const change = (next: Draft): void => {
    setDraft(next)
    writeDraft(placeId, next)
  }
  const go = (step: number): void => change({ ...draft, step })
  const step = Math.min(draft.step, proposals.length + 1)
  const proposal = proposals[step - 1]
  const decide = (id: number, decision: Decision): void =>
    change({ ...draft, decisions: new Map([...draft.decisions, [id, decision]]) })
  const skip = (): void => {
    markChecked(placeId, { sent: false })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('plan.review_title')}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {step === 0 && <Intro count={proposals.length} onSkip={skip} onNext={() => go(1)} />}
      {proposal !== undefined && (
        <Step
          position={step}
          total={proposals.length}
          onPrevious={() => go(step - 1)}
          {...(draft.decisions.has(proposal.proposal_id) && { onNext: () => go(step + 1) })}
        >
          <ProposalStep
            key={proposal.proposal_id}
            proposal={proposal}
            decision={draft.decisions.get(proposal.proposal_id) ?? null}
            onDecide={(decision) => decide(proposal.proposal_id, decision)}
          />
        </Step>
      )}
      {step > proposals.length && (
        <End ids={ids} draft={draft} onPrevious={() => go(step - 1)} onClose={onClose} />
      )}
    </Modal>
  )
}

/** Reads on at the top of each step, for the eye and for screen readers. */
function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <Title order={3} ref={heading} tabIndex={-1} className={styles.heading ?? ''}>
      {children}
    </Title>
  )
}

function Intro({
  count,
  onSkip,
  onNext,
}: {
  readonly count: number
  readonly onSkip: () => void
  readonly onNext: () => void
}) {
  const say = useSay()
  const { place } = usePlan()
  return (
    <Stack gap="md">
      <StepHeading>{say('plan.review_intro_title')}</StepHeading>
      <Text>{say('plan.review_intro_text', { count, place: place.name })}</Text>
      <Text>{say('plan.review_intro_how')}</Text>
      <Group justify="space-between" gap="sm">
        <Button variant="default" onClick={onSkip}>
          {say('plan.review_skip')}
        </Button>
        <Button onClick={onNext}>{say('plan.review_next')}</Button>
      </Group>
    </Stack>
  )
}

type StepProps = {
  readonly position: number
  readonly total: number
  readonly onPrevious: () => void
  /** Absent before it is decided. */
  readonly onNext?: () => void
  readonly children: ReactNode
}

function Step({ position, total, onPrevious, onNext, children }: StepProps) {
  const say = useSay()
  return (
    <Stack gap="md">
      <div>
        <StepHeading>{say('plan.review_position', { number: position, total })}</StepHeading>
        <Progress
          mt="xs"
          size="sm"
          value={(position / total) * 100}
          aria-label={say('plan.review_progress')}
        />
      </div>
      {children}
      <Group justify="space-between" gap="sm">
        <Button variant="default" onClick={onPrevious}>
          {say('plan.review_previous')}
        </Button>
        <Button disabled={onNext === undefined} onClick={onNext}>
          {say('plan.review_next')}
        </Button>
      </Group>
    </Stack>
  )
}

type EndProps = {
  readonly ids: readonly number[]
  readonly draft: Draft
  readonly onPrevious: () => void
  readonly onClose: () => void
}

/** Sends all decisions and generates the plan with them; if that fails, they stay. */
function End({ ids, draft, onPrevious, onClose }: EndProps) {
  const say = useSay()
  const { placeId } = usePlan()
  const send = useDecideProposals()
  const [problem, setProblem] = useState<Problem | null>(null)
  const accepted = ids.filter((id) => draft.decisions.get(id) === 1).length
  const finish = async (): Promise<void> => {
    setProblem(null)
    try {
      await send.mutateAsync({
        params: { placeId },
        body: {
          decisions: ids.map((id) => ({
            proposal_id: id,
            change_decision_type_id: draft.decisions.get(id) ?? 2,
          })),
        },
      })
      markChecked(placeId, { sent: true })
      toast('success', say('plan.review_saved'))
      onClose()
    } catch (thrown) {
      setProblem(asProblem(thrown))
    }
  }
  return (
    <Stack gap="md">
      <StepHeading>{say('plan.review_done_title')}</StepHeading>
      <Text>{say('plan.review_done_count', { accepted, kept: ids.length - accepted })}</Text>
      <Text>{say('plan.review_done_text')}</Text>
      {problem !== null && <ErrorNotice problem={problem} onRetry={() => void finish()} />}
      <Group justify="space-between" gap="sm">
        <Button variant="default" disabled={send.isPending} onClick={onPrevious}>
          {say('plan.review_previous')}
        </Button>
        <Button loading={send.isPending} onClick={() => void finish()}>
          {say('plan.review_finish')}
        </Button>
      </Group>
    </Stack>
  )
}
