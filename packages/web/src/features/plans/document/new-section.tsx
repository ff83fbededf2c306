import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SectionGroup } from '@larder/contract/own-words'
import { paths } from '#app/paths.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { useCreateSection } from '../plans.api.ts'
import { menuGroups } from './menu-groups.ts'

/** Adds a section of the place's own and opens it for writing. */
export function NewSection() {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {say('plan.section_add')}
      </Button>
      {opened && <NewSectionForm onClose={() => setOpened(false)} />}
    </>
  )
}

/** Name and group of a section of the place's own. */
function NewSectionForm({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, lang } = usePlan()
  const create = useCreateSection()
  const form = useCallForm({
    initialValues: { name: '', section_group: 'annexes' },
    validate: { name: required },
    save: async ({ name, section_group }) => {
      const { static_name } = await create.mutateAsync({
        params: { placeId },
        body: {
          name: name.trim(),
          section_group: section_group as SectionGroup['section_group'],
          language: lang,
        },
      })
      onClose()
      await navigate({
        to: paths.planCustom,
        params: { custom: static_name },
        search: { inlineEditEnabled: true },
      })
    },
  })
  return (
    <FormModal title={say('plan.section_add')} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={say('plan.section_name')}
        maxLength={200}
        required
        data-autofocus
      />
      <NativeSelect
        {...form.field('section_group')}
        label={say('plan.section_group')}
        data={menuGroups(say)}
      />
    </FormModal>
  )
}
