import { Alert, Badge, Group, Radio, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import type { ChangeProposal } from '@larder/contract/plan-proposals'
import { IconInfoCircle, IconScale } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import type { Decision } from './decisions.ts'
import styles from './review.module.css'

type Props = {
  readonly proposal: ChangeProposal
  readonly decision: Decision | null
  readonly onDecide: (decision: Decision) => void
}

/** The current and the proposed text with their differences, and the choice between them. */
export function ProposalStep({ proposal, decision, onDecide }: Props) {
  const say = useSay()
  const { group, title, steps, lines, keeps_own_words: ownWords, is_stricter_law: stricter } = proposal
  return (
    <Stack gap="md">
      <div>
        {group !== '' && (
          <Text size="sm" fw={600}>
            {group}
          </Text>
        )}
        <Group gap="xs">
          <Title order={4}>{title === '' ? say('plan.review_rest') : title}</Title>
          <Kind proposal={proposal} />
        </Group>
        {steps.length > 0 && (
          <Text size="sm" c="dimmed">
            {say('plan.review_steps', { steps: steps.join(', ') })}
          </Text>
        )}
        {proposal.kind === 'limit' && <Text size="sm">{say('plan.review_limit_text')}</Text>}
        {proposal.kind === 'other' && <Text size="sm">{say('plan.review_rest_text')}</Text>}
      </div>
      {stricter && (
        <Alert color="amber" radius="md" icon={<IconScale />}>
          {say('plan.review_stricter_law')}
        </Alert>
      )}
      {ownWords && (
        <Alert color="leaf" radius="md" icon={<IconInfoCircle />}>
          {say('plan.review_own_words')}
        </Alert>
      )}
      <dl className={styles.lines}>
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </dl>
      <Radio.Group
        label={say('plan.review_choice')}
        value={decision === null ? null : String(decision)}
        onChange={(value) => onDecide(value === '1' ? 1 : 2)}
      >
        <div className={styles.choices}>
          <Radio className={styles.choice ?? ''} value="2" label={say('plan.review_keep')} />
          <Radio className={styles.choice ?? ''} value="1" label={say('plan.review_accept')} />
        </div>
      </Radio.Group>
    </Stack>
  )
}

function Kind({
  proposal: { kind, is_new: isNew, is_removed: isRemoved },
}: {
  readonly proposal: ChangeProposal
}) {
  const say = useSay()
  if (isNew) return <Badge color="leaf">{say('plan.review_new')}</Badge>
  if (isRemoved) return <Badge color="amber">{say('plan.review_removed')}</Badge>
  return kind === 'other' ? null : (
    <Badge color="ink">{say(kind === 'limit' ? 'plan.review_limit' : 'plan.review_hazard')}</Badge>
  )
}

/** Colour, mark and, for screen readers, a word: removed text is struck through, added text underlined. */
function Line({ line: { label, pieces } }: { readonly line: ChangeProposal['lines'][number] }) {
  const say = useSay()
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        {pieces.map(({ text, change }, at) => {
          if (change === 'same') return <span key={at}>{text}</span>
          const Mark = change === 'added' ? 'ins' : 'del'
          return (
            <Mark key={at} className={change === 'added' ? styles.added : styles.removed}>
              <VisuallyHidden>
                {say(change === 'added' ? 'plan.review_word_added' : 'plan.review_word_removed')}{' '}
              </VisuallyHidden>
              {text}
            </Mark>
          )
        })}
      </dd>
    </div>
  )
}
