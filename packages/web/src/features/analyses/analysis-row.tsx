import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { sayCriterion } from '@larder/core/analyses'
import type { Analysis } from '@larder/contract/analyses'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { texts, useSay, type Say, type TextKey } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useRemoveAnalysis } from './analyses.api.ts'
import styles from './analyses.module.css'

const Results = lazyPiece(() => import('./results.tsx'), 'Results')

type Props = { readonly placeId: number; readonly analysis: Analysis; readonly onEdit: () => void }

/** One analysis: what it looks for, how often, its last result, and on request all of them. */
export function AnalysisRow({ placeId, analysis, onEdit }: Props) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const { task_id, title } = analysis
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Facts analysis={analysis} />
        <Group gap="xs" className={styles.actions}>
          <Actions placeId={placeId} analysis={analysis} onEdit={onEdit} />
          {task_id !== null && (
            <Button
              variant="default"
              size="md"
              aria-expanded={isOpen}
              aria-label={say('analyses.results_named', { name: title })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {say('analyses.results')}
            </Button>
          )}
        </Group>
      </div>
      {isOpen && task_id !== null && (
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <Results placeId={placeId} taskId={task_id} title={title} />
        </Suspense>
      )}
    </li>
  )
}

function Facts({ analysis }: { readonly analysis: Analysis }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { title, comment, frequency, criteria, last_result, is_disabled } = analysis
  return (
    <Stack gap={4} className={styles.facts}>
      <Text fw={600} {...(is_disabled && { c: 'dimmed' })}>
        {title}
      </Text>
      <Group gap={6}>
        <AnalysisBadges analysis={analysis} />
        <Badge color="ink">{frequency}</Badge>
      </Group>
      {last_result !== null && (
        <Group gap={6}>
          <Text size="sm" fw={600}>
            {say('analyses.last_result', { date: formatDate(last_result.date, datePattern) })}
          </Text>
          <StateBadge state={last_result.is_good ? 'ok' : 'overdue'}>
            {say(last_result.is_good ? 'analyses.satisfactory' : 'analyses.unsatisfactory')}
          </StateBadge>
        </Group>
      )}
      {comment !== '' && (
        <Text size="sm" c="dimmed">
          {comment}
        </Text>
      )}
      {criteria.length === 0 && !is_disabled && (
        <Text size="sm" c="dimmed">
          {say('analyses.no_criterion')}
        </Text>
      )}
      {criteria.map((criterion) => (
        <Text key={criterion.parameter} size="sm" c="dimmed">
          {parameterName(criterion.parameter, say)}: {sayCriterion(criterion)}
        </Text>
      ))}
    </Stack>
  )
}

/** Names of bacteria are Latin in every language; a few others have words. */
const names: Readonly<Record<string, TextKey>> = {
  Histamine: 'analyses.histamine',
  Enterococci: 'analyses.enterococci',
}
const parameterName = (parameter: string, say: Say): string => {
  const key = names[parameter]
  return key === undefined ? parameter : say(key)
}

function AnalysisBadges({
  analysis: { is_disabled, is_custom, id, status, task_id },
}: {
  readonly analysis: Analysis
}) {
  const say = useSay()
  if (is_disabled) return <StateBadge state="paused">{say('analyses.off')}</StateBadge>
  return (
    <>
      {task_id !== null && status !== 'ok' && <StateBadge state={status} />}
      <Badge color="ink" variant="outline">
        {say(is_custom ? 'analyses.own' : id === null ? 'analyses.by_plan' : 'analyses.changed')}
      </Badge>
    </>
  )
}

function Actions({ placeId, analysis, onEdit }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const { title: name, task_id, id, is_disabled, status } = analysis
  return (
    <>
      {can('entries.create') && task_id !== null && !is_disabled && (
        <Button
          size="md"
          variant={status === 'ok' ? 'default' : 'filled'}
          aria-label={say('analyses.enter_result_named', { name })}
          renderRoot={(props) => (
            <Link {...props} to={paths.activityLogTimeline} search={{ fill: task_id }} />
          )}
        >
          {say('analyses.enter_result')}
        </Button>
      )}
      {can('plans.edit') && (
        <Button variant="default" size="md" aria-label={`${say('ui.edit')}: ${name}`} onClick={onEdit}>
          {say('ui.edit')}
        </Button>
      )}
      {can('plans.edit') && id !== null && <RemoveButton placeId={placeId} id={id} analysis={analysis} />}
    </>
  )
}

type FarewellProps = Pick<Props, 'placeId' | 'analysis'> & { readonly id: number }

/** Removes an analysis of the place's own; one of the plan is as in the plan again. */
function RemoveButton({ placeId, id, analysis: { title: name, is_custom, version } }: FarewellProps) {
  const say = useSay()
  const remove = useRemoveAnalysis()
  const [asks, setAsks] = useState(false)
  const removeAnalysis = (): void =>
    remove.mutate(
      { params: { placeId, id }, query: { base_version: version } },
      {
        onSuccess: () => toast('success', texts.t(is_custom ? 'analyses.removed' : 'analyses.saved')),
        onError: (thrown) => toastProblem(asProblem(thrown)),
        onSettled: () => setAsks(false),
      },
    )
  return (
    <>
      <Button
        variant="subtle"
        size="md"
        px="sm"
        aria-label={`${say(is_custom ? 'ui.remove' : 'analyses.reset')}: ${name}`}
        onClick={() => (is_custom ? setAsks(true) : removeAnalysis())}
      >
        {say(is_custom ? 'ui.remove' : 'analyses.reset')}
      </Button>
      <ConfirmModal
        opened={asks}
        title={say('plan.remove_item', { name })}
        confirm={say('ui.remove')}
        dangerous
        busy={remove.isPending}
        onConfirm={removeAnalysis}
        onClose={() => setAsks(false)}
      >
        {name}
      </ConfirmModal>
    </>
  )
}
