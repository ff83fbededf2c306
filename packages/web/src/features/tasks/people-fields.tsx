import { Checkbox, Group, NativeSelect, Stack, Switch } from '@mantine/core'
import { classifiers } from '@larder/contract/classifiers'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import type { TaskDraft } from './editor-values.ts'
import { useGroups } from './group-field.tsx'

type Props = { readonly draft: TaskDraft; readonly onChange: (part: Partial<TaskDraft>) => void }

/** The groups that do the task, are notified, and verify it. */
export function PeopleFields({ draft, onChange }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const groups = useGroups()
  const notices = useQuery(query(classifiers.verification_notification_frequencies, { query: { lang } }))
  const roles = (label: string, value: readonly string[], set: (ids: string[]) => void) =>
    groups.length > 0 && (
      <Checkbox.Group size="md" label={label} value={[...value]} onChange={set}>
        <Group gap="md" mt="xs">
          {groups.map((group) => (
            <Checkbox key={group.value} py={10} value={group.value} label={group.label} />
          ))}
        </Group>
      </Checkbox.Group>
    )
  return (
    <Stack gap="md">
      <ChoiceField
        label={say('tasks.group')}
        data={groups}
        value={draft.group}
        onChange={(event) => onChange({ group: event.currentTarget.value })}
      />
      {roles(say('tasks.responsible'), draft.responsible, (responsible) => onChange({ responsible }))}
      {roles(say('tasks.notify'), draft.notify, (notify) => onChange({ notify }))}
      <Switch
        py={8}
        label={say('tasks.is_ticket')}
        checked={draft.is_ticket}
        onChange={(event) => onChange({ is_ticket: event.currentTarget.checked })}
      />
      <Switch
        py={8}
        label={say('tasks.verified')}
        checked={draft.verified}
        onChange={(event) => onChange({ verified: event.currentTarget.checked })}
      />
      {draft.verified && (
        <>
          <ChoiceField
            label={say('tasks.verified_by')}
            data={groups}
            value={draft.verified_by}
            onChange={(event) => onChange({ verified_by: event.currentTarget.value })}
          />
          <NativeSelect
            label={say('tasks.verify_notice')}
            data={[
              { value: '', label: say('ui.choose') },
              ...(notices.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={draft.notice}
            onChange={(event) => onChange({ notice: event.currentTarget.value })}
          />
        </>
      )}
    </Stack>
  )
}
