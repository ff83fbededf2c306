import { NativeSelect, TextInput, Textarea } from '@mantine/core'
import { frequencyIds } from '@larder/core/plan-progress'
import { planInputs, type CustomAnalysisInput } from '@larder/contract/plan-inputs'
import { useCallForm } from '#kit/form.ts'
import { useSay, type Say } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { usePlan } from '../plan-context.ts'
import { useChangeAnalysis, useCreateAnalysis } from '../plans.api.ts'
import { frequencyChoices, frequencyWords, type OwnAnalysis } from './analysis-frequency.ts'
import { FormModal } from './form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'

type Input = CustomAnalysisInput

/** The subject of an analysis, by its id in the API. */
const subjects = {
  16: 'plan.subject_water',
  18: 'plan.subject_listeria',
  19: 'plan.subject_best_before',
  20: 'plan.subject_custom',
} as const

const subjectWords = (id: number, say: Say): string =>
  Object.hasOwn(subjects, id) ? say(subjects[id as keyof typeof subjects]) : ''

/** The form's values beside those that somebody else saved, as words. */
const conflictFields = (mine: OwnAnalysis, theirs: OwnAnalysis, say: Say) => [
  { label: say('plan.analysis_name'), mine: mine.task_desc, theirs: theirs.task_desc },
  {
    label: say('plan.analysis_subject'),
    mine: subjectWords(mine.task_subtype_id, say),
    theirs: subjectWords(theirs.task_subtype_id, say),
  },
  {
    label: say('plan.analysis_frequency'),
    mine: frequencyWords(mine, say),
    theirs: frequencyWords(theirs, say),
  },
  { label: say('plan.analysis_comment'), mine: mine.comment, theirs: theirs.comment },
]

/** Selects hold ids as text; the API takes numbers. */
const numbersOf = <V extends { task_subtype_id: string; task_frequency_type_id: string }>(values: V) => ({
  ...values,
  task_subtype_id: Number(values.task_subtype_id),
  task_frequency_type_id: Number(values.task_frequency_type_id),
})

/** `analysis`: null for a new one. */
type Props = { readonly analysis: OwnAnalysis | null; readonly onClose: () => void }

/** An analysis that the place adds to its plan, new or to be changed. */
export function AnalysisForm({ analysis, onClose }: Props) {
  const say = useSay()
  const { conflict, form } = useAnalysisForm({ analysis, onClose })
  if (conflict.theirs !== null) {
    const mine = { ...conflict.theirs, ...numbersOf(form.form.getValues()) }
    return (
      <InputConflict
        conflict={conflict}
        fields={conflictFields(mine, conflict.theirs, say)}
        form={form}
        onClose={onClose}
      />
    )
  }
  return (
    <FormModal
      title={say(analysis === null ? 'plan.analysis_add' : 'plan.analysis_edit')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextInput
        {...form.field('task_desc')}
        label={say('plan.analysis_name')}
        maxLength={255}
        required
        data-autofocus
      />
      <NativeSelect
        {...form.field('task_subtype_id')}
        label={say('plan.analysis_subject')}
        data={Object.entries(subjects).map(([value, key]) => ({ value, label: say(key) }))}
      />
      <NativeSelect
        {...form.field('task_frequency_type_id')}
        label={say('plan.analysis_frequency')}
        data={[...frequencyChoices(say)]}
      />
      <TextInput
        {...form.field('custom_frequency')}
        label={say('plan.analysis_own_frequency')}
        description={say('plan.analysis_own_frequency_hint')}
        maxLength={255}
      />
      <Textarea
        {...form.field('comment')}
        label={say('plan.analysis_comment')}
        size="md"
        rows={3}
        maxLength={5_000}
      />
    </FormModal>
  )
}

/** The form, and the conflict dialog's state. */
function useAnalysisForm({ analysis, onClose }: Props) {
  const { placeId } = usePlan()
  const create = useCreateAnalysis()
  const change = useChangeAnalysis()
  const conflict = useConflict(analysis, planInputs.customAnalyses)
  const form = useCallForm({
    onProblem: conflict.onProblem,
    initialValues: {
      task_desc: analysis?.task_desc ?? '',
      task_subtype_id: String(analysis?.task_subtype_id ?? 20),
      task_frequency_type_id: String(analysis?.task_frequency_type_id ?? frequencyIds.not_specified),
      custom_frequency: analysis?.custom_frequency ?? '',
      comment: analysis?.comment ?? '',
    },
    validate: {
      task_desc: required,
      custom_frequency: (value, { task_frequency_type_id }) =>
        task_frequency_type_id === String(frequencyIds.other) ? required(value) : null,
    },
    save: async (values) => {
      const body = { ...numbersOf(values), task_desc: values.task_desc.trim() } as Input
      await (analysis === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({
            params: { placeId, id: analysis.id },
            body: { ...body, version: conflict.latest()?.version },
          }))
      onClose()
    },
  })
  return { conflict, form }
}
