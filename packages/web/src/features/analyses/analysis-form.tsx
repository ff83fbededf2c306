import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { analysisFrequencies, frequencyIds, type AnalysisFrequency } from '@larder/core/plan-progress'
import type { Analysis } from '@larder/contract/analyses'
import { useState } from 'react'
import { focusNow, useFocusBack } from '#kit/focus.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { texts, useSay, type TextKey } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import styles from './analyses.module.css'
import { useChangeAnalysis, useCreateAnalysis } from './analyses.api.ts'
import { criteriaOf, CriteriaFields, draftsOf, type CriterionDraft } from './criteria-fields.tsx'

const frequencyWords = {
  once_in_2_months: 'plan.frequency_once_in_2_months',
  once_in_month: 'plan.frequency_once_in_month',
  once_in_quartal: 'plan.frequency_once_in_quartal',
  twice_in_a_year: 'plan.frequency_twice_in_a_year',
  once_in_year: 'plan.frequency_once_in_year',
  other: 'plan.frequency_own_words',
  not_specified: 'plan.frequency_not_specified',
} as const satisfies Record<AnalysisFrequency, TextKey>

const subjects = [
  { value: '16', key: 'plan.subject_water' },
  { value: '18', key: 'plan.subject_listeria' },
  { value: '19', key: 'plan.subject_best_before' },
  { value: '20', key: 'plan.subject_custom' },
] as const

/** `analysis`: null for a new one of the place's own. */
type Props = {
  readonly placeId: number
  readonly analysis: Analysis | null
  readonly onClose: () => void
}

/** An analysis of the place's own, or how the place makes one that its plan asks for. */
export function AnalysisForm({ placeId, analysis, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const [criteria, setCriteria] = useState<readonly CriterionDraft[]>(draftsOf(analysis?.criteria ?? []))
  const { field, submit, saving } = useAnalysisForm({ placeId, analysis, onClose }, criteria)
  const own = analysis === null || analysis.is_custom
  return (
    <div className={styles.form}>
      <Card title={analysis === null ? say('plan.analysis_add') : analysis.title}>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {own && <Subject field={field} />}
            <NativeSelect
              {...field('task_frequency_type_id')}
              size="md"
              label={say('plan.analysis_frequency')}
              data={analysisFrequencies.map((name) => ({
                value: String(frequencyIds[name]),
                label: say(frequencyWords[name]),
              }))}
            />
            <TextInput
              {...field('custom_frequency')}
              size="md"
              label={say('plan.analysis_own_frequency')}
              description={say('plan.analysis_own_frequency_hint')}
              maxLength={255}
            />
            <Textarea
              {...field('comment')}
              size="md"
              label={say('plan.analysis_comment')}
              rows={3}
              maxLength={5_000}
            />
            <CriteriaFields criteria={criteria} onChange={setCriteria} />
            <Checkbox {...field('is_disabled', 'checkbox')} label={say('analyses.off')} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" size="md" onClick={onClose}>
                {say('ui.cancel')}
              </Button>
              <Button type="submit" size="md" loading={saving}>
                {say('ui.save')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
    </div>
  )
}

function Subject({ field }: Pick<CallForm<Values>, 'field'>) {
  const say = useSay()
  return (
    <>
      <TextInput
        ref={focusNow}
        {...field('task_desc')}
        size="md"
        label={say('plan.analysis_name')}
        maxLength={255}
        required
      />
      <NativeSelect
        {...field('task_subtype_id')}
        size="md"
        label={say('plan.analysis_subject')}
        data={subjects.map(({ value, key }) => ({ value, label: say(key) }))}
      />
    </>
  )
}

type Values = {
  readonly task_desc: string
  readonly task_subtype_id: string
  readonly task_frequency_type_id: string
  readonly custom_frequency: string
  readonly comment: string
  readonly is_disabled: boolean
}

const valuesOf = (analysis: Analysis | null): Values => ({
  task_desc: analysis?.title ?? '',
  task_subtype_id: String(analysis?.task_subtype_id ?? 20),
  task_frequency_type_id: String(analysis?.task_frequency_type_id ?? frequencyIds.once_in_year),
  custom_frequency: analysis?.custom_frequency ?? '',
  comment: analysis?.comment ?? '',
  is_disabled: analysis?.is_disabled ?? false,
})

type Body = NonNullable<Parameters<ReturnType<typeof useCreateAnalysis>['mutateAsync']>[0]['body']>

function useAnalysisForm({ placeId, analysis, onClose }: Props, criteria: readonly CriterionDraft[]) {
  const create = useCreateAnalysis()
  const change = useChangeAnalysis()
  return useCallForm<Values>({
    initialValues: valuesOf(analysis),
    validate: {
      task_desc: required,
      custom_frequency: (value, { task_frequency_type_id }) =>
        task_frequency_type_id === String(frequencyIds.other) ? required(value) : null,
    },
    save: async (values) => {
      const body = {
        ...values,
        task_desc: values.task_desc.trim(),
        task_subtype_id: Number(values.task_subtype_id),
        task_frequency_type_id: Number(values.task_frequency_type_id),
        criteria: criteriaOf(criteria),
      } as Body
      const id = analysis?.id ?? null
      await (id === null
        ? create.mutateAsync({
            params: { placeId },
            body: { ...body, default_key: analysis?.default_key ?? null },
          })
        : change.mutateAsync({ params: { placeId, id }, body: { ...body, version: analysis?.version ?? 0 } }))
      toast('success', texts.t('analyses.saved'))
      onClose()
    },
  })
}
