import { NativeSelect, Text } from '@mantine/core'
import { groupsAtWork, isWorkOf, responsibleGroups } from '@larder/core/tasks'
import type { TaskOfDay } from '@larder/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { choicesOf } from './entries.api.ts'

/** Everybody's work, the user's (of all their groups), or the id of one group. */
export type Whose = string
const ALL: Whose = ''
const MINE: Whose = 'mine'

const unitId = ({ unit }: TaskOfDay): number | null => unit?.id ?? null
const namesGroups = (task: TaskOfDay): boolean => groupsAtWork(task, unitId(task)).length > 0

const choosesFromLists = ({ task_steps }: TaskOfDay): boolean =>
  task_steps.some(({ task_step_type_name: type }) => type === 'choose_partner' || type === 'choose_product')

function useGroups(needed: boolean) {
  const { data } = useQuery({ ...choicesOf(usePlaceId()), enabled: needed })
  return { groups: data?.groups ?? [], mine: data?.my_group_ids ?? [] }
}

export type WhoseWork = {
  readonly whose: Whose
  readonly choose: (whose: Whose) => void
  /** Empty where no task of the day has a group. */
  readonly offered: readonly {
    readonly value: Whose
    readonly label: string
  }[]
  readonly shown: readonly TaskOfDay[]
}

/** The tasks of the day, filtered by group. The device keeps the choice: a phone at the bar shows the bar. */
export function useWhoseWork(tasks: readonly TaskOfDay[]): WhoseWork {
  const say = useSay()
  const [chosen, setChosen] = useState(() => readLocal('whose_work') ?? ALL)
  const groupIds = new Set(tasks.flatMap((task) => groupsAtWork(task, unitId(task))))
  // Loaded with the day, so that forms which choose from lists also work offline.
  const { groups, mine } = useGroups(groupIds.size > 0 || tasks.some(choosesFromLists))
  const offered =
    groupIds.size === 0
      ? []
      : [
          { value: ALL, label: say('entries.work_of_all') },
          ...(mine.length === 0 ? [] : [{ value: MINE, label: say('entries.work_of_mine') }]),
          ...groups
            .filter(({ id }) => groupIds.has(id))
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]
  const whose = offered.some(({ value }) => value === chosen) ? chosen : ALL
  const ids = whose === MINE ? mine : [Number(whose)]
  const choose = (next: Whose): void => {
    writeLocal('whose_work', next === ALL ? null : next)
    setChosen(next)
  }
  return {
    whose,
    choose,
    offered,
    shown: whose === ALL ? tasks : tasks.filter((task) => isWorkOf(task, unitId(task), ids)),
  }
}

export function WhoseFilter({ work: { whose, choose, offered } }: { readonly work: WhoseWork }) {
  const say = useSay()
  return offered.length === 0 ? null : (
    <NativeSelect
      size="md"
      flex={1}
      miw={0}
      maw={{ sm: '22rem' }}
      label={say('entries.whose_work')}
      value={whose}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[...offered]}
    />
  )
}

/** “Done by: Kitchen”; nothing for a task without a group. */
export function WorkOf({ task }: { readonly task: TaskOfDay }) {
  const say = useSay()
  const { groups } = useGroups(namesGroups(task))
  const ids = responsibleGroups(task, unitId(task))
  const names = groups.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.length === 0 ? null : (
    <Text size="sm">{say('entries.work_of', { groups: names.join(', ') })}</Text>
  )
}

/** The group that is responsible for one line or one field. */
export function GroupNote({ group }: { readonly group: number | null }) {
  const say = useSay()
  const { groups } = useGroups(group !== null)
  const name = groups.find(({ id }) => id === group)?.name
  return name === undefined ? null : (
    <Text size="sm" c="dimmed">
      {say('entries.work_of', { groups: name })}
    </Text>
  )
}
