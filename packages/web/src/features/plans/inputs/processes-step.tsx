import { Chip, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toggleProcess, toggleSubProcess, type SelectedProcess } from '@larder/core/plan-progress'
import type { PlaceProcess, ProcessChoice } from '@larder/contract/processes'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import {
  groupProcessesOf,
  offeredProcessesOf,
  ofGroup,
  processesOf,
  useSelectProcesses,
} from '../plans.api.ts'
import { ChoiceCard } from './choice-card.tsx'
import styles from './inputs.module.css'
import { OwnProcesses } from './own-processes.tsx'
import { Step, type StepProps } from './step.tsx'

/** The processes of the place or of a product group, their sub-processes, and the place's own processes. */
export function ProcessesStep({ wizard }: StepProps) {
  const { place, placeId, lang, groupId } = usePlan()
  const offered = useQuery(
    groupId === null ? offeredProcessesOf(placeId, lang) : groupProcessesOf(place, lang, groupId),
  )
  const own = useQuery(processesOf(placeId, lang, groupId))
  return (
    <QueryView query={offered} skeleton={<FormSkeleton />}>
      {(choices) => (
        <QueryView query={own} skeleton={<FormSkeleton />}>
          {(rows) => (
            <Processes
              key={groupId}
              choices={choices}
              own={rows.filter(({ process_id }) => process_id === null)}
              {...(wizard && { wizard })}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

const selectionOf = (choices: readonly ProcessChoice[]): readonly SelectedProcess[] =>
  choices
    .filter(({ selected }) => selected)
    .map(({ id, sub_processes }) => ({
      process_id: id,
      sub_processes: sub_processes.filter((sub) => sub.selected).map((sub) => sub.id),
    }))

/** The selection as text, independent of the order of clicks. */
const textOf = (selection: readonly SelectedProcess[]): string =>
  JSON.stringify(
    selection
      .map(({ process_id, sub_processes }) => [process_id, sub_processes.toSorted((a, b) => a - b)] as const)
      .toSorted(([a], [b]) => a - b),
  )

type Props = StepProps & { readonly choices: readonly ProcessChoice[]; readonly own: readonly PlaceProcess[] }

function useSelection(choices: readonly ProcessChoice[]) {
  const { placeId, lang, groupId } = usePlan()
  const stored = selectionOf(choices)
  const [selection, setSelection] = useState(stored)
  const select = useSelectProcesses()
  return {
    selection,
    setSelection,
    dirty: textOf(selection) !== textOf(stored),
    save: () =>
      select.mutateAsync({
        params: { placeId },
        query: { lang, ...ofGroup(groupId) },
        body: selection.map(({ process_id, sub_processes }) => ({
          process_id,
          sub_processes: sub_processes.map((id) => ({ id, selected: true })),
        })),
      }),
  }
}

function Processes({ choices, own, wizard }: Props) {
  const say = useSay()
  const { canEdit } = usePlan()
  const { selection, setSelection, dirty, save } = useSelection(choices)
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const visibleChoices = choices.filter(({ name, sub_processes }) =>
    [name, ...sub_processes.map((sub) => sub.name)].some((one) => one.toLowerCase().includes(words)),
  )
  return (
    <Step
      dirty={dirty}
      save={save}
      missing={selection.length === 0 && own.length === 0 ? say('plan.choose_something') : null}
      {...(wizard && { wizard })}
    >
      <Card
        title={say('plan.processes')}
        aside={
          <Text c="dimmed" size="sm">
            {say('plan.chosen', { chosen: selection.length, count: choices.length })}
          </Text>
        }
      >
        <TextInput
          size="sm"
          maw={320}
          mb="md"
          aria-label={say('plan.search')}
          placeholder={say('plan.search')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={styles.processes}>
          {visibleChoices.map((process) => (
            <ProcessCard
              key={process.id}
              process={process}
              selected={selection.find(({ process_id }) => process_id === process.id)}
              disabled={!canEdit}
              onChange={(change) => setSelection(change)}
            />
          ))}
        </div>
        {visibleChoices.length === 0 && <Text c="dimmed">{say('plan.nothing_found')}</Text>}
      </Card>
      <OwnProcesses own={own} choices={choices} />
    </Step>
  )
}

type CardProps = {
  readonly process: ProcessChoice
  readonly selected: SelectedProcess | undefined
  readonly disabled: boolean
  readonly onChange: (change: (selection: readonly SelectedProcess[]) => readonly SelectedProcess[]) => void
}

function ProcessCard({
  process: { id, name, description, sub_processes },
  selected,
  disabled,
  onChange,
}: CardProps) {
  const say = useSay()
  return (
    <ChoiceCard
      label={name}
      description={description}
      checked={selected !== undefined}
      disabled={disabled}
      onToggle={() => onChange((now) => toggleProcess(now, id))}
    >
      {selected !== undefined && sub_processes.length > 0 && (
        <div className={styles.subs} role="group" aria-label={say('plan.sub_processes_of', { name })}>
          {sub_processes.map((sub) => (
            <Chip
              key={sub.id}
              size="sm"
              variant="outline"
              checked={selected.sub_processes.includes(sub.id)}
              disabled={disabled}
              onChange={() => onChange((now) => toggleSubProcess(now, id, sub.id))}
            >
              {sub.name}
            </Chip>
          ))}
        </div>
      )}
    </ChoiceCard>
  )
}
