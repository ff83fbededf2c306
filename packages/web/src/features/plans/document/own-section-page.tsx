import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SectionGroup } from '@larder/contract/own-words'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RichTextView } from '#ui/rich-text-view.tsx'
import { RemoveQuestion } from '../inputs/remove-question.tsx'
import { usePlan } from '../plan-context.ts'
import { sectionGroupsOf, useChangeSection, useRemoveSection } from '../plans.api.ts'
import { WhatChanged } from '../versions/what-changed.tsx'
import { OwnTextForm } from './own-text-form.tsx'
import { menuGroups } from './menu-groups.ts'
import { SectionFooter } from './section-menu.tsx'
import { LanguageNote } from './language-note.tsx'

/**
 * A section of the place's own: shown, and edited where it stands; `inlineEditEnabled` opens it for editing
 * at once.
 */
export function OwnSectionPage({ name }: { readonly name: string }) {
  const { placeId } = usePlan()
  const sections = useQuery(sectionGroupsOf(placeId))
  return (
    <QueryView query={sections}>
      {(list) => {
        const section = list.find(({ static_name }) => static_name === name)
        return section === undefined ? (
          <Navigate to={paths.planTitlePage} replace />
        ) : (
          <OwnSection section={section} />
        )
      }}
    </QueryView>
  )
}

function OwnSection({ section }: { readonly section: SectionGroup }) {
  const say = useSay()
  const navigate = useNavigate()
  const { canEdit } = usePlan()
  const { inlineEditEnabled = false } = useSearch({ strict: false })
  const edit = (on: boolean): void =>
    void navigate({
      to: paths.planCustom,
      params: { custom: section.static_name },
      search: on ? { inlineEditEnabled: true } : {},
      replace: true,
    })
  return (
    <>
      <PageHeader title={section.name} hint={say('plan.section_own_hint')} />
      <Stack gap="lg">
        <LanguageNote shown={section.language} />
        <WhatChanged section={section.static_name} />
        {canEdit && inlineEditEnabled ? (
          <EditSection opened={section} onClose={() => edit(false)} />
        ) : (
          <ShownSection section={section} onEdit={() => edit(true)} />
        )}
        <SectionFooter name={section.static_name} />
      </Stack>
    </>
  )
}

function ShownSection({ section, onEdit }: { readonly section: SectionGroup; readonly onEdit: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, canEdit } = usePlan()
  const remove = useRemoveSection()
  const [removing, setRemoving] = useState(false)
  const removeAndLeave = async (): Promise<void> => {
    await remove.mutateAsync({
      params: { placeId, id: section.id },
      query: { base_version: section.version },
    })
    await navigate({ to: paths.plan, replace: true })
  }
  return (
    <Card>
      <Stack gap="md">
        {section.text.length === 0 ? (
          <Text c="dimmed">{say('plan.section_empty')}</Text>
        ) : (
          <RichTextView text={section.text} below={1} />
        )}
        {canEdit && (
          <Group gap="sm">
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={onEdit}
            >
              {say('ui.edit')}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => setRemoving(true)}
            >
              {say('ui.remove')}
            </Button>
          </Group>
        )}
      </Stack>
      <RemoveQuestion
        name={removing ? section.name : null}
        remove={removeAndLeave}
        onClose={() => setRemoving(false)}
      />
    </Card>
  )
}

function EditSection({ opened, onClose }: { readonly opened: SectionGroup; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const change = useChangeSection()
  const [base, setBase] = useState(opened)
  const [name, setName] = useState(base.name)
  const [group, setGroup] = useState(base.section_group)
  const take = (theirs: SectionGroup): void => {
    setBase(theirs)
    setName(theirs.name)
    setGroup(theirs.section_group)
  }
  return (
    <Card>
      <OwnTextForm
        key={base.version}
        label={say('plan.section_text')}
        initial={base.text}
        save={(text, reason, over) =>
          change.mutateAsync({
            params: { placeId, id: base.id },
            body: {
              name: name.trim(),
              section_group: group,
              order_number: base.order_number,
              language: base.text.length === 0 ? lang : base.language,
              text,
              reason,
              version: over?.version ?? base.version,
            },
          })
        }
        onTake={(theirs) => take(theirs as SectionGroup)}
        onClose={onClose}
      >
        <TextInput
          label={say('plan.section_name')}
          maxLength={200}
          required
          value={name}
          error={name.trim() === '' ? say('rule.required') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={say('plan.section_group')}
          value={group}
          data={menuGroups(say)}
          onChange={(event) => setGroup(event.currentTarget.value as SectionGroup['section_group'])}
        />
      </OwnTextForm>
    </Card>
  )
}
