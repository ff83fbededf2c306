import type { TraceabilityStage } from '@larder/contract/traceability'
import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { stageTypeOf, stageTypes, type StageType } from '@larder/core/traceability'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { batchTasksOf, stagesOf, useChangeStage, useCreateStage, useRemoveStage } from './traceability.api.ts'

export function NewStagePage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.settings'))
    return <NoPermission title={say('traceability.new_stage')} />
  return (
    <>
      <PageHeader title={say('traceability.new_stage')} />
      <Card>
        <StageForm placeId={place.id} stage={null} />
      </Card>
    </>
  )
}

export function StagePage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { stageId } = useParams({ from: '/shell/traceability/settings/tasks/$stageId' })
  const may = place !== null && can('traceability.settings')
  const stages = useQuery({ ...stagesOf(place?.id ?? 0), enabled: may })
  if (!may) return <NoPermission title={say('nav.traceability_stages')} />
  return (
    <QueryView query={stages}>
      {({ data }) => {
        const stage = data.find(({ id }) => String(id) === stageId)
        return stage === undefined ? (
          <>
            <PageHeader title={say('nav.traceability_stages')} />
            <Card>{say('traceability.stage_gone')}</Card>
          </>
        ) : (
          <>
            <PageHeader title={stage.name}>
              <RemoveStage placeId={place.id} stage={stage} />
            </PageHeader>
            <Card>
              <StageForm key={stage.version} placeId={place.id} stage={stage} />
            </Card>
          </>
        )
      }}
    </QueryView>
  )
}

type Props = {
  readonly placeId: number
  /** Null = a new one. */
  readonly stage: TraceabilityStage | null
}

function StageForm({ placeId, stage }: Props) {
  const navigate = useNavigate()
  const create = useCreateStage()
  const change = useChangeStage()
  const { field, form, submit, saving } = useCallForm<StageValues>({
    initialValues: {
      name: stage?.name ?? '',
      stage_type_id: String(stage?.stage_type_id ?? 3),
      color: stage?.color ?? stageTypeOf(3)?.color ?? '#2f9e44',
      is_preparation: stage?.is_preparation ?? true,
      task_id: String(stage?.task_id ?? ''),
    },
    validate: { name: required },
    save: async ({ stage_type_id, task_id, ...values }) => {
      const body = {
        ...values,
        stage_type_id: Number(stage_type_id),
        task_id: task_id === '' ? null : Number(task_id),
      }
      await (stage === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({
            params: { placeId, id: stage.id },
            body: { ...body, base_version: stage.version },
          }))
      toast('success', texts.t('traceability.stage_saved'))
      await navigate({ to: paths.traceabilityStages })
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <StageFields
        field={field}
        onType={({ color, is_preparation }) => form.setValues({ color, is_preparation })}
      />
      <FormButtons mt="lg" saving={saving} onCancel={() => void navigate({ to: paths.traceabilityStages })} />
    </form>
  )
}

type StageValues = {
  name: string
  stage_type_id: string
  color: string
  is_preparation: boolean
  /** Empty = none. */
  task_id: string
}

/** The type fills in the colour and whether it makes a batch. */
function StageFields({
  field,
  onType,
}: {
  readonly field: CallForm<StageValues>['field']
  readonly onType: (type: StageType) => void
}) {
  const say = useSay()
  const type = field('stage_type_id')
  return (
    <Stack gap="lg">
      <TextInput
        {...field('name')}
        size="md"
        label={say('traceability.stage_name')}
        maxLength={120}
        required
      />
      <NativeSelect
        {...type}
        size="md"
        label={say('traceability.stage_type')}
        data={stageTypes.map(({ id, key }) => ({
          value: String(id),
          label: say(`traceability.stage_type.${key}`),
        }))}
        onChange={(event) => {
          type.onChange(event)
          const chosen = stageTypeOf(Number(event.currentTarget.value))
          if (chosen !== undefined) onType(chosen)
        }}
      />
      <TextInput {...field('color')} size="md" type="color" w={120} label={say('traceability.color')} />
      <Switch
        {...field('is_preparation', 'checkbox')}
        size="md"
        label={say('traceability.is_preparation')}
        description={say('traceability.is_preparation_hint')}
      />
      <TaskField field={field} />
    </Stack>
  )
}

/** The task whose reading the records of the stage ask for; hidden where the place has none. */
function TaskField({ field }: { readonly field: CallForm<StageValues>['field'] }) {
  const say = useSay()
  const tasks = useQuery(batchTasksOf(usePlaceId(), useLanguage()))
  const task = field('task_id')
  const offered = (tasks.data ?? []).filter(
    ({ id, is_disabled }) => !is_disabled || String(id) === task.value,
  )
  if (offered.length === 0) return null
  return (
    <NativeSelect
      {...task}
      size="md"
      label={say('traceability.stage_task')}
      description={say('traceability.stage_task_hint')}
      data={[
        { value: '', label: say('traceability.no_stage_task') },
        ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

function RemoveStage({
  placeId,
  stage: { id, name, version },
}: {
  readonly placeId: number
  readonly stage: TraceabilityStage
}) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveStage()
  const [asks, setAsks] = useState(false)
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, id }, query: { base_version: version } })
      await navigate({ to: paths.traceabilityStages })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Group>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {say('ui.remove')}
      </Button>
      <ConfirmModal
        opened={asks}
        title={say('traceability.remove_stage', { name })}
        confirm={say('ui.remove')}
        dangerous
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        {say('traceability.remove_stage_text')}
      </ConfirmModal>
    </Group>
  )
}
