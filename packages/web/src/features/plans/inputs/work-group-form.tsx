import { TextInput } from '@mantine/core'
import { workGroups, type WorkGroup } from '@larder/contract/work-groups'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { email, required } from '#kit/rules.ts'
import { usePlan } from '../plan-context.ts'
import { useChangeWorkGroup, useCreateWorkGroup } from '../plans.api.ts'
import { FormModal } from './form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'

/** `group`: null for a new one. */
type Props = { readonly group: WorkGroup | null; readonly onClose: () => void }

/** A work group, new or to be changed: its name and e-mail address. */
export function WorkGroupForm({ group, onClose }: Props) {
  const say = useSay()
  const { conflict, form } = useWorkGroupForm({ group, onClose })
  if (conflict.theirs !== null) {
    const [mine, theirs] = [form.form.getValues(), conflict.theirs]
    const fields = [
      { label: say('plan.work_group_name'), mine: mine.name.trim(), theirs: theirs.name },
      { label: say('plan.work_group_email'), mine: mine.email.trim(), theirs: theirs.email },
    ]
    return <InputConflict conflict={conflict} fields={fields} form={form} onClose={onClose} />
  }
  return (
    <FormModal
      title={say(group === null ? 'plan.work_group_add' : 'plan.work_group_edit')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={say('plan.work_group_name')}
        maxLength={255}
        required
        data-autofocus
      />
      <TextInput
        {...form.field('email')}
        label={say('plan.work_group_email')}
        description={say('plan.work_group_email_hint')}
        type="email"
        maxLength={254}
      />
    </FormModal>
  )
}

/** The form, and the conflict dialog's state. */
function useWorkGroupForm({ group, onClose }: Props) {
  const { placeId } = usePlan()
  const create = useCreateWorkGroup()
  const change = useChangeWorkGroup()
  const conflict = useConflict(group, workGroups.list)
  const form = useCallForm({
    onProblem: conflict.onProblem,
    initialValues: {
      name: group?.name ?? '',
      email: group?.email ?? '',
    },
    validate: { name: required, email: (value) => (value.trim() === '' ? null : email(value)) },
    save: async ({ name, email: address }) => {
      const body = {
        name: name.trim(),
        email: address.trim(),
        is_disabled: conflict.latest()?.is_disabled ?? false,
      }
      await (group === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({
            params: { id: group.id },
            body: { ...body, version: conflict.latest()?.version },
          }))
      onClose()
    },
  })
  return { conflict, form }
}
