import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FrequencyProposal } from '@larder/contract/frequencies'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay, type Say } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { proposalsOf, useDecide } from './frequencies.api.ts'

type Decision = 'accept' | 'keep'
type PendingDecision = { readonly proposal: FrequencyProposal; readonly decision: Decision }

/** The proposals with their evidence; the owner accepts or keeps, and says why. */
export function FrequencyCard() {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const { can } = useAccess()
  const { data = [] } = useQuery({ ...proposalsOf(placeId, lang), enabled: can('tasks.edit') })
  const [pendingDecision, setPendingDecision] = useState<PendingDecision | null>(null)
  if (data.length === 0) return null
  return (
    <Card title={say('frequency.title')}>
      <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map((proposal) => (
          <li key={proposal.task_id}>
            <Proposal proposal={proposal} onAsk={(decision) => setPendingDecision({ proposal, decision })} />
          </li>
        ))}
      </Stack>
      {pendingDecision !== null && (
        <Question asked={pendingDecision} onClose={() => setPendingDecision(null)} />
      )}
    </Card>
  )
}

const schedule = ({ name, times }: FrequencyProposal['from']): string => [name, ...times].join(' · ')

const evidenceIn = (say: Say, { kind, evidence }: FrequencyProposal): string =>
  kind === 'lower'
    ? say('frequency.within', { days: evidence.days, within: evidence.within, readings: evidence.readings })
    : say('frequency.breaches', { number: evidence.breaches, days: evidence.days })

type ProposalProps = {
  readonly proposal: FrequencyProposal
  readonly onAsk: (decision: Decision) => void
}

function Proposal({ proposal, onAsk }: ProposalProps) {
  const say = useSay()
  const { task_name: name, kind, from, to } = proposal
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 20rem' }}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text>{evidenceIn(say, proposal)}</Text>
        <Text>
          {say(kind === 'lower' ? 'frequency.ask_lower' : 'frequency.ask_raise', {
            from: schedule(from),
            to: schedule(to),
          })}
        </Text>
      </div>
      <Group gap="sm">
        <Button
          size="md"
          aria-label={`${say(accepts[kind])}: ${name}`}
          {...(kind === 'lower' && { variant: 'default' })}
          onClick={() => onAsk('accept')}
        >
          {say(accepts[kind])}
        </Button>
        <Button
          size="md"
          variant="subtle"
          aria-label={`${say('frequency.keep')}: ${name}`}
          onClick={() => onAsk('keep')}
        >
          {say('frequency.keep')}
        </Button>
      </Group>
    </Group>
  )
}

const accepts = { lower: 'frequency.lower', raise: 'frequency.raise' } as const

function Question({
  asked: pendingDecision,
  onClose,
}: {
  readonly asked: PendingDecision
  readonly onClose: () => void
}) {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const decide = useDecide()
  const { proposal, decision } = pendingDecision
  const { task_id: id, version, task_name: name, kind } = proposal
  const save = async (reason: string): Promise<void> => {
    await decide.mutateAsync({
      params: { placeId, id },
      query: { lang },
      body: { decision, reason, version },
    })
    toast('success', say('frequency.saved', { name }))
    onClose()
  }
  return (
    <ReasonQuestion
      title={say(decision === 'accept' ? accepts[kind] : 'frequency.keep')}
      text={`${name}: ${evidenceIn(say, proposal)}`}
      reasonLabel={say('frequency.reason')}
      dangerous={false}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
