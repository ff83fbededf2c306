import type { TeamMatrix, TeamTask, TeamTaskEntry } from '@larder/contract/team-tasks'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { PhotoList } from '#ui/photo-list.tsx'
import { entriesOf, useRemoveEntry } from './team-tasks.api.ts'
import styles from './team-tasks.module.css'

/** A person and what is required of them. */
export type Subject = {
  readonly placeId: number
  readonly person: TeamMatrix['people'][number]
  readonly requirement: TeamTask
}
type Props = Subject & { readonly onEdit: (entry: TeamTaskEntry) => void }

/** What the person has for the requirement, the newest first. */
export function EntryHistory({ placeId, person, requirement, onEdit }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const entries = useQuery(entriesOf(placeId, person.id, useLanguage()))
  const remove = useRemoveEntry()
  const [removing, setRemoving] = useState<TeamTaskEntry | null>(null)
  const own = (entries.data ?? []).filter(({ team_task_id }) => team_task_id === requirement.id)
  if (own.length === 0) return null
  return (
    <Stack gap={0} mt="lg">
      <Text fw={600}>{say('team_tasks.history', { name: person.name })}</Text>
      {own.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          onEdit={() => onEdit(entry)}
          onRemove={() => setRemoving(entry)}
        />
      ))}
      <ConfirmModal
        opened={removing !== null}
        title={say('team_tasks.remove_named', { name: formatDate(removing?.date ?? '', datePattern) })}
        confirm={say('team_tasks.remove')}
        dangerous
        busy={remove.isPending}
        onClose={() => setRemoving(null)}
        onConfirm={() =>
          remove.mutate(
            { params: { placeId, id: removing?.id ?? 0 }, query: { base_version: removing?.version ?? 0 } },
            {
              onError: (thrown) => toastProblem(asProblem(thrown)),
              onSettled: () => setRemoving(null),
            },
          )
        }
      >
        {say('team_tasks.remove_hint')}
      </ConfirmModal>
    </Stack>
  )
}

type EntryProps = {
  readonly entry: TeamTaskEntry
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Entry({ entry: { date, valid_until, trainer, comment, file }, onEdit, onRemove }: EntryProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const day = formatDate(date, datePattern)
  const until =
    valid_until === null ? '' : say('team_tasks.until', { date: formatDate(valid_until, datePattern) })
  const words = [day, until, trainer, comment].filter((part) => part !== '').join(' · ')
  return (
    <div className={styles.entry}>
      <Stack gap={6}>
        <Text size="sm">{words}</Text>
        {file !== null && <PhotoList list={[file]} label={say('team_tasks.scan')} />}
      </Stack>
      <Group gap="xs">
        <Button
          variant="default"
          size="md"
          aria-label={say('team_tasks.edit_named', { name: day })}
          onClick={onEdit}
        >
          {say('ui.edit')}
        </Button>
        <Button
          variant="subtle"
          size="md"
          aria-label={say('team_tasks.remove_named', { name: day })}
          onClick={onRemove}
        >
          {say('team_tasks.remove')}
        </Button>
      </Group>
    </div>
  )
}
