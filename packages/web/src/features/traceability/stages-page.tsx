import type { TraceabilityStage } from '@larder/contract/traceability'
import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import rows from '#ui/rows.module.css'
import { stagesOf, useChangeStage, useCreateUsualStages } from './traceability.api.ts'
import styles from './traceability.module.css'

/** The steps of the place by which batches are recorded, in their order. */
export function StagesPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.settings'))
    return <NoPermission title={say('nav.traceability_stages')} />
  return <Stages key={place.id} placeId={place.id} />
}

function Stages({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const stages = useQuery(stagesOf(placeId))
  const createUsual = useCreateUsualStages()
  const usual = stages.data?.usual ?? []
  const addUsual = (
    <Button
      variant="default"
      loading={createUsual.isPending}
      onClick={() =>
        createUsual.mutate({ params: { placeId } }, { onError: (thrown) => toastProblem(asProblem(thrown)) })
      }
    >
      {say('traceability.add_usual')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('nav.traceability_stages')} hint={say('traceability.stages_hint')}>
        <Button
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to={paths.traceabilityNewStage} {...props} />}
        >
          {say('traceability.new_stage')}
        </Button>
      </PageHeader>
      <Stack gap="lg">
        <Card>
          <QueryView query={stages} skeleton={<RowsSkeleton rows={4} />}>
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState icon={IconRoute} title={say('traceability.stages_empty')} action={addUsual}>
                  {say('traceability.stages_hint')}
                </EmptyState>
              ) : (
                <ul className={rows.rows} aria-label={say('nav.traceability_stages')}>
                  {data.map((stage, at) => (
                    <StageRow
                      key={stage.id}
                      placeId={placeId}
                      stage={stage}
                      above={data[at - 1]}
                      below={data[at + 1]}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
        {usual.length > 0 && (stages.data?.data.length ?? 0) > 0 && (
          <Card title={say('traceability.usual')}>
            <Text mb="sm">{usual.map(({ name }) => name).join(', ')}</Text>
            {addUsual}
          </Card>
        )}
      </Stack>
    </>
  )
}

type RowProps = {
  readonly placeId: number
  readonly stage: TraceabilityStage
  readonly above: TraceabilityStage | undefined
  readonly below: TraceabilityStage | undefined
}

function StageRow({ placeId, stage, above, below }: RowProps) {
  const say = useSay()
  const change = useChangeStage()
  /** The two take each other's place; equal numbers become different. */
  const swap = async (other: TraceabilityStage, isUp: boolean): Promise<void> => {
    const [mine, theirs] =
      stage.order_number === other.order_number
        ? [stage.order_number + (isUp ? 0 : 1), stage.order_number + (isUp ? 1 : 0)]
        : [other.order_number, stage.order_number]
    try {
      for (const [one, order_number] of [
        [stage, mine],
        [other, theirs],
      ] as const)
        await change.mutateAsync({
          params: { placeId, id: one.id },
          body: { base_version: one.version, order_number },
        })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <li className={rows.row}>
      <span className={styles.swatch} style={{ background: stage.color }} aria-hidden />
      <Link
        className={`${styles.link ?? ''} ${styles.grow ?? ''}`}
        to={paths.traceabilityStage}
        params={{ stageId: String(stage.id) }}
      >
        {stage.name}
        <Text size="sm" c="dimmed">
          {say(stage.is_preparation ? 'traceability.is_preparation' : 'traceability.is_monitoring')}
        </Text>
      </Link>
      {above !== undefined && (
        <MoveButton
          label={say('traceability.move_up', { name: stage.name })}
          icon={IconArrowUp}
          disabled={change.isPending}
          onClick={() => void swap(above, true)}
        />
      )}
      {below !== undefined && (
        <MoveButton
          label={say('traceability.move_down', { name: stage.name })}
          icon={IconArrowDown}
          disabled={change.isPending}
          onClick={() => void swap(below, false)}
        />
      )}
    </li>
  )
}

type MoveProps = {
  readonly label: string
  readonly icon: typeof IconArrowUp
  readonly disabled: boolean
  readonly onClick: () => void
}

const MoveButton = ({ label, icon: Icon, disabled, onClick }: MoveProps) => (
  <ActionIcon variant="subtle" color="ink" size={44} disabled={disabled} aria-label={label} onClick={onClick}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
