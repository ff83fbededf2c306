import { workGroups } from '@larder/contract/work-groups'
import { useQuery } from '@tanstack/react-query'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'
import { ChoiceField } from '#ui/choice-field.tsx'

type Group = { readonly value: string; readonly label: string }

/** Groups of people of the place. */
export function useGroups(): readonly Group[] {
  const groups = useQuery(query(workGroups.list, { params: { placeId: usePlaceId() } }))
  return (groups.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

type Props = {
  readonly groups: readonly Group[]
  readonly value: string
  readonly onChange: (group: string) => void
}

/** The group that is responsible for this part; nothing if the place has no groups. */
export function GroupField({ groups, value, onChange }: Props) {
  const say = useSay()
  return groups.length === 0 ? null : (
    <ChoiceField
      label={say('tasks.group')}
      data={groups}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
