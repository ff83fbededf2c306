import { NativeSelect, TextInput, Textarea } from '@mantine/core'
import type { z } from 'zod'
import { frequencyIds } from '@larder/core/plan-progress'
import type { CustomAnalysisInput } from '@larder/contract/plans'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { usePlan } from '../plan-context.ts'
import { useChangeAnalysis, useCreateAnalysis } from '../plan.api.ts'
import { frequencyChoices, type OwnAnalysis } from './analysis-frequency.ts'
import { FormModal } from './form-modal.tsx'

type Input = z.input<typeof CustomAnalysisInput>

/** What an analysis is of, by the ids of the wire. */
const subjects = { 16: 'plan.subject_water', 18: 'plan.subject_listeria', 19: 'plan.subject_best_before', 20: 'plan.subject_custom' } as const

export function AnalysisForm({ analysis, onClose }: { readonly analysis: OwnAnalysis | null; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId } = usePlan()
  const create = useCreateAnalysis()
  const change = useChangeAnalysis()
  const form = useCallForm({
    initialValues: {
      task_desc: analysis?.task_desc ?? '',
      task_subtype_id: String(analysis?.task_subtype_id ?? 20),
      task_frequency_type_id: String(analysis?.task_frequency_type_id ?? frequencyIds.not_specified),
      custom_frequency: analysis?.custom_frequency ?? '',
      comment: analysis?.comment ?? '',
    },
    validate: { task_desc: required, custom_frequency: (value, { task_frequency_type_id }) => (task_frequency_type_id === String(frequencyIds.other) ? required(value) : null) },
    save: async (values) => {
      const body = { ...values, task_desc: values.task_desc.trim(), task_subtype_id: Number(values.task_subtype_id), task_frequency_type_id: Number(values.task_frequency_type_id) } as Input
      await (analysis === null ? create.mutateAsync({ params: { placeId }, body }) : change.mutateAsync({ params: { placeId, id: analysis.id }, body }))
      onClose()
    },
  })
  return (
    <FormModal title={say(analysis === null ? 'plan.analysis_add' : 'plan.analysis_edit')} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <TextInput {...form.field('task_desc')} label={say('plan.analysis_name')} maxLength={255} required data-autofocus />
      <NativeSelect {...form.field('task_subtype_id')} label={say('plan.analysis_subject')} data={Object.entries(subjects).map(([value, key]) => ({ value, label: say(key) }))} />
      <NativeSelect {...form.field('task_frequency_type_id')} label={say('plan.analysis_frequency')} data={[...frequencyChoices(say)]} />
      <TextInput {...form.field('custom_frequency')} label={say('plan.analysis_own_frequency')} description={say('plan.analysis_own_frequency_hint')} maxLength={255} />
      <Textarea {...form.field('comment')} label={say('plan.analysis_comment')} size="md" rows={3} maxLength={5_000} />
    </FormModal>
  )
}
