import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconSparkles } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ErrorNotice } from '#ui/error-notice.tsx'
import type { StepProps } from '../inputs/step.tsx'
import { Note } from '../document/document-blocks.tsx'
import { usePlan } from '../plan-context.ts'
import { useGeneratePlan } from '../plans.api.ts'
import { missingInputs, stepsOfKind, stepTitles } from './setup-steps.ts'
import styles from './setup.module.css'
import { useWaitForPlan } from './use-wait-for-plan.ts'

/**
 * The last step: the answers, the missing ones by name, and at 100 percent the plan is generated with its
 * diagram.
 */
export function GenerateStep({ wizard }: StepProps) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, status, canEdit } = usePlan()
  const waitForPlan = useWaitForPlan()
  const generate = useGeneratePlan()
  const [problem, setProblem] = useState<Problem | null>(null)
  const make = async (): Promise<void> => {
    setProblem(null)
    try {
      await generate.mutateAsync({ params: { placeId } })
      await waitForPlan()
      await navigate({ to: paths.plan })
    } catch (thrown) {
      setProblem(asProblem(thrown))
      toastProblem(asProblem(thrown))
    }
  }
  const complete = status.completion_percent === 100
  return (
    <Stack gap="lg">
      <Card title={say(complete ? 'plan.ready_title' : 'plan.missing_title')}>
        <StepList missing={status.missing} later={status.add_later} />
        <Note tone="info" text={say('plan.generate_text')} />
        {status.plan_confirmed_at !== null && <Note tone="warning" text={say('plan.generate_again_text')} />}
      </Card>
      {generate.isPending && <Generating />}
      {problem !== null && <ErrorNotice problem={problem} onRetry={() => void make()} />}
      <Group justify="space-between">
        {wizard?.onBack === undefined ? (
          <span />
        ) : (
          <Button variant="default" onClick={wizard.onBack}>
            {say('ui.back')}
          </Button>
        )}
        {canEdit && (
          <Button
            leftSection={<IconSparkles size={18} aria-hidden />}
            disabled={!complete}
            loading={generate.isPending}
            onClick={() => void make()}
          >
            {say(status.generated_at === null ? 'plan.generate' : 'plan.generate_again')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Generating() {
  const say = useSay()
  return (
    <Card>
      <div role="status">
        <Text fw={600} mb="xs">
          {say('plan.generating')}
        </Text>
        <Progress value={100} animated aria-label={say('plan.generating')} />
        <Text size="sm" c="dimmed" mt="xs">
          {say('plan.generating_text')}
        </Text>
      </div>
    </Card>
  )
}

type ListProps = { readonly missing: readonly string[]; readonly later: readonly string[] }

/** Each step with a tick, or a warning and a link. The diagram is generated from the processes. */
function StepList({ missing, later }: ListProps) {
  const { use_product_based_plan: productBased } = usePlan().place
  const open = missingInputs(missing, productBased)
  const noFlow = !productBased && missing.includes('flowDiagram')
  return (
    <ul className={styles.inputList}>
      {stepsOfKind(productBased)
        .filter((step) => step !== 'flowDiagram')
        .map((step) => {
          const lacksFlow = noFlow && step === 'productionProcesses'
          return (
            <StepRow
              key={step}
              step={step}
              complete={!open.includes(step) && !later.includes(step) && !lacksFlow}
              note={
                later.includes(step)
                  ? 'plan.added_later'
                  : lacksFlow && !open.includes(step)
                    ? 'plan.no_flow'
                    : null
              }
            />
          )
        })}
    </ul>
  )
}

type RowProps = {
  readonly step: keyof typeof stepTitles
  readonly complete: boolean
  readonly note: TextKey | null
}

function StepRow({ step, complete, note }: RowProps) {
  const say = useSay()
  return (
    <li>
      {complete ? (
        <IconCheck size={18} color="var(--mantine-color-leaf-text)" aria-hidden />
      ) : (
        <IconAlertTriangle size={18} color="var(--mantine-color-amber-text)" aria-hidden />
      )}
      <span className={styles.inputName}>
        {say(stepTitles[step])}
        {note !== null && (
          <Text size="sm" c="dimmed">
            {say(note)}
          </Text>
        )}
      </span>
      <Link
        to={paths.planSetup}
        search={{ step }}
        aria-label={say(complete ? 'plan.look_at_step' : 'plan.fill_step', { step: say(stepTitles[step]) })}
        style={{
          color: 'var(--mantine-color-anchor)',
          fontSize: 'var(--mantine-font-size-sm)',
          fontWeight: 600,
        }}
      >
        {say(complete ? 'plan.look_at' : 'plan.fill')}
      </Link>
    </li>
  )
}
