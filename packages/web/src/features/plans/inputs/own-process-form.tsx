import { NativeSelect, TextInput, Textarea } from '@mantine/core'
import { processes, type PlaceProcess, type ProcessChoice } from '@larder/contract/processes'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { usePlan } from '../plan-context.ts'
import { ofGroup, useChangeProcess, useCreateProcess } from '../plans.api.ts'
import { FormModal } from './form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'

type Props = {
  /** Null = a new one. */
  readonly process: PlaceProcess | null
  readonly choices: readonly ProcessChoice[]
  readonly onClose: () => void
}

/** A process of the place's own; a new one can replace a process of the list and keeps its hazards. */
export function OwnProcessForm({ process, choices, onClose }: Props) {
  const say = useSay()
  const { conflict, form } = useProcessForm({ process, onClose })
  if (conflict.theirs !== null) {
    const [mine, theirs] = [form.form.getValues(), conflict.theirs]
    const fields = [
      { label: say('plan.process_name'), mine: mine.name.trim(), theirs: theirs.name },
      { label: say('plan.process_description'), mine: mine.description, theirs: theirs.description },
    ]
    return <InputConflict conflict={conflict} fields={fields} form={form} onClose={onClose} />
  }
  return (
    <FormModal
      title={say(process === null ? 'plan.process_add' : 'plan.process_edit')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={say('plan.process_name')}
        maxLength={255}
        required
        data-autofocus
      />
      <Textarea
        {...form.field('description')}
        label={say('plan.process_description')}
        size="md"
        rows={4}
        maxLength={5_000}
      />
      {process === null && (
        <NativeSelect
          {...form.field('original_production_process_id')}
          label={say('plan.process_original')}
          description={say('plan.process_original_hint')}
          data={[
            { value: '', label: say('plan.process_original_none') },
            ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </FormModal>
  )
}

/** The form, and the conflict dialog's state. */
function useProcessForm({ process, onClose }: Pick<Props, 'process' | 'onClose'>) {
  const { placeId, lang, groupId } = usePlan()
  const create = useCreateProcess()
  const change = useChangeProcess()
  const conflict = useConflict(process, processes.list)
  const form = useCallForm({
    onProblem: conflict.onProblem,
    initialValues: {
      name: process?.name ?? '',
      description: process?.description ?? '',
      original_production_process_id: '',
    },
    validate: { name: required },
    save: async ({ name, description, original_production_process_id: original }) => {
      const body = { name: name.trim(), description }
      if (process !== null)
        await change.mutateAsync({
          params: { placeId, id: process.id },
          query: { lang },
          body: { ...body, version: conflict.latest()?.version },
        })
      else
        await create.mutateAsync({
          params: { placeId },
          query: { lang, ...ofGroup(groupId) },
          body: { ...body, original_production_process_id: original === '' ? null : Number(original) },
        })
      onClose()
    },
  })
  return { conflict, form }
}
