import { Button, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Finding, PlanCoherence } from '@larder/contract/plan-coherence'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { usePlan } from '../plan-context.ts'
import { coherenceOf, useMendCoherence } from '../plans.api.ts'
import styles from './coherence.module.css'
import rows from '#ui/rows.module.css'
import { findingWords, mendWords } from './finding-words.ts'

/** Compares the daily checks with the plan: each difference with the ways to fix it. */
export function CoherencePage() {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const report = useQuery(coherenceOf(placeId, lang))
  return (
    <>
      <PageHeader title={say('nav.plan_coherence')} hint={say('plan.coherence_hint')} />
      <QueryView query={report}>
        {(current) =>
          current.is_coherent ? (
            <Coherent checked={current.checked} />
          ) : (
            <Findings findings={current.findings} />
          )
        }
      </QueryView>
    </>
  )
}

function Coherent({ checked: { ccps, oprps, tasks } }: Pick<PlanCoherence, 'checked'>) {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconCircleCheck} title={say('plan.coherence_none_title')}>
        {say('plan.coherence_none_text', { ccps, oprps, tasks })}
      </EmptyState>
    </Card>
  )
}

/** One card a task, with all its findings. */
function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const say = useSay()
  const byTask = Map.groupBy(findings, ({ id, task_id }) => task_id ?? id)
  return (
    <Stack gap="md" component="ul" className={rows.rows} aria-label={say('nav.plan_coherence')}>
      {[...byTask].map(([key, ofTask]) => (
        <li key={key}>
          <TaskCard findings={ofTask} />
        </li>
      ))}
    </Stack>
  )
}

function TaskCard({ findings }: { readonly findings: readonly Finding[] }) {
  const say = useSay()
  const { canEdit } = usePlan()
  const [first] = findings
  const isCritical = findings.some(({ is_critical }) => is_critical)
  return (
    <Card
      title={first?.task_name ?? ''}
      aside={
        <StateBadge state={isCritical ? 'overdue' : 'due'}>
          {say(isCritical ? 'plan.coherence_critical' : 'plan.coherence_notice')}
        </StateBadge>
      }
    >
      {first !== undefined && <Watched finding={first} />}
      {findings.map((finding) => (
        <div key={finding.id} className={styles.finding}>
          <Text>{say(findingWords(finding))}</Text>
          <Where finding={finding} />
          <Values finding={finding} />
          {canEdit && <Mends finding={finding} />}
        </div>
      ))}
    </Card>
  )
}

/** The step and the unit whose range it is. */
function Where({ finding: { step_name, unit_name } }: { readonly finding: Finding }) {
  const names = [unit_name, step_name].filter((name) => name !== '')
  return names.length === 0 ? null : <Text fw={600}>{names.join(' · ')}</Text>
}

function Values({ finding: { plan_value, task_value } }: { readonly finding: Finding }) {
  const say = useSay()
  if (plan_value === null && task_value === null) return null
  return (
    <dl className={styles.values}>
      <div>
        <dt>{say('plan.coherence_in_plan')}</dt>
        <dd>{plan_value ?? say('plan.coherence_nothing')}</dd>
      </div>
      <div>
        <dt>{say('plan.coherence_in_task')}</dt>
        <dd>{task_value ?? say('plan.coherence_nothing')}</dd>
      </div>
    </dl>
  )
}

/** The hazards that the task watches, control points first. */
function Watched({ finding: { hazards } }: { readonly finding: Finding }) {
  const say = useSay()
  if (hazards.length === 0) return null
  return (
    <ul className={styles.hazards} aria-label={say('plan.coherence_watches')}>
      {hazards.map(({ key, label, section_name, name, group }) => (
        <li key={key}>{[group, label, section_name, name].filter((part) => part !== null).join(' · ')}</li>
      ))}
    </ul>
  )
}

function Mends({ finding }: { readonly finding: Finding }) {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const mend = useMendCoherence()
  const perform = async (how: Finding['mends'][number]): Promise<void> => {
    try {
      await mend.mutateAsync({
        params: { placeId },
        query: { lang },
        body: { finding: finding.id, mend: how },
      })
      toast('success', say('plan.coherence_mended', { task: finding.task_name }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <div className={styles.mends}>
      {finding.mends.map((how, at) => (
        <Button
          key={how}
          size="sm"
          variant={at === 0 ? 'filled' : 'default'}
          loading={mend.isPending}
          onClick={() => void perform(how)}
        >
          {say(mendWords[how])}
        </Button>
      ))}
    </div>
  )
}
