import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { decideControl, riskScore, type ControlQuestion } from '@larder/core/haccp'
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { ToneBadge } from '../document/tone-badge.tsx'
import { usePlan } from '../plan-context.ts'
import { probabilitiesOf, severitiesOf } from '../plans.api.ts'
import { toneOfClass } from './hazard-filter.ts'
import { scoreOf } from './hazard-values.ts'
import styles from './hazards.module.css'
import { RiskBadge } from './risk-badge.tsx'

/** Severity and probability as they are chosen; empty = as the knowledge base estimates. */
export type Estimation = { readonly severity: string; readonly probability: string }

type Props = {
  readonly value: Estimation
  readonly onChange: (value: Estimation) => void
  /** The question that decides the class; null if the scores do not decide it. */
  readonly question: ControlQuestion | null
  /** The knowledge base has scores to go back to. */
  readonly hasGiven: boolean
  readonly popular: HazardDetail['most_popular_estimation']
  readonly error?: string | null
}

/** How bad and how likely, with the risk and the class that would follow, by the same rules as the plan's. */
export function EstimationFields({ value, onChange, question, hasGiven, popular, error = null }: Props) {
  const say = useSay()
  const { lang } = usePlan()
  const severities = useQuery(severitiesOf(lang)).data ?? []
  const probabilities = useQuery(probabilitiesOf(lang)).data ?? []
  const choices = (names: readonly { readonly name: string }[], defaultScore: number | undefined) => [
    {
      value: '',
      label:
        hasGiven && defaultScore !== undefined
          ? say('plan.score_given', { score: defaultScore })
          : say('ui.choose'),
      disabled: !hasGiven,
    },
    ...[1, 2, 3, 4].map((score) => ({
      value: String(score),
      label: `${score} – ${names[score - 1]?.name ?? ''}`,
    })),
  ]
  return (
    <Stack gap="md">
      <div className={styles.pair}>
        <NativeSelect
          label={say('plan.severity')}
          value={value.severity}
          error={error}
          data={choices(severities, question?.severity)}
          onChange={(event) => onChange({ ...value, severity: event.currentTarget.value })}
        />
        <NativeSelect
          label={say('plan.probability')}
          value={value.probability}
          data={choices(probabilities, question?.probability)}
          onChange={(event) => onChange({ ...value, probability: event.currentTarget.value })}
        />
      </div>
      {popular !== null && (
        <Popular
          popular={popular}
          onTake={() =>
            onChange({ severity: String(popular.severity), probability: String(popular.probability) })
          }
        />
      )}
      <ClassPreview question={question} value={value} />
    </Stack>
  )
}

function Popular({
  popular,
  onTake,
}: {
  readonly popular: NonNullable<HazardDetail['most_popular_estimation']>
  readonly onTake: () => void
}) {
  const say = useSay()
  return (
    <Alert color="ink" radius="md" icon={<IconUsersGroup aria-hidden />} role="note">
      <Text size="sm">
        {say('plan.popular_estimation', {
          share: popular.share_percent,
          severity: popular.severity,
          probability: popular.probability,
        })}
      </Text>
      <Button size="sm" variant="default" mt="xs" onClick={onTake}>
        {say('plan.popular_take')}
      </Button>
    </Alert>
  )
}

function ClassPreview({
  question,
  value,
}: {
  readonly question: ControlQuestion | null
  readonly value: Estimation
}) {
  const say = useSay()
  const severity = scoreOf(value.severity) ?? question?.severity
  const probability = scoreOf(value.probability) ?? question?.probability
  const hasScores =
    question !== null &&
    severity !== undefined &&
    probability !== undefined &&
    severity > 0 &&
    probability > 0
  const decided = hasScores ? decideControl({ ...question, severity, probability }).class : null
  return (
    <Group gap="sm" role="status">
      {decided === null ? (
        <Text size="sm" c="dimmed">
          {say('plan.preview_none')}
        </Text>
      ) : (
        <>
          <Text size="sm">{say('plan.preview')}</Text>
          <RiskBadge risk={riskScore(severity ?? 1, probability ?? 1)} />
          <ToneBadge tone={toneOfClass[decided]}>{decided}</ToneBadge>
        </>
      )}
    </Group>
  )
}
