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
import { useChangeGroup, useCreateGroup } from '../plan.api.ts'

/** What is wanted of the list: a new group, a copy of one, another name for one. */
export type GroupAsked =
  | { readonly kind: 'new' }
  | { readonly kind: 'copy' | 'rename'; readonly group: ProductGroup }

const titles = { new: 'plan.group_add', copy: 'plan.group_copy', rename: 'plan.group_rename' } as const

/** The name of a product group; a new one opens once it is there. */
export function GroupForm({ asked, onClose }: { readonly asked: GroupAsked; readonly onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, planId } = usePlan()
  const create = useCreateGroup()
  const change = useChangeGroup()
  const given = asked.kind === 'new' ? null : asked.group
  const conflict = useConflict(asked.kind === 'rename' ? asked.group : null, productGroups.list)
  const form = useCallForm({
    onProblem: conflict.onProblem,
    initialValues: {
      name:
        given === null
          ? ''
          : asked.kind === 'copy'
            ? say('plan.group_copy_name', { name: given.name })
            : given.name,
    },
    validate: { name: required },
    save: async (values) => {
      const name = values.name.trim()
      const seen = conflict.latest()
      if (seen !== null)
        await change.mutateAsync({
          params: { placeId, planId, id: seen.id },
          body: { name, version: seen.version },
        })
      else {
        const made = await create.mutateAsync({
          params: { placeId, planId },
          body: { name, original_id: given?.id ?? null },
        })
        if (asked.kind === 'new')
          await navigate({ to: paths.planFspProducts, params: { fspProductGroupId: String(made.id) } })
      }
      onClose()
    },
  })
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
    <FormModal title={say(titles[asked.kind])} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={say('plan.group_name')}
        {...(asked.kind === 'copy' && { description: say('plan.group_copy_hint') })}
        maxLength={255}
        required
        data-autofocus
      />
    </FormModal>
  )
}
