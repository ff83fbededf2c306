import type { TeamTask } from '@larder/contract/team-tasks'
import { teamFrequencies } from '@larder/core/team'
import { Button, Checkbox, Modal, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFocusBack } from '#kit/focus.ts'
import type { ConflictField } from '#kit/conflict.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import {
  groupsOf,
  requirementsOf,
  subtypesOf,
  useChangeRequirement,
  useCreateRequirement,
} from './team-tasks.api.ts'
import styles from '#ui/rows.module.css'

const frequencies = Object.entries(teamFrequencies) as [keyof typeof teamFrequencies, number][]

/** What the place requires, of whom and how often. */
export function Requirements({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const list = useQuery(requirementsOf(placeId, useLanguage()))
  const [editing, setEditing] = useState<TeamTask | 'new' | null>(null)
  const add = (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEditing('new')}
    >
      {say('team_tasks.new')}
    </Button>
  )
  return (
    <Card title={say('team_tasks.requirements')} aside={add}>
      {editing !== null && (
        <RequirementForm
          placeId={placeId}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <QueryView query={list} skeleton={<RowsSkeleton rows={2} />}>
        {(rows) => (
          <ul className={styles.rows} aria-label={say('team_tasks.requirements')}>
            {rows.map((item) => (
              <Row key={item.id ?? item.default_key} item={item} onEdit={() => setEditing(item)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function Row({ item, onEdit }: { readonly item: TeamTask; readonly onEdit: () => void }) {
  const say = useSay()
  const key = frequencies.find(([, id]) => id === item.task_frequency_type_id)?.[0] ?? 'once'
  const often =
    key === 'months'
      ? say('team_tasks.every_months', { count: item.repeat_months ?? 0 })
      : say(`team_tasks.frequency_${key}`)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600} {...(!item.is_active && { c: 'dimmed' })}>
          {item.name}
        </Text>
        <Text size="sm" c="dimmed">
          {item.is_active ? often : say('team_tasks.inactive')}
        </Text>
        {item.source !== '' && (
          <Text size="xs" c="dimmed">
            {item.source}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="md"
        aria-label={say('team_tasks.edit_named', { name: item.name })}
        onClick={onEdit}
      >
        {say('ui.edit')}
      </Button>
    </li>
  )
}

type Props = {
  readonly placeId: number
  /** Null adds a new one. */
  readonly item: TeamTask | null
  readonly onClose: () => void
}

function RequirementForm(props: Props) {
  const { placeId, item, onClose } = props
  const say = useSay()
  useFocusBack()
  const subtypes = useQuery(subtypesOf(useLanguage()))
  const [groups, setGroups] = useState<readonly number[]>(item?.groups ?? [])
  const [active, setActive] = useState(item?.is_active ?? true)
  const [frequency, setFrequency] = useState(String(item?.task_frequency_type_id ?? teamFrequencies.once))
  const { field, submit, saving } = useRequirementForm(props, { groups, active, frequency })
  return (
    <Modal
      opened
      onClose={onClose}
      title={item?.name ?? say('team_tasks.new')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {item?.default_key == null && (
            <TextInput {...field('name')} label={say('team_tasks.name')} maxLength={255} required />
          )}
          {item === null && subtypes.data !== undefined && (
            <ChoiceField
              {...field('task_subtype_id')}
              label={say('team_tasks.kind')}
              data={subtypes.data.map(({ id, name }) => ({ value: String(id), label: name }))}
              notEmpty
            />
          )}
          <FrequencyField value={frequency} onChange={setFrequency} />
          {frequency === String(teamFrequencies.months) && (
            <NumberInput
              {...field('repeat_months')}
              label={say('team_tasks.repeat_months')}
              negatives={false}
              max={240}
            />
          )}
          <Groups placeId={placeId} value={groups} onChange={setGroups} />
          <Switch
            label={say('team_tasks.active')}
            checked={active}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
        </Stack>
        <FormButtons saving={saving} onCancel={onClose} submit={undefined} mt="lg" />
      </form>
    </Modal>
  )
}

type FrequencyProps = { readonly value: string; readonly onChange: (frequency: string) => void }

function FrequencyField({ value, onChange }: FrequencyProps) {
  const say = useSay()
  return (
    <ChoiceField
      label={say('team_tasks.frequency')}
      data={frequencies.map(([key, id]) => ({
        value: String(id),
        label: say(`team_tasks.frequency_${key}`),
      }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      notEmpty
    />
  )
}

type GroupsProps = {
  readonly placeId: number
  readonly value: readonly number[]
  readonly onChange: (groups: readonly number[]) => void
}

function Groups({ placeId, value, onChange }: GroupsProps) {
  const say = useSay()
  const groups = useQuery(groupsOf(placeId))
  if (groups.data === undefined || groups.data.length === 0) return null
  return (
    <Checkbox.Group
      label={say('team_tasks.groups')}
      description={say('team_tasks.groups_hint')}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {groups.data.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} size="md" />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

type Chosen = {
  readonly groups: readonly number[]
  readonly active: boolean
  readonly frequency: string
}

/** What the form has beside its fields, in both versions. */
function useOthers(placeId: number, { groups, active, frequency }: Chosen) {
  const say = useSay()
  const { data = [] } = useQuery(groupsOf(placeId))
  const frequencyName = (id: number): string => {
    const key = frequencies.find(([, one]) => one === id)?.[0]
    return key === undefined ? '' : say(`team_tasks.frequency_${key}`)
  }
  const groupNames = (ids: readonly number[]): string =>
    data
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const yesNo = (is: boolean): string => say(is ? 'ui.yes' : 'ui.no')
  return (thing: unknown): ConflictField[] => {
    const theirs = thing as TeamTask
    return [
      {
        label: say('team_tasks.frequency'),
        mine: frequencyName(Number(frequency)),
        theirs: frequencyName(theirs.task_frequency_type_id),
      },
      { label: say('team_tasks.groups'), mine: groupNames(groups), theirs: groupNames(theirs.groups) },
      { label: say('team_tasks.active'), mine: yesNo(active), theirs: yesNo(theirs.is_active) },
    ]
  }
}

function useRequirementForm({ placeId, item, onClose }: Props, chosen: Chosen) {
  const { groups, active, frequency } = chosen
  const others = useOthers(placeId, chosen)
  const create = useCreateRequirement()
  const change = useChangeRequirement()
  const isOwn = item?.default_key == null
  return useCallForm({
    initialValues: {
      name: item?.name ?? '',
      task_subtype_id: String(item?.task_subtype_id ?? 7),
      repeat_months: String(item?.repeat_months ?? 12),
    },
    validate: { name: (value) => (isOwn ? required(value) : null) },
    changes: { opened: item, others, onTheirs: onClose },
    save: async ({ name, task_subtype_id, repeat_months }, base) => {
      const rhythm = {
        task_frequency_type_id: Number(frequency),
        repeat_months:
          frequency === String(teamFrequencies.months) ? Math.trunc(Number(repeat_months)) : null,
        groups: [...groups],
        is_active: active,
        ...(isOwn && { name: name.trim() }),
      }
      await (item?.id == null
        ? create.mutateAsync({
            params: { placeId },
            query: {},
            body: {
              ...rhythm,
              default_key: item?.default_key ?? null,
              task_subtype_id: Number(task_subtype_id),
            },
          })
        : change.mutateAsync({ params: { placeId, id: item.id }, query: {}, body: { ...rhythm, ...base } }))
      toast('success', texts.t('team_tasks.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}
