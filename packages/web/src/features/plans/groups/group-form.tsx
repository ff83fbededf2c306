import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { productGroups, type ProductGroup } from '@larder/contract/product-groups'
import { paths } from '#app/paths.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { usePlan } from '../plan-context.ts'
import { useChangeGroup, useCreateGroup } from '../plans.api.ts'

/** The action of the form: create a group, copy one, or rename one. */
export type GroupAction =
  | { readonly kind: 'new' }
  | { readonly kind: 'copy' | 'rename'; readonly group: ProductGroup }

const titles = { new: 'plan.group_add', copy: 'plan.group_copy', rename: 'plan.group_rename' } as const

type Props = { readonly action: GroupAction; readonly onClose: () => void }

/** The name of a product group; a new group opens once it is saved. */
export function GroupForm({ action, onClose }: Props) {
  const say = useSay()
  const { conflict, form } = useGroupForm({ action, onClose })
  if (conflict.theirs !== null) {
    return (
      <InputConflict
        conflict={conflict}
        fields={[
          {
            label: say('plan.group_name'),
            mine: form.form.getValues().name.trim(),
            theirs: conflict.theirs.name,
          },
        ]}
        form={form}
        onClose={onClose}
      />
    )
  }
  return (
    <FormModal title={say(titles[action.kind])} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={say('plan.group_name')}
        {...(action.kind === 'copy' && { description: say('plan.group_copy_hint') })}
        maxLength={255}
        required
        data-autofocus
      />
    </FormModal>
  )
}

/** The form, and the conflict dialog's state. */
function useGroupForm({ action, onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, planId } = usePlan()
  const create = useCreateGroup()
  const change = useChangeGroup()
  const original = action.kind === 'new' ? null : action.group
  const conflict = useConflict(action.kind === 'rename' ? action.group : null, productGroups.list)
  const form = useCallForm({
    onProblem: conflict.onProblem,
    initialValues: {
      name:
        original === null
          ? ''
          : action.kind === 'copy'
            ? say('plan.group_copy_name', { name: original.name })
            : original.name,
    },
    validate: { name: required },
    save: async (values) => {
      const name = values.name.trim()
      const renamed = conflict.latest()
      if (renamed !== null)
        await change.mutateAsync({
          params: { placeId, planId, id: renamed.id },
          body: { name, version: renamed.version },
        })
      else {
        const created = await create.mutateAsync({
          params: { placeId, planId },
          body: { name, original_id: original?.id ?? null },
        })
        if (action.kind === 'new')
          await navigate({ to: paths.planFspProducts, params: { fspProductGroupId: String(created.id) } })
      }
      onClose()
    },
  })
  return { conflict, form }
}
