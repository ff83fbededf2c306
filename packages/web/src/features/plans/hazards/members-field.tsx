import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { workGroupsOf } from '../plans.api.ts'

type Props = { readonly value: readonly number[]; readonly onChange: (value: readonly number[]) => void }

/** A choice of the responsible work groups of the place. */
export function MembersField({ value, onChange }: Props) {
  const say = useSay()
  const { placeId } = usePlan()
  const groups = useWorkGroups(placeId).filter(({ id, is_disabled }) => !is_disabled || value.includes(id))
  return (
    <Checkbox.Group
      label={say('plan.members')}
      description={say('plan.members_hint')}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {groups.length === 0 && (
          <Text size="sm" c="dimmed">
            {say('plan.work_groups_none')}
          </Text>
        )}
        {groups.map(({ id, name }) => (
          <Checkbox key={id} size="md" value={String(id)} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

export const useWorkGroups = (placeId: number) => useQuery(workGroupsOf(placeId)).data ?? []
