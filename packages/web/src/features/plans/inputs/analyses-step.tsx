import { Badge, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import { ownAnalysesOf, suggestedAnalysesOf, useConfirmStep, useRemoveAnalysis } from '../plans.api.ts'
import { frequencyWords, type OwnAnalysis } from './analysis-frequency.ts'
import rows from '#ui/rows.module.css'
import styles from './inputs.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { RowAction } from './row-action.tsx'
import { Step, type StepProps } from './step.tsx'

const AnalysisForm = lazyPiece(() => import('./analysis-form.tsx'), 'AnalysisForm')

/** Laboratory tests: those that the plan requires by the answers so far, and the place's own. */
export function AnalysesStep({ wizard }: StepProps) {
  const say = useSay()
  const { placeId, planId, lang } = usePlan()
  const suggested = useQuery(suggestedAnalysesOf(placeId, lang))
  const confirm = useConfirmStep()
  return (
    <Step
      dirty={false}
      save={() => confirm.mutateAsync({ params: { placeId, planId }, body: { key: 'analyses' } })}
      {...(wizard && { wizard })}
    >
      <Card title={say('plan.analyses_asked')}>
        <QueryView query={suggested} skeleton={<RowsSkeleton rows={3} />}>
          {(list) => (
            <>
              {list.length === 0 && <Text c="dimmed">{say('plan.analyses_asked_none')}</Text>}
              <ul className={rows.rows}>
                {list.map(({ key, title, comment, frequency }) => (
                  <AnalysisRow key={key} title={title} comment={comment} frequency={frequency} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </Card>
      <OwnAnalyses />
    </Step>
  )
}

function OwnAnalyses() {
  const say = useSay()
  const { placeId, canEdit } = usePlan()
  const own = useQuery(ownAnalysesOf(placeId))
  const remove = useRemoveAnalysis()
  const [edited, setEdited] = useState<OwnAnalysis | 'new' | null>(null)
  const [removed, setRemoved] = useState<OwnAnalysis | null>(null)
  const add = canEdit ? (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {say('plan.analysis_add')}
    </Button>
  ) : null
  return (
    <Card title={say('plan.analyses_own')} aside={add}>
      <QueryView query={own} skeleton={<RowsSkeleton rows={2} />}>
        {(list) => (
          <>
            {list.length === 0 && <Text c="dimmed">{say('plan.analyses_own_none')}</Text>}
            <ul className={rows.rows}>
              {list.map((one) => (
                <AnalysisRow
                  key={one.id}
                  title={one.task_desc}
                  comment={one.comment}
                  frequency={frequencyWords(one, say)}
                  {...(canEdit && { onEdit: () => setEdited(one), onRemove: () => setRemoved(one) })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {edited !== null && (
          <AnalysisForm analysis={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
      <RemoveQuestion
        name={removed?.task_desc ?? null}
        remove={() =>
          removed === null
            ? Promise.resolve()
            : remove.mutateAsync({
                params: { placeId, id: removed.id },
                query: { base_version: removed.version },
              })
        }
        onClose={() => setRemoved(null)}
      />
    </Card>
  )
}

type RowProps = {
  readonly title: string
  readonly comment: string
  readonly frequency: string
  readonly onEdit?: () => void
  readonly onRemove?: () => void
}

function AnalysisRow({ title, comment, frequency, onEdit, onRemove }: RowProps) {
  const say = useSay()
  return (
    <li className={styles.row} data-actions>
      <div className={`${rows.words} ${styles.rowText}`}>
        <Text fw={600}>{title}</Text>
        {comment !== '' && (
          <Text size="sm" c="dimmed">
            {comment}
          </Text>
        )}
      </div>
      <div className={styles.rowActions}>
        {frequency !== '' && <Badge color="ink">{frequency}</Badge>}
        {onEdit !== undefined && (
          <RowAction kind="edit" label={say('plan.edit_item', { name: title })} onClick={onEdit} />
        )}
        {onRemove !== undefined && (
          <RowAction kind="remove" label={say('plan.remove_item', { name: title })} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}
